import type { ContactFields } from '../../shared/contact/contact-rules.ts'

const details = 'We would like to know where to begin with our data, and who would help us. '.repeat(6)

/** A message of ordinary length, other than all of other numbers. */
export function makeContactFields(number: number): ContactFields {
  const mark = String(number).padStart(9, '0')
  return { name: 'Ada Lovelace', company: 'Analytical Engines', email: `ada.${mark}@example.com`, details }
}
