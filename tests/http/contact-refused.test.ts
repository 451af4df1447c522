import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAnswer, problemSchema } from '../support/api-contract.ts'
import { createClockedSite } from '../support/clocked-site.ts'
import { formType, multipartType, toParts } from '../support/contact-bodies.ts'
import { contactMessage as message } from '../support/contact-message.ts'
import { countStored, post, postForm } from '../support/contact-site.ts'
import { contactFieldNames } from '../support/make-fields.ts'
import { linksOf } from '../support/page-words.ts'
import { someService } from '../support/some-content.ts'

const json = 'application/json'
const whole = JSON.stringify(message)
const part: readonly [string, string] = ['name', 'a@b.c']
const types = 'application/json, application/x-www-form-urlencoded, multipart/form-data'
const close = { connection: 'close' }
const answered = { 401: { 'www-authenticate': 'Bearer' }, 413: close, 415: { 'accept-post': types } }
const as = (type: string) => ({ 'Content-Type': type })

type Sent = Readonly<Record<string, string>>

test.each<[what: string, status: number, code: string, headers: Sent, body: string | Buffer]>([
  ['JSON that is not well formed', 400, 'unreadable_body', {}, '{"name":"Ada'],
  ['JSON without a body', 400, 'unreadable_body', {}, ''],
  ['a JSON list', 400, 'not_an_object', {}, '[1, 2]'],
  ['a JSON text', 400, 'not_an_object', {}, '"Ada"'],
  ['JSON null', 400, 'not_an_object', {}, 'null'],
  ['multipart without a boundary', 400, 'unreadable_body', as('multipart/form-data'), '--x--'],
  ['multipart that is not well formed', 400, 'unreadable_body', as(multipartType), 'name=Ada'],
  ['multipart that breaks off', 400, 'unreadable_body', as(multipartType), toParts([part]).slice(0, -9)],
  ['a file', 400, 'file_not_taken', as(multipartType), toParts([part], '; filename="a.txt"')],
  ['an empty file', 400, 'file_not_taken', as(multipartType), toParts([['name', '']], '; filename=""')],
  ['a repeated field', 400, 'invalid_fields', as(formType), 'name=Ada&name=Bob&email=a%40b.c&details=x'],
  ['a repeated part', 400, 'invalid_fields', as(multipartType), toParts([part, part])],
  ['a form of 21 fields', 400, 'too_many_fields', as(formType), `${'a&'.repeat(20)}a`],
  ['a form of many parts', 400, 'too_many_fields', as(multipartType), toParts(Array(400).fill(part))],
  ['text', 415, 'unsupported_media_type', as('text/plain'), whole],
  ['no type at all', 415, 'unsupported_media_type', as(''), whole],
  ['a charset', 415, 'unsupported_media_type', as(`${json}; charset=utf-7`), whole],
  ['an unknown charset', 415, 'unsupported_media_type', as(`${json}; charset=""`), whole],
  ['a Latin form', 415, 'unsupported_media_type', as(`${formType}; charset=latin1`), 'a=b'],
  ['a compressed body', 415, 'unsupported_media_type', { 'Content-Encoding': 'gzip' }, gzipSync(whole)],
  ['a body of more than 32 KiB', 413, 'body_too_large', {}, whole.padEnd(32 * 1024 + 1)],
  ['an empty key', 400, 'invalid_idempotency_key', { 'Idempotency-Key': '' }, whole],
  ['a key of 256 characters', 400, 'invalid_idempotency_key', { 'Idempotency-Key': 'k'.repeat(256) }, whole],
  ['a key beyond ASCII', 400, 'invalid_idempotency_key', { 'Idempotency-Key': 'kéy' }, whole],
  ['a token', 401, 'unknown_api_key', { Authorization: 'Bearer guess' }, whole],
])('%s is refused with %i %s, as described, and not stored', async (_, status, code, headers, body) => {
  const before = await countStored()
  const sent = post().set({ Accept: json, 'Content-Type': json, ...headers })
  if (sent.get('Content-Type') === '') sent.unset('Content-Type')
  sent.write(body)
  const refused = await sent.expect(status)
  expect(checkAnswer(refused)).toMatchObject({ success: false, status, code })
  if (code !== 'invalid_fields') expect(refused.body.errors).toEqual([])
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', ...Reflect.get(answered, status) })
  expect(await countStored()).toBe(before)
})

test('a body of 32 KiB and a form of 20 fields are accepted', async () => {
  const longest = await post()
    .type('json')
    .send(whole.padEnd(32 * 1024))
  expect(longest.status).toBe(200)
  const more = Array.from({ length: 20 - Object.keys(message).length }, (_, number) => [`field-${number}`, 'x'])
  await postForm({ ...message, ...Object.fromEntries(more) }).expect(303)
})

