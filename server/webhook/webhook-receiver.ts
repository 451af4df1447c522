import type { DeliveryFault, Receiver } from '../delivery/destination.ts'
import type { LeasedMessage } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'
import { signEvent } from './sign-event.ts'
import { toEventBody } from './webhook-event.ts'
import { toRefusal, toWebhookFault } from './webhook-fault.ts'

type Options = { readonly now: () => Date; readonly attemptMs?: number }

/** Maximum number of events in flight. */
const webhookConnections = 3
/** From the lookup of the host to the head of the answer. A receiver should queue an event, not work on it. */
const defaultAttemptMs = 15_000
/** An answer that asks for a longer pause is obeyed for this long. */
const maxPauseSeconds = 24 * 60 * 60

/** A program that gets an event for each message; undefined when none is configured. */
export function createWebhookReceiver(
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets }: Pick<Config, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>,
  { now, attemptMs = defaultAttemptMs }: Options,
): Receiver | undefined {
  if (url === undefined || secrets === undefined) return undefined
  const closing = new AbortController()
  const post = async (message: LeasedMessage): Promise<DeliveryFault | undefined> => {
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
    return response.ok ? undefined : toRefusal(response.status, readPause(response, now()))
  }

  return {
    destination: 'webhook',
    send: message => post(message).catch(toWebhookFault),
    close: () => closing.abort(),
    concurrency: webhookConnections,
    words: {
      held: 'webhook delivery is held: the receiver refuses the site; check WEBHOOK_URL and WEBHOOK_SECRET',
      released: 'webhook delivery continues: the receiver accepts the site again',
      stopped: 'webhook delivery has stopped until a restart: the receiver wants no events any more; check WEBHOOK_URL',
    },
  }
}

/** Retry-After of an answer that says to wait: seconds, or a date. */
function readPause({ status, headers }: Response, now: Date): Date | undefined {
  const value = headers.get('Retry-After')
  if (value === null || (status !== 429 && status !== 503)) return undefined
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000
  return seconds > 0 ? new Date(now.getTime() + Math.min(seconds, maxPauseSeconds) * 1000) : undefined
}
