import request from 'supertest'
import { expect, test } from 'vitest'
import { decoyFieldName } from '../../shared/contact/contact-rules.ts'
import { getDescribed } from '../support/api-contract.ts'
import { contactMessage } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { secret } from '../support/webhook-receiver.ts'

const noon = new Date('2025-08-20T12:00:00Z')
const later = new Date('2025-08-20T12:03:00Z')
// Not started: the test settles the deliveries.
const settings = { SMTP_URL: 'smtp://127.0.0.1:1', WEBHOOK_URL: 'http://127.0.0.1:1/hook', WEBHOOK_SECRET: secret }
const unknownId = '5f3f9a54-0c1e-4f7a-9a53-2d0c5f1f6a10'

async function send({ app }: TestApp, changes: object = {}): Promise<string> {
  const { body } = await request(app)
    .post('/send-email')
    .send({ ...contactMessage, ...changes })
    .expect(200)
  return body.id
}

/** Stores a message without waking the site's own workers. */
async function put({ services }: TestApp, isSuspect = false): Promise<string> {
  const [form] = services.forms
  if (form === undefined) throw new Error('the site has no form')
  const destinations = ['mail', 'webhook'] as const
  const message = { form, fields: contactMessage, receivedAt: noon, client: 'test', isSuspect, destinations }
  const receipt = await services.outbox.put(message)
  return 'id' in receipt ? receipt.id : ''
}

test('the answer to a message says where its status is', async () => {
  const site = createTestApp({ settings: { PUBLIC_URL: 'https://www.example.com' } })
  const answer = await request(site.app).post('/send-email').send(contactMessage).expect(200)
  const path = `/messages/${answer.body.id}`
  expect(answer.headers.location).toBe(path)
  expect(answer.body.statusUrl).toBe(`https://www.example.com${path}`)
  expect((await request(site.app).get(path).expect(200)).body).toMatchObject({ id: answer.body.id, status: 'accepted' })
})

