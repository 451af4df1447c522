import type { CalculatorData, CalculatorField } from '../../../shared/calculators/load-calculator.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { FieldRow } from './FieldRow.tsx'
import styles from './fields.module.scss'
import { useLiveForm } from './use-live-form.ts'

type Props = Pick<CalculatorData, 'fields' | 'others'> & { readonly action: string; readonly update: string }

/** The inputs. Without scripts the browser sends them with the button. */
export function CalculatorForm({ action, fields, others, update }: Props) {
  const { form, onInput, onSubmit } = useLiveForm(action, fields)
  return (
    <form ref={form} className={styles.form} action={action} onInput={onInput} onSubmit={onSubmit}>
      {toRows(fields).map(([first, ...rest], index) =>
        first?.group === undefined ? (
          first && <NumberField key={first.name} {...first} />
        ) : (
          <FieldRow key={first.group} group={first.group} fields={[first, ...rest]} hasHeader={index === 0} />
        ),
      )}
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div data-only="scriptless">
        <Button type="submit">{update}</Button>
      </div>
    </form>
  )
}

function NumberField({ value, ...field }: CalculatorField) {
  return <Field id={field.name} defaultValue={value} inputMode="numeric" autoComplete="off" {...field} />
}

/** Single fields, and those that follow each other with the same group. */
function toRows(fields: readonly CalculatorField[]): readonly (readonly CalculatorField[])[] {
  const rows: CalculatorField[][] = []
  for (const field of fields) {
    const row = rows.at(-1)
    if (row === undefined || field.group === undefined || row[0]?.group !== field.group) rows.push([field])
    else row.push(field)
  }
  return rows
}
