import type { LeasedMessage } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'
import { signEvent } from './sign-event.ts'
import { toEventBody } from './webhook-event.ts'
import { WebhookRefusal } from './webhook-fault.ts'

export type WebhookSender = {
  /** Resolves when the receiver has answered with 2xx. Rejects with a WebhookRefusal or an error of the network. */
  readonly send: (message: LeasedMessage) => Promise<void>
  /** Aborts what is in flight. */
  readonly close: () => void
}

type Options = { readonly now: () => Date; readonly attemptMs?: number }

/** Maximum number of events in flight. */
export const webhookConnections = 3
/** From the lookup of the host to the head of the answer. A receiver should queue an event, not work on it. */
const defaultAttemptMs = 15_000
/** An answer that asks for a longer pause is obeyed for this long. */
const maxPauseSeconds = 24 * 60 * 60

/** Undefined without a configured receiver. */
export function createWebhookSender(
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets }: Pick<Config, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>,
  { now, attemptMs = defaultAttemptMs }: Options,
): WebhookSender | undefined {
  if (url === undefined || secrets === undefined) return undefined
  const closing = new AbortController()
  return {
    send: async message => {
      const { id } = message
      const body = toEventBody(message)
      const timestamp = Math.floor(now().getTime() / 1000)
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'site-webhook',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signEvent({ id, timestamp, body }, secrets),
        },
        body,
        // The address of a redirect may be anyone's.
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(attemptMs)]),
      })
      // The status says everything: nothing of an answer's body is read, however long it is.
      await response.body?.cancel()
      if (!response.ok) throw new WebhookRefusal(response.status, readPause(response, now()))
    },
    close: () => closing.abort(),
  }
}

/** Retry-After of an answer that says to wait: seconds, or a date. */
function readPause({ status, headers }: Response, now: Date): Date | undefined {
  const value = headers.get('Retry-After')
  if (value === null || (status !== 429 && status !== 503)) return undefined
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000
  return seconds > 0 ? new Date(now.getTime() + Math.min(seconds, maxPauseSeconds) * 1000) : undefined
}
