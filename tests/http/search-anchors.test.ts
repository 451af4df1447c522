import request from 'supertest'
import { expect, test } from 'vitest'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import { createSearch } from '../../shared/search/search.ts'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { companyQuestions } from '../support/search-cost.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const { pages } = await siteLibrary.read('passages')

const idsOf = (html: string) => [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id = '']) => id)

test('every result leads to a page that has its anchor', async () => {
  const app = getSharedApp()
  const known = new Map<string, readonly string[]>()
  const broken: string[] = []
  let count = 0
  for (const { path, passages } of pages) {
    for (const { at = '' } of passages) {
      const [address = '', anchor] = (path + at).split('#')
      const ids = known.get(address) ?? idsOf((await request(app).get(address).expect(200)).text)
      known.set(address, ids)
      count += 1
      if (anchor !== undefined && !ids.includes(anchor)) broken.push(path + at)
    }
  }
  expect(count).toBeGreaterThan(1000)
  expect(broken).toEqual([])
})

test('most questions to the company are answered by the Markdown of the first two results, in 3,000 tokens', async () => {
  const app = getSharedApp()
  const read = async (path: string) => {
    const [address = '', section = ''] = path.split('#')
    const twin = new URL(toMarkdownAddress(address), 'http://localhost')
    if (section !== '') twin.searchParams.set('section', section)
    return (
      await request(app)
        .get(twin.pathname + twin.search)
        .expect(200)
    ).text
  }
  let answered = 0
  const search = createSearch(pages, await siteLibrary.read('search'))
  for (const { question, answers } of companyQuestions) {
    const paths = search(question)
      .found.slice(0, 2)
      .map(({ path }) => path)
    const position = paths.findIndex(path => answers.includes(path))
    if (position === -1) continue
    const texts = await Promise.all(paths.slice(0, position + 1).map(read))
    // About four characters a token.
    if (texts.join('').length / 4 <= 3000) answered += 1
  }
  expect(answered / companyQuestions.length).toBeGreaterThanOrEqual(0.83)
})

test('every page that search engines may index is found, and nobody names it anywhere', async () => {
  const found = new Set(pages.map(({ path }) => path))
  // The passages of an article have what its charts say.
  const elsewhere = /^\/(blog|charts)\//
  const missing = (await listPages(siteLibrary)).filter(
    ({ path, route }) => route.indexable && !found.has(path) && !elsewhere.test(path),
  )
  expect(missing.map(({ path }) => path)).toEqual([])
})
