import { linkTo } from '../../../shared/addresses/links.ts'
import { contactForm, type FormFields, sourceFields } from '../../../shared/contact/forms.ts'
import { Button } from '../../components/Button.tsx'
import styles from './contact.module.scss'

type Props = {
  /** Undefined without scripts, where a link to the form names the page that it stands on. */
  readonly source: FormFields | undefined
  readonly words: { readonly about: string; readonly leaveOut: string }
  /** Undefined without scripts, where a link leaves it out. */
  readonly onLeaveOut: (() => void) | undefined
}

/** Shows where the visitor came from, which is sent with the message unless it is left out. */
export function SourceNote({ source, words, onLeaveOut }: Props) {
  const fields = sourceFields.filter(({ name }) => source?.[name])
  const linked = sourceFields.find(({ source }) => source === 'page')
  const shown = source === undefined ? linked?.label : fields.map(({ name, label }) => `${label}: ${source[name]}`)
  return (
    <div className={styles.topic}>
      <p>
        {words.about} <strong>{[shown].flat().join(', ')}</strong>
      </p>
      {onLeaveOut === undefined ? (
        <a href={linkTo(contactForm.page)}>{words.leaveOut}</a>
      ) : (
        <Button onClick={onLeaveOut}>{words.leaveOut}</Button>
      )}
      {fields.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={source?.[name]} />
      ))}
    </div>
  )
}
