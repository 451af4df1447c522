import styles from '../../components/Field.module.scss'
import text from '../../components/text.module.scss'
import type { EditorFieldDefinition } from './editor-fields.ts'
import type { PostFieldName } from './post-fields.ts'

type Props = {
  readonly field: EditorFieldDefinition
  readonly value: string
  readonly error: string | undefined
  readonly suggestions: readonly string[] | undefined
  readonly onEdit: (name: PostFieldName, value: string) => void
}

/** A labelled field of the editor with its hint and its error. */
export function EditorField({ field, value, error, suggestions, onEdit }: Props) {
  const { name, label, hint, isOptional = false, type = 'text', rows, options } = field
  const id = `post-${name}`
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  const attributes = {
    id,
    name,
    value,
    required: !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': notes.join(' ') || undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onEdit(name, currentTarget.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{isOptional ? `${label} (optional)` : label}</label>
      {options !== undefined && (
        <select {...attributes}>
          <option value="">Choose one</option>
          {options.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {rows !== undefined && <textarea rows={rows} {...attributes} />}
      {options === undefined && rows === undefined && (
        <input type={type} list={suggestions && `${id}-list`} autoComplete="off" {...attributes} />
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
