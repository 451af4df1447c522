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
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'datetime-local'
  readonly inputMode?: 'numeric'
  /** Makes the field a text area of this many rows. */
  readonly rows?: number
  /** Makes the field a choice. */
  readonly options?: readonly (string | Option)[]
  readonly suggestions?: readonly string[]
  readonly required?: boolean
  readonly autoComplete?: string
  /** The text of a controlled field. */
  readonly value?: string
  /** The initial text of an uncontrolled field. */
  readonly defaultValue?: string
  readonly onEdit?: (value: string) => void
}

/** An option whose value differs from its words. */
type Option = { readonly value: string; readonly label: string }

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
          {hasValue(options, attributes.defaultValue) || <option value="">Choose one</option>}
          {options.map(option =>
            typeof option === 'string' ? (
              <option key={option}>{option}</option>
            ) : (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ),
          )}
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

/** Whether the choice begins with one of its options, so that it needs none for 'nothing chosen'. */
function hasValue(options: NonNullable<FieldProps['options']>, value: string | undefined): boolean {
  return options.some(option => (typeof option === 'string' ? option : option.value) === value)
}
