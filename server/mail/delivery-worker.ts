import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { LeasedMessage, Outbox, Settlement } from '../outbox/outbox.ts'
import { toContactEmail } from './contact-email.ts'
import type { Mailer } from './mailer.ts'

export type DeliveryWorker = {
  /** Looks for due messages now; called at start and whenever one is put into the outbox. */
  readonly wake: () => void
  /** Resolves when the attempt in hand is settled; afterwards nothing is attempted. */
  readonly stop: () => Promise<void>
}

type Dependencies = {
  readonly outbox: Outbox
  readonly mailer: Mailer
  readonly addresses: { readonly from: string; readonly to: string }
  readonly retry: Pick<Config, 'MAIL_RETRY_MIN_SECONDS' | 'MAIL_RETRY_MAX_SECONDS' | 'MAIL_RETRY_DAYS'>
  readonly now: () => Date
  readonly log: Logger
}

const longestTimerMs = 24 * 60 * 60 * 1000

/** Delivers what waits in the outbox, one message after the other, and comes back for what could not be delivered yet. */
export function startDelivery({ outbox, mailer, addresses, retry, now, log }: Dependencies): DeliveryWorker {
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function wake(): void {
    if (isStopped || running !== undefined) return
    clearTimeout(timer)
    running = deliverAllDue()
      .catch(error => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined
        scheduleNext()
      })
  }

  function scheduleNext(): void {
    if (isStopped) return
    const next = outbox.nextDue()
    if (next === undefined) return
    timer = setTimeout(wake, Math.min(Math.max(0, next.getTime() - now().getTime()), longestTimerMs))
  }

  async function deliverAllDue(): Promise<void> {
    while (!isStopped) {
      const [message] = outbox.lease({ now: now(), limit: 1 })
      if (message === undefined) return
      outbox.settle(message.id, await deliver(message), now())
    }
  }

  async function deliver(message: LeasedMessage): Promise<Settlement> {
    try {
      await mailer.send(toContactEmail(message, addresses))
      log.info({ messageId: message.id }, 'message delivered')
      return { kind: 'delivered' }
    } catch (error) {
      const settlement = settleFailure(message, describeFault(error))
      const { fault: cause } = settlement
      if (settlement.kind === 'dead')
        log.error({ messageId: message.id, cause }, 'message given up: it stays in the outbox')
      else log.warn({ messageId: message.id, cause, retryAt: settlement.at }, 'message not delivered yet')
      return settlement
    }
  }

  function settleFailure({ attempts, queuedAt }: LeasedMessage, fault: string) {
    const ageDays = (now().getTime() - queuedAt.getTime()) / (24 * 60 * 60 * 1000)
    if (ageDays >= retry.MAIL_RETRY_DAYS) return { kind: 'dead', fault } as const
    const seconds = Math.min(retry.MAIL_RETRY_MIN_SECONDS * 2 ** attempts, retry.MAIL_RETRY_MAX_SECONDS)
    return { kind: 'retry', at: new Date(now().getTime() + seconds * 1000), fault } as const
  }

  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
      mailer.close()
    },
  }
}

/** The fault's code and status only: a mail server's words may repeat the visitor's address. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${status}`
}
