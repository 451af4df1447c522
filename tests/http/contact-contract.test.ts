import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import express from 'express'
import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { createMessageSender } from '../../client/features/contact/send-message.ts'
import { acceptedTypes } from '../../server/forms/accepted-bodies.ts'
import { createRefuse } from '../../server/forms/answer.ts'
import { refusals } from '../../server/forms/refusals.ts'
import type { Problem } from '../../server/http/problem.ts'
import type { Outbox } from '../../server/outbox/outbox.ts'
import { decoyFieldName } from '../../shared/contact/contact-rules.ts'
import { checkAnswer, description, postResponses } from '../support/api-contract.ts'
import { contactMessage as message, withFaultyReceipts } from '../support/contact-message.ts'
import { browserAccept, contactSite, countStored, partner, post, postForm } from '../support/contact-site.ts'
import { makeFields } from '../support/make-fields.ts'
import { wordsOf } from '../support/page-words.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

test('the description is a valid OpenAPI 3.1 document, is served as it is, and names every status', async () => {
  const { body } = await request(contactSite().app)
    .get('/openapi.json')
    .expect(200)
    .expect('Content-Type', /^application\/json/)
    .expect('Cache-Control', 'no-cache')
  expect(body).toEqual(description)
  const validator = new Validator()
  expect(await validator.validate(structuredClone(body))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
  expect(body.servers).toEqual([{ url: '/' }])
  const statuses = new Set([200, 303, ...Object.values<Problem>(refusals).map(({ status }) => status)])
  expect(Object.keys(postResponses).map(Number)).toEqual([...statuses].toSorted((one, other) => one - other))
  expect(Object.keys(body.paths['/send-email'].post.requestBody.content)).toEqual(acceptedTypes)
  expect(JSON.stringify(body.components)).not.toContain(decoyFieldName)
})

test('an accepted message has an id, its short reference and the address of its status, as described', async () => {
  const answer = await post().send(message).expect(200)
  const { id } = answer.body
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  expect(checkAnswer(answer)).toMatchObject({
    reference: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
    status: 'accepted',
    statusUrl: `https://www.example.com/messages/${id}`,
  })
  expect(answer.headers).toMatchObject({ location: `/messages/${id}`, 'cache-control': 'no-store' })
  checkAnswer(await post().type('form').send(message).expect(303))
})

test('the hidden field of the form stays hidden from people and password managers', async () => {
  const { text } = await request(contactSite().app).get('/contact').expect(200)
  const [trap = ''] = /<div hidden(?:="")?>(?:(?!<\/div>).)*<\/div>/s.exec(text) ?? []
  const marks = ['tabindex="-1"', 'autocomplete="off"', 'lpignore="true"', 'form-type="other"', '1p-ignore', 'bwignore']
  for (const mark of [`name="${decoyFieldName}"`, ...marks]) expect(trap.toLowerCase()).toContain(mark)
  // What managers look for in names.
  expect(trap).not.toMatch(/(?:name|id|for)="[^"]*(?:url|web|site|link|mail|phone|tel|company|address|name|user|pass)/i)
})

const sentence = 'Failed to send message. Try again.'

