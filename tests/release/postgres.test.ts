import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { destinations, type Outbox } from '../../server/outbox/outbox.ts'
import { createDatabaseClock } from '../../server/outbox/postgres/database-clock.ts'
import { openPostgresOutbox } from '../../server/outbox/postgres/postgres-outbox.ts'
import { queueCases } from '../support/outbox-contract.ts'
import { destinationCases } from '../support/outbox-destination-contract.ts'
import { openTestDatabase, runTestPostgres } from '../support/test-database.ts'
import { fields, makeMessage, putMany, putNew, start } from '../support/test-outbox.ts'
import { waitFor } from '../support/wait-for.ts'

const createDatabase = runTestPostgres()
const now = () => new Date()
const hourMs = 3_600_000

function openReplica(url: string, options: Parameters<typeof openPostgresOutbox>[1] = {}): Outbox {
  const outbox = openPostgresOutbox(openTestDatabase(url), options)
  onTestFinished(outbox.close)
  return outbox
}

async function openReplicas() {
  const url = await createDatabase()
  return [openReplica(url), openReplica(url), openReplica(url)] as const
}

async function openEmptyDatabase() {
  const database = openTestDatabase(await createDatabase())
  onTestFinished(database.close)
  return database
}

test.each(Object.entries({ ...queueCases, ...destinationCases }))('in PostgreSQL, %s', async (_, check) => {
  const url = await createDatabase()
  const clock = createDatabaseClock({ now: () => start, sql: `timestamptz '${start.toISOString()}'` })
  await check(options => openReplica(url, { clock, ...options }))
})

test.each([
  ['one key', () => 'k'],
  ['a key for each', (replica: number) => `k${replica}`],
])('a message that three replicas get at once with %s is stored once, and all get its id', async (_, toKey) => {
  const replicas = await openReplicas()
  for (let round = 0; round < 20; round += 1) {
    const message = { receivedAt: now(), fields: { ...fields, name: `A${round}` } }
    const receipts = await Promise.all(
      replicas.map((outbox, index) => outbox.put(makeMessage({ ...message, idempotencyKey: toKey(index) + round }))),
    )
    expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['repeated', 'repeated', 'stored'])
    expect(new Set(receipts.map(receipt => 'id' in receipt && receipt.id)).size).toBe(1)
  }
  expect((await replicas[0].summary()).counts.waiting).toBe(20)
})

test('replicas that lease at the same time share the messages, each to one of them', async () => {
  const replicas = await openReplicas()
  const ids = await putMany(replicas[0], 60)
  const leased: string[] = []
  // One that finds all others locked gets none for the moment.
  while (leased.length < ids.length) {
    const found = await Promise.all(replicas.map(outbox => outbox.lease({ now: now(), limit: 3 })))
    for (const messages of found) expect(messages.length).toBeLessThanOrEqual(3)
    leased.push(...found.flat().map(({ id }) => id))
  }
  expect(leased.toSorted()).toEqual(ids.toSorted())
})

test('a lease takes no more than its limit, whatever the statistics of the table say', async () => {
  const database = await openEmptyDatabase()
  const outbox = openPostgresOutbox(database)
  await putNew(outbox, { receivedAt: now(), client: 'first' })
  await database.query('ANALYZE messages')
  await putMany(outbox, 60)
  expect(await outbox.lease({ now: now(), limit: 3 })).toHaveLength(3)
})

test('a replica whose clock is an hour ahead neither takes away leases nor delays a retry', async () => {
  const url = await createDatabase()
  const sql = `timestamptz '${start.toISOString()}'`
  const ahead = new Date(start.getTime() + hourMs)
  const right = openReplica(url, { clock: createDatabaseClock({ now: () => start, sql }) })
  const wrong = openReplica(url, { clock: createDatabaseClock({ now: () => ahead, sql }) })
  const id = await putNew(wrong, { receivedAt: ahead })
  expect(await right.lease({ now: start, limit: 1 })).toMatchObject([{ id }])
  expect(await wrong.lease({ now: ahead, limit: 1 })).toEqual([])
  await right.settle(id, { kind: 'released' }, start)
  expect(await wrong.lease({ now: ahead, limit: 1 })).toMatchObject([{ id, queuedAt: ahead }])
  await wrong.settle(id, { kind: 'retry', at: new Date(ahead.getTime() + 60_000), fault: 'EDNS' }, ahead)
  expect(await right.nextDue()).toEqual(new Date(start.getTime() + 60_000))
})

