import { type ContactErrors, contactMessages } from '../../../shared/contact/contact-rules.ts'
import { contactFields } from '../../../shared/contact/forms.ts'
import styles from './contact.module.scss'

type Props = { readonly errors: ContactErrors; readonly failure: string | undefined }

/** The errors of a form that the server refused, each linked to its field. */
export function ErrorSummary({ errors, failure }: Props) {
  const invalid = contactFields.filter(({ name }) => errors[name] !== undefined)
  if (invalid.length === 0 && failure === undefined) return null
  return (
    <div
      className={styles.summary}
      role="alert"
      aria-labelledby="refused-heading"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page loads to show this summary, and without scripts nothing else can scroll to it
      autoFocus
    >
      <h3 id="refused-heading">
        {failure === undefined ? contactMessages.refusedHeading : contactMessages.sendFailed}
      </h3>
      {failure !== undefined && <p>{failure}</p>}
      {invalid.length > 0 && (
        <ul className={styles.faults}>
          {invalid.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{errors[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
