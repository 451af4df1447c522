import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { destinations, type Outbox } from '../../../server/outbox/outbox.ts'
import { createDatabaseClock } from '../../../server/outbox/postgres/database-clock.ts'
import { openPostgresOutbox } from '../../../server/outbox/postgres/postgres-outbox.ts'
import { openTestDatabase, runTestPostgres } from '../../support/test-database.ts'
import { fields, makeMessage, putMany, putNew } from '../../support/test-outbox.ts'
import { waitFor } from '../../support/wait-for.ts'

const createDatabase = runTestPostgres()
const now = () => new Date()

function openReplica(url: string, clock = now): Outbox {
  const outbox = openPostgresOutbox(openTestDatabase(url, 10), { clock: createDatabaseClock({ now: clock }) })
  onTestFinished(outbox.close)
  return outbox
}

async function openReplicas(count = 3): Promise<readonly Outbox[]> {
  const url = await createDatabase()
  return Array.from({ length: count }, () => openReplica(url))
}

test('one key that a sender gives to three replicas at once stores one message, and all get its id', async () => {
  const replicas = await openReplicas()
  for (let round = 0; round < 20; round += 1) {
    const put = makeMessage({
      idempotencyKey: `k${round}`,
      receivedAt: now(),
      fields: { ...fields, name: `A${round}` },
    })
    const receipts = await Promise.all(replicas.map(outbox => outbox.put(put)))
    expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['repeated', 'repeated', 'stored'])
    expect(new Set(receipts.map(receipt => 'id' in receipt && receipt.id)).size).toBe(1)
  }
  expect((await replicas[0]?.summary())?.counts.waiting).toBe(20)
})

test('a lease takes no more than its limit, whatever the statistics of the table say', async () => {
  const database = openTestDatabase(await createDatabase())
  onTestFinished(database.close)
  const young = openPostgresOutbox(database)
  await putNew(young, { receivedAt: now(), client: 'first' })
  await database.query('ANALYZE messages')
  await putMany(young, 60)
  expect(await young.lease({ now: now(), limit: 3 })).toHaveLength(3)
})

test('the same message from one sender to three replicas at once is one, whatever its key', async () => {
  const replicas = await openReplicas()
  const puts = replicas.map((outbox, index) =>
    outbox.put(makeMessage({ receivedAt: now(), idempotencyKey: `key ${index}` })),
  )
  const receipts = await Promise.all(puts)
  expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['repeated', 'repeated', 'stored'])
})

test('replicas that lease at the same time share the messages, each to one of them', async () => {
  const replicas = await openReplicas()
  const [first] = replicas
  if (first === undefined) return
  const ids = await putMany(first, 60)
  const rounds = Array.from({ length: 8 }, () => replicas.map(outbox => outbox.lease({ now: now(), limit: 3 })))
  const leased = (await Promise.all(rounds.flat())).flat().map(({ id }) => id)
  expect(leased.length).toBeGreaterThanOrEqual(55)
  expect(new Set(leased).size).toBe(leased.length)
  expect(ids).toEqual(expect.arrayContaining(leased))
})

test('a replica whose clock is an hour ahead neither takes away leases nor delays a retry', async () => {
  const url = await createDatabase()
  const ahead = () => new Date(Date.now() + 3_600_000)
  const [right, wrong] = [openReplica(url), openReplica(url, ahead)]
  const id = await putNew(wrong, { receivedAt: ahead() })
  expect(await right.lease({ now: now(), limit: 1 })).toMatchObject([{ id }])
  expect(await wrong.lease({ now: ahead(), limit: 1 })).toEqual([])
  await right.settle(id, { kind: 'released' }, now())
  const [leased] = await wrong.lease({ now: ahead(), limit: 1 })
  expect(leased).toMatchObject({ id })
  expect(Math.abs(Number(leased?.queuedAt.getTime()) - ahead().getTime())).toBeLessThan(60_000)
  await wrong.settle(id, { kind: 'retry', at: new Date(ahead().getTime() + 60_000), fault: 'EDNS' }, ahead())
  const due = await right.nextDue()
  expect(due?.getTime()).toBeGreaterThan(Date.now() + 50_000)
  expect(due?.getTime()).toBeLessThan(Date.now() + 61_000)
})

