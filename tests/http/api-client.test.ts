import { expect, onTestFinished, test } from 'vitest'
import type { Outbox } from '../../server/outbox/outbox.ts'
import { readContract } from '../support/api-contract.ts'
import { contactMessage, withFaultyReceipts } from '../support/contact-message.ts'
import { startMailServer } from '../support/mail-server.ts'
import { serve } from '../support/raw-request.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const partner = 'https://partner.example.com'
const stranger = 'https://stranger.example.com'
const json = { 'Content-Type': 'application/json' }

type Post = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string; readonly method?: string }

function post(url: string, { headers = {}, body = JSON.stringify(contactMessage), method = 'POST' }: Post = {}) {
  return fetch(`${url}/send-email`, {
    method,
    headers: { ...json, ...headers },
    body: ['GET', 'OPTIONS'].includes(method) ? undefined : body,
    redirect: 'manual',
  })
}

function withKey(key: string): Readonly<Record<string, string>> {
  return { 'Idempotency-Key': key }
}

async function startContractedSite(settings: Readonly<Record<string, string>> = {}) {
  const site = await startSite({ DATA_DIR: makeTempFolder(), ...settings })
  return { ...site, contract: await readContract(site.url) }
}

/** The real app with an outbox that fails in ways that no process can be brought to. */
async function serveFailing(fail: (outbox: Outbox) => Outbox) {
  const { services } = createTestApp()
  const { port } = await serve(createTestApp({ parts: { outbox: fail(services.outbox) } }).app)
  const url = `http://127.0.0.1:${port}`
  return { url, contract: await readContract(url) }
}

test('a message sent again with the same key is mailed once', async () => {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const { url, contract } = await startContractedSite({ SMTP_URL: mail.url, SMTP_TLS: 'off' })
  const first = await contract.check(await post(url, { headers: withKey('order-1') }))
  const again = await contract.check(await post(url, { headers: withKey('order-1') }))
  expect(again).toEqual(first)
  await waitFor(() => expect(mail.received).toHaveLength(1))

  const other = JSON.stringify({ ...contactMessage, details: 'Something else' })
  const reused = await post(url, { headers: withKey('order-1'), body: other })
  expect(reused.status).toBe(422)
  expect(await contract.check(reused)).toMatchObject({ code: 'idempotency_key_reused' })
  expect((await post(url, { headers: withKey('order-2'), body: other })).status).toBe(200)
  await waitFor(() => expect(mail.received).toHaveLength(2))
  expect(mail.received[0]?.source).toContain(String(first.reference))
})

test.each([
  [400, 'invalid_fields', { body: '{"name":"Ada","email":"ada","details":"x"}' }],
  [400, 'unreadable_body', { body: '{"name":' }],
  [400, 'not_an_object', { body: '[]' }],
  [400, 'invalid_idempotency_key', { headers: { 'Idempotency-Key': 'k'.repeat(256) } }],
  [401, 'unknown_api_key', { headers: { Authorization: 'Bearer guessed' } }],
  [403, 'foreign_origin', { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: stranger } }],
  [405, 'method_not_allowed', { method: 'PUT' }],
  [405, 'method_not_allowed', { method: 'GET' }],
  [413, 'body_too_large', { body: JSON.stringify({ ...contactMessage, details: 'x'.repeat(33 * 1024) }) }],
  [415, 'unsupported_media_type', { headers: { 'Content-Type': 'text/plain' } }],
] as const)('a client that errs is answered %i %s as described', async (status, code, mistake: Post) => {
  const { app } = createTestApp({ settings: { CONTACT_API_KEYS: 'acme:0123456789abcdef01234567' } })
  const { port } = await serve(app)
  const url = `http://127.0.0.1:${port}`
  const contract = await readContract(url)
  const response = await post(url, mistake)
  expect(response.status).toBe(status)
  expect(await contract.check(response)).toMatchObject({ status, code, success: false })
})

test('a client over the limit gets the seconds to wait', async () => {
  const { url, contract } = await startContractedSite({ CONTACT_LIMIT_PER_MINUTE: '1' })
  await contract.check(await post(url))
  const response = await post(url, { body: JSON.stringify({ ...contactMessage, details: 'And another' }) })
  expect(response.status).toBe(429)
  expect(await contract.check(response)).toMatchObject({ code: 'too_many_requests' })
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a second request during the first gets 409, and afterwards the same response', async () => {
  let open = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  const { url, contract } = await serveFailing(outbox => ({
    ...outbox,
    put: message => gate.then(() => outbox.put(message)),
  }))
  const answers = [post(url, { headers: withKey('order-1') }), post(url, { headers: withKey('order-1') })]
  const early = await Promise.race(answers)
  expect(early.status).toBe(409)
  expect(await contract.check(early)).toMatchObject({ code: 'request_in_progress' })
  open()
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await post(url, { headers: withKey('order-1') })).status).toBe(200)
})

test('a client gets 503 when nothing could be stored, and can use its key again', async () => {
  let isFull = true
  const { url, contract } = await serveFailing(outbox => ({
    ...outbox,
    put: async message => (isFull ? Promise.reject(new Error('disk full')) : outbox.put(message)),
  }))
  const refused = await post(url, { headers: withKey('order-1') })
  expect(refused.status).toBe(503)
  expect(await contract.check(refused)).toMatchObject({ code: 'storage_unavailable' })
  isFull = false
  expect((await post(url, { headers: withKey('order-1') })).status).toBe(200)
})

test('a client that meets a fault of the server learns from its key that the message was stored', async () => {
  let isFaulty = true
  const { url, contract } = await serveFailing(outbox => withFaultyReceipts(outbox, () => isFaulty))
  const faulty = await post(url, { headers: withKey('order-1') })
  expect(faulty.status).toBe(500)
  const problem = await contract.check(faulty)
  expect(problem).toMatchObject({ code: 'internal_error', requestId: faulty.headers.get('X-Request-Id') })
  expect(JSON.stringify(problem)).not.toContain('secret')
  isFaulty = false
  expect((await post(url, { headers: withKey('order-1') })).status).toBe(200)
})

test('a form that a browser posts by itself is led to the page that confirms', async () => {
  const { url, contract } = await startContractedSite()
  const response = await post(url, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams(contactMessage).toString(),
  })
  expect(response.status).toBe(303)
  await contract.check(response)
  const page = await fetch(new URL(response.headers.get('Location') ?? '', url))
  expect(await page.text()).toContain('Message Sent Successfully!')
})

test('a partner’s page may ask and post, and a stranger’s may do neither', async () => {
  const { url, contract } = await startContractedSite({ CONTACT_ALLOWED_ORIGINS: partner })
  const ask = (origin: string) =>
    post(url, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } })
  const allowed = await ask(partner)
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(partner)
  const taken = await post(url, { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: partner } })
  expect(await contract.check(taken)).toMatchObject({ success: true })
  expect(taken.headers.get('Access-Control-Allow-Origin')).toBe(partner)

  const refused = await ask(stranger)
  expect(refused.status).toBe(405)
  expect(refused.headers.has('Access-Control-Allow-Origin')).toBe(false)
  const foreign = await post(url, { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: stranger } })
  expect(foreign.status).toBe(403)
  expect(await contract.check(foreign)).toMatchObject({ code: 'foreign_origin' })
})

test('the contract names every status that this journey meets, and no other', async () => {
  const { contract } = await startContractedSite()
  const met = [200, 303, 400, 401, 403, 405, 409, 413, 415, 422, 429, 500, 503]
  expect(contract.statuses).toEqual(met.map(String))
})
