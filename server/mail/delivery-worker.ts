import type { Logger } from 'pino'
import type { LeasedMessage, Outbox, Settlement } from '../outbox/outbox.ts'
import type { DeliveryAttempt } from './delivery-attempt.ts'
import { logSettlement } from './log-settlement.ts'
import { pause } from './pause.ts'

export type DeliveryWorker = {
  /** Looks soon for due messages; called at start and whenever one is put into the outbox. */
  readonly wake: () => void
  /** Resolves when all attempts in hand are settled, within 8 seconds or a little more; nothing is attempted afterwards. */
  readonly stop: () => Promise<void>
}

type Dependencies = {
  readonly outbox: Pick<Outbox, 'lease' | 'renewLeases' | 'settle' | 'nextDue'>
  readonly attempt: DeliveryAttempt
  /** Makes the attempts in hand fail at once. */
  readonly abandon: () => void
  readonly concurrency: number
  readonly now: () => Date
  readonly log: Logger
}

/** Well within the 15 seconds of a lease. */
const renewEveryMs = 5000
/** Another process may have put a message, and the clock may have been set. */
const lookEveryMs = 30_000
const recordEveryMs = 1000
/** The process has ten seconds to end. */
const patienceMs = 8000

/** Delivers what is due in the outbox, a few messages at a time, each at least once. */
export function startDelivery({ outbox, attempt, abandon, concurrency, now, log }: Dependencies): DeliveryWorker {
  const inHand = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let isAbandoned = false
  let isAwake = false
  let timer: NodeJS.Timeout | undefined
  // A start that fails later must still be able to end.
  const renewal = setInterval(renewLeases, renewEveryMs).unref()

  function wake(): void {
    if (isAwake) return
    isAwake = true
    // Not at once: whoever wakes has an answer to send, and many may wake together.
    setImmediate(look)
  }

  function look(): void {
    isAwake = false
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    timer = setTimeout(look, takeDue())
  }

  /** The time until the next look, in milliseconds. */
  function takeDue(): number {
    try {
      const limit = concurrency - inHand.size
      const messages = limit > 0 ? outbox.lease({ now: now(), limit }) : []
      for (const message of messages) take(message)
      const next = inHand.size < concurrency ? outbox.nextDue() : undefined
      const waitMs = next === undefined ? lookEveryMs : next.getTime() - now().getTime()
      return Math.min(Math.max(waitMs, 0), lookEveryMs)
    } catch (err) {
      log.error({ err }, `the outbox cannot be used; the next try is in ${lookEveryMs / 1000} seconds`)
      return lookEveryMs
    }
  }

  function take(message: LeasedMessage): void {
    // After a long pause of the process it may lease a message anew that it still has in hand.
    if (inHand.has(message.id)) return
    const delivery = deliver(message)
      .catch(err =>
        log.error({ err, messageId: message.id }, 'a delivery broke off; it is repeated when its lease ends'),
      )
      .finally(() => {
        inHand.delete(message.id)
        wake()
      })
    inHand.set(message.id, delivery)
  }

  async function deliver(message: LeasedMessage): Promise<void> {
    const outcome = await attempt(message)
    const settlement: Settlement = isAbandoned && outcome.kind !== 'delivered' ? { kind: 'released' } : outcome
    logSettlement(log, message.id, settlement)
    while (!record(message.id, settlement) && !stopping.signal.aborted) await pause(recordEveryMs, stopping.signal)
  }

  /** False when it cannot be recorded now. What is not recorded stays in hand, or else it would be sent again and again. */
  function record(id: string, settlement: Settlement): boolean {
    try {
      outbox.settle(id, settlement, now())
      return true
    } catch (err) {
      log.error({ err, messageId: id, outcome: settlement.kind }, 'what became of a message cannot be recorded yet')
      return false
    }
  }

  function renewLeases(): void {
    if (inHand.size === 0) return
    try {
      outbox.renewLeases(now())
    } catch (err) {
      log.error({ err }, 'leases cannot be renewed; another process may repeat a delivery')
    }
  }

  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      const patience = setTimeout(() => {
        isAbandoned = true
        abandon()
      }, patienceMs)
      await Promise.all(inHand.values())
      clearTimeout(patience)
      clearInterval(renewal)
    },
  }
}
