import request from 'supertest'
import { expect, test } from 'vitest'
import { problemSchema } from '../support/api-contract.ts'
import { contactMessage, listStored } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { runTestPostgres } from '../support/test-database.ts'
import { waitFor } from '../support/wait-for.ts'

const createDatabase = runTestPostgres()
const degraded = { status: 'degraded', failing: ['storage'] }
const token = '0123456789abcdef'

async function createReplicas(count: number, settings: Readonly<Record<string, string>> = {}) {
  const shared = { DATABASE_URL: await createDatabase(), METRICS_TOKEN: token, TRUST_PROXY: '1', ...settings }
  const now = () => new Date()
  return Array.from({ length: count }, () => createTestApp({ settings: shared, now }))
}

function post({ app }: TestApp, details: string, key?: string, address = '192.0.2.1') {
  const sending = request(app).post('/send-email').set('X-Forwarded-For', address)
  return (key === undefined ? sending : sending.set('Idempotency-Key', key)).send({ ...contactMessage, details })
}

async function readMetrics({ app }: TestApp): Promise<string> {
  return (await request(app).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200)).text
}

test('one key sent to three replicas at once is one message, and every answer is the same', async () => {
  const replicas = await createReplicas(3)
  const answers = await Promise.all(replicas.map(replica => post(replica, 'Hello', 'k-1')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  for (const { services } of replicas) expect(await listStored(services)).toHaveLength(1)
})

test('limits count over all replicas', async () => {
  const replicas = await createReplicas(2, { CONTACT_LIMIT_PER_MINUTE: '3', CONTACT_LIMIT_TOTAL_PER_MINUTE: '100' })
  const statuses: number[] = []
  for (let number = 0; number < 6; number += 1) {
    for (const replica of replicas.slice(number % 2, (number % 2) + 1)) {
      statuses.push((await post(replica, `Hello ${number}`)).status)
    }
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  const [replica] = replicas
  if (replica === undefined) return
  const other = await post(replica, 'From another address', undefined, '198.51.100.7').expect(200)
  expect(other.headers.ratelimit).toMatch(/"total"; r=96; t=\d+/)
  expect(await readMetrics(replica)).toContain('rate_limits_shared 1')
})

test('while the database is away pages go on, posts get 503 and the form keeps its text; then all goes on', async () => {
  const replicas = await createReplicas(2, { CONTACT_LIMIT_PER_MINUTE: '5' })
  const [site, other] = replicas
  if (site === undefined || other === undefined) return
  await post(site, 'Before').expect(200)
  await createDatabase.getServer().stop()

  await request(site.app).get('/about').expect(200)
  // A check counts for a second.
  await waitFor(() => request(site.app).get('/readyz').expect(200, degraded))
  const refused = await post(site, 'While away').expect(503).expect('Retry-After', '30')
  expect(problemSchema.parse(refused.body)).toMatchObject({ code: 'storage_unavailable', success: false })
  const form = await request(site.app)
    .post('/send-email')
    .type('form')
    .accept('html')
    .send({ ...contactMessage, details: 'Typed with care' })
    .expect(503)
  expect(form.text).toContain('Typed with care')
  expect(form.text).toContain('The message could not be stored and was not accepted; send it again in 30 seconds.')
  const metrics = await readMetrics(site)
  expect(metrics).toContain('outbox_up 0')
  expect(metrics).toContain('rate_limits_shared 0')
  const log = site.logLines.join()
  expect(log).toContain('each process counts its own rate limits')
  expect(log).toMatch(
    /cannot use the database \S+ of user tests at 127\.0\.0\.1:\d+: (no server answers|the server is)/,
  )
  expect(log).not.toContain('Typed with care')

  // Each process counts for itself.
  const statuses = new Set<number>()
  for (let number = 0; number < 6; number += 1) statuses.add((await post(other, `Flood ${number}`)).status)
  expect(statuses).toEqual(new Set([503, 429]))

  await createDatabase.getServer().start()
  await waitFor(() => request(site.app).get('/readyz').expect(200, { status: 'ready' }))
  await waitFor(() => post(site, 'After', undefined, '198.51.100.7').expect(200))
  expect(await readMetrics(site)).toContain('rate_limits_shared 1')
  await waitFor(async () =>
    expect((await listStored(other.services)).map(stored => stored?.details).toSorted()).toEqual(['After', 'Before']),
  )
})
