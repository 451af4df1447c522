import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { destinations, messageStates, type Outbox } from '../../server/outbox/outbox.ts'
import { openPostgres } from '../../server/outbox/postgres/postgres.ts'
import { createStore } from '../../server/outbox/store.ts'
import type { Tables } from '../../server/outbox/tables.ts'
import { queueCases } from '../support/outbox-contract.ts'
import { destinationCases } from '../support/outbox-destination-contract.ts'
import { openTestDatabase, runTestPostgres } from '../support/test-database.ts'
import { fields, makeMessage, putMany, putNew } from '../support/test-outbox.ts'
import { waitFor } from '../support/wait-for.ts'

const createDatabase = runTestPostgres()
const now = () => new Date()

function openReplica(url: string): Outbox {
  const outbox = openPostgres(openTestDatabase(url))
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
  await check(() => openReplica(url))
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

test('a lease takes no more than its limit, whatever the statistics of the tables say', async () => {
  const database = await openEmptyDatabase()
  const outbox = openPostgres(database)
  await putNew(outbox, { receivedAt: now(), client: 'first' })
  await database.query('ANALYZE')
  await putMany(outbox, 60)
  expect(await outbox.lease({ now: now(), limit: 3 })).toHaveLength(3)
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
  const { db, use, query } = await openEmptyDatabase()
  const interrupted = use(() =>
    db.transaction().execute(async tx => {
      const { rows } = await sql`SELECT pg_backend_pid() AS pid`.execute(tx)
      const [{ pid }] = z.tuple([z.object({ pid: z.number() })]).parse(rows)
      await createDatabase.getServer().query(`SELECT pg_terminate_backend(${pid})`)
      // Until the process learns of it.
      for (;;) await sql`SELECT 1`.execute(tx)
    }),
  )
  await expect(interrupted).rejects.toMatchObject({ name: 'DatabaseError', isConnectionLost: true })
  await waitFor(() => query('SELECT 1'))
})

test('no error contains the values of a statement', async () => {
  const database = await openEmptyDatabase()
  const outbox = openPostgres(database)
  const secret = 'Ada Lovelace'
  await database.query(`ALTER TABLE messages ADD CHECK (convert_from(fields, 'UTF8') NOT LIKE '%${secret}%')`)
  const failing = [
    () => database.query('SELECT $1::integer', [secret]),
    () => putNew(outbox, { fields: { ...fields, name: secret } }),
  ]
  for (const fail of failing) {
    const error: unknown = await fail().catch(fault => fault)
    if (!(error instanceof Error)) throw new Error('the statement did not fail')
    expect(error.message).toMatch(/a statement failed \(2[23]/)
    expect(JSON.stringify(error) + String(error.stack)).not.toContain(secret)
    expect(error).not.toHaveProperty('cause')
  }
})

const planSchema = z.array(z.object({ 'QUERY PLAN': z.string() }))

test('no statement reads or sorts all of 20,000 messages, except the one that counts them', async () => {
  const url = await createDatabase()
  const database = openTestDatabase(url)
  onTestFinished(database.close)
  await database.query(`
    INSERT INTO messages (id, received_at, fields)
    SELECT gen_random_uuid(), 1767225600000 - number * 1000, '{}' FROM generate_series(1, 20000) AS number;
    INSERT INTO deliveries (message_id, destination, state, queued_at, due_at, settled_at)
    SELECT id, destination, CASE received_at / 1000 % 5000 WHEN 0 THEN 'waiting' WHEN 1 THEN 'dead' ELSE 'delivered' END,
      received_at, received_at + 3600000, received_at FROM messages, unnest(ARRAY['mail', 'webhook']) AS destination;
    INSERT INTO deliveries (message_id, destination, state, queued_at)
    SELECT id, 'digest', 'waiting', received_at FROM messages WHERE received_at / 1000 % 5000 = 2;
    INSERT INTO keys SELECT gen_random_uuid(), '', '', number FROM generate_series(1, 20000) AS number;
    ANALYZE`)
  const statements = new Map<string, readonly unknown[]>()
  const pool = new pg.Pool({ connectionString: url })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.set(query.sql, query.parameters),
  })
  const store = createStore({ db, engine: 'postgres', afterErasing: async () => {} })
  const outbox = { ...store, onNewMessage: () => {}, close: () => db.destroy() }
  onTestFinished(outbox.close)
  const id = await putNew(outbox, { receivedAt: now(), idempotencyKey: 'k1' })
  for (const destination of [...destinations, 'digest'] as const) {
    await outbox.nextDue(destination)
    await outbox.lease({ now: now(), limit: 3, destination })
    await outbox.lease({ now: now(), limit: 3, destination })
    await outbox.settle(id, { kind: 'delivered' }, now(), destination)
  }
  const none = new Date(0)
  for (const states of [['waiting'], messageStates] as const) await outbox.list({ states, limit: 10 })
  for (const state of ['waiting', 'dead'] as const) {
    await outbox.list({ states: [state], limit: 10, unalertedBefore: now() })
  }
  await outbox.list({ states: messageStates, limit: 10, prefix: 'abcd' })
  await outbox.retry(id, now())
  for (const before of [none, now()]) {
    await outbox.expire({ deliveredBefore: none, suspectBefore: before, toldBefore: before, keysBefore: none })
  }
  await outbox.forget(id)
  const plans: string[] = []
  for (const [statement, values] of statements) {
    if (!/^(select|insert|update|delete)/.test(statement) || statement.includes('count(*)')) continue
    const { rows } = await database.query(`EXPLAIN ${statement}`, values)
    plans.push([statement, ...planSchema.parse(rows).map(row => row['QUERY PLAN'])].join('\n'))
  }
  expect(plans.length).toBeGreaterThan(20)
  expect(plans.filter(plan => /Seq Scan on (messages|deliveries|keys)|Sort .*rows=\d{4,}/.test(plan))).toEqual([])
})
