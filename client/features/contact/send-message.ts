import { contactEndpoint } from '../../../shared/contact/contact-rules.ts'

/** `failed`: refused by the server. `unavailable`: the server cannot store messages at the moment. `broken`: no response, or one that is not JSON. */
export type SendOutcome = 'accepted' | 'failed' | 'unavailable' | 'broken'

/**
 * Sends messages with an idempotency key. The key changes with the message or once it is accepted, so that a retry
 * after a lost response is not a second message. Without a secure connection there is no `randomUUID` and no key.
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
    if (isAccepted(await response.json())) return 'accepted'
    return response.status === 503 ? 'unavailable' : 'failed'
  } catch {
    return 'broken'
  }
}

function isAccepted(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
}
