import type { CalculatorField } from '../../../shared/calculators/load-calculator.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { useLiveForm } from './use-live-form.ts'

type Props = { readonly action: string; readonly fields: readonly CalculatorField[]; readonly update: string }

/** The inputs. Without scripts the browser sends them with the button. */
export function CalculatorForm({ action, fields, update }: Props) {
  const { form, onInput, onSubmit } = useLiveForm(action, fields)
  return (
    <form ref={form} className="calculator-form" action={action} onInput={onInput} onSubmit={onSubmit}>
      {fields.map(({ value, ...field }) => (
        <Field
          key={field.name}
          id={field.name}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          {...field}
        />
      ))}
      <div data-only="scriptless">
        <Button type="submit">{update}</Button>
      </div>
    </form>
  )
}
