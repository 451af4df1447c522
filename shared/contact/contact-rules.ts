import { type ContactTopic, composeDetails } from './topics.ts'

export const contactEndpoint = '/send-email'

export type ContactFields = {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly details: string
}

export type ContactFieldName = keyof ContactFields

export const contactFieldNames = ['name', 'company', 'email', 'details'] as const satisfies readonly ContactFieldName[]
export const emptyContactFields: ContactFields = { name: '', company: '', email: '', details: '' }

/** Max Unicode code points of a trimmed field, before and after it is composed (NFC). The details include their topic. */
export const contactLimits = { name: 200, company: 200, email: 254, details: 10_000 } as const

/** A hidden field: the id of the message's topic. */
export const topicFieldName = 'topic'

/** A hidden field: only bots fill it in. */
export const decoyFieldName = 'contact_url'

export const contactMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  detailsRequired: 'Please provide details for your inquiry',
  sendFailed: 'Failed to send message. Try again.',
  sendUnavailable:
    'Failed to send message. Try again. Messages cannot be stored right now, and what you typed is still here. Send it again in a minute.',
  sendBroken: 'Something went wrong. Please try again later.',
  sentHeading: 'Message Sent Successfully!',
  sentText: 'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  refusedHeading: 'There is a problem',
  goBack: 'Go back in your browser, and what you typed is still there.',
} as const

export const contactErrorCodes = ['required', 'invalid', 'too_long', 'control_characters', 'not_text'] as const

export type ContactError = {
  readonly field: ContactFieldName
  readonly code: (typeof contactErrorCodes)[number]
  /** A sentence to show beside the field. */
  readonly message: string
}

/** Error messages by field. */
export type ContactErrors = { readonly [Name in ContactFieldName]?: string }

/** A form that was posted without scripts and refused; the contact page shows it again. */
export type RefusedForm = {
  readonly fields: ContactFields
  readonly errors: ContactErrors
  /** Why the message was refused when no field is wrong. */
  readonly failure?: string
}

export type CheckedFields = {
  /** Well-formed, trimmed and, unless too long, in Unicode form NFC. Empty where the value is not text. */
  readonly fields: ContactFields
  /** At most one per field, in the order of the form. */
  readonly errors: readonly ContactError[]
}

/**
 * Normalizes and checks the fields, in the browser and on the server alike. Missing fields are empty, other entries are
 * ignored. The details are those typed, without the topic, which shortens what may be typed.
 */
export function checkContactFields(values: ReadonlyMap<string, unknown>, topic?: ContactTopic): CheckedFields {
  const limits = { ...contactLimits, details: contactLimits.details - [...composeDetails('', topic)].length }
  const fields: { -readonly [Name in ContactFieldName]: string } = { ...emptyContactFields }
  const errors: ContactError[] = []
  for (const name of contactFieldNames) {
    const { text, error } = checkField(values.has(name) ? values.get(name) : '', { name, maxLength: limits[name] })
    fields[name] = text
    if (error !== undefined) errors.push({ field: name, ...error })
  }
  return { fields, errors }
}

export function toErrorMessages(errors: readonly ContactError[]): ContactErrors {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

type FieldError = Omit<ContactError, 'field'>

type FieldRule = { readonly name: ContactFieldName; readonly maxLength: number }

function checkField(value: unknown, rule: FieldRule): { text: string; error?: FieldError } {
  const { name } = rule
  if (typeof value !== 'string')
    return { text: '', error: { code: 'not_text', message: `${labels[name]} must be text` } }
  const cleaned = cleanField(name, value)
  // The time to compose text can grow with the square of its length.
  if (isTooLong(cleaned, rule)) return { text: cleaned, error: tooLong(rule) }
  const text = cleaned.normalize('NFC')
  return { text, error: findError(text, rule) }
}

/** Well-formed and trimmed; details with line feeds only. */
function cleanField(name: ContactFieldName, text: string): string {
  const wellFormed = text.replace(loneSurrogates, '\uFFFD')
  // After the surrogates: removing a character between two of them would join them.
  const lines = name === 'details' ? wellFormed.replace(lineEnds, '\n').replace(unprintable, '') : wellFormed
  return lines.trim()
}

/** UTF-8 cannot encode them. String.toWellFormed does the same, but older browsers lack it. */
const loneSurrogates = /\p{Surrogate}/gu
/** Details have several lines, and pasted text is not refused for its control characters. */
const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose, except tab and line feed
const unprintable = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g

function findError(text: string, rule: FieldRule): FieldError | undefined {
  const { name } = rule
  if (text === '') return name === 'company' ? undefined : { code: 'required', message: required[name] }
  if (name !== 'details' && controlCharacters.test(text)) {
    return { code: 'control_characters', message: `${labels[name]} must be one line without control characters` }
  }
  // Composing can lengthen text. The pattern comes last: its time grows with the square of the length.
  if (isTooLong(text, rule)) return tooLong(rule)
  if (name === 'email' && !emailPattern.test(text)) return { code: 'invalid', message: contactMessages.emailInvalid }
  return undefined
}

function isTooLong(text: string, { maxLength }: FieldRule): boolean {
  return [...text].length > maxLength
}

function tooLong({ name, maxLength }: FieldRule): FieldError {
  const limit = maxLength.toLocaleString('en-US')
  return { code: 'too_long', message: `${labels[name]} must have at most ${limit} characters` }
}

const labels = { name: 'Name', company: 'Company', email: 'Email', details: 'Details' } as const
const required = {
  name: contactMessages.nameRequired,
  email: contactMessages.emailRequired,
  details: contactMessages.detailsRequired,
} as const
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const controlCharacters = /[\p{Control}\u2028\u2029]/u
