import { normalizeField } from './normalize-field.ts'

/** The contact form's fields as typed. */
export type ContactFields = {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly details: string
}

export type ContactFieldName = keyof ContactFields
export type ContactErrors = { readonly [Name in ContactFieldName]?: string }

/** What can be wrong with a field, as a word for programs. */
export const contactFaultCodes = ['required', 'invalid', 'too_long', 'control_characters', 'not_text'] as const
export type ContactFault = { readonly code: (typeof contactFaultCodes)[number]; readonly message: string }

/** A form that was posted without scripts and came back. */
export type RefusedForm = {
  readonly fields: ContactFields
  readonly errors: ContactErrors
  /** Why the message was not taken when no field is to blame. */
  readonly failure?: string
}

export const contactFieldNames = ['name', 'company', 'email', 'details'] as const satisfies readonly ContactFieldName[]
export const emptyContactFields: ContactFields = { name: '', company: '', email: '', details: '' }

/** The most characters (Unicode code points) that a field may have once it is trimmed. */
export const contactLimits = { name: 200, company: 200, email: 254, details: 10_000 } as const

/** Where people see nothing: what is typed there was typed by a machine. */
export const decoyFieldName = 'contact_url'

export const contactMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  detailsRequired: 'Please provide details for your inquiry',
  sendFailed: 'Failed to send message. Try again.',
  sendBroken: 'Something went wrong. Please try again later.',
  sentHeading: 'Message Sent Successfully!',
  sentText: 'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  refusedHeading: 'There is a problem',
  goBack: 'What you typed is there again when you go back in your browser.',
} as const

const labels = { name: 'Name', company: 'Company', email: 'Email', details: 'Details' } as const
const required = {
  name: contactMessages.nameRequired,
  email: contactMessages.emailRequired,
  details: contactMessages.detailsRequired,
} as const

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const controlCharacters = /[\p{Control}\u2028\u2029]/u

/** The faults of a form, by field; an empty object means that it may be sent. Server and browser judge by it alike. */
export function findContactErrors(fields: ContactFields): ContactErrors {
  const errors: { -readonly [Name in ContactFieldName]?: string } = {}
  for (const name of contactFieldNames) {
    const fault = findFieldFault(name, normalizeField(name, fields[name]))
    if (fault !== undefined) errors[name] = fault.message
  }
  return errors
}

/** What is wrong with the normalised text of a field. */
export function findFieldFault(name: ContactFieldName, text: string): ContactFault | undefined {
  if (text === '') return name === 'company' ? undefined : { code: 'required', message: required[name] }
  if (name !== 'details' && controlCharacters.test(text)) {
    return { code: 'control_characters', message: `${labels[name]} must be one line without control characters` }
  }
  // Before the pattern, whose time grows with the square of the length.
  if ([...text].length > contactLimits[name]) {
    const limit = contactLimits[name].toLocaleString('en-US')
    return { code: 'too_long', message: `${labels[name]} must have at most ${limit} characters` }
  }
  if (name === 'email' && !emailPattern.test(text)) return { code: 'invalid', message: contactMessages.emailInvalid }
  return undefined
}

/** The fault of a field that is a number, a list or anything else but text. */
export function toNotText(name: ContactFieldName): ContactFault {
  return { code: 'not_text', message: `${labels[name]} must be text` }
}
