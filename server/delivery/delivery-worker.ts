import type { Logger } from 'pino'
import type { Destination, LeasedMessage, Outbox, Settlement, StoredMessage } from '../outbox/outbox.ts'
import type { DeliveryAttempt } from './delivery-attempt.ts'

export type DeliveryWorker = {
  /** Checks soon for due messages; called at start and after each `put`. */
  readonly wake: () => void
  /** Starts no more attempts. Resolves when those in flight are settled, at most a little over 8 seconds later. */
  readonly stop: () => Promise<void>
}

type Dependencies = {
  readonly destination: Destination
  readonly outbox: Pick<Outbox, 'lease' | 'settle' | 'nextDue'>
  readonly attempt: DeliveryAttempt
  /** Makes all attempts in flight fail. */
  readonly abort: () => void
  /** No attempt starts before this time. */
  readonly heldUntil: () => Date | undefined
  readonly concurrency: number
  readonly now: () => Date
  readonly log: Logger
}

/** With messages in flight: a lease lasts 15 seconds, and the next one renews it. */
const renewIntervalMs = 5000
/** Upper limit between polls, because another process may store a message and the system clock may change. */
const maxPollDelayMs = 30_000
/** After a failed read; a database that was away may be back. */
const readRetryMs = 5000
const settleRetryMs = 1000
/** Another process is taking, or has locked, the message that is due. */
const takenRetryMs = 1000
/** The whole process has ten seconds to stop. */
const stopTimeoutMs = 8000

/** Delivers due messages from the outbox to one destination, up to `concurrency` at a time, each at least once. */
export function startDelivery({
  destination,
  outbox,
  attempt,
  abort,
  heldUntil,
  concurrency,
  now,
  log: siteLog,
}: Dependencies): DeliveryWorker {
  const log = siteLog.child({ destination })
  const inFlight = new Map<string, Promise<void>>()
  let isStopping = false
  let isAborted = false
  let polling: Promise<void> | undefined
  let isWokenAgain = false
  let pollTimer: NodeJS.Timeout | undefined

  /** One poll at a time; a call during a poll leads to another one afterwards. */
  function poll(): void {
    if (isStopping) return
    isWokenAgain = polling !== undefined
    if (isWokenAgain) return
    clearTimeout(pollTimer)
    polling = startDueAttempts().then(delayMs => {
      polling = undefined
      if (!isStopping) pollTimer = setTimeout(poll, isWokenAgain ? 0 : delayMs)
    })
  }

  /** Resolves with the delay until the next poll in milliseconds. */
  async function startDueAttempts(): Promise<number> {
    try {
      const held = heldUntil()
      const limit = held === undefined ? concurrency - inFlight.size : 0
      const messages = limit > 0 || inFlight.size > 0 ? await outbox.lease({ now: now(), limit, destination }) : []
      for (const message of messages) start(message)
      const longestMs = inFlight.size > 0 ? renewIntervalMs : maxPollDelayMs
      if (held !== undefined) return Math.min(held.getTime() - now().getTime(), longestMs)
      const nextDue = inFlight.size < concurrency ? await outbox.nextDue(destination) : undefined
      const delayMs = nextDue === undefined ? maxPollDelayMs : nextDue.getTime() - now().getTime()
      const minDelayMs = messages.length === 0 && limit > 0 ? takenRetryMs : 0
      return Math.min(Math.max(delayMs, delayMs > 0 ? 0 : minDelayMs), longestMs)
    } catch (err) {
      log.error({ err }, `cannot read the outbox; retrying in ${readRetryMs / 1000} seconds`)
      return readRetryMs
    }
  }

  function start(message: StoredMessage): void {
    if (!hasFields(message)) {
      log.error({ messageId: message.id }, 'message cannot be read; it stays in the outbox as dead')
      return
    }
    // After the process was suspended, an expired lease of its own may come back while the attempt still runs.
    if (inFlight.has(message.id)) return
    const delivery = deliver(message)
      .catch(err =>
        log.error({ err, messageId: message.id }, 'delivery failed unexpectedly; it is retried when the lease ends'),
      )
      .finally(() => {
        inFlight.delete(message.id)
        poll()
      })
    inFlight.set(message.id, delivery)
  }

  async function deliver(message: LeasedMessage): Promise<void> {
    // A message that was leased during the stop is not attempted.
    const outcome: Settlement = isStopping ? { kind: 'released' } : await attempt(message)
    const settlement: Settlement = isAborted && outcome.kind !== 'delivered' ? { kind: 'released' } : outcome
    logSettlement(log, message.id, settlement)
    // The message stays in flight until its settlement is recorded: it would be sent again otherwise.
    while (!(await settle(message.id, settlement)) && !isStopping) {
      await new Promise(resolve => setTimeout(resolve, settleRetryMs))
    }
  }

  /** Resolves to false when the outbox cannot be written. */
  async function settle(id: string, settlement: Settlement): Promise<boolean> {
    try {
      await outbox.settle(id, settlement, now(), destination)
      return true
    } catch (err) {
      log.error({ err, messageId: id, outcome: settlement.kind }, 'cannot record the outcome of a delivery yet')
      return false
    }
  }

  return {
    wake: poll,
    stop: async () => {
      isStopping = true
      clearTimeout(pollTimer)
      const abortTimer = setTimeout(() => {
        isAborted = true
        abort()
      }, stopTimeoutMs)
      await polling
      await Promise.all(inFlight.values())
      clearTimeout(abortTimer)
    },
  }
}

function hasFields(message: StoredMessage): message is LeasedMessage {
  return message.fields !== undefined
}

/** Logs at level error when an operator has to act. */
function logSettlement(log: Logger, messageId: string, settlement: Settlement): void {
  switch (settlement.kind) {
    case 'delivered':
      log.info({ messageId }, 'message delivered')
      break
    case 'retry':
      log.warn({ messageId, cause: settlement.fault, retryAt: settlement.at }, 'message not delivered yet')
      break
    case 'dead':
      log.error({ messageId, cause: settlement.fault }, 'message given up; it stays in the outbox')
      break
    case 'released':
      log.warn({ messageId }, 'message not delivered before shutdown; it is retried after the next start')
  }
}
