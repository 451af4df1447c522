import type { ContactFieldName } from '../../../shared/contact/contact-rules.ts'
import styles from '../../components/Field.module.scss'

type Props = {
  readonly name: ContactFieldName
  readonly label: string
  /** The initial value; the field is uncontrolled. */
  readonly value: string
  readonly error: string | undefined
  readonly onEdit: (name: ContactFieldName) => void
  readonly type?: 'text' | 'email'
  /** Makes the field a text area of this height. */
  readonly rows?: number
  readonly isRequired?: boolean
  readonly autoComplete?: string
}

/** A labeled field with its error message. */
export function Field({ name, label, value, error, onEdit, type = 'text', rows, isRequired, autoComplete }: Props) {
  const messageId = `${name}-error`
  const shared = {
    id: name,
    name,
    defaultValue: value,
    required: isRequired,
    autoComplete,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : messageId,
    onInput: () => onEdit(name),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {rows === undefined ? <input type={type} {...shared} /> : <textarea rows={rows} {...shared} />}
      {error !== undefined && (
        <p id={messageId} className={styles.message}>
          {error}
        </p>
      )}
    </div>
  )
}
