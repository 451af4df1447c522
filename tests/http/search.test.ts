import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { searchProblemSchema } from '../support/api-contract.ts'
import { somePost } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'http://www.example.com' }
const get = (path: string) => request(getSharedApp(settings)).get(path)

test('the page is a form without scripts, for people only', async () => {
  const { text } = await get('/search').expect(200)
  expect(text).toMatch(/<form[^>]* action="\/search">/)
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toMatch(/<input [^>]*name="q"/)
  for (const name of ['kind', 'topic']) expect(text).toMatch(new RegExp(`<select [^>]*name="${name}"`))
  expect((await get('/sitemap.xml').expect(200)).text).not.toContain('/search')
})

test('every page links to the search in its bar', async () => {
  for (const path of ['/', '/contact', `/blogs/${somePost}`, '/lost']) {
    expect((await get(path)).text, path).toMatch(/<a [^>]*href="\/search" aria-label="Search"/)
  }
})

test('answers are revalidated like pages', async () => {
  const app = getSharedApp(settings)
  const { headers } = await request(app).get('/search.json?q=price').expect(200).expect('Cache-Control', 'no-cache')
  await request(app)
    .get('/search.json?q=price')
    .set('If-None-Match', headers.etag ?? '')
    .expect(304)
})

test.each([
  ['', 'q', 'required'],
  ['?q=', 'q', 'required'],
  ['?q=%00%20', 'q', 'required'],
  ['?q=a&kind=thing', 'kind', 'invalid'],
  ['?q=a&topic=weather', 'topic', 'invalid'],
  ['?q=a&limit=0', 'limit', 'invalid'],
  ['?q=a&limit=51', 'limit', 'invalid'],
  ['?q=a&limit=1e1', 'limit', 'invalid'],
])('GET /search.json%s is refused because of %s, which is %s', async (query, field, code) => {
  const { body } = await get(`/search.json${query}`)
    .expect(422)
    .expect('Content-Type', /^application\/problem\+json/)
  const problem = searchProblemSchema.parse(body)
  expect(problem.code).toBe('invalid_fields')
  expect(problem.errors.map(error => [error.field, error.code])).toEqual([[field, code]])
})

test.each([
  ['10 kB', 'bridge+'.repeat(1500)],
  ['lone surrogates', '%ED%A0%BD'],
  ['broken encoding', '%E0%A4%A'],
  ['a pattern', encodeURIComponent('(a+)+$')],
  ['markup', encodeURIComponent('<script>alert(1)</script>')],
  ['emoji', encodeURIComponent('🌉'.repeat(200))],
])('%s has an answer on the page and for programs', async (_, query) => {
  const { text } = await get(`/search?q=${query}`).expect(200)
  expect(text).not.toContain('<script>alert')
  const { body } = await get(`/search.json?q=${query}`).expect(200)
  expect(z.object({ query: z.string().max(200) }).parse(body).query).not.toMatch(/\p{Cs}/u)
})

test('the page of an unknown address suggests near ones, with a search box and three ways on', async () => {
  const app = getSharedApp(settings)
  const { text } = await request(app).get('/carreers').expect(404)
  expect(text).toMatch(/<h2>Pages with a similar address<\/h2><ul><li><a href="\/careers">/)
  expect(text).toMatch(/<form[^>]* action="\/search">/)
  expect(text).toMatch(/<h2>Other ways to find it<\/h2>/)
  expect((await request(app).get('/%').expect(400)).text).toMatch(/<form[^>]* action="\/search">/)
})