const longText = 'x'.repeat(10_000)

test.each([
  [
    { name: 7, company: 'A\nBcc: a@b.c', email: 'ada', details: `${longText}x` },
    [
      ['name', 'not_text', 'Name must be text'],
      ['company', 'control_characters', 'Company must be one line without control characters'],
      ['email', 'invalid', 'Please enter a valid email address'],
      ['details', 'too_long', 'Details must have at most 10,000 characters'],
    ],
  ],
  [{ topic: someService, details: longText }, [['details', 'too_long', expect.stringContaining('at most 9,9')]]],
])('the wrong fields of a message are named in the order of the form', async (changes, errors) => {
  const { body } = await post().send(Object.assign({}, message, changes))
  const listed = problemSchema.parse(body).errors.map(({ field, code, message }) => [field, code, message])
  expect(listed).toEqual(errors)
})

test('whatever JSON values the fields have, a message is accepted or refused as described', async () => {
  const names = fc.constantFrom(...contactFieldNames, 'extra_remark', '__proto__', 'toString')
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))), async fields => {
      const answer = await post().type('json').send(JSON.stringify(fields))
      const problem = checkAnswer(answer)
      expect(answer.status === 200 || problem.code === 'invalid_fields').toBe(true)
    }),
    { numRuns: 80 },
  )
})

test('a wrong form comes back with what was typed and its topic, which can no longer be removed', async () => {
  const typed = { name: 'Ada "Countess"', email: 'ada', topic: someService }
  const { text, headers } = await postForm(typed).expect(400)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  const topic = `<input type="hidden" name="topic" value="${someService}"`
  for (const shown of ['value="Ada &quot;Countess&quot;"', '<a href="#email">', topic]) expect(text).toContain(shown)
  expect(text).not.toContain('href="#name"')
  expect(linksOf(text).map(([words]) => words)).not.toContain('Not about this?')
})

test('a form refused unread gets a page that says why and how to get the text back', async () => {
  const { text } = await postForm({ ...message, details: 'x'.repeat(33 * 1024) }).expect(413)
  const words = ['The message is larger than 32 KiB', 'Go back in your browser, and what you typed']
  for (const each of ['<title>Error: ', ...words, 'name="details"']) expect(text).toContain(each)
  expect(text).not.toContain('Ada Lovelace')
})

test('an address over its limit is refused until a minute has passed, and its form comes back', async () => {
  const site = createClockedSite({ CONTACT_LIMIT_PER_MINUTE: '2' })
  const first = await post(site, '192.0.2.1').send(message).expect(200)
  expect(first.headers.ratelimit).toContain('"per-address"; r=1; t=60')
  await post(site, '192.0.2.1').send(message).expect(200)
  site.pass(18)
  const refused = await post(site, '192.0.2.1').send(message).expect(429).expect('Retry-After', '42')
  expect(checkAnswer(refused)).toMatchObject({ code: 'too_many_requests' })
  expect(refused.headers.ratelimit).toBe('"per-address"; r=0; t=42')
  expect(refused.headers['ratelimit-policy']).toMatch(/^"per-address"; q=2; w=60; pk=:\S+:$/)
  const form = await postForm(message, site, '192.0.2.1').expect(429)
  expect(form.text).toContain('Failed to send message. Try again.')
  expect(form.text).toContain('Too many messages arrived within a minute; send this one again in 42 seconds.')
  for (const typed of ['value="Ada Lovelace"', 'We have &lt;data&gt;.']) expect(form.text).toContain(typed)
  await post(site, '192.0.2.2').send(message).expect(200)
  site.pass(42)
  await post(site, '192.0.2.1').send(message).expect(200)
})

