import { contactEndpoint, isAccepted } from '../../../shared/contact/contact-answer.ts'

/** Refused by the server, or no answer that can be read. */
export type SendOutcome = 'accepted' | 'failed' | 'broken'

/**
 * Sends messages under idempotency keys: until it is accepted, the same message keeps its key, so that a second try after
 * a lost answer is the same message. Browsers make keys only where the connection is secure; elsewhere there are none.
 */
export function createMessageSender(): (message: Readonly<Record<string, string>>) => Promise<SendOutcome> {
  let attempt = { body: '', key: '' }
  return async message => {
    const body = JSON.stringify(message)
    if (attempt.body !== body) attempt = { body, key: makeKey() }
    const outcome = await post(attempt)
    if (outcome === 'accepted') attempt = { body: '', key: '' }
    return outcome
  }
}

function makeKey(): string {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : ''
}

async function post({ body, key }: { body: string; key: string }): Promise<SendOutcome> {
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(key === '' ? {} : { 'Idempotency-Key': key }),
      },
      body,
    })
    return isAccepted(await response.json()) ? 'accepted' : 'failed'
  } catch {
    return 'broken'
  }
}