test.each(Object.entries<Problem>(refusals))(
  'a visitor reads the same about %s with scripts and without',
  async (_, refusal) => {
    const refuse = createRefuse(contactSite().services)
    const wrong = { field: 'email', code: 'invalid', message: 'Wrong' } as const
    const errors = refusal.code === 'invalid_fields' ? [wrong] : []
    const app = express().post('/send-email', (_request, response) => {
      response.set('Retry-After', '42')
      return refuse(response, { ...refusal, errors })
    })
    vi.stubGlobal('fetch', async (path: string, sent: { headers: Record<string, string>; body: string }) => {
      const { text, status } = await request(app).post(path).set(sent.headers).send(sent.body)
      return new Response(text, { status })
    })
    const scripted = await createMessageSender()(makeFields())
    vi.unstubAllGlobals()
    const page = await request(app).post('/send-email').accept('html').type('form').send(makeFields())
    expect(page.status).toBe(refusal.status)
    const words = wordsOf(page.text).join(' ')
    const seconds = refusal.headers?.['Retry-After'] ?? '42'
    const wait = seconds === '1' ? '1 second' : `${seconds} seconds`
    const reason = refusal.detail.replace('{wait}', wait)
    const isToldByScripts = errors.length === 0 && refusal.status !== 500
    expect(scripted.failure).toBe(isToldByScripts ? `${sentence} ${reason}` : sentence)
    expect(scripted.errors).toEqual(errors.length === 0 ? {} : { email: 'Wrong' })
    if (refusal.status !== 500) expect(words).toContain(errors[0]?.message ?? scripted.failure)
    expect(readFileSync('docs/http-api.md', 'utf8')).toContain(`| ${refusal.status} | \`${refusal.code}\` | `)
  },
)

const own = 'https://www.example.com'
const foreign = 'https://evil.example'

