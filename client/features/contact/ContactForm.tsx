import { decoyFieldName, type RefusedForm, topicField, topicFieldName } from '../../../shared/contact/contact-rules.ts'
import { contactForm, type Field as FormField, type FormFields, typedFields } from '../../../shared/contact/forms.ts'
import type { ContactTopic } from '../../../shared/contact/topics.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './contact.module.scss'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SentDialog } from './SentDialog.tsx'
import { SourceNote } from './SourceNote.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useSource } from './use-source.ts'

type Props = {
  /** The hint of the field for the text. */
  readonly prompt: string
  /** The text that the form begins with. */
  readonly details?: string
  readonly topic?: ContactTopic
  readonly refused?: RefusedForm
  /** Where the visitor came from, when the form was refused. */
  readonly source?: FormFields
  readonly sourceWords?: { readonly about: string; readonly leaveOut: string }
  /** The words of the link to what became of the message. */
  readonly statusLabel?: string
}

/** Before hydration and without scripts the browser posts the form itself to the same URL. */
export function ContactForm({
  prompt,
  details = '',
  topic,
  refused,
  source: given,
  sourceWords,
  statusLabel = '',
}: Props) {
  const { element, status, errors, failure, isAsPosted, statusPath, submit, clearError, dismiss } = useContactForm(
    refused?.errors ?? {},
    topic,
  )
  const { source, hasScripts, leaveOut } = useSource(given, refused !== undefined)
  // The server then reads the page with the link from the address of this one.
  const isLinked = topic !== undefined && refused === undefined && !hasScripts
  const isSending = status === 'submitting'
  const toFieldProps = ({ name, label, type, rows, required, autoComplete }: FormField) => ({
    id: name,
    name,
    label: required === undefined ? `${label} (optional)` : label,
    type,
    rows,
    required: required !== undefined,
    autoComplete,
    hint: name === topicField ? prompt : undefined,
    defaultValue: refused === undefined ? (name === topicField ? details : '') : refused.fields[name],
    error: errors[name],
    onEdit: () => clearError(name),
  })
  return (
    <>
      {refused !== undefined && isAsPosted && <ErrorSummary errors={errors} failure={refused.failure} />}
      <form
        ref={element}
        className={styles.form}
        action={contactForm.endpoint}
        method="post"
        // URL encoding makes non-Latin text up to nine times as long.
        encType="multipart/form-data"
        noValidate
        data-prefilled={details !== '' || undefined}
        onSubmit={submit}
      >
        {typedFields.map(field => (
          <Field key={field.name} {...toFieldProps(field)} />
        ))}
        {topic !== undefined && <input type="hidden" name={topicFieldName} value={topic.id} />}
        {(source !== undefined || isLinked) && sourceWords !== undefined && (
          <SourceNote source={source} words={sourceWords} onLeaveOut={leaveOut} />
        )}
        <DecoyField />
        <p role="alert">{failure}</p>
        {/* A disabled button would lose the focus. */}
        <Row>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
        </Row>
      </form>
      <SentDialog
        isOpen={status === 'sent'}
        status={statusPath === undefined ? undefined : { label: statusLabel, path: statusPath }}
        onClose={dismiss}
      />
    </>
  )
}

/** Hidden from sight, keyboard, assistive technology, and from password managers by the attribute of each: only bots fill it in. */
function DecoyField() {
  return (
    <div hidden>
      <label htmlFor={decoyFieldName}>Leave this field empty</label>
      <input
        id={decoyFieldName}
        name={decoyFieldName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
