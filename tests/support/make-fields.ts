import { type ContactFields, emptyContactFields } from '../../shared/contact/contact-fields.ts'

/** The fields of a message from Ada; the optional ones are empty. */
export function makeFields(changes: Partial<ContactFields> = {}): ContactFields {
  return { ...emptyContactFields, name: 'Ada', email: 'ada@example.com', details: 'Hello', ...changes }
}
