import { isIPv4 } from 'node:net'
import request from 'supertest'
import { afterEach, expect, test, vi } from 'vitest'
import { decoyFieldName, earlierDecoyFieldNames } from '../../shared/contact/contact-rules.ts'
import { problemSchema } from '../support/api-contract.ts'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Trusts one proxy, so that a request can set its address by header. */
function createLimitedApp(settings: Readonly<Record<string, string>>): TestApp {
  return createTestApp({ settings: { TRUST_PROXY: '1', ...settings } })
}

function postFrom(address: string, { app }: TestApp, fields: object = message) {
  return request(app).post('/send-email').set('X-Forwarded-For', address).send(fields)
}

test('an address over its limit is refused until a minute has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const site = createLimitedApp({ CONTACT_LIMIT_PER_MINUTE: '2' })
  const first = await postFrom('192.0.2.1', site).expect(200)
  expect(first.headers.ratelimit).toContain('"per-address"; r=1; t=60')
  await postFrom('192.0.2.1', site).expect(200)
  const response = await postFrom('192.0.2.1', site)
    .expect(429)
    .expect('Retry-After', /^(5\d|60)$/)
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'too_many_requests' })
  expect(response.headers.ratelimit).toBe('"per-address"; r=0; t=60')
  expect(response.headers['ratelimit-policy']).toMatch(/^"per-address"; q=2; w=60; pk=:\S+:$/)
  await postFrom('192.0.2.2', site).expect(200)
  vi.setSystemTime(Date.now() + 60_000)
  await postFrom('192.0.2.1', site).expect(200)
})

test('all addresses share the total limit', async () => {
  const site = createLimitedApp({ CONTACT_LIMIT_PER_MINUTE: '2', CONTACT_LIMIT_TOTAL_PER_MINUTE: '4' })
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) await postFrom(address, site)
  // The posts over the limit of one address do not use up the total.
  await postFrom('192.0.2.3', site).expect(200)
  const response = await postFrom('192.0.2.4', site).expect(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(response.headers.ratelimit).toContain('"total"; r=0;')
})

test('an IPv6 network of /56 counts as one address', async () => {
  const site = createLimitedApp({ CONTACT_LIMIT_PER_MINUTE: '1' })
  await postFrom('2001:db8:0:1::1', site).expect(200)
  await postFrom('2001:db8:0:ff::2', site).expect(429)
  await postFrom('2001:db8:0:100::1', site).expect(200)
})

test.each([
  ['192.0.2.1:1024', '192.0.2.1:1025', '192.0.2.1'],
  ['[2001:db8::1]:1024', '[2001:db8::1]:1025', '[2001:db8::1]', '2001:db8::1'],
  ['[::ffff:192.0.2.1]:1024', '192.0.2.1:1024'],
])('an address counts once, with whatever port a proxy reports (%s)', async (first, ...others) => {
  const site = createLimitedApp({ CONTACT_LIMIT_PER_MINUTE: '1' })
  await postFrom(first, site).expect(200)
  for (const address of others) await postFrom(address, site).expect(429)
})

test.each([
  ['IPv4 network of /24', '192.0.2', '198.51.100.1'],
  ['IPv6 network of /48', '2001:db8:0', '2001:db8:1::1'],
])('the addresses of an %s share three times the limit of one', async (_, network, other) => {
  const site = createLimitedApp({ CONTACT_LIMIT_PER_MINUTE: '1' })
  const toAddress = (number: number) => (isIPv4(other) ? `${network}.${number}` : `${network}:${number}00::1`)
  for (const number of [1, 2, 3]) await postFrom(toAddress(number), site).expect(200)
  const response = await postFrom(toAddress(4), site).expect(429)
  expect(response.headers.ratelimit).toContain('"per-network"; r=0;')
  await postFrom(other, site).expect(200)
})