test('a message stored or retried by one replica wakes the others', async () => {
  const [one, other] = await openReplicas(2)
  if (one === undefined || other === undefined) return
  const wake = vi.fn()
  other.onNewMessage(wake)
  // Once when it begins to listen.
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(1))
  const id = await putNew(one, { receivedAt: now() })
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(2))
  await one.retry(id, now())
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(3))
})

test('when the server was restarted, the replica listens again and stores messages', async () => {
  const [outbox, other] = await openReplicas(2)
  if (outbox === undefined || other === undefined) return
  const wake = vi.fn()
  outbox.onNewMessage(wake)
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(1))
  await createDatabase.getServer().restart('immediate')
  // It reads the outbox once because notifications may have been lost.
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(2))
  await waitFor(() => putNew(other, { receivedAt: now() }))
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(3))
})

test('a connection that is lost within a transaction fails it, and the process goes on', async () => {
  const database = openTestDatabase(await createDatabase())
  onTestFinished(database.close)
  const interrupted = database.inTransaction(async query => {
    const [{ pid }] = z
      .tuple([z.object({ pid: z.number() })])
      .parse((await query('SELECT pg_backend_pid() AS pid')).rows)
    await createDatabase.getServer().query(`SELECT pg_terminate_backend(${pid}, 5000)`)
    throw await waitFor(() =>
      query('SELECT 1').then(
        () => Promise.reject(new Error('the connection is still there')),
        fault => fault,
      ),
    )
  })
  await expect(interrupted).rejects.toMatchObject({ isConnectionLost: true })
  await waitFor(() => database.query('SELECT 1'))
})

test('no error contains the values of a statement', async () => {
  const database = openTestDatabase(await createDatabase())
  onTestFinished(database.close)
  const secret = 'Ada Lovelace'
  const failures = [
    database.query('SELECT $1::integer', [secret]),
    database.query(
      "INSERT INTO messages (id, received_at, queued_at, due_at, state) VALUES ('1', now(), now(), now(), $1)",
      [secret],
    ),
  ]
  for (const error of (await Promise.allSettled(failures)).map(result => 'reason' in result && result.reason)) {
    expect(error).toMatchObject({ message: expect.stringMatching(/a statement failed \(2[23]/) })
    expect(JSON.stringify(error) + String(error.stack)).not.toContain(secret)
    expect(error).not.toHaveProperty('cause')
  }
})

test('no statement of the queue reads all messages', async () => {
  const database = openTestDatabase(await createDatabase())
  onTestFinished(database.close)
  await database.query(`
    INSERT INTO messages (id, received_at, queued_at, fields, state, due_at, settled_at)
    SELECT gen_random_uuid(), now() - number * interval '1 second', now(), '{}',
      CASE number % 3 WHEN 0 THEN 'waiting' WHEN 1 THEN 'delivered' ELSE 'dead' END, now() + interval '1 hour', now()
    FROM generate_series(1, 20000) AS number`)
  await database.query(`
    INSERT INTO idempotency_keys SELECT gen_random_uuid(), '', '', now() FROM generate_series(1, 20000)`)
  await database.query(`
    INSERT INTO deliveries (id, destination, received_at, queued_at, state, due_at, settled_at)
    SELECT id, 'webhook', received_at, queued_at, state, due_at, settled_at FROM messages`)
  await database.query('ANALYZE messages; ANALYZE deliveries; ANALYZE idempotency_keys')
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
  expect(
    plans.filter(plan => /Seq Scan on (messages|deliveries|idempotency_keys)|Sort Key: messages/.test(plan)),
  ).toEqual([])
})
