import { type ChangeEvent, useId } from 'react'
import styles from './Field.module.scss'
import text from './text.module.scss'

export type FieldProps = {
  readonly name: string
  readonly label: string
  /** Default: a generated id, because another form on the page may use the same names. */
  readonly id?: string
  readonly hint?: string
  readonly error?: string
  readonly type?: 'text' | 'email' | 'password' | 'datetime-local'
  /** Makes the field a text area of this many rows. */
  readonly rows?: number
  /** Makes the field a choice. */
  readonly options?: readonly string[]
  readonly suggestions?: readonly string[]
  readonly required?: boolean
  readonly autoComplete?: string
  /** The text of a controlled field. */
  readonly value?: string
  /** The initial text of an uncontrolled field. */
  readonly defaultValue?: string
  readonly onEdit?: (value: string) => void
}

type EditEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** A labeled input, text area or choice with its hint and its error. */
export function Field({
  label,
  hint,
  error,
  type = 'text',
  rows,
  options,
  suggestions,
  onEdit,
  ...attributes
}: FieldProps) {
  const generatedId = useId()
  const { id = generatedId } = attributes
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  const control = {
    ...attributes,
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': notes.join(' ') || undefined,
    onChange: (event: EditEvent) => onEdit?.(event.currentTarget.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {options !== undefined && (
        <select {...control}>
          <option value="">Choose one</option>
          {options.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {rows !== undefined && <textarea rows={rows} {...control} />}
      {options === undefined && rows === undefined && (
        <input type={type} list={suggestions && `${id}-list`} {...control} />
      )}
      {suggestions !== undefined && (
        <datalist id={`${id}-list`}>
          {suggestions.map(suggestion => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={text.note}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.message}>
          {error}
        </p>
      )}
    </div>
  )
}
