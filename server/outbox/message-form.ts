import type { Field, Form, FormFields } from '../../shared/contact/forms.ts'

/** The version that is stored with a message: the highest of its filled-in fields, so that most can be read by earlier releases. */
export function toStoredVersion({ fields }: Form, values: FormFields): number {
  return toVersion(fields.filter(({ name }) => values[name] !== ''))
}

/** The form of a stored message. Undefined when a later release stored it, whose rows wait for that: docs/operating.md. */
export function findForm(forms: readonly Form[], id: string, version: number): Form | undefined {
  return forms.find(form => form.id === id && version <= toVersion(form.fields))
}

/** SQL, for both kinds of storage, of the rows that this release can read. */
export function toKnownRows(forms: readonly Form[]): string {
  return `(${forms.map(({ id, fields }) => `form = '${id}' AND version <= ${toVersion(fields)}`).join(' OR ')})`
}

function toVersion(fields: readonly Field[]): number {
  return Math.max(1, ...fields.map(({ since = 1 }) => since))
}
