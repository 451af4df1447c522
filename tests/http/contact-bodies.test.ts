import { gzipSync } from 'node:zlib'
import request from 'supertest'
import { expect, test } from 'vitest'
import { problemSchema } from '../support/api-contract.ts'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { createTestApp } from '../support/test-app.ts'

const multipart = 'multipart/form-data; boundary=x'

test('a multipart form is accepted', async () => {
  const { app, services } = createTestApp()
  const post = request(app).post('/send-email').accept('json')
  for (const [name, value] of Object.entries(message)) post.field(name, value)
  await post.expect(200)
  expect(await listStored(services)).toEqual([message])
})

test.each(['application/json', 'application/json, text/plain, */*', 'application/problem+json'])(
  'a client that posts a form and accepts %s gets JSON',
  async accept => {
    const { app } = createTestApp()
    const post = () => request(app).post('/send-email').type('form').set('Accept', accept)
    expect((await post().send(message).expect(200)).body).toMatchObject({ success: true })
    const refused = await post().send('name=Ada').expect(400)
    expect(problemSchema.parse(refused.body)).toMatchObject({ code: 'invalid_fields' })
  },
)

test.each([
  ['JSON that is not well formed', 'application/json', '{"name":"Ada', 'unreadable_body'],
  ['JSON without a body', 'application/json', '', 'unreadable_body'],
  ['a JSON list', 'application/json', '[1, 2]', 'not_an_object'],
  ['a JSON text', 'application/json', '"Ada"', 'not_an_object'],
  ['JSON null', 'application/json', 'null', 'not_an_object'],
  ['multipart without a boundary', 'multipart/form-data', '--x--', 'unreadable_body'],
  ['multipart that is not well formed', multipart, 'name=Ada', 'unreadable_body'],
  [
    'multipart that breaks off',
    multipart,
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nA',
    'unreadable_body',
  ],
])('%s is refused with a problem document', async (_, type, body, code) => {
  const { app, logLines } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .set('Content-Type', type)
    .accept('json')
    .send(body)
    .expect(400)
  expect(problemSchema.parse(response.body)).toMatchObject({ code, errors: [] })
  expect(logLines.join()).not.toContain('Ada')
})

type Body = { readonly type: string; readonly write: (name: string) => string }

const form = 'application/x-www-form-urlencoded'
const others = Object.entries(message).filter(([field]) => field !== 'name')
const query = String(new URLSearchParams(others))

