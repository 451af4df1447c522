import { contactForm, type FormFields, mapFields, typedFields } from '../../shared/contact/forms.ts'

export const contactFields = contactForm.fields
export const contactFieldNames = contactFields.map(({ name }) => name)

/** What people type. */
export const typedContactFields = typedFields(contactForm)

/** The fields of a message from Ada; the optional ones are empty. */
export function makeFields(changes: FormFields = {}): FormFields {
  return { ...mapFields(contactForm, () => ''), name: 'Ada', email: 'ada@example.com', details: 'Hello', ...changes }
}
