import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { getDescribed, searchProblemSchema } from '../support/api-contract.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost } from '../support/some-content.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'http://www.example.com' }
const get = (path: string) => request(getSharedApp(settings)).get(path)
const read = async (path: string) => (await get(path).expect(200)).text
const box = /<form[^>]* action="\/search">/

test('the page is a form without scripts, for people only, and every page leads to it', async () => {
  const text = await read('/search')
  expect(text).toMatch(box)
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  for (const field of ['input', 'select']) expect(text).toMatch(new RegExp(`<${field} [^>]*name="(q|kind|topic)"`))
  expect(await read('/sitemap.xml')).not.toContain('/search')
  for (const path of ['/', '/contact', `/blogs/${somePost}`, '/lost']) {
    expect((await get(path)).text, path).toMatch(/<a [^>]*href="\/search" aria-label="Search"/)
  }
})

test('results stand by their kinds, with marked passages and links to their anchors; kind and topic narrow them', async () => {
  const text = await read('/search?q=agents')
  expect(text).toContain('results for “agents”')
  expect(text).toMatch(/<h2>\w[^<]*<\/h2><ol><li><h3><a href="\/[^"]+">/)
  expect(text).toMatch(/<h3><a href="\/[\w/-]+#[\w-]+">/)
  expect(text).toMatch(/<mark[^>]*>[Aa]gents?<\/mark>/)
  expect(text).toMatch(/<a href="\/search\?q=agents&amp;kind=article">All \d+ in Articles<\/a>/)
  const narrowed = await read('/search?q=agents&kind=article&topic=governance')
  for (const chosen of ['article', 'governance']) expect(narrowed).toContain(`<option value="${chosen}" selected="">`)
  expect((await read('/search?q=agents&kind=nothing')).match(/<h2>[^<]*<\/h2><ol>/g)?.length).toBeGreaterThan(1)
})

test('a misspelled query has a suggestion, an unknown one three ways on, and a lost address near ones', async () => {
  expect(await read('/search?q=prcing')).toMatch(/Did you mean[^a]*<a href="\/search\?q=pricing">pricing<\/a>/)
  const unknown = await read('/search?q=xylophonist')
  expect(unknown).toContain('No results for “xylophonist”')
  for (const path of ['/services', '/blogs', '/contact']) expect(unknown).toContain(`<li><a href="${path}"`)
  for (const [lost, near] of [
    ['/carreers', '/careers'],
    ['/pricin', '/pricing'],
  ]) {
    const { text } = await get(String(lost)).expect(404)
    expect(text).toContain(`<h2>Pages with a similar address</h2><ul><li><a href="${near}">`)
    for (const way of [box, /<h2>Other ways to find it<\/h2>/]) expect(text).toMatch(way)
  }
  expect((await get('/%').expect(400)).text).toMatch(box)
})

const searchAnswer = getDescribed('SearchAnswer').pipe(
  z.object({
    query: z.string().max(200),
    found: z.array(z.object({ kind: z.string(), path: z.string() })),
    counts: z.array(z.object({ kind: z.string() })),
  }),
)

test('programs get the same results, the same first, as described, and revalidate them', async () => {
  const path = '/search.json?q=Wilson+interval&limit=50'
  const { body, headers } = await get(path).expect(200).expect('Cache-Control', 'no-cache')
  const answer = searchAnswer.parse(body)
  const shown = [...(await read('/search?q=Wilson+interval')).matchAll(/<h3><a href="([^"]+)">/g)].map(([, to]) => to)
  const kinds = [...new Set(answer.found.map(({ kind }) => kind))]
  const firstThree = kinds.flatMap(kind => answer.found.filter(result => result.kind === kind).slice(0, 3))
  expect([shown.length > 0, shown[0]]).toEqual([true, answer.found[0]?.path])
  expect(shown.toSorted()).toEqual(firstThree.map(({ path }) => path).toSorted())
  expect(answer.counts.map(({ kind }) => kind)).toEqual(kinds)
  await get(path).set('If-None-Match', String(headers.etag)).expect(304)
  // A word is not taken for the start of another one, as in the dialog.
  expect((await get('/search.json?q=stakeh').expect(200)).body.found).toEqual([])
})

test('every answer says that the company is invented, while it is', async () => {
  expect((await get('/search.json?q=price').expect(200)).body.notice).toContain('invented')
  const { sample, ...real } = siteLibrary.siteData
  expect(sample).toBeDefined()
  const { app } = createTestApp({ settings, parts: { library: { ...siteLibrary, siteData: real } } })
  expect((await request(app).get('/search.json?q=price').expect(200)).body).not.toHaveProperty('notice')
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
  const refused = get(`/search.json${query}`)
    .expect(422)
    .expect('Content-Type', /^application\/problem\+json/)
  expect(searchProblemSchema.parse((await refused).body)).toMatchObject({
    code: 'invalid_fields',
    errors: [{ field, code }],
  })
})

test.each([
  ['lone surrogates', '%ED%A0%BD'],
  ['broken encoding', '%E0%A4%A'],
  ['markup', encodeURIComponent('<script>alert(1)</script>')],
  ['emoji', encodeURIComponent('🌉'.repeat(200))],
])('%s has an answer on the page and for programs', async (_, query) => {
  expect(await read(`/search?q=${query}`)).not.toContain('<script>alert')
  const { body } = await get(`/search.json?q=${query}`).expect(200)
  expect(searchAnswer.parse(body).query).not.toMatch(/\p{Cs}/u)
})
