import { type ContactErrors, contactMessages } from '../../../shared/contact/contact-rules.ts'
import { contactFields, contactForm } from '../../../shared/contact/forms.ts'
import { toStatusPath } from '../../../shared/contact/message-status.ts'

/** What to show after a message was sent. */
export type SendOutcome = {
  /** Undefined when the message was accepted. */
  readonly failure?: string
  /** Where to see what became of the accepted message. */
  readonly statusPath?: string | undefined
  /** What the server says about fields. */
  readonly errors: ContactErrors
}

/**
 * Sends messages with an idempotency key. The key changes with the message or once it is used up, so that a retry
 * after a lost response is not a second message. Without a secure connection there is no `randomUUID` and no key.
 */
export function createMessageSender(): (message: Readonly<Record<string, string>>) => Promise<SendOutcome> {
  let attempt = { body: '', key: '' }
  return async message => {
    const body = JSON.stringify(message)
    if (attempt.body !== body) attempt = { body, key: makeKey() }
    const { isKeyUsed, ...outcome } = await post(attempt)
    if (isKeyUsed) attempt = { body: '', key: '' }
    return outcome
  }
}

function makeKey(): string {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : ''
}

type Attempt = { readonly body: string; readonly key: string }

async function post({ body, key }: Attempt): Promise<SendOutcome & { readonly isKeyUsed: boolean }> {
  try {
    const response = await fetch(contactForm.endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(key === '' ? {} : { 'Idempotency-Key': key }),
      },
      body,
    })
    const answer: unknown = await response.json()
    const success = readProperty(answer, 'success') === true
    // 422: the key belongs to another message.
    const isKeyUsed = success || response.status === 422
    return {
      ...(success
        ? { errors: {}, statusPath: toStatusPath(readProperty(answer, 'id')) }
        : readRefusal(answer, response.status)),
      isKeyUsed,
    }
  } catch {
    return { failure: contactMessages.sendBroken, errors: {}, isKeyUsed: false }
  }
}

/** The reason stands in the problem document, as in the page that a visitor without scripts gets. */
function readRefusal(answer: unknown, status: number): SendOutcome {
  const errors = readErrors(answer)
  const isForPeople = status < 500 || status === 503
  // Of wrong fields the reasons stand beside the fields.
  const reason = isForPeople && Object.keys(errors).length === 0 ? readSentence(answer, 'detail') : undefined
  return {
    failure: reason === undefined ? contactMessages.sendFailed : `${contactMessages.sendFailed} ${reason}`,
    errors,
  }
}

function readErrors(answer: unknown): ContactErrors {
  const errors = readProperty(answer, 'errors')
  if (!Array.isArray(errors)) return {}
  return Object.fromEntries(
    errors.flatMap((error: unknown) => {
      const field = contactFields.find(({ name }) => name === readProperty(error, 'field'))
      const message = readSentence(error, 'message')
      return field !== undefined && message !== undefined ? [[field.name, message]] : []
    }),
  )
}

/** Longer text is not a sentence of this site. */
const maxSentenceLength = 300

function readSentence(value: unknown, name: string): string | undefined {
  const text = readProperty(value, name)
  return typeof text === 'string' && text !== '' ? text.slice(0, maxSentenceLength) : undefined
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
