import { contactFields, type FormFields, mapFields } from '../../shared/contact/forms.ts'

export const contactFieldNames = contactFields.map(({ name }) => name)

/** The fields of a message from Ada; the optional ones are empty. */
export function makeFields(changes: FormFields = {}): FormFields {
  return { ...mapFields(() => ''), name: 'Ada', email: 'ada@example.com', details: 'Hello', ...changes }
}
