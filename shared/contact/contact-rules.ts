import { cleanSource } from './clean-source.ts'
import { contactFields, type Field, type FormFields } from './forms.ts'
import type { ContactTopic } from './topics.ts'

/** A hidden field: the id of the message's topic. */
export const topicFieldName = 'topic'

/** A hidden field: only bots fill it in. Its name means nothing that a browser or a password manager would fill in. */
export const decoyFieldName = 'extra_remark'
/** Its names in forms that were loaded before a deploy. */
export const earlierDecoyFieldNames = ['contact_url'] as const

export const contactMessages = {
  emailInvalid: 'Please enter a valid email address',
  sendFailed: 'Failed to send message. Try again.',
  sendBroken: 'Something went wrong. Please try again later.',
  sentHeading: 'Message Sent Successfully!',
  sentText: 'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  refusedHeading: 'There is a problem',
  goBack: 'Go back in your browser, and what you typed is still there.',
} as const

export const contactErrorCodes = ['required', 'invalid', 'too_long', 'control_characters', 'not_text'] as const

export type ContactError = {
  readonly field: string
  readonly code: (typeof contactErrorCodes)[number]
  /** A sentence to show beside the field. */
  readonly message: string
}

/** Error messages by field. */
export type ContactErrors = Readonly<Record<string, string | undefined>>

/** A form that was posted without scripts and refused; the contact page shows it again. */
export type RefusedForm = {
  readonly fields: FormFields
  readonly errors: ContactErrors
  /** Why the message was refused when no field is wrong. */
  readonly failure?: string
}

export type CheckedFields = {
  /** Well-formed, trimmed and, unless too long, in Unicode form NFC. Empty where the value is not text. */
  readonly fields: FormFields
  /** At most one per field, in the order of the form. */
  readonly errors: readonly ContactError[]
}

/**
 * Normalizes and checks the fields, in the browser and on the server alike. Missing fields are empty, other entries are
 * ignored. The text is the one typed, without the topic, which shortens what may be typed.
 */
export function checkFields(values: ReadonlyMap<string, unknown>, topic?: ContactTopic): CheckedFields {
  const topicLength = [...composeText('', topic)].length
  const checked = contactFields.map(field => {
    if (field.source !== undefined) return { name: field.name, text: cleanSource(values.get(field.name), field) }
    const maxLength = field.name === topicField ? field.maxLength - topicLength : field.maxLength
    return {
      name: field.name,
      ...checkField(values.has(field.name) ? values.get(field.name) : '', { ...field, maxLength }),
    }
  })
  return {
    fields: Object.fromEntries(checked.map(({ name, text }) => [name, text])),
    errors: checked.flatMap(({ name, error }) => (error === undefined ? [] : [{ field: name, ...error }])),
  }
}

/** The field whose text has the topic above it, and whose hint is about it. */
export const topicField = 'details'

/** The fields as they are sent and stored: with the topic above the text. In Unicode form NFC when the typed ones are. */
export function addTopic(fields: FormFields, topic: ContactTopic | undefined): FormFields {
  return { ...fields, [topicField]: composeText(fields[topicField] ?? '', topic) }
}

function composeText(typed: string, topic: Pick<ContactTopic, 'label'> | undefined): string {
  return topic === undefined ? typed : `Topic: ${topic.label.normalize('NFC')}\n\n${typed}`
}

export function toErrorMessages(errors: readonly ContactError[]): ContactErrors {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

type FieldError = Omit<ContactError, 'field'>

function checkField(value: unknown, field: Field): { text: string; error?: FieldError } {
  if (typeof value !== 'string')
    return { text: '', error: { code: 'not_text', message: `${field.label} must be text` } }
  const cleaned = cleanText(value, field)
  // The time to compose text can grow with the square of its length.
  if (isTooLong(cleaned, field)) return { text: cleaned, error: tooLong(field) }
  const text = cleaned.normalize('NFC')
  return { text, error: findError(text, field) }
}

/** Well-formed and trimmed; text of several lines with line feeds only. */
function cleanText(text: string, { rows }: Field): string {
  const wellFormed = text.replace(loneSurrogates, '\uFFFD')
  // After the surrogates: removing a character between two of them would join them.
  const lines = rows === undefined ? wellFormed : wellFormed.replace(lineEnds, '\n').replace(unprintable, '')
  return lines.trim()
}

/** UTF-8 cannot encode them. String.toWellFormed does the same, but older browsers lack it. */
const loneSurrogates = /\p{Surrogate}/gu
/** Details have several lines, and pasted text is not refused for its control characters. */
const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose, except tab and line feed
const unprintable = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g

function findError(text: string, field: Field): FieldError | undefined {
  const { label, required, rows, type } = field
  if (text === '') return required === undefined ? undefined : { code: 'required', message: required }
  if (rows === undefined && controlCharacters.test(text)) {
    return { code: 'control_characters', message: `${label} must be one line without control characters` }
  }
  // Composing can lengthen text. The pattern comes last: its time grows with the square of the length.
  if (isTooLong(text, field)) return tooLong(field)
  if (type === 'email' && !emailPattern.test(text)) return { code: 'invalid', message: contactMessages.emailInvalid }
  return undefined
}

function isTooLong(text: string, { maxLength }: Field): boolean {
  return [...text].length > maxLength
}

function tooLong({ label, maxLength }: Field): FieldError {
  const limit = maxLength.toLocaleString('en-US')
  return { code: 'too_long', message: `${label} must have at most ${limit} characters` }
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const controlCharacters = /[\p{Control}\u2028\u2029]/u
