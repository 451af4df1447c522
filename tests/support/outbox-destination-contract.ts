import { expect } from 'vitest'
import { type Destination, messageStates, type Outbox, type Settlement } from '../../server/outbox/outbox.ts'
import type { OutboxCases } from './outbox-contract.ts'
import { afterStart, dead, delivered, fields, find, makeMessage, putNew, start } from './test-outbox.ts'

const webhook = 'webhook'
const toBoth = { destinations: ['mail', webhook] } as const
const gone = { kind: 'dead', fault: 'HTTP_410' } as const

const afterDays = (days: number) => afterStart(days * 86_400)
const tomorrow = afterDays(1)

/** The ids of messages to alert of. */
async function findUnalerted(outbox: Outbox, unalertedBefore: Date, destination: Destination = 'mail') {
  const found = await outbox.list({ destination, states: messageStates, limit: 9, unalertedBefore })
  return found.map(({ id }) => id)
}

/** Leases what waits for a destination and settles one message. */
async function deliver(outbox: Outbox, id: string, destination: Destination, settlement: Settlement = delivered) {
  await outbox.lease({ now: start, limit: 99, destination })
  await outbox.settle(id, settlement, start, destination)
}

/** What each destination of a message has, how long it is kept, and what a person is told. */
export const destinationCases: OutboxCases = {
  'a message is leased and settled for each destination on its own': async open => {
    const [one, other] = [open(), open()]
    const id = await putNew(one, toBoth)
    expect(await one.lease({ now: start, limit: 9 })).toMatchObject([{ id, fields, state: 'waiting', attempts: 0 }])
    expect(await one.nextDue(webhook)).toEqual(new Date(0))
    expect(await other.lease({ now: start, limit: 9, destination: webhook })).toMatchObject([
      { id, fields, state: 'waiting', attempts: 0, queuedAt: start },
    ])
    expect(await one.lease({ now: start, limit: 9, destination: webhook })).toEqual([])
    await one.settle(id, { kind: 'retry', at: afterStart(60), fault: 'EDNS' }, start)
    await other.lease({ now: afterStart(9), limit: 0, destination: webhook })
    expect(await one.nextDue(webhook)).toEqual(afterStart(24))
    await other.settle(id, gone, afterStart(1), webhook)
    expect(await find(one, id)).toMatchObject({
      ...{ state: 'waiting', attempts: 1, fault: 'EDNS' },
      others: { webhook: { state: 'dead', attempts: 1, fault: 'HTTP_410', settledAt: afterStart(1) } },
    })
    expect((await one.summary()).counts).toMatchObject({ waiting: 1, dead: 0 })
    expect((await one.summary(webhook)).counts).toMatchObject({ waiting: 0, dead: 1 })
  },

  'a message goes to no destination that it was not accepted for, until it is asked for': async open => {
    const outbox = open()
    const id = await putNew(outbox)
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toEqual([])
    expect(await outbox.nextDue(webhook)).toBeUndefined()
    expect(await outbox.retry(id, start)).toBe(true)
    expect((await find(outbox, id))?.others).toEqual({})
    expect(await outbox.retry(id, start, webhook)).toBe(true)
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toMatchObject([{ id, fields }])
    await outbox.settle(id, delivered, start, webhook)
    for (const unsent of [id, 'unknown']) expect(await outbox.retry(unsent, start, webhook)).toBe(false)
  },

  'a repeated message has one delivery to each destination': async open => {
    const outbox = open()
    const id = await putNew(outbox, toBoth)
    expect(await outbox.put(makeMessage({ ...toBoth, receivedAt: afterStart(1) }))).toEqual({ kind: 'repeated', id })
    expect((await outbox.summary(webhook)).counts.waiting).toBe(1)
  },

  'a retry makes due what is undelivered, of all destinations or of one': async open => {
    const outbox = open()
    const id = await putNew(outbox, toBoth)
    await deliver(outbox, id, 'mail')
    await deliver(outbox, id, webhook, gone)
    expect(await outbox.retry(id, afterStart(5), 'mail')).toBe(false)
    expect(await outbox.retry(id, afterStart(5))).toBe(true)
    expect(await find(outbox, id)).toMatchObject({
      state: 'delivered',
      others: { webhook: { state: 'waiting', attempts: 0, queuedAt: afterStart(5) } },
    })
  },

  'messages are listed by the state of a destination': async open => {
    const outbox = open()
    const id = await putNew(outbox, toBoth)
    await putNew(outbox, { client: 'other' })
    await deliver(outbox, id, webhook, gone)
    expect(await outbox.list({ destination: webhook, states: ['dead'], limit: 9 })).toMatchObject([{ id }])
    expect(await outbox.list({ states: ['dead'], limit: 9 })).toEqual([])
    expect(await outbox.list({ states: ['waiting'], limit: 9 })).toHaveLength(2)
  },

  'a destination is forgotten alone, or with its message': async open => {
    const outbox = open()
    const id = await putNew(outbox, toBoth)
    expect(await outbox.forget(id, webhook)).toBe(true)
    expect(await outbox.forget(id, webhook)).toBe(false)
    expect(await find(outbox, id)).toMatchObject({ state: 'waiting', others: {} })
    expect(await outbox.forget(await putNew(outbox, { ...toBoth, client: 'other' }))).toBe(true)
    expect((await outbox.summary(webhook)).counts.waiting).toBe(0)
  },

  'a suspect message goes nowhere until it is retried, and is deleted as a whole': async open => {
    const outbox = open()
    const id = await putNew(outbox, { ...toBoth, isSuspect: true })
    const other = await putNew(outbox, { ...toBoth, isSuspect: true, client: 'other' })
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toEqual([])
    expect((await outbox.summary(webhook)).counts).toMatchObject({ suspect: 2 })
    await outbox.retry(id, start)
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toMatchObject([{ id }])
    await outbox.expire({ deliveredBefore: start, suspectBefore: afterStart(1), keysBefore: start })
    expect(await find(outbox, other)).toBeUndefined()
    expect((await outbox.summary(webhook)).counts).toEqual({ waiting: 1, delivered: 0, dead: 0, suspect: 0 })
  },

  'the content is erased only after the last destination has it, and then there is nothing to send': async open => {
    const outbox = open()
    const id = await putNew(outbox, toBoth)
    const expire = (seconds: number) =>
      outbox.expire({ deliveredBefore: afterStart(seconds), suspectBefore: start, keysBefore: start })
    await deliver(outbox, id, 'mail')
    await expire(999)
    expect((await find(outbox, id))?.fields).toEqual(fields)
    await outbox.lease({ now: start, limit: 9, destination: webhook })
    await outbox.settle(id, delivered, afterStart(500), webhook)
    await expire(500)
    expect((await find(outbox, id))?.fields).toEqual(fields)
    await expire(501)
    const others = { webhook: { state: 'delivered' } }
    expect(await find(outbox, id)).toMatchObject({ state: 'delivered', fields: undefined, others })
    expect(await outbox.retry(id, start, webhook)).toBe(false)
  },

  ...Object.fromEntries(
    (['mail', webhook] as const).map(kept => [
      `what waits for a destination that is gone ends with the content that ${kept} has`,
      async open => {
        const lost = kept === 'mail' ? webhook : 'mail'
        const outbox = open()
        const id = await putNew(outbox, toBoth)
        const other = await putNew(outbox, { ...toBoth, client: 'other' })
        const expire = (deliveredBefore: Date, destinations: readonly Destination[]) =>
          outbox.expire({ deliveredBefore, suspectBefore: start, keysBefore: start, destinations })
        await deliver(outbox, id, kept)
        await expire(afterStart(1), ['mail', webhook])
        await expire(start, [kept])
        // One that comes back in time still gets it.
        expect(await outbox.lease({ now: afterStart(60), limit: 9, destination: lost })).toHaveLength(2)
        await outbox.settle([id, other], { kind: 'released' }, start, lost)
        await expire(afterStart(1), [kept])
        const ended = await find(outbox, id)
        const others = { webhook: { state: 'delivered' } }
        expect(ended).toMatchObject({ fields: undefined, state: 'delivered', others })
        const unsent = { state: 'delivered', attempts: 0, fault: 'NOT_SENT' }
        expect(lost === 'mail' ? ended : ended?.others.webhook).toMatchObject(unsent)
        expect(await find(outbox, other)).toMatchObject({ fields, state: 'waiting' })
        const due = await outbox.lease({ now: afterStart(120), limit: 9, destination: lost })
        expect(due).toMatchObject([{ id: other }])
        expect(await findUnalerted(outbox, start, lost)).toEqual([])
      },
    ]) satisfies readonly (readonly [string, OutboxCases[string]])[],
  ),

  'a suspect message is deleted only after one process has told a person of it, on the day after': async open => {
    const [outbox, replica] = [open(), open()]
    const id = await putNew(outbox, { ...toBoth, isSuspect: true })
    const newer = await putNew(outbox, { isSuspect: true, client: 'other', receivedAt: tomorrow })
    await putNew(outbox, { client: 'person' })
    const expire = (toldBefore: Date) =>
      outbox.expire({ deliveredBefore: start, keysBefore: start, suspectBefore: afterStart(50), toldBefore })
    await expire(afterDays(9))
    const digest = { limit: 9, destination: 'digest' } as const
    expect(await outbox.lease({ ...digest, now: new Date('2025-08-21T00:59:59Z') })).toEqual([])
    const told = new Date('2025-08-21T01:00:00Z')
    expect(await outbox.lease({ ...digest, now: told })).toMatchObject([{ id, fields }])
    expect(await replica.lease({ ...digest, now: told })).toEqual([])
    await outbox.settle([id], delivered, told, 'digest')
    expect(await replica.lease({ ...digest, now: afterDays(2) })).toMatchObject([{ id: newer }])
    await expire(told)
    expect(await find(outbox, id)).toBeDefined()
    await expire(afterDays(1))
    expect(await find(outbox, id)).toBeUndefined()
    await outbox.expire({ deliveredBefore: start, suspectBefore: afterDays(3), keysBefore: start })
    expect((await outbox.summary()).counts).toMatchObject({ waiting: 1, suspect: 0 })
  },

  'nobody is told of a suspect message that was released, and it raises the alerts of any other': async open => {
    const outbox = open()
    const id = await putNew(outbox, { isSuspect: true })
    await outbox.retry(id, start)
    expect(await outbox.lease({ now: afterDays(9), limit: 9, destination: 'digest' })).toEqual([])
    expect(await findUnalerted(outbox, afterStart(1))).toEqual([id])
    await outbox.lease({ now: start, limit: 9 })
    await outbox.settle(id, dead, afterStart(5))
    expect(await findUnalerted(outbox, start)).toEqual([id])
  },

  'of each message the operator is alerted once as overdue and as dead, and again after a retry': async open => {
    const outbox = open()
    const id = await putNew(outbox, { receivedAt: afterStart(-100) })
    await putNew(outbox, { client: 'new' })
    const expectAlert = async (seconds: number) => {
      expect(await findUnalerted(outbox, afterStart(-50))).toEqual([id])
      await outbox.settle([id], { kind: 'alerted' }, afterStart(seconds))
      expect(await findUnalerted(outbox, afterStart(-50))).toEqual([])
    }
    await expectAlert(1)
    await outbox.lease({ now: start, limit: 1 })
    await outbox.settle(id, dead, afterStart(2))
    await expectAlert(3)
    await outbox.retry(id, afterStart(4))
    await expectAlert(5)
  },

  'each destination has its own alerts': async open => {
    const outbox = open()
    const id = await putNew(outbox, toBoth)
    await deliver(outbox, id, webhook, gone)
    expect(await findUnalerted(outbox, start, webhook)).toEqual([id])
    await outbox.settle([id], { kind: 'alerted' }, afterStart(1), webhook)
    expect(await findUnalerted(outbox, start, webhook)).toEqual([])
    expect(await findUnalerted(outbox, afterStart(60))).toEqual([id])
  },
}
