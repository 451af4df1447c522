import request from 'supertest'
import { expect, test } from 'vitest'
import { decoyFieldName } from '../../shared/contact/contact-rules.ts'
import { contactMessage, listStored } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const settings = { TRUST_PROXY: '1' }

function post({ app }: TestApp, key: string, changes: object = {}, address = '192.0.2.1') {
  return request(app)
    .post('/send-email')
    .set('X-Forwarded-For', address)
    .set('Idempotency-Key', key)
    .send({ ...contactMessage, ...changes })
}

test('a honeypot post with somebody’s key and text neither answers for that message nor blocks its key', async () => {
  const site = createTestApp({ settings })
  const decoyed = { [decoyFieldName]: 'https://spam.example' }
  const suspect = await post(site, 'k-1', decoyed).expect(200)
  const other = await post(site, 'k-2', { ...decoyed, details: 'Buy now' }).expect(200)
  const own = await post(site, 'k-1').expect(200)
  const second = await post(site, 'k-2', { details: 'Something else' }).expect(200)
  expect(new Set([suspect, other, own, second].map(({ body }) => body.id)).size).toBe(4)
  expect((await site.services.outbox.summary()).counts).toMatchObject({ waiting: 2, suspect: 2 })
})

test('a key belongs to an address: taken by another one it refuses nobody, and hides no message', async () => {
  const site = createTestApp({ settings })
  await post(site, '1', { details: 'Taken beforehand' }, '198.51.100.7').expect(200)
  const own = await post(site, '1', { details: 'Order' }, '192.0.2.1').expect(200)
  const same = await post(site, '1', { details: 'Order' }, '192.0.2.1').expect(200)
  expect(same.body.id).toBe(own.body.id)
  // Another sender that numbers its messages, and orders the same.
  const other = await post(site, '1', { details: 'Order' }, '203.0.113.9').expect(200)
  expect(other.body.id).not.toBe(own.body.id)
  expect(await listStored(site.services)).toHaveLength(3)
  await post(site, '1', { details: 'Yet another' }, '192.0.2.1').expect(422)
})

test('with a random key the same message is stored once although the address has changed, as that of a phone', async () => {
  const site = createTestApp({ settings })
  const key = crypto.randomUUID()
  const own = await post(site, key, {}, '192.0.2.1').expect(200)
  const again = await post(site, key, {}, '203.0.113.9').expect(200)
  expect(again.body.id).toBe(own.body.id)
  expect(await listStored(site.services)).toHaveLength(1)
})

const [acme, other] = ['0123456789abcdef01234567', 'fedcba9876543210fedcba98']
const partners = { ...settings, CONTACT_API_KEYS: `acme:${acme}, other:${other}` }

test('partners behind one address have keys of their own, and each keeps its own wherever it is', async () => {
  const site = createTestApp({ settings: partners })
  const postAs = (token: string, address?: string) =>
    post(site, '1', {}, address).set('Authorization', `Bearer ${token}`)
  const first = await postAs(acme).expect(200)
  const second = await postAs(other).expect(200)
  const moved = await postAs(acme, '203.0.113.9').expect(200)
  const anonymous = await post(site, '1').expect(200)
  expect(moved.body.id).toBe(first.body.id)
  expect(new Set([first, second, anonymous].map(({ body }) => body.id)).size).toBe(3)
  await post(site, '1', { details: 'Other' }, '203.0.113.9').set('Authorization', `Bearer ${acme}`).expect(422)
})

test('an unknown API key is refused, and of no interest where there are none', async () => {
  const site = createTestApp({ settings: partners })
  const { body } = await post(site, '1')
    .set('Authorization', 'Bearer guessed')
    .expect(401)
    .expect('WWW-Authenticate', 'Bearer')
  expect(body).toMatchObject({ success: false, code: 'unknown_api_key' })
  await post(site, '1').set('Authorization', 'Basic YTpi').expect(200)
  await post(createTestApp({ settings }), '1').set('Authorization', 'Bearer guessed').expect(200)
  expect(site.logLines.join()).not.toMatch(/guessed|0123456789abcdef/)
})
