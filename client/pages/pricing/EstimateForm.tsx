import { linkTo } from '../../../shared/addresses/links.ts'
import type { EstimateInput } from '../../../shared/pricing/load-estimate.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { useLiveForm } from '../../features/calculators/use-live-form.ts'
import styles from './pricing.module.scss'

type Props = { readonly inputs: readonly EstimateInput[]; readonly update: string }

/** The inputs. Without scripts the browser sends them with the button. */
export function EstimateForm({ inputs, update }: Props) {
  const action = `${linkTo('pricing')}#estimate`
  const { form, onInput, onSubmit } = useLiveForm(action, inputs.map(toShown))
  return (
    <form ref={form} className={styles.form} action={action} autoComplete="off" onInput={onInput} onSubmit={onSubmit}>
      {inputs.map(({ value, ...input }) => (
        <Field
          key={input.name}
          id={input.name}
          defaultValue={value}
          inputMode={input.options === undefined ? 'numeric' : undefined}
          {...input}
        />
      ))}
      <div data-only="scriptless">
        <Button type="submit">{update}</Button>
      </div>
    </form>
  )
}

/** An option that does not exist leaves its choice empty. */
function toShown({ name, value, options }: EstimateInput) {
  const isShown = options === undefined || options.some(option => option.value === value)
  return { name, value: isShown ? value : '' }
}
