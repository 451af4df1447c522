import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { getDescribed } from '../support/api-contract.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'http://www.example.com' }
const get = (path: string) => request(getSharedApp()).get(path)

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

test('an unknown address suggests a page whose address is near', async () => {
  const { text } = await get('/pricin').expect(404)
  expect(text).toContain('similar address</h2><ul><li><a href="/pricing">')
})

/** As the page shows results: those of a page follow each other. */
function keepPagesTogether(paths: readonly string[]): readonly string[] {
  const toPage = (path: string) => path.replace(/#.*/, '')
  return [...new Set(paths.map(toPage))].flatMap(page => paths.filter(path => toPage(path) === page))
}

const searchAnswer = getDescribed('SearchAnswer').pipe(
  z.object({
    found: z.array(z.object({ kind: z.string(), path: z.string() })),
    counts: z.array(z.object({ kind: z.string() })),
  }),
)

test('programs get the same results in the same order, as described', async () => {
  const response = await get('/search.json?q=Wilson+interval&limit=50').expect(200)
  const answer = searchAnswer.parse(response.body)
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

test('every answer says that the company is invented, while it is', async () => {
  const { body } = await get('/search.json?q=price').expect(200)
  expect(body.notice).toContain('invented')
  const { siteData } = siteLibrary
  const { sample, ...real } = siteData
  expect(sample).toBeDefined()
  const { app } = createTestApp({ settings, parts: { library: { ...siteLibrary, siteData: real } } })
  expect((await request(app).get('/search.json?q=price').expect(200)).body).not.toHaveProperty('notice')
})

test('a word is not taken for the start of another one, as in the dialog', async () => {
  expect((await get('/search.json?q=stakeh').expect(200)).body.found).toEqual([])
})
