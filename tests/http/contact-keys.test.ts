import request from 'supertest'
import { expect, test } from 'vitest'
import type { Outbox } from '../../server/outbox/outbox.ts'
import { problemSchema } from '../support/api-contract.ts'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const hourMs = 60 * 60 * 1000

function createClockedApp(): TestApp & { readonly pass: (ms: number) => void } {
  let moment = Date.parse('2025-08-20T12:00:00Z')
  const pass = (ms: number) => {
    moment += ms
  }
  return { ...createTestApp({ now: () => new Date(moment) }), pass }
}

function post({ app }: TestApp, key: string, fields: object = message) {
  return request(app).post('/send-email').set('Idempotency-Key', key).send(fields)
}

test('a request repeated with its key gets the same answer and is one message', async () => {
  const site = createClockedApp()
  const first = await post(site, 'k-1').expect(200)
  site.pass(23 * hourMs)
  const second = await post(site, 'k-1').expect(200)
  expect(second.body).toEqual(first.body)
  expect(await listStored(site.services)).toEqual([message])
})

test('a key can be used again after 24 hours', async () => {
  const site = createClockedApp()
  const first = await post(site, 'k-1').expect(200)
  site.pass(24 * hourMs)
  const second = await post(site, 'k-1').expect(200)
  expect(second.body.id).not.toBe(first.body.id)
})

test('a key reused for another message is refused, and nothing is stored', async () => {
  const site = createClockedApp()
  await post(site, 'k-1').expect(200)
  const response = await post(site, 'k-1', { ...message, details: 'Something else' }).expect(422)
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'idempotency_key_reused' })
  expect(await listStored(site.services)).toEqual([message])
})

test('a refused request does not use up its key', async () => {
  const site = createClockedApp()
  await post(site, 'k-1', { ...message, email: 'ada' }).expect(400)
  await post(site, 'k-1').expect(200)
})

test('a key is refused while its request is in progress, and gets the same answer afterwards', async () => {
  const { services } = createTestApp()
  let open = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  const put: Outbox['put'] = async stored => {
    await gate
    return services.outbox.put(stored)
  }
  const site = createTestApp({ parts: { outbox: { ...services.outbox, put } } })
  const answers = [post(site, 'k-1').then(), post(site, 'k-1').then()]
  const early = await Promise.race(answers)
  expect(problemSchema.parse(early.body)).toMatchObject({ status: 409, code: 'request_in_progress' })
  expect(early.headers['retry-after']).toBe('1')
  open()
  const accepted = (await Promise.all(answers)).find(({ status }) => status === 200)
  const again = await post(site, 'k-1').expect(200)
  expect(again.body).toEqual(accepted?.body)
})

test('a key is free again after its request failed', async () => {
  const { services } = createTestApp()
  let isFull = true
  const put: Outbox['put'] = stored => (isFull ? Promise.reject(new Error('disk full')) : services.outbox.put(stored))
  const site = createTestApp({ parts: { outbox: { ...services.outbox, put } } })
  await post(site, 'k-1').expect(503)
  isFull = false
  await post(site, 'k-1').expect(200)
})

test.each([
  ['empty', ''],
  ['longer than 255 characters', 'k'.repeat(256)],
  ['not of printable ASCII', 'k\u00e9y'],
])('a key that is %s is refused', async (_, key) => {
  const site = createTestApp()
  const response = await post(site, key).expect(400)
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'invalid_idempotency_key', errors: [] })
})

test('a key of 255 characters is accepted', async () => {
  await post(createTestApp(), '~'.repeat(255)).expect(200)
})

test('the same message from the same address within 60 seconds is one message, whatever its key', async () => {
  const site = createClockedApp()
  const first = await request(site.app).post('/send-email').send(message).expect(200)
  site.pass(59_000)
  const again = await post(site, 'k-1', { ...message, name: ' Ada Lovelace ' }).expect(200)
  expect(again.body).toEqual(first.body)
  site.pass(1000)
  const later = await request(site.app).post('/send-email').send(message).expect(200)
  expect(later.body.id).not.toBe(first.body.id)
})