test('30 addresses that use up the total do not lock out a new sender', async () => {
  const site = createLimitedApp({})
  const statuses: number[] = []
  for (let post = 0; post < 20; post += 1) {
    for (let number = 0; number < 30; number += 1) {
      const { status } = await postFrom(`198.${number}.100.1`, site, { ...message, details: String(post) })
      statuses.push(status)
    }
  }
  expect(statuses.filter(status => status === 200)).toHaveLength(480)
  await postFrom('192.0.2.1', site).expect(200)
  // Its network is known now.
  await postFrom('192.0.2.2', site).expect(429)
})

test('suspect messages are stored, and do not use up the total', async () => {
  const site = createLimitedApp({ CONTACT_LIMIT_TOTAL_PER_MINUTE: '1' })
  await postFrom('192.0.2.1', site).expect(200)
  await postFrom('198.51.100.1', site).expect(429)
  await postFrom('203.0.113.1', site, { ...message, [decoyFieldName]: 'x' }).expect(200)
  expect((await site.services.outbox.summary()).counts).toMatchObject({ waiting: 1, suspect: 1 })
})

test('the same message from one network within a minute is one message', async () => {
  const site = createLimitedApp({})
  const first = await postFrom('2001:db8:0:1::1', site).expect(200)
  const second = await postFrom('2001:db8:0:2::1', site).expect(200)
  const other = await postFrom('2001:db8:1::1', site).expect(200)
  expect(second.body.id).toBe(first.body.id)
  expect(other.body.id).not.toBe(first.body.id)
})

test('invalid posts do not count toward the limits', async () => {
  const site = createLimitedApp({ CONTACT_LIMIT_PER_MINUTE: '1' })
  for (let count = 0; count < 3; count += 1) {
    const response = await postFrom('192.0.2.1', site, { name: 'Ada' }).expect(400)
    expect(response.headers).not.toHaveProperty('ratelimit')
  }
  await postFrom('192.0.2.1', site).expect(200)
})

test('without TRUST_PROXY, X-Forwarded-For is ignored and the log warns once', async () => {
  const site = createTestApp({ settings: { CONTACT_LIMIT_PER_MINUTE: '1' } })
  await postFrom('192.0.2.1', site).expect(200)
  await postFrom('192.0.2.2', site).expect(429)
  expect(site.logLines.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(1)
})

test('with TRUST_PROXY the log does not warn', async () => {
  const site = createLimitedApp({})
  await postFrom('192.0.2.1', site).set('Forwarded', 'for=192.0.2.9').expect(200)
  expect(site.logLines.join()).not.toContain('TRUST_PROXY')
})

test.each([decoyFieldName, ...earlierDecoyFieldNames])(
  'a message with the hidden field %s filled in gets the usual answer and is stored as suspect',
  async name => {
    const { app, services } = createTestApp()
    const clean = await request(app).post('/send-email').send(message).expect(200)
    const decoyed = { ...message, [name]: 'https://example.com' }
    const suspect = await request(app).post('/send-email').send(decoyed).expect(200)
    const own = { id: expect.any(String), reference: expect.any(String), statusUrl: expect.any(String) }
    expect(suspect.body).toEqual({ ...clean.body, ...own })
    expect(await services.outbox.findById(suspect.body.id)).toMatchObject([{ state: 'suspect', fields: message }])
    expect(await services.outbox.findById(clean.body.id)).toMatchObject([{ state: 'waiting', fields: message }])
  },
)

test.each(['', ' ', null])('a hidden field with %j counts as empty', async decoy => {
  const { app, services } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .send({ ...message, [decoyFieldName]: decoy })
  expect(await services.outbox.findById(response.body.id)).toMatchObject([{ state: 'waiting' }])
})

test('a form with the hidden field filled in is confirmed like any other', async () => {
  const { app, services } = createTestApp()
  const form = { ...message, [decoyFieldName]: 'x' }
  await request(app)
    .post('/send-email')
    .type('form')
    .send(form)
    .expect(303)
    .expect('Location', /^\/contact\?sent=1&id=/)
  expect((await services.outbox.summary()).counts).toMatchObject({ waiting: 0, suspect: 1 })
  expect(await listStored(services)).toEqual([message])
})
