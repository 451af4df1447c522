import fc from 'fast-check'
import request from 'supertest'
import { expect, test } from 'vitest'
import { checkFields, decoyFieldName, earlierDecoyFieldNames } from '../../shared/contact/contact-rules.ts'
import { type FormFields, mapFields } from '../../shared/contact/forms.ts'
import { createClockedSite } from '../support/clocked-site.ts'
import { bodyKinds, formType as form, toBytes } from '../support/contact-bodies.ts'
import { contactMessage as message } from '../support/contact-message.ts'
import { browserAccept, contactSite, findStored, post, postForm, tokens } from '../support/contact-site.ts'
import { pagePaths } from '../support/page-paths.ts'
import { decodeHtml, linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { listIds, somePost, someService } from '../support/some-content.ts'
import { find } from '../support/test-outbox.ts'

function postBytes(type: string, body: string) {
  const sent = post().set('Content-Type', type).accept('json')
  sent.write(Buffer.from(body, 'latin1'))
  return sent
}

/** Names in bytes, and what is stored; nothing of what is not UTF-8. */
const names: readonly (readonly [bytes: string, stored?: string])[] = [
  ['Andre', 'Andre'],
  [toBytes('André'), 'André'],
  ['Andr\xe9'],
  ['Andr\xc3'],
  ['Andr\xed\xa0\x80'],
  ['Andr\xc3\xa9\xa9'],
]

test.each(Object.entries(bodyKinds))(
  '%s is read in UTF-8, and what is no UTF-8 is refused',
  async (_, [type, write]) => {
    for (const [name, stored] of names) {
      const answer = await postBytes(type, write({ ...message, name }))
      if (stored === undefined) expect([answer.status, answer.body.code]).toEqual([400, 'unreadable_body'])
      else expect(await findStored(answer)).toEqual({ ...message, name: stored })
    }
  },
)

const odd = ['\u0000', '\r\n', '\u0085', '\u2028', '\ud800', '\udc00', 'e\u0301', '\u202e', '\uFEFF', '@', '.', ' ']
const oddText = fc
  .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
  .map(parts => parts.join(''))
const oneLine = oddText.map(text => `A${text.replace(/[\p{Control}\u2028\u2029]/gu, '')}`)
const address = oneLine.map(text => `${text.replace(/[\s@]/gu, '')}@example.com`)
const goodFields: fc.Arbitrary<FormFields> = fc.record(
  mapFields(({ type, rows }) =>
    type === 'email' ? address : rows === undefined ? oneLine : oddText.map(text => `B${text}`),
  ),
)

test('bodies of every kind with the same odd fields are stored alike, in their normalized form', async () => {
  await fc.assert(
    fc.asyncProperty(goodFields, async fields => {
      const normalized = checkFields(new Map(Object.entries(fields))).fields
      const bytes = Object.fromEntries(Object.entries(fields).map(([name, text = '']) => [name, toBytes(text)]))
      for (const [type, write] of Object.values(bodyKinds).slice(0, 3)) {
        expect(await findStored(await postBytes(type, write(bytes)).expect(200))).toEqual(normalized)
      }
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['Application/JSON; Charset="UTF-8"', 'text/html', 200],
  ['application/json; charset=unicode-1-1-utf-8; profile="x"', '*/*', 200],
  ['text/json', '*/*', 200],
  ['application/vnd.example+json; charset=utf-8', '*/*', 200],
  ['application/x-www-form-urlencoded;charset=utf8', 'application/json', 200],
  ['Application/X-WWW-Form-URLEncoded; charset="UTF8"', 'application/json, text/plain, */*', 200],
  [form, 'application/problem+json', 200],
  [form, '*/*', 303],
  [form, browserAccept, 303],
])('a body of the type %s from a client that accepts %s is answered with %i', async (type, accept, status) => {
  const body = /json/i.test(type) ? JSON.stringify(message) : String(new URLSearchParams(message))
  const answer = await post().set({ 'Content-Type': type, Accept: accept }).send(body).expect(status)
  expect(await findStored(answer)).toEqual(message)
})

test('a form posted by the browser itself leads to its confirmation, which links to nothing but a message', async () => {
  const read = async (path: string) => (await request(contactSite().app).get(path).expect(200)).text
  expect(await read('/contact')).toMatch(/<form[^>]* enctype="multipart\/form-data"/i)
  const answer = await postForm({ ...message, details: 'a\r\nb' }).expect(303)
  expect(answer.headers.location).toMatch(/^\/contact\?sent=1&id=[\w-]{36}$/)
  expect(await findStored(answer)).toEqual({ ...message, details: 'a\nb' })
  expect(await read(String(answer.headers.location))).toMatch(/<a href="\/messages\/[\w-]{36}">/)
  expect(await read('/contact?sent=1&id=%22%3E%3Cscript%3E')).not.toContain('/messages/')
})

test('unknown fields change nothing, whatever their names', async () => {
  const named = '{"__proto__":{"name":"x","isAdmin":true},"constructor":1,"isSuspect":true,'
  const answer = await post()
    .type('json')
    .send(`${named}${JSON.stringify(message).slice(1)}`)
  expect(await findStored(answer)).toEqual(message)
  expect({}).not.toHaveProperty('isAdmin')
})

test('a message with a hidden field filled in gets the usual answer, and is stored as suspect', async () => {
  const { outbox } = contactSite().services
  const { body: usual } = await post().send(message).expect(200)
  const filled = [decoyFieldName, ...earlierDecoyFieldNames].map(name => ({ [name]: 'https://example.com' }))
  const empty = ['', ' ', null].map(value => ({ [decoyFieldName]: value }))
  for (const decoy of [...filled, ...empty]) {
    const { body } = await post().send(Object.assign({}, message, decoy))
    const { id, reference, statusUrl } = body
    expect(body).toEqual({ ...usual, id, reference, statusUrl })
    const state = filled.some(each => each === decoy) ? 'suspect' : 'waiting'
    expect(await find(outbox, id), JSON.stringify(decoy)).toMatchObject({ state, fields: message })
  }
  await postForm({ ...message, [decoyFieldName]: 'x' }).expect(303)
})

type Post = { readonly from?: string; readonly token?: string; readonly key?: string; readonly fields?: object }
const hour = 3600
const key = 'order-1'
const random = '5f3f9a54-0c1e-4f7a-9a53-2d0c5f1f6a10'
const other = { ...message, details: 'Something else' }
const [home, away] = ['192.0.2.1', '203.0.113.9']

test.each<[what: string, first: Post, second: Post, seconds: number, isRepeated: boolean]>([
  ['a key used again within a day', { key }, { key }, 24 * hour - 1, true],
  ['a key used again after a day', { key }, { key }, 24 * hour, false],
  ['the same text within a minute', {}, { key, fields: { ...message, name: ' Ada Lovelace ' } }, 59, true],
  ['the same text after a minute', {}, {}, 60, false],
  ['the same text from one household', { from: '2001:db8:0:1::1' }, { from: '2001:db8:0:2::1' }, 0, true],
  ['the same text from another network', { from: '2001:db8::1' }, { from: '2001:db8:1::1' }, 0, false],
  ['a key that another sender had for the same text', { key }, { key, from: away }, hour, false],
  ['a key that another sender had for another text', { key, from: away }, { key, fields: other }, hour, false],
  ['a random key of a phone whose address changed', { key: random }, { key: random, from: away }, hour, true],
  ['a key of a partner who moved', { key, token: 'acme' }, { key, token: 'acme', from: away }, hour, true],
  ['a key that two partners use', { key, token: 'acme' }, { key, token: 'other' }, hour, false],
  ['a key of a partner that somebody else uses', { key, token: 'acme' }, { key }, hour, false],
  ['a key whose first request was refused', { key, fields: {} }, { key }, 0, false],
  ['a key of the longest kind', { key: '~'.repeat(255) }, { key: '~'.repeat(255) }, hour, true],
])('%s', async (_, first, second, seconds, isRepeated) => {
  const site = createClockedSite({ CONTACT_API_KEYS: `acme:${tokens.acme}, other:${tokens.other}` })
  const bodies = []
  for (const { from = home, token, key, fields = message } of [first, second]) {
    const sent = post(site, from)
    if (key !== undefined) sent.set('Idempotency-Key', key)
    if (token !== undefined) sent.set('Authorization', `Bearer ${token === 'acme' ? tokens.acme : tokens.other}`)
    bodies.push((await sent.send(fields)).body)
    site.pass(seconds)
  }
  expect(bodies[1]).toMatchObject({ success: true })
  if (isRepeated) expect(bodies[1]).toEqual(bodies[0])
  else expect(bodies[1].id).not.toBe(bodies[0].id)
})

const { topics } = await siteLibrary.read('pages/contact')
const { label, prompt } = topics.find(({ id }) => id === someService) ?? expect.fail('each service is a topic')
const composed = `Topic: ${label}\n\n${message.details}`

test('a message is stored below the topic that it names, and as it is without a known one', async () => {
  const { displayTitle } = (await siteLibrary.read('posts')).find(({ id }) => id === somePost) ?? {}
  const report = `Topic: An error in “${displayTitle}”\n\n${message.details}`
  const none = [['unknown'], [[someService]]].map(([topic]) => [topic, message.details])
  for (const [topic, details] of [[someService, composed], [somePost, report], ...none]) {
    expect(await findStored(await post().send({ ...message, topic }))).toEqual({ ...message, details })
  }
  const typed = { ...message, topic: someService }
  expect(await findStored(await postForm(typed).expect(303))).toEqual({ ...message, details: composed })
  // The same message, once as the browser composes it.
  const send = (fields: object) => post(contactSite(), '192.0.2.77').send(fields)
  expect((await send(typed)).body.id).toBe((await send({ ...message, details: composed })).body.id)
})

test('the page of the form shows the topic of the address, if there is one', async () => {
  const read = async (query: string) => (await request(contactSite().app).get(`/contact${query}`).expect(200)).text
  const text = await read(`?topic=${someService}`)
  for (const words of [label, prompt]) expect(wordsOf(text)).toContain(words)
  expect(linksOf(text)).toContainEqual(['Not about this?', '/contact#message'])
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/contact"')
  for (const query of ['', '?topic=unknown', '?topic=']) expect(await read(query)).not.toMatch(/name="topic"/)
})

test('every link of a page to a form with a topic has one, names the page, and is not for robots', async () => {
  const { app } = contactSite()
  const opened = new Set<string>()
  for (const path of pagePaths) {
    const { text } = await request(app).get(path).expect(200)
    for (const [tag, href = ''] of text.matchAll(/<a\b[^>]*href="(\/contact\?topic=[^"]*)"[^>]*>/g)) {
      const query = new URLSearchParams(decodeHtml(href).replace(/.*\?/, ''))
      expect([tag.includes('rel="nofollow"'), query.get('from')], tag).toEqual([true, path])
      opened.add(`/contact?topic=${query.get('topic')}`)
    }
  }
  expect(opened.size).toBeGreaterThanOrEqual(listIds('services').length)
  for (const path of opened) expect((await request(app).get(path)).text, path).toContain('name="topic"')
})

test('a form without scripts says which page led to it, unless the visitor leaves that out', async () => {
  const Referer = 'http://localhost/contact?topic=energy&from=%2Fabout'
  const { entry: _, ...typed } = message
  const send = (fields: object) => postForm({ ...fields, topic: someService }).set({ Referer })
  expect(await findStored(await send(typed))).toMatchObject({ entry: '/about' })
  expect(await findStored(await send(message))).toMatchObject({ entry: '' })
})
