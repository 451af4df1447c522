import type { Form } from '../../shared/contact/forms.ts'

/** A second row of the table of forms, as a fork might add it, with a field that came later. */
export const applicationForm: Form = {
  id: 'application',
  endpoint: '/send-application',
  page: 'careers',
  mailbox: 'careers',
  subject: 'Application',
  fields: [
    { name: 'applicant', label: 'Your name', maxLength: 100, required: 'Your name is required', autoComplete: 'name' },
    { name: 'mail', label: 'Mail', maxLength: 254, required: 'Mail is required', type: 'email', autoComplete: 'email' },
    { name: 'phone', label: 'Phone', maxLength: 40, type: 'tel', since: 2 },
    { name: 'letter', label: 'Letter', maxLength: 5000, required: 'A letter is required', rows: 8 },
  ],
}
