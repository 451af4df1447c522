import request from 'supertest'
import { expect, test } from 'vitest'
import { problemSchema } from '../support/api-contract.ts'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { createTestApp } from '../support/test-app.ts'

const partner = 'https://partner.example.com'
const settings = { PUBLIC_URL: 'https://www.example.com', CONTACT_ALLOWED_ORIGINS: `${partner}, https://other.example` }

test.each([
  ['of a program, which names no origin', {}],
  ['of this site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.com' }],
  ['of this site under a strict referrer policy', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
  ['that the visitor sent again', { 'Sec-Fetch-Site': 'none' }],
  ['of an older browser on the public address', { Origin: 'https://www.example.com' }],
  ['of an older browser on the host it asked for', { Origin: 'http://internal:3000', Host: 'internal:3000' }],
  ['of an older browser behind a proxy that ends https', { Origin: 'https://internal', Host: 'internal' }],
  ['of a listed site', { 'Sec-Fetch-Site': 'cross-site', Origin: partner }],
])('a post %s is accepted', async (_, headers) => {
  const { app } = createTestApp({ settings })
  await request(app).post('/send-email').set(headers).send(message).expect(200)
})

test.each([
  ['of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['of another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['of a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  ['of a sister site on a port that the proxy hides', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://a', Host: 'a' }],
  ['of another site from an older browser', { Origin: 'https://evil.example' }],
  ['of an unknown origin from an older browser', { Origin: 'null' }],
  ['of another port from an older browser', { Origin: 'http://internal:4000', Host: 'internal:3000' }],
  ['of an origin that only begins like a listed one', { Origin: `${partner}.evil.example` }],
  ['of an origin that is no address', { Origin: 'partner' }],
])('a post %s is refused', async (_, headers) => {
  const { app, services } = createTestApp({ settings })
  const response = await request(app).post('/send-email').set(headers).send(message).expect(403)
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'foreign_origin' })
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  expect(await listStored(services)).toEqual([])
})

test('scripts of a listed site may post and read the answer with its headers', async () => {
  const { app } = createTestApp({ settings })
  const preflight = await request(app)
    .options('/send-email')
    .set({ Origin: partner, 'Access-Control-Request-Method': 'POST' })
    .set('Access-Control-Request-Headers', 'content-type,idempotency-key')
    .expect(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type,Idempotency-Key',
    'access-control-max-age': '600',
    vary: expect.stringContaining('Origin'),
  })
  const answers = [
    await request(app).post('/send-email').set('Origin', partner).send(message).expect(200),
    await request(app).post('/send-email').set('Origin', partner).send({}).expect(400),
  ]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-expose-headers': 'X-Request-Id,Location,Retry-After,RateLimit,RateLimit-Policy',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test.each([
  ['that is not listed', settings, 'https://evil.example'],
  ['where none is listed', {}, partner],
])('a preflight of a site %s is refused', async (_, given, origin) => {
  const { app } = createTestApp({ settings: given })
  const preflight = request(app).options('/send-email').set('Access-Control-Request-Method', 'POST')
  const response = await preflight.set('Origin', origin).expect(405).expect('Allow', 'POST')
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
})

test('a form of another site gets the contact page without its text', async () => {
  const { app } = createTestApp()
  const post = request(app).post('/send-email').type('form').accept('html').set('Sec-Fetch-Site', 'cross-site')
  const response = await post.send(message).expect(403)
  expect(response.text).toContain('This message comes from another website')
  expect(response.text).not.toContain('Ada Lovelace')
})

test('the referrer policy of pages lets browsers send the origin of a post', async () => {
  const { app } = createTestApp()
  await request(app).get('/contact').expect('Referrer-Policy', 'strict-origin-when-cross-origin')
})