test('a message stored or retried by one replica wakes the others, also after a restart of the server', async () => {
  const [one, other] = await openReplicas()
  const wake = vi.fn()
  other.onNewMessage(wake)
  async function expectWoken(change: () => Promise<unknown>) {
    const { length } = wake.mock.calls
    await change()
    await waitFor(() => expect(wake.mock.calls.length).toBeGreaterThan(length))
  }
  // When it begins to listen.
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(1))
  const id = await putNew(one, { receivedAt: now() })
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(2))
  await expectWoken(() => one.retry(id, now()))
  // It reads the outbox once because notifications may have been lost.
  await expectWoken(() => createDatabase.getServer().restart('immediate'))
  await expectWoken(() => waitFor(() => putNew(one, { receivedAt: now(), client: 'after the restart' })))
})

test('a connection that is lost within a transaction fails it, and the process goes on', async () => {
  const database = await openEmptyDatabase()
  const interrupted = database.inTransaction(async query => {
    const { rows } = await query('SELECT pg_backend_pid() AS pid')
    const [{ pid }] = z.tuple([z.object({ pid: z.number() })]).parse(rows)
    await createDatabase.getServer().query(`SELECT pg_terminate_backend(${pid})`)
    // Until the process learns of it.
    for (;;) await query('SELECT 1')
  })
  await expect(interrupted).rejects.toMatchObject({ isConnectionLost: true })
  await waitFor(() => database.query('SELECT 1'))
})

test('no error contains the values of a statement', async () => {
  const database = await openEmptyDatabase()
  const secret = 'Ada Lovelace'
  const insert = `INSERT INTO messages (id, received_at, queued_at, due_at, state) VALUES ('1', now(), now(), now(), $1)`
  for (const sql of ['SELECT $1::integer', insert]) {
    const error: unknown = await database.query(sql, [secret]).catch(fault => fault)
    if (!(error instanceof Error)) throw new Error('the statement did not fail')
    expect(error.message).toMatch(/a statement failed \(2[23]/)
    expect(JSON.stringify(error) + String(error.stack)).not.toContain(secret)
    expect(error).not.toHaveProperty('cause')
  }
})

test('no statement of the queue reads all messages', async () => {
  const database = await openEmptyDatabase()
  await database.query(`
    INSERT INTO messages (id, received_at, queued_at, fields, state, due_at, settled_at)
    SELECT gen_random_uuid(), now() - number * interval '1 second', now(), '{}',
      CASE number % 3 WHEN 0 THEN 'waiting' WHEN 1 THEN 'delivered' ELSE 'dead' END, now() + interval '1 hour', now()
    FROM generate_series(1, 20000) AS number;
    INSERT INTO idempotency_keys SELECT gen_random_uuid(), '', '', now() FROM generate_series(1, 20000);
    INSERT INTO deliveries (id, destination, received_at, queued_at, state, due_at, settled_at)
    SELECT id, 'webhook', received_at, queued_at, state, due_at, settled_at FROM messages;
    ANALYZE messages; ANALYZE deliveries; ANALYZE idempotency_keys`)
  const planSchema = z.array(z.object({ 'QUERY PLAN': z.string() }))
  const plans: string[] = []
  const query: typeof database.query = async (sql, values = []) => {
    const { rows } = await database.query(`EXPLAIN ${sql}`, values)
    plans.push([sql, ...planSchema.parse(rows).map(row => row['QUERY PLAN'])].join('\n'))
    return database.query(sql, values)
  }
  const outbox = openPostgresOutbox({ ...database, query })
  for (const destination of destinations) {
    await outbox.lease({ now: now(), limit: 3, destination })
    await outbox.renewLeases(['x'], now(), destination)
    await outbox.settle('x', { kind: 'delivered' }, now(), destination)
  }
  await outbox.list({ states: ['waiting'], limit: 10 })
  await outbox.findById('abcd')
  await outbox.retry('x', now())
  await outbox.expire({ deliveredBefore: new Date(0), suspectBefore: new Date(0), keysBefore: new Date(0) })
  expect(plans.length).toBeGreaterThan(8)
  const isSlow = (plan: string) => /Seq Scan on (messages|deliveries|idempotency_keys)|Sort Key: messages/.test(plan)
  expect(plans.filter(isSlow)).toEqual([])
})