test.each<[what: string, accepted: readonly string[], refused: readonly string[], free: string, limit: string]>([
  ['a household of /56', ['2001:db8:0:1::1'], ['2001:db8:0:ff::2'], '2001:db8:0:100::1', 'address'],
  ['an address with any port', ['192.0.2.1:1024'], ['192.0.2.1:1025', '192.0.2.1'], '192.0.2.2:1024', 'address'],
  ['one in brackets', ['[2001:db8::1]:1024'], ['[2001:db8::1]:1025', '2001:db8::1'], '192.0.2.1', 'address'],
  ['one of IPv4 in IPv6', ['[::ffff:192.0.2.1]:1024'], ['192.0.2.1:1024'], '192.0.2.2', 'address'],
  ['clients without a readable address', ['x'.repeat(5000)], ['unknown'], '192.0.2.1', 'address'],
  ['a network of /24', ['192.0.2.1', '192.0.2.2', '192.0.2.3'], ['192.0.2.4'], '198.51.100.1', 'network'],
  ['a network of /48', ['a:b::1', 'a:b:0:100::1', 'a:b:0:200::1'], ['a:b:0:300::1'], 'a:b:1::1', 'network'],
])('%s shares a limit', async (_, accepted, refused, free, limit) => {
  const site = createClockedSite({ CONTACT_LIMIT_PER_MINUTE: '1' })
  for (const address of accepted) await post(site, address).send(message).expect(200)
  for (const address of refused) {
    const { headers } = await post(site, address).send(message).expect(429)
    expect(headers.ratelimit).toContain(`"per-${limit}"; r=0;`)
  }
  await post(site, free).send(message).expect(200)
})

test('all addresses share the total, a fifth of which is for networks that are new', async () => {
  const site = createClockedSite({ CONTACT_LIMIT_PER_MINUTE: '20', CONTACT_LIMIT_TOTAL_PER_MINUTE: '10' })
  const [busy, next, last] = ['192.0.2.1', '198.51.100.1', '203.0.113.1']
  for (let count = 0; count < 8; count += 1) await post(site, busy).send(message).expect(200)
  const { headers } = await post(site, busy).send(message).expect(429)
  expect(headers.ratelimit).toContain('"total"; r=0;')
  await post(site, next).send(message).expect(200)
  await post(site, next).send(message).expect(429)
  await post(site, last).send(message).expect(200)
  await post(site, '2001:db8::1').send(message).expect(429)
  // Robots are answered like people, and take nothing from them.
  const robot = { ...message, extra_remark: 'x' }
  await post(site, busy).send(robot).expect(200)
})

test('neither posts over the limit of one address nor invalid ones use up the limits', async () => {
  const site = createClockedSite({ CONTACT_LIMIT_PER_MINUTE: '1', CONTACT_LIMIT_TOTAL_PER_MINUTE: '3' })
  const { headers } = await post(site, '192.0.2.1').send({ name: 'Ada' }).expect(400)
  expect(headers).not.toHaveProperty('ratelimit')
  await post(site, '192.0.2.1').send(message).expect(200)
  for (let count = 0; count < 3; count += 1) await post(site, '192.0.2.1').send(message).expect(429)
  await post(site, '198.51.100.1').send(message).expect(200)
  await post(site, '203.0.113.1').send(message).expect(200)
})

test('without TRUST_PROXY, X-Forwarded-For is ignored and the log warns once', async () => {
  const site = createClockedSite({ CONTACT_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '' })
  await post(site, '192.0.2.1').send(message).expect(200)
  await post(site, '192.0.2.2').send(message).expect(429)
  expect(site.logLines.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(1)
})

test.each([
  ['malformed', 400, {}, '{'],
  ['invalid', 400, {}, '{}'],
  ['oversized', 413, {}, ' '.repeat(33 * 1024)],
  ['unreadable', 415, { 'Content-Type': 'text/plain' }, 'Hello'],
  ['foreign', 403, { 'Sec-Fetch-Site': 'cross-site' }, '{}'],
])('after five %s posts an address is refused unread for a minute, and 15 are of its network', async (...row) => {
  const [, status, headers, body] = row
  const site = createClockedSite({ CONTACT_LIMIT_PER_MINUTE: '1' })
  const fail = (host: number) => post(site, `192.0.2.${host}`).type('json').set(headers).send(body)
  for (let count = 0; count < 5; count += 1) await fail(1).expect(status)
  const refused = await post(site, '192.0.2.1').send(message).expect(429)
  const ratelimit = '"refused-per-address"; r=0; t=60'
  expect(refused.headers).toMatchObject({ 'retry-after': '60', ratelimit, ...close })
  expect(checkAnswer(refused)).toMatchObject({ code: 'too_many_requests' })
  const form = await postForm({ name: 'Ada' }, site, '192.0.2.1').expect(429)
  expect(form.headers['content-type']).toMatch(/^text\/plain/)
  expect(form.text).toBe('Too many messages were refused within a minute; try again in 60 seconds.\n')
  for (let host = 2; host < 12; host += 1) await fail(host).expect(status)
  await post(site, '192.0.2.99').send(message).expect(429)
  await post(site, '198.51.100.1').send(message).expect(200)
  site.pass(60)
  await post(site, '192.0.2.1').send(message).expect(200)
})
