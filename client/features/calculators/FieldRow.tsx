import type { CalculatorField } from '../../../shared/calculators/read-fields.ts'
import styles from './fields.module.scss'

type Props = {
  readonly group: string
  readonly fields: readonly CalculatorField[]
  /** Shows the labels; the rows below have the same ones. */
  readonly hasHeader: boolean
}

/** Fields beside each other, as in a table, with their errors below. */
export function FieldRow({ group, fields, hasHeader }: Props) {
  const id = fields[0]?.name
  const errors = [...new Set(fields.flatMap(({ error }) => error ?? []))]
  return (
    <fieldset className={styles.row} data-header={hasHeader || undefined}>
      <legend>{group}</legend>
      {fields.map(({ name, label, value, error }) => (
        <div key={name}>
          <label htmlFor={name}>{label}</label>
          <input
            id={name}
            name={name}
            defaultValue={value}
            inputMode="decimal"
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}-error-${errors.indexOf(error)}`}
          />
        </div>
      ))}
      {errors.map((error, index) => (
        <p key={error} id={`${id}-error-${index}`} className={styles.error}>
          {error}
        </p>
      ))}
    </fieldset>
  )
}
