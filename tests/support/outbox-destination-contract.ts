import { expect } from 'vitest'
import type { Destination, Outbox, Settlement } from '../../server/outbox/outbox.ts'
import type { OutboxCases } from './outbox-contract.ts'
import { afterStart, dead, delivered, end, fields, find, makeMessage, putMany, putNew, start } from './test-outbox.ts'

const webhook = 'webhook'
const toBoth = { destinations: ['mail', webhook] } as const
const gone = { kind: 'dead', fault: 'HTTP_410' } as const

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
    await other.renewLeases([id], afterStart(9), webhook)
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
        await expire(afterStart(1), [kept])
        const ended = await find(outbox, id)
        const others = { webhook: { state: 'delivered' } }
        expect(ended).toMatchObject({ fields: undefined, state: 'delivered', others })
        const unsent = { state: 'delivered', attempts: 0, fault: 'NOT_SENT' }
        expect(lost === 'mail' ? ended : ended?.others.webhook).toMatchObject(unsent)
        expect(await find(outbox, other)).toMatchObject({ fields, state: 'waiting' })
        const due = await outbox.lease({ now: afterStart(120), limit: 9, destination: lost })
        expect(due).toMatchObject([{ id: other }])
        expect(await outbox.findUnalerted(start, lost)).toEqual({ dead: [], overdue: [] })
      },
    ]) satisfies readonly (readonly [string, OutboxCases[string]])[],
  ),

  'a suspect message is deleted only after one process has told a person of it': async open => {
    const [outbox, replica] = [open(), open()]
    const id = await putNew(outbox, { ...toBoth, isSuspect: true })
    const newer = await putNew(outbox, { isSuspect: true, client: 'other', receivedAt: afterStart(60) })
    await putNew(outbox, { client: 'person' })
    const expire = (seconds: number) =>
      outbox.expire({
        ...{ deliveredBefore: start, keysBefore: start },
        ...{ suspectBefore: afterStart(50), toldBefore: afterStart(seconds) },
      })
    await expire(999)
    expect(await outbox.findUntold(start, 'first', start)).toBeUndefined()
    expect(await outbox.findUntold(afterStart(1), 'first', start)).toMatchObject({ count: 1, newest: [{ id, fields }] })
    // Another tells in the next round, unless it was told.
    expect(await replica.findUntold(afterStart(1), 'first', start)).toBeUndefined()
    expect(await replica.findUntold(afterStart(61), 'second', start)).toMatchObject({
      count: 2,
      newest: [{ id: newer }, { id }],
    })
    await replica.markTold(afterStart(1), afterStart(5))
    expect(await outbox.findUntold(afterStart(61), 'third', start)).toMatchObject({ count: 1, newest: [{ id: newer }] })
    await expire(5)
    expect(await find(outbox, id)).toBeDefined()
    await expire(6)
    expect(await find(outbox, id)).toBeUndefined()
    await outbox.expire({ deliveredBefore: start, suspectBefore: afterStart(61), keysBefore: start })
    expect((await outbox.summary()).counts).toMatchObject({ waiting: 1, suspect: 0 })
  },

  'a suspect message that is released after a person was told raises the alerts of any other': async open => {
    const outbox = open()
    const id = await putNew(outbox, { isSuspect: true })
    await outbox.markTold(afterStart(1), start)
    await outbox.retry(id, start)
    expect((await outbox.findUnalerted(afterStart(1))).overdue).toHaveLength(1)
    await outbox.lease({ now: start, limit: 9 })
    await outbox.settle(id, dead, afterStart(5))
    expect((await outbox.findUnalerted(start)).dead).toHaveLength(1)
  },

  'of each message the operator is alerted once per kind, and again when it dies after a retry': async open => {
    const outbox = open()
    const id = await putNew(outbox, { receivedAt: afterStart(-100) })
    await end(outbox, dead, id)
    await putNew(outbox, { client: 'old', receivedAt: afterStart(-100) })
    await putNew(outbox, { client: 'new' })
    const findAll = () => outbox.findUnalerted(afterStart(-50))
    const found = await findAll()
    expect([found.dead.length, found.overdue.length]).toEqual([1, 1])
    await outbox.markAlerted('dead', found.dead, afterStart(1))
    await outbox.markAlerted('overdue', found.overdue, afterStart(1))
    expect(await findAll()).toEqual({ dead: [], overdue: [] })
    await outbox.retry(id, afterStart(2))
    const { overdue } = await findAll()
    expect(overdue).toEqual(found.dead)
    await outbox.markAlerted('overdue', overdue, afterStart(3))
    await outbox.lease({ now: afterStart(20), limit: 3 })
    await outbox.settle(id, dead, afterStart(20))
    expect(await findAll()).toEqual({ dead: found.dead, overdue: [] })
  },

  'an alert in flight marks no message that came after one that is deleted meanwhile': async open => {
    const outbox = open()
    const first = await putNew(outbox)
    const { overdue } = await outbox.findUnalerted(afterStart(1))
    await outbox.forget(first)
    await putNew(outbox, { client: 'second' })
    await outbox.markAlerted('overdue', overdue, afterStart(2))
    expect((await outbox.findUnalerted(afterStart(3))).overdue).toHaveLength(1)
  },

  'each destination has its own alerts and its own start of retries, which is that of waiting messages': async open => {
    const outbox = open()
    const id = await putNew(outbox, toBoth)
    await deliver(outbox, id, webhook, gone)
    const findAll = (destination: Destination) => outbox.findUnalerted(afterStart(60), destination)
    const alerted = (await findAll(webhook)).dead
    expect(alerted).toHaveLength(1)
    expect(await findAll('mail')).toMatchObject({ dead: [], overdue: [expect.anything()] })
    await outbox.markAlerted('dead', alerted, afterStart(1), webhook)
    expect(await findAll(webhook)).toEqual({ dead: [], overdue: [] })
    await outbox.retry(id, start, webhook)
    await outbox.restartRetryPeriods(afterStart(90), webhook)
    const restarted = await find(outbox, id)
    expect([restarted?.queuedAt, restarted?.others.webhook?.queuedAt]).toEqual([start, afterStart(90)])
    const [waiting = '', given = ''] = await putMany(outbox, 2)
    await end(outbox, dead, given)
    await outbox.settle(waiting, { kind: 'released' }, start)
    await outbox.restartRetryPeriods(afterStart(60))
    expect(await find(outbox, waiting)).toMatchObject({ queuedAt: afterStart(60) })
    expect(await find(outbox, given)).toMatchObject({ queuedAt: start })
  },
}