function writeParts(name: string, headers: string): string {
  const parts = [['name', name], ...others].map(
    ([field, value]) => `--7d5\r\nContent-Disposition: form-data; name="${field}"${headers}\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--7d5--\r\n`
}

const bodies: Readonly<Record<string, Body>> = {
  JSON: { type: 'application/json', write: name => JSON.stringify({ ...message, name }) },
  'a form': { type: form, write: name => `name=${name}&${query}` },
  'a form with escapes': {
    type: form,
    write: name => `name=${[...name].map(byte => `%${byte.charCodeAt(0).toString(16)}`).join('')}&${query}`,
  },
  multipart: { type: 'multipart/form-data; boundary=7d5', write: name => writeParts(name, '') },
  'multipart with charsets': {
    type: 'multipart/form-data; boundary=7d5',
    write: name => writeParts(name, '\r\nContent-Type: text/plain; charset=iso-8859-1'),
  },
}

/** The bytes of a name, each as one character. */
const names = {
  'in ASCII': ['Andre', 200],
  'in UTF-8': [Buffer.from('André').toString('latin1'), 200],
  'in Windows-1252': ['Andr\xe9', 400],
  'cut within a character': ['Andr\xc3', 400],
  'with a surrogate': ['Andr\xed\xa0\x80', 400],
  'in UTF-8 with a byte too much': ['Andr\xc3\xa9\xa9', 400],
} as const

test.each(
  Object.entries(bodies).flatMap(([kind, { type, write }]) =>
    Object.entries(names).map(([encoding, [name, status]]) => ({ kind, encoding, type, status, body: write(name) })),
  ),
)('$kind $encoding is answered with $status', async ({ type, status, body }) => {
  const { app, services } = createTestApp()
  const post = request(app).post('/send-email').set('Content-Type', type).accept('json')
  post.write(Buffer.from(body, 'latin1'))
  const { body: answer } = await post.expect(status)
  const stored = (await listStored(services)).map(fields => fields?.name)
  if (status === 200) expect(stored[0]).toMatch(/^Andr[eé]$/)
  else expect([answer.code, stored]).toEqual(['unreadable_body', []])
})

test('a file is refused, an empty one too', async () => {
  const { app } = createTestApp()
  for (const content of ['hello', '']) {
    const post = request(app).post('/send-email').accept('json').field('name', 'Ada')
    const response = await post.attach('details', Buffer.from(content), 'details.txt').expect(400)
    expect(problemSchema.parse(response.body)).toMatchObject({ code: 'file_not_taken' })
  }
})

test.each([
  ['application/x-www-form-urlencoded', 'name=Ada&name=Bob&email=a%40b.c&details=x'],
  [
    multipart,
    ['name', 'name', 'email', 'details']
      .map(name => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na@b.c\r\n`)
      .concat('--x--\r\n')
      .join(''),
  ],
])('a repeated field in %s is not text', async (type, body) => {
  const { app } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .set('Content-Type', type)
    .accept('json')
    .send(body)
    .expect(400)
  expect(problemSchema.parse(response.body).errors).toMatchObject([{ field: 'name', code: 'not_text' }])
})

test('a form has at most 20 fields, known or not', async () => {
  const { app } = createTestApp()
  const unknown = Array.from({ length: 20 - Object.keys(message).length }, (_, number) => [`field-${number}`, 'x'])
  const post = (fields: object) => request(app).post('/send-email').accept('json').type('form').send(fields)
  await post({ ...message, ...Object.fromEntries(unknown) }).expect(200)
  const response = await post({ ...message, ...Object.fromEntries(unknown), more: 'x' }).expect(400)
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'too_many_fields', errors: [] })
})

test.each([
  ['urlencoded', 'application/x-www-form-urlencoded', 'a&'.repeat(16_380)],
  ['multipart', multipart, `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(600)}--x--\r\n`],
])('a body full of %s fields is refused', async (_, type, body) => {
  const { app } = createTestApp()
  const post = request(app).post('/send-email').set('Content-Type', type).accept('json')
  expect(problemSchema.parse((await post.send(body).expect(400)).body)).toMatchObject({ code: 'too_many_fields' })
})

test.each([
  ['text', { 'Content-Type': 'text/plain' }],
  ['no type at all', {}],
  ['another charset', { 'Content-Type': 'application/json; charset=utf-7' }],
  ['a charset that nobody knows', { 'Content-Type': 'application/json; charset=""' }],
  ['another charset of a form', { 'Content-Type': 'application/x-www-form-urlencoded; charset="iso-8859-1"' }],
  ['a compressed body', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
])('%s is refused with the list of accepted types', async (_, headers) => {
  const { app } = createTestApp()
  const post = request(app).post('/send-email').accept('json').set(headers)
  post.write(gzipSync(JSON.stringify(message)))
  const response = await post
    .expect(415)
    .expect('Accept-Post', 'application/json, application/x-www-form-urlencoded, multipart/form-data')
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'unsupported_media_type' })
})

test.each([
  'Application/JSON; Charset="UTF-8"',
  'application/json;charset=utf8',
  'application/json; charset=unicode-1-1-utf-8; profile="x"',
  'text/json',
  'application/vnd.example+json; charset=utf-8',
])('%s is JSON in UTF-8', async type => {
  const { app } = createTestApp()
  await request(app).post('/send-email').set('Content-Type', type).send(JSON.stringify(message)).expect(200)
})

test.each(['application/x-www-form-urlencoded;charset=utf8', 'Application/X-WWW-Form-URLEncoded; charset="UTF8"'])(
  '%s is a form in UTF-8',
  async type => {
    const { app } = createTestApp()
    const post = request(app).post('/send-email').set('Content-Type', type).accept('json')
    await post.send(String(new URLSearchParams(message))).expect(200)
  },
)

test.each([
  ['exactly 32 KiB', 32 * 1024, 200],
  ['more than 32 KiB', 32 * 1024 + 1, 413],
])('a body of %s is answered with its status', async (_, size, status) => {
  const { app } = createTestApp()
  const body = JSON.stringify(message).padEnd(size, ' ')
  const response = await request(app).post('/send-email').type('json').send(body)
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: status === 200 })
})

test('a chunked body that grows too large is refused', async () => {
  const { app } = createTestApp()
  const post = request(app).post('/send-email').type('json')
  for (let part = 0; part < 40; part += 1) post.write(' '.repeat(1024))
  const response = await post.expect(413)
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'body_too_large' })
})
