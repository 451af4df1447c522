import { onTestFinished } from 'vitest'
import { messageStates, type NewMessage, type Outbox } from '../../server/outbox/outbox.ts'
import { openSqlite } from '../../server/outbox/sqlite.ts'
import { makeFields } from './make-fields.ts'
import { makeTempFolder } from './temp-folder.ts'

export const start = new Date('2025-08-20T12:00:00Z')
export const afterStart = (seconds: number) => new Date(start.getTime() + seconds * 1000)
export const fields = makeFields()

export function makeMessage(changes: Partial<NewMessage> = {}): NewMessage {
  return { fields, receivedAt: start, client: '192.0.2.1', isSuspect: false, ...changes }
}

export function openTestOutbox(folder = makeTempFolder()): Outbox {
  const outbox = openSqlite(folder)
  onTestFinished(outbox.close)
  return outbox
}

export async function putNew(outbox: Outbox, changes: Partial<NewMessage> = {}): Promise<string> {
  const receipt = await outbox.put(makeMessage(changes))
  if (receipt.kind !== 'stored') throw new Error(`the receipt is ${receipt.kind}`)
  return receipt.id
}

/** Stores messages with different details and returns their ids. */
export function putMany(outbox: Outbox, count: number): Promise<string[]> {
  const indices = Array.from({ length: count }, (_, index) => index)
  return Promise.all(indices.map(index => putNew(outbox, { fields: { ...fields, details: `Hello ${index}` } })))
}

export const delivered = { kind: 'delivered' } as const
export const dead = { kind: 'dead', fault: 'EMESSAGE 550' } as const

/** The one message that an id names. */
export async function find(outbox: Outbox, id: string) {
  return (await outbox.list({ states: messageStates, limit: 2, prefix: id }))[0]
}

/** Leases what is due and settles these messages. */
export async function end(outbox: Outbox, settlement: Parameters<Outbox['settle']>[1], ...ids: readonly string[]) {
  await outbox.lease({ now: start, limit: 99 })
  for (const id of ids) await outbox.settle(id, settlement, start)
}
