import request from 'supertest'
import { afterEach, expect, test, vi } from 'vitest'
import { problemSchema } from '../support/api-contract.ts'
import { contactMessage as message } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

afterEach(() => {
  vi.useRealTimers()
})

function createLimitedApp(): TestApp {
  return createTestApp({ settings: { TRUST_PROXY: '1', CONTACT_LIMIT_PER_MINUTE: '1' } })
}

function postFrom(address: string, { app }: TestApp) {
  return request(app).post('/send-email').set('X-Forwarded-For', address).type('json')
}

test.each([
  ['malformed', {}, '{'],
  ['invalid', {}, '{}'],
  ['oversized', {}, ' '.repeat(33 * 1024)],
  ['unreadable', { 'Content-Type': 'text/plain' }, 'Hello'],
  ['foreign', { 'Sec-Fetch-Site': 'cross-site' }, '{}'],
])('after five refused posts (%s) an address is refused unread for the rest of a minute', async (_, headers, body) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const site = createLimitedApp()
  for (let count = 0; count < 5; count += 1) {
    const { status } = await postFrom('192.0.2.1', site).set(headers).send(body)
    expect([400, 403, 413, 415]).toContain(status)
  }
  const response = await postFrom('192.0.2.1', site).send(message).expect(429)
  expect(response.headers).toMatchObject({ 'retry-after': '60', connection: 'close' })
  expect(response.headers.ratelimit).toBe('"refused-per-address"; r=0; t=60')
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'too_many_requests' })
  await postFrom('192.0.2.2', site).send(message).expect(200)
  vi.setSystemTime(Date.now() + 60_000)
  await postFrom('192.0.2.1', site).send(message).expect(200)
})

test('the addresses of a network share three times the limit for refused posts', async () => {
  const site = createLimitedApp()
  for (let number = 0; number < 15; number += 1) await postFrom(`192.0.2.${number}`, site).send('{').expect(400)
  await postFrom('192.0.2.99', site).send(message).expect(429)
  await postFrom('198.51.100.1', site).send(message).expect(200)
})

test('posts over the limit for messages are refused posts too', async () => {
  const site = createLimitedApp()
  const details: string[] = []
  for (let count = 0; count < 8; count += 1) {
    const { body } = await postFrom('192.0.2.1', site).send(message)
    details.push(body.detail ?? 'accepted')
  }
  expect(details.slice(0, 2)).toEqual(['accepted', expect.stringContaining('Too many messages arrived')])
  expect(details.slice(-2)).toEqual(Array(2).fill(expect.stringContaining('Too many messages were refused')))
})

test('a form beyond the limit for refused posts gets a text, not a rendered page', async () => {
  const site = createLimitedApp()
  const post = () => postFrom('192.0.2.1', site).type('form').accept('html').send('name=Ada')
  for (let count = 0; count < 5; count += 1) await post().expect(400).expect('Content-Type', /html/)
  const response = await post()
    .expect(429)
    .expect('Content-Type', /^text\/plain/)
  expect(response.text).toMatch(/try again in (60|[1-5]?\d) seconds/)
})

test('clients whose address cannot be read share one limit', async () => {
  const site = createLimitedApp()
  await postFrom('x'.repeat(5000), site).send(message).expect(200)
  await postFrom('unknown', site)
    .send({ ...message, details: 'Another' })
    .expect(429)
})