test('the status has each destination with its time and nothing of the content', async () => {
  const site = createTestApp({ settings })
  const { outbox } = site.services
  const id = await put(site)
  const read = async () => {
    const { body, text, headers } = await request(site.app).get(`/messages/${id}`).expect(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toMatch(/Ada|Analytical|ada@|data/)
    return getDescribed('MessageStatus').parse(body)
  }
  const at = noon.toISOString()
  expect(await read()).toEqual({
    id,
    reference: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
    status: 'accepted',
    receivedAt: at,
    deliveries: [
      { destination: 'mail', status: 'accepted', at },
      { destination: 'webhook', status: 'accepted', at },
    ],
  })
  await outbox.lease({ now: noon, limit: 9 })
  await outbox.settle(id, { kind: 'delivered' }, later)
  expect(await read()).toMatchObject({
    status: 'accepted',
    deliveries: [{ status: 'delivered', at: later.toISOString() }, { status: 'accepted' }],
  })
  await outbox.lease({ now: noon, limit: 9, destination: 'webhook' })
  await outbox.settle(id, { kind: 'dead', fault: 'HTTP_410' }, later, 'webhook')
  expect(await read()).toMatchObject({ status: 'given up', deliveries: [{}, { status: 'given up' }] })
})

test('a destination that is not configured any more does not keep a message from being delivered', async () => {
  const { SMTP_URL, ...webhookOnly } = settings
  for (const [own, destination] of [
    [{ SMTP_URL }, 'mail'],
    [webhookOnly, 'webhook'],
  ] as const) {
    const site = createTestApp({ settings: own })
    const { outbox } = site.services
    const id = await put(site)
    const read = async () => (await request(site.app).get(`/messages/${id}`).expect(200)).body
    expect(await read()).toMatchObject({ status: 'accepted', deliveries: [{ destination, status: 'accepted' }] })
    await outbox.lease({ now: noon, limit: 9, destination })
    await outbox.settle(id, { kind: 'delivered' }, later, destination)
    expect(await read()).toMatchObject({ status: 'delivered', deliveries: [{ destination, status: 'delivered' }] })
  }
})

test('a message that came before the webhook, and goes nowhere yet, is not called delivered', async () => {
  const { SMTP_URL: _, ...webhookOnly } = settings
  const site = createTestApp({ settings: webhookOnly })
  const id = await put(site)
  await site.services.outbox.forget(id, 'webhook')
  const { body } = await request(site.app).get(`/messages/${id}`).expect(200)
  expect(body).toMatchObject({ status: 'accepted', deliveries: [{ destination: 'mail' }] })
})

test('an erased, a deleted and an unknown message are answered alike; what is no id otherwise', async () => {
  const site = createTestApp()
  const { outbox } = site.services
  const [erased, forgotten] = [await put(site), await send(site, { details: 'Other' })]
  await outbox.retry(erased, noon)
  await outbox.forget(erased, 'webhook')
  await outbox.lease({ now: noon, limit: 9 })
  await outbox.settle(erased, { kind: 'delivered' }, noon)
  await outbox.forget(forgotten)
  await outbox.expire({ deliveredBefore: later, suspectBefore: later, keysBefore: later })
  const bodies = []
  for (const id of [erased, forgotten, unknownId]) {
    const { body, headers } = await request(site.app).get(`/messages/${id}`).expect(404)
    const { requestId, ...rest } = body
    bodies.push(JSON.stringify([rest, headers['cache-control'], headers['content-length']]))
  }
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('unknown_message')
  for (const id of ['1', erased.slice(0, 8), `${erased}0`, erased.toUpperCase(), '%20']) {
    expect((await request(site.app).get(`/messages/${id}`).expect(400)).body.code).toBe('malformed_id')
  }
})

test('a message that looks like one of a robot is answered like any other', async () => {
  const site = createTestApp()
  const id = await send(site, { [decoyFieldName]: 'https://spam.example' })
  expect((await request(site.app).get(`/messages/${id}`)).body).toMatchObject({
    status: 'accepted',
    deliveries: [{ destination: 'mail', status: 'accepted' }],
  })
})

test('the status is limited for each address, and only read', async () => {
  const { app } = createTestApp()
  for (let count = 0; count < 60; count += 1) await request(app).get(`/messages/${unknownId}`).expect(404)
  const { body, headers } = await request(app).get(`/messages/${unknownId}`).expect(429)
  expect(body.code).toBe('too_many_requests')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  await request(app).post(`/messages/${unknownId}`).expect(405)
})

test('people read the status in words, on a page that no search engine shows', async () => {
  const site = createTestApp({ now: () => later })
  const { outbox } = site.services
  const id = await put(site)
  await outbox.lease({ now: noon, limit: 9 })
  await outbox.settle(id, { kind: 'delivered' }, later)
  const read = (path: string) => request(site.app).get(path).set('Accept', 'text/html,*/*;q=0.8')
  const { text, headers } = await read(`/messages/${id}`).expect(200)
  expect(text).toContain('since 12:00 UTC.')
  expect(text).toMatch(/mailbox[^<]* since 12:03 UTC\./)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(headers['cache-control']).toBe('no-store')
  expect((await read(`/messages/${unknownId}`).expect(404)).text).toContain('No Such Message')
  expect((await read('/messages/1').expect(400)).text).toContain('Not a Message')
  expect(site.logLines.join()).not.toContain(unknownId)
})

test('the confirmation without scripts links to the status', async () => {
  const { app } = createTestApp()
  const { headers } = await request(app)
    .post('/send-email')
    .set('Accept', 'text/html')
    .type('form')
    .send(contactMessage)
    .expect(303)
  const location = String(headers.location)
  const id = /^\/contact\?sent=1&id=([\w-]{36})$/.exec(location)?.[1]
  const { text } = await request(app).get(location).expect(200)
  expect(text).toContain(`<a href="/messages/${id}">See what became of it</a>`)
  const { text: without } = await request(app).get('/contact?sent=1&id=%22%3E%3Cscript%3E')
  expect(without).not.toContain('/messages/')
})
