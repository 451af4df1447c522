import { pino } from 'pino'
import { onTestFinished, vi } from 'vitest'
import type { DeliveryAttempt } from '../../server/delivery/delivery-attempt.ts'
import { startDelivery } from '../../server/delivery/delivery-worker.ts'
import type { Outbox, Settlement } from '../../server/outbox/outbox.ts'
import { openSqlite } from '../../server/outbox/sqlite.ts'
import { makeTempFolder } from './temp-folder.ts'
import { makeMessage, sentAt } from './test-delivery.ts'

export const retryInAnHour = {
  kind: 'retry',
  at: new Date(sentAt.getTime() + 3_600_000),
  fault: 'ECONNECTION',
} as const satisfies Settlement

type Options = {
  readonly abort?: () => void
  /** Replaces operations of the outbox that the worker uses. */
  readonly replace?: (outbox: Outbox) => Partial<Outbox>
}

/** A worker with a real outbox; the test uses fake timers. */
export function startTestWorker(attempt: DeliveryAttempt, { abort = () => {}, replace = () => ({}) }: Options = {}) {
  const folder = makeTempFolder()
  const outbox = openSqlite(folder)
  onTestFinished(outbox.close)
  const logLines: string[] = []
  const worker = startDelivery({
    destination: 'mail',
    outbox: { ...outbox, ...replace(outbox) },
    attempt,
    abort,
    heldUntil: () => undefined,
    concurrency: 3,
    now: () => new Date(),
    log: pino({}, { write: line => void logLines.push(line) }),
  })
  return { outbox, worker, logLines, folder }
}

/** Stores a message and returns its id. */
export async function put(outbox: Outbox, receivedAt = new Date()): Promise<string> {
  const receipt = await outbox.put(makeMessage({ receivedAt }))
  if (receipt.kind !== 'stored') throw new Error(`the receipt is ${receipt.kind}`)
  return receipt.id
}

/** An attempt that stays in flight until the test ends it. */
export function holdAttempts() {
  const held = new Map<string, (settlement: Settlement) => void>()
  const attempt = vi.fn<DeliveryAttempt>(({ id }) => new Promise(resolve => held.set(id, resolve)))
  const end = async (id: string, settlement: Settlement = { kind: 'delivered' }) => {
    held.get(id)?.(settlement)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { attempt, end }
}
