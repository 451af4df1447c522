import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { searchAnswerSchema } from '../../server/api/search-operation.ts'
import { searchProblemSchema } from '../../server/http/problem.ts'
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
  for (const path of ['/', '/pricing', '/blogs/blog-20', '/lost']) {
    expect((await get(path)).text, path).toMatch(/<a [^>]*href="\/search" aria-label="Search"/)
  }
})

test('results stand by their kinds, with marked passages and links to their anchors', async () => {
  const { text } = await get('/search?q=stop+criterion').expect(200)
  expect(text).toContain('results for “stop criterion”')
  expect(text).toMatch(/<h2>Work<\/h2><ol><li><h3><a href="\/work\/[\w-]+#[\w-]+">/)
  expect(text).toMatch(/<mark[^>]*>[Ss]top<\/mark>/)
  const { text: agents } = await get('/search?q=agents')
  expect(agents).toMatch(/<a href="\/search\?q=agents&amp;kind=article">All \d+ in Articles<\/a>/)
})

test('kind and topic narrow the results and stay chosen', async () => {
  const { text } = await get('/search?q=agents&kind=article&topic=governance').expect(200)
  expect(text).toMatch(/<option value="article" selected="">/)
  expect(text).toMatch(/<option value="governance" selected="">/)
  expect(text).not.toContain('<h2>White papers</h2>')
  expect((await get('/search?q=agents&kind=nothing').expect(200)).text).toContain('<h2>Articles</h2>')
})

test('a misspelled query has a suggestion, and an unknown one three ways on', async () => {
  expect((await get('/search?q=prcing')).text).toMatch(/Did you mean[^a]*<a href="\/search\?q=pricing">pricing<\/a>/)
  const { text } = await get('/search?q=xylophonist').expect(200)
  expect(text).toContain('No results for “xylophonist”')
  for (const path of ['/services', '/blogs', '/contact']) expect(text).toMatch(new RegExp(`<li><a href="${path}"`))
})

/** As the page shows results: those of a page follow each other. */
function keepPagesTogether(paths: readonly string[]): readonly string[] {
  const toPage = (path: string) => path.replace(/#.*/, '')
  return [...new Set(paths.map(toPage))].flatMap(page => paths.filter(path => toPage(path) === page))
}

test('programs get the same results in the same order, as described', async () => {
  const response = await get('/search.json?q=Wilson+interval&limit=50').expect(200)
  const answer = searchAnswerSchema.strict().parse(response.body)
  const { text } = await get('/search?q=Wilson+interval')
  const shown = [...text.matchAll(/<h3><a href="([^"]+)">/g)].map(([, path]) => path)
  const kindsInOrder = [...new Set(answer.found.map(({ kind }) => kind))]
  const firstThree = kindsInOrder.flatMap(kind => {
    const paths = answer.found.filter(result => result.kind === kind).map(({ path }) => path)
    return keepPagesTogether(paths.slice(0, 3))
  })
  expect(firstThree).toEqual(shown)
  expect(answer.counts.map(({ kind }) => kind)).toEqual(kindsInOrder)
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
  const { text } = await request(app).get('/pricin').expect(404)
  expect(text).toMatch(/<h2>Pages with a similar address<\/h2><ul><li><a href="\/pricing">/)
  expect(text).toMatch(/<form[^>]* action="\/search">/)
  expect(text).toMatch(/<h2>Other ways to find it<\/h2>/)
  const other = await request(app).get('/carreers').expect(404)
  expect(other.text).toMatch(/similar address<\/h2><ul><li><a href="\/careers">/)
  expect((await request(app).get('/%').expect(400)).text).toMatch(/<form[^>]* action="\/search">/)
})
