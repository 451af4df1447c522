import { contactEndpoint } from '../../../shared/contact/contact-rules.ts'

/** `failed`: refused by the server. `broken`: no answer, or one that is not JSON. */
export type SendOutcome = 'accepted' | 'failed' | 'broken'

/**
 * Sends messages with an idempotency key. A message keeps its key until it is accepted, so that a retry after a lost
 * answer is not a second message. Browsers offer `randomUUID` only on secure connections; without it no key is sent.
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
