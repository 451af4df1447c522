import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startPostgres } from '../support/postgres.ts'
import { type Replica, startReplicas } from '../support/replicas.ts'
import { waitFor } from '../support/wait-for.ts'

const rounds = 40
/** With the address, and with the fields. */
const recordsPerKey = 2
const answerSchema = z.object({ success: z.boolean(), id: z.string().optional(), code: z.string().optional() })
const countsSchema = z.tuple([z.object({ messages: z.coerce.number(), keys: z.coerce.number() })])

async function startAll() {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const replicas = await startReplicas({ databaseUrl: await postgres.createDatabase('site') })
  const count = async () => {
    const sql = 'SELECT (SELECT count(*) FROM messages) AS messages, (SELECT count(*) FROM idempotency_keys) AS "keys"'
    return countsSchema.parse(await postgres.query(sql, 'site'))[0]
  }
  return { postgres, replicas, count }
}

type Message = { readonly name: string; readonly key?: string }

async function post({ url }: Replica, { name, key }: Message) {
  const response = await fetch(`${url}/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify({ name, email: 'ada@example.com', details: 'Hello' }),
  })
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), ...answerSchema.parse(await response.json()) }
}

test('of one message that three replicas get at once, one is stored, with a key, with one key for others, and without', async () => {
  const { replicas, count } = await startAll()
  for (let round = 1; round <= rounds; round += 1) {
    const message = { name: `Ada ${round}`, key: `key ${round}` }
    const answers = await Promise.all([...replicas, ...replicas].map(replica => post(replica, message)))
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted.length).toBeGreaterThanOrEqual(replicas.length)
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(1)
    // A replica refuses a key while it stores a message with the same one.
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 409, code: 'request_in_progress', retryAfter: '1' })
    }
    expect(await post(replicas[0], message)).toMatchObject({ status: 200, id: accepted[0]?.id })
    expect(await count()).toEqual({ messages: round, keys: recordsPerKey * round })
  }
  for (let round = 1; round <= rounds; round += 1) {
    const answers = await Promise.all(
      replicas.map((replica, index) => post(replica, { name: `Grace ${round}.${index}`, key: `other key ${round}` })),
    )
    const reused = 'idempotency_key_reused'
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, reused, reused])
    expect(await count()).toEqual({ messages: rounds + round, keys: recordsPerKey * (rounds + round) })
  }
  for (let round = 1; round <= rounds; round += 1) {
    const answers = await Promise.all(replicas.map(replica => post(replica, { name: `Emmy ${round}` })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await count()).toEqual({ messages: 2 * rounds + round, keys: recordsPerKey * 2 * rounds })
  }
})

test('while the database is away all replicas serve pages and refuse messages, and store them again afterwards', async () => {
  const { postgres, replicas, count } = await startAll()
  await postgres.stop()
  for (const replica of replicas) {
    expect((await fetch(`${replica.url}/services`)).status).toBe(200)
    expect(await post(replica, { name: 'Ada' })).toMatchObject({ status: 503, code: 'storage_unavailable' })
    expect((await fetch(`${replica.url}/readyz`)).status).toBe(200)
  }
  await postgres.start()
  for (const replica of replicas) {
    await waitFor(async () => expect(await post(replica, { name: 'Grace', key: 'key' })).toMatchObject({ status: 200 }))
  }
  expect(await count()).toEqual({ messages: 1, keys: recordsPerKey })
  expect(await Promise.all(replicas.map(replica => replica.stop()))).toEqual([0, 0, 0])
})
