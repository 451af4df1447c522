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

test('a key belongs to an address: taken by another one it refuses nobody, and the same message is stored once', async () => {
  const site = createTestApp({ settings })
  await post(site, 'invoice-2025-08', { details: 'Taken beforehand' }, '198.51.100.7').expect(200)
  const own = await post(site, 'invoice-2025-08', { details: 'The real one' }, '192.0.2.1').expect(200)
  // The sender's address has changed between two attempts, as between networks of a phone.
  const again = await post(site, 'invoice-2025-08', { details: 'The real one' }, '203.0.113.9').expect(200)
  expect(again.body.id).toBe(own.body.id)
  expect(await listStored(site.services)).toHaveLength(2)
  await post(site, 'invoice-2025-08', { details: 'Yet another' }, '192.0.2.1').expect(422)
})
