import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import type { CalculatorField } from '../../../shared/calculators/read-fields.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { isInPlace } from '../navigation/internal-links.ts'
import { FieldRow } from './FieldRow.tsx'
import { useLiveForm } from './use-live-form.ts'

type Props = Pick<CalculatorData, 'fields'> &
  Partial<Pick<CalculatorData, 'others'>> & {
    readonly className: string | undefined
    readonly action: string
    readonly update: string
  }

/** The inputs. A link to other inputs fills the form anew; what the visitor types stays as it is. */
export function CalculatorForm(props: Props) {
  const location = useLocation()
  const [entry, setEntry] = useState(location.key)
  if (entry !== location.key && !isInPlace(location)) setEntry(location.key)
  return <LiveForm key={entry} {...props} />
}

/** Without scripts the browser sends the inputs with the button. */
function LiveForm({ className, action, fields, others = [], update }: Props) {
  const { form, onInput, onSubmit } = useLiveForm(action, fields.map(toShown))
  return (
    <form ref={form} className={className} action={action} autoComplete="off" onInput={onInput} onSubmit={onSubmit}>
      {toRows(fields).map(([first, ...rest], index) =>
        first?.group === undefined ? (
          first && <SingleField key={first.name} {...first} />
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

function SingleField({ value, ...field }: CalculatorField) {
  const inputMode = field.options === undefined ? 'numeric' : undefined
  return <Field id={field.name} defaultValue={value} inputMode={inputMode} {...field} />
}

/** An option that does not exist leaves its choice empty. */
function toShown({ name, value, options }: CalculatorField) {
  const isShown = options === undefined || options.some(option => option.value === value)
  return { name, value: isShown ? value : '' }
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
