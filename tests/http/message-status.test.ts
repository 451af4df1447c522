import request from 'supertest'
import { expect, test } from 'vitest'
import type { Destination } from '../../server/outbox/outbox.ts'
import { getDescribed } from '../support/api-contract.ts'
import { createClockedSite } from '../support/clocked-site.ts'
import { contactMessage as fields } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { secret } from '../support/webhook-receiver.ts'

const noon = new Date('2025-08-20T12:00:00Z')
const later = new Date('2025-08-20T12:03:00Z')
const mail = { SMTP_URL: 'smtp://127.0.0.1:1' }
const webhook = { WEBHOOK_URL: 'http://127.0.0.1:1/hook', WEBHOOK_SECRET: secret }
const unknownId = '5f3f9a54-0c1e-4f7a-9a53-2d0c5f1f6a10'

/** Stores a message without waking the site's own workers, so that the test settles the deliveries. */
async function put({ services }: TestApp, details = 'Hello', isSuspect = false): Promise<string> {
  const destinations = ['mail', 'webhook'] as const
  const message = { fields: { ...fields, details }, receivedAt: noon, client: 'test', isSuspect, destinations }
  const receipt = await services.outbox.put(message)
  return 'id' in receipt ? receipt.id : ''
}

async function settle({ services: { outbox } }: TestApp, id: string, to: Destination, kind: 'delivered' | 'dead') {
  await outbox.lease({ now: noon, limit: 9, destination: to })
  await outbox.settle(id, kind === 'dead' ? { kind, fault: 'HTTP_410' } : { kind }, later, to)
}

async function read({ app }: TestApp, id: string) {
  const { body, text, headers } = await request(app).get(`/messages/${id}`).expect(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(text).not.toMatch(/Ada|Analytical|ada@|Hello/)
  return getDescribed('MessageStatus').parse(body)
}

test('the status has each destination with its time, and nothing of the content', async () => {
  const site = createTestApp({ settings: { ...mail, ...webhook } })
  const id = await put(site)
  const waiting = { status: 'accepted', at: noon.toISOString() }
  expect(await read(site, id)).toEqual({
    ...{ id, reference: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase() },
    ...{ status: 'accepted', receivedAt: noon.toISOString() },
    deliveries: ['mail', 'webhook'].map(destination => ({ destination, ...waiting })),
  })
  await settle(site, id, 'mail', 'delivered')
  const delivered = { destination: 'mail', status: 'delivered', at: later.toISOString() }
  expect(await read(site, id)).toMatchObject({ status: 'accepted', deliveries: [delivered, waiting] })
  await settle(site, id, 'webhook', 'dead')
  expect(await read(site, id)).toMatchObject({ status: 'given up', deliveries: [delivered, { status: 'given up' }] })
})

test.each([
  ['mail', mail],
  ['webhook', webhook],
] as const)('with %s alone, a message that also had another destination is delivered by this one', async (to, own) => {
  const site = createTestApp({ settings: own })
  const id = await put(site)
  expect(await read(site, id)).toMatchObject({ deliveries: [{ destination: to, status: 'accepted' }] })
  await settle(site, id, to, 'delivered')
  expect(await read(site, id)).toMatchObject({ status: 'delivered', deliveries: [{ destination: to }] })
})

test('a message that goes nowhere yet is not called delivered, nor one of a robot suspect', async () => {
  const site = createTestApp({ settings: webhook })
  const [early, robot] = [await put(site), await put(site, 'Buy', true)]
  await site.services.outbox.forget(early, 'webhook')
  const accepted = { status: 'accepted', deliveries: [{ destination: 'mail', status: 'accepted' }] }
  expect(await read(site, early)).toMatchObject(accepted)
  expect(await read(createTestApp({ parts: { outbox: site.services.outbox } }), robot)).toMatchObject(accepted)
})

test('an erased, a deleted and an unknown message are answered alike; what is no id otherwise', async () => {
  const site = createTestApp()
  const { outbox } = site.services
  const [erased, forgotten] = [await put(site), await put(site, 'Other')]
  await outbox.forget(erased, 'webhook')
  await settle(site, erased, 'mail', 'delivered')
  await outbox.forget(forgotten)
  await outbox.expire({ deliveredBefore: new Date(later.getTime() + 1), suspectBefore: later, keysBefore: later })
  const answers = new Set<string>()
  for (const id of [erased, forgotten, unknownId]) {
    const { body, headers } = await request(site.app).get(`/messages/${id}`).expect(404)
    answers.add(JSON.stringify([{ ...body, requestId: '' }, headers['cache-control'], headers['content-length']]))
  }
  expect([...answers]).toEqual([expect.stringContaining('unknown_message')])
  for (const id of ['1', erased.slice(0, 8), `${erased}0`, erased.toUpperCase(), '%20']) {
    expect((await request(site.app).get(`/messages/${id}`).expect(400)).body.code).toBe('malformed_id')
  }
})

test('the status is read 60 times a minute by each address, and only read', async () => {
  const { app, pass } = createClockedSite()
  const ask = (address = '192.0.2.1') => request(app).get(`/messages/${unknownId}`).set('X-Forwarded-For', address)
  for (let count = 0; count < 60; count += 1) await ask().expect(404)
  const { body } = await ask().expect(429).expect('Retry-After', '60')
  expect(body.code).toBe('too_many_requests')
  await ask('192.0.2.2').expect(404)
  pass(60)
  await ask().expect(404)
  await request(app).post(`/messages/${unknownId}`).expect(405)
})

test('people read the status in words, on a page that no search engine shows', async () => {
  const site = createTestApp({ now: () => later })
  const id = await put(site)
  await settle(site, id, 'mail', 'delivered')
  const readPage = (path: string) => request(site.app).get(path).set('Accept', 'text/html,*/*;q=0.8')
  const { text, headers } = await readPage(`/messages/${id}`).expect(200)
  expect(text).toMatch(/since 12:00 UTC\.[\s\S]*mailbox[^<]* since 12:03 UTC\./)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(headers['cache-control']).toBe('no-store')
  expect((await readPage(`/messages/${unknownId}`).expect(404)).text).toContain('No Such Message')
  expect((await readPage('/messages/1').expect(400)).text).toContain('Not a Message')
  expect(site.logLines.join()).not.toContain(unknownId)
})