test.each([
  [200, 'of a program, which names no origin', {}],
  [200, 'of this site', { 'Sec-Fetch-Site': 'same-origin', Origin: own }],
  [200, 'of this site under a strict referrer policy', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
  [200, 'that the visitor sent again', { 'Sec-Fetch-Site': 'none' }],
  [200, 'of an older browser on the public address', { Origin: own }],
  [200, 'of an older browser on the host it asked for', { Origin: 'http://internal:3000', Host: 'internal:3000' }],
  [200, 'of an older browser behind a proxy that ends https', { Origin: 'https://internal', Host: 'internal' }],
  [200, 'of a listed site', { 'Sec-Fetch-Site': 'cross-site', Origin: partner }],
  [200, 'with credentials of another kind', { Authorization: 'Basic YTpi' }],
  [403, 'of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: foreign }],
  [403, 'of another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
  [403, 'of a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  [403, 'of a sister site on a hidden port', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://a', Host: 'a' }],
  [403, 'of another site from an older browser', { Origin: foreign }],
  [403, 'of an unknown origin from an older browser', { Origin: 'null' }],
  [403, 'of another port from an older browser', { Origin: 'http://internal:4000', Host: 'internal:3000' }],
  [403, 'of an origin that only begins like a listed one', { Origin: `${partner}.evil.example` }],
  [403, 'of an origin that is no address', { Origin: 'partner' }],
])('%i for a post %s', async (status, _, headers) => {
  const before = await countStored()
  const answer = await post().set(headers).send(message).expect(status)
  expect(checkAnswer(answer).code).toBe(status === 403 ? 'foreign_origin' : undefined)
  const isListed = 'Origin' in headers && headers.Origin === partner
  expect(answer.headers['access-control-allow-origin']).toBe(isListed ? partner : undefined)
  expect(await countStored()).toBe(status === 403 ? before : before + 1)
})

test('scripts of a listed site may post and read the answer with its headers, others not', async () => {
  const asking = { 'Access-Control-Request-Method': 'POST' }
  const ask = (Origin: string, { app } = contactSite()) =>
    request(app)
      .options('/send-email')
      .set({ Origin, ...asking })
  expect((await ask(partner).expect(204)).headers).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type,Idempotency-Key',
    'access-control-max-age': '600',
    vary: expect.stringContaining('Origin'),
  })
  for (const fields of [message, {}]) {
    const { headers } = await post().set('Origin', partner).send(fields)
    const exposed = 'X-Request-Id,Location,Retry-After,RateLimit,RateLimit-Policy'
    expect(headers).toMatchObject({ 'access-control-allow-origin': partner, 'access-control-expose-headers': exposed })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
  for (const asked of [ask(foreign), ask(partner, createTestApp())]) {
    const { headers } = await asked.expect(405).expect('Allow', 'POST')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
  // Lets browsers send the origin of a post.
  await request(contactSite().app).get('/contact').expect('Referrer-Policy', 'strict-origin-when-cross-origin')
})

test('methods but POST are refused; the address bar of a refused form gets the form', async () => {
  const { app } = contactSite()
  for (const method of ['get', 'put', 'delete', 'options'] as const) {
    const answer = await request(app)[method]('/send-email').expect(405).expect('Allow', 'POST')
    expect(checkAnswer(answer)).toMatchObject({ code: 'method_not_allowed' })
  }
  const { text, status, headers } = await request(app).get('/send-email').set('Accept', browserAccept)
  expect([status, headers.allow]).toEqual([405, 'POST'])
  expect(text).toMatch(/<form[^>]* action="\/send-email"/)
  expect(text).not.toContain('<title>Error: ')
})

/** A site whose outbox is a working one but for `change`. */
function createFaultySite(change: (outbox: Outbox) => Outbox): TestApp {
  return createTestApp({ parts: { outbox: change(createTestApp().services.outbox) } })
}

test('a message that cannot be stored is not accepted, the form keeps its text, and the key is free', async () => {
  let isFull = true
  const fail = () => Promise.reject(new Error('disk full'))
  const site = createFaultySite(outbox => ({ ...outbox, put: stored => (isFull ? fail() : outbox.put(stored)) }))
  const send = () => post(site).set('Idempotency-Key', 'k-1')
  const refused = await send().send(message).expect(503).expect('Retry-After', '30')
  expect(checkAnswer(refused)).toMatchObject({ code: 'storage_unavailable', errors: [] })
  const { text } = await postForm(message, site).expect(503)
  const words = 'The message could not be stored and was not accepted; send it again in 30 seconds.'
  for (const shown of [words, 'value="Ada Lovelace"']) expect(text).toContain(shown)
  expect(text).not.toContain('disk full')
  expect(site.logLines.join()).toContain('disk full')
  isFull = false
  await send().send(message).expect(200)
  await postForm({ ...message, email: 'ada.private' }, site).expect(400)
  expect(site.logLines.join()).not.toMatch(/Ada|ada[@.]|Analytical|data>/)
})

test('after a fault of the server nobody sees its inside, and the key of the message tells that it was stored', async () => {
  let isFaulty = true
  const site = createFaultySite(outbox => withFaultyReceipts(outbox, () => isFaulty))
  const send = () => post(site, '192.0.2.1').set('Idempotency-Key', 'k-1')
  const faulty = await send().send(message).expect(500)
  const requestId = faulty.headers['x-request-id']
  expect(checkAnswer(faulty)).toMatchObject({ code: 'internal_error', requestId })
  const page = await postForm(message, site, '192.0.2.1').set('Idempotency-Key', 'k-1').expect(500)
  expect(page.text).toContain('Something went wrong')
  expect(faulty.text + page.text).not.toMatch(/secret detail|app\.ts/)
  expect(site.logLines.join()).toContain('secret detail')
  isFaulty = false
  await send().send(message).expect(200)
  expect(await countStored(site)).toBe(1)
})

test('a key is refused during its request, then answered alike, and for another message never', async () => {
  let open = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  const site = createFaultySite(outbox => ({ ...outbox, put: stored => gate.then(() => outbox.put(stored)) }))
  const send = (fields: object) => post(site, '192.0.2.1').set('Idempotency-Key', 'k-1').send(fields)
  const answers = [send(message).then(), send(message).then()]
  const early = await Promise.race(answers)
  expect(checkAnswer(early)).toMatchObject({ status: 409, code: 'request_in_progress' })
  expect(early.headers['retry-after']).toBe('1')
  open()
  const accepted = (await Promise.all(answers)).find(({ status }) => status === 200)
  expect((await send(message).expect(200)).body).toEqual(accepted?.body)
  const reused = await send({ ...message, details: 'Something else' }).expect(422)
  expect(checkAnswer(reused)).toMatchObject({ code: 'idempotency_key_reused' })
  expect(await countStored(site)).toBe(1)
})
