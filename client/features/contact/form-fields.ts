import {
  type ContactFieldName,
  type ContactFields,
  contactFieldNames,
  decoyFieldName,
} from '../../../shared/contact/contact-rules.ts'

/** What is typed in the form; the decoy is there only when something stands in it. */
export function readForm(form: HTMLFormElement): { fields: ContactFields; decoy: Readonly<Record<string, string>> } {
  const data = new FormData(form)
  const read = (name: ContactFieldName | typeof decoyFieldName) => String(data.get(name) ?? '')
  const decoy = read(decoyFieldName)
  return {
    fields: { name: read('name'), company: read('company'), email: read('email'), details: read('details') },
    decoy: decoy === '' ? {} : { [decoyFieldName]: decoy },
  }
}

/** Empties the form; a reset would bring back what a refused form came with. */
export function clearForm(form: HTMLFormElement): void {
  for (const name of [...contactFieldNames, decoyFieldName]) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
  }
}
