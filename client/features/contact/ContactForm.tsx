import { contactEndpoint } from '../../../shared/contact/contact-answer.ts'
import { type ContactErrors, type ContactFields, emptyContactFields } from '../../../shared/contact/contact-rules.ts'
import styles from './ContactForm.module.scss'
import { Field } from './Field.tsx'
import { SentDialog } from './SentDialog.tsx'
import { useContactForm } from './use-contact-form.ts'

type Props = { readonly refused?: { readonly fields: ContactFields; readonly errors: ContactErrors } }

/** The contact form. Before and without scripts the browser posts it by itself to the same address. */
export function ContactForm({ refused }: Props) {
  const values = refused?.fields ?? emptyContactFields
  const { form, status, errors, failure, submit, clearError, dismiss } = useContactForm(refused?.errors ?? {})
  const isSending = status === 'submitting'
  return (
    <>
      <form ref={form} className={styles.form} action={contactEndpoint} method="post" noValidate onSubmit={submit}>
        <Field
          name="name"
          label="Name"
          isRequired
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onEdit={clearError}
        />
        <Field
          name="company"
          label="Company (optional)"
          autoComplete="organization"
          value={values.company}
          error={errors.company}
          onEdit={clearError}
        />
        <Field
          name="email"
          label="Email"
          type="email"
          isRequired
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onEdit={clearError}
        />
        <Field
          name="details"
          label="Details"
          rows={4}
          isRequired
          value={values.details}
          error={errors.details}
          onEdit={clearError}
        />
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <button className={styles.submit} type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
      </form>
      <SentDialog isOpen={status === 'sent'} onClose={dismiss} />
    </>
  )
}
