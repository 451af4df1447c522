import { contactEndpoint } from '../../../shared/contact/contact-rules.ts'

/** `failed`: refused by the server. `broken`: no response, or one that is not JSON. */
export type SendOutcome = 'accepted' | 'failed' | 'broken'

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
    return isAccepted(await response.json()) ? 'accepted' : 'failed'
  } catch {
    return 'broken'
  }
}

function isAccepted(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
}
