import { decoyFieldName, type RefusedForm, topicFieldName } from '../../../shared/contact/contact-rules.ts'
import { type Form, type Field as FormField, textFields } from '../../../shared/contact/forms.ts'
import type { ContactTopic } from '../../../shared/contact/topics.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './contact.module.scss'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SentDialog } from './SentDialog.tsx'
import { useContactForm } from './use-contact-form.ts'

type Props = {
  readonly form: Form
  /** The hint of the field for the text. */
  readonly prompt: string
  /** The text that the form begins with. */
  readonly details?: string
  readonly topic?: ContactTopic
  readonly refused?: RefusedForm
  /** The words of the link to what became of the message. */
  readonly statusLabel?: string
}

/** Before hydration and without scripts the browser posts the form itself to the same URL. */
export function ContactForm({ form, prompt, details = '', topic, refused, statusLabel = '' }: Props) {
  const { element, status, errors, failure, isAsPosted, statusPath, submit, clearError, dismiss } = useContactForm(
    form,
    refused?.errors ?? {},
    topic,
  )
  const isSending = status === 'submitting'
  const textName = textFields(form)[0]?.name
  const toFieldProps = ({ name, label, type, rows, required, autoComplete }: FormField) => ({
    id: name,
    name,
    label: required === undefined ? `${label} (optional)` : label,
    type,
    rows,
    required: required !== undefined,
    autoComplete,
    hint: name === textName ? prompt : undefined,
    defaultValue: refused === undefined ? (name === textName ? details : '') : refused.fields[name],
    error: errors[name],
    onEdit: () => clearError(name),
  })
  return (
    <>
      {refused !== undefined && isAsPosted && <ErrorSummary form={form} errors={errors} failure={refused.failure} />}
      <form
        ref={element}
        className={styles.form}
        action={form.endpoint}
        method="post"
        // URL encoding makes non-Latin text up to nine times as long.
        encType="multipart/form-data"
        noValidate
        data-prefilled={details !== '' || undefined}
        onSubmit={submit}
      >
        {form.fields.map(field => (
          <Field key={field.name} {...toFieldProps(field)} />
        ))}
        {topic !== undefined && <input type="hidden" name={topicFieldName} value={topic.id} />}
        <DecoyField />
        <p role="alert">{failure}</p>
        <Row>
          <Button type="submit" disabled={isSending}>
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

/** Hidden from sight, keyboard and assistive technology: only bots fill it in. */
function DecoyField() {
  return (
    <div hidden>
      <label htmlFor={decoyFieldName}>Leave this field empty</label>
      <input id={decoyFieldName} name={decoyFieldName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
