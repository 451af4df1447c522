import type { Element } from 'hast'
import request from 'supertest'
import { expect, test } from 'vitest'
import { parsePeriod, postsInPeriod } from '../../shared/blog/archive.ts'
import { parseTopic, postsAbout } from '../../shared/blog/topics.ts'
import { kinds } from '../../shared/content/schemas/passages.ts'
import { filterDemos } from '../../shared/demos/filter-demos.ts'
import { filterLandscape } from '../../shared/landscape/filter-landscape.ts'
import { attributeOf, findElements, parseHtml, wordsIn } from '../support/find-elements.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const [landscape, demos, posts, topics] = await Promise.all([
  siteLibrary.read('landscape'),
  siteLibrary.read('demos'),
  siteLibrary.read('posts'),
  siteLibrary.read('topics'),
])

const toPosts = (query: URLSearchParams) =>
  postsInPeriod(postsAbout(posts, parseTopic(query, topics).topic), parsePeriod(query)).map(post => post.displayTitle)

/** What each list is of, the keys of its filters, and the names that the rules, which have tests of their own, leave. */
const lists = [
  {
    path: '/tools/genai-landscape',
    noun: 'product',
    keys: ['layer', 'license', 'delivery'],
    filter: (query: URLSearchParams) =>
      filterLandscape(landscape, Object.fromEntries(query)).flatMap(({ categories }) =>
        categories.flatMap(({ products }) => products.map(({ name }) => name)),
      ),
  },
  {
    path: '/demos',
    noun: 'demo',
    keys: ['industry', 'technology'],
    filter: (query: URLSearchParams) => filterDemos(demos, Object.fromEntries(query)).map(({ name }) => name),
  },
  { path: '/blog', noun: 'post', keys: ['year', 'month', 'topic'], filter: toPosts },
  { path: '/blogs', noun: 'post', keys: ['topic'], filter: toPosts },
]

async function readMain(address: string) {
  const { text } = await request(getSharedApp()).get(address).expect(200)
  const [html = ''] = /<main[ >][\s\S]*<\/main>/.exec(text) ?? []
  const main = parseHtml(html)
  const find = (isWanted: (element: Element) => boolean) => findElements(main, isWanted)
  const inside = (tag: string, isAround: (element: Element) => boolean) =>
    find(isAround).flatMap(element => findElements(element, ({ tagName }) => tagName === tag))
  const [status = main] = find(element => attributeOf(element, 'role') === 'status')
  return { html, find, inside, said: wordsIn(status) }
}

/** What a list says for screen readers, its names, and the options of all filters but those that clear one. */
async function readList(address: string) {
  const { find, inside, said } = await readMain(address)
  const products = inside('a', element => /product/.test(attributeOf(element, 'dataSearch')))
  const names = [...products, ...inside('h2', ({ tagName }) => tagName === 'article')].map(wordsIn)
  const isFilter = (element: Element) =>
    /^Filter by/.test(attributeOf(element, 'ariaLabel')) || attributeOf(element, 'ariaLabelledBy') === 'archive-heading'
  const options = inside('a', isFilter).map(link => ({
    label: wordsIn(link),
    address: attributeOf(link, 'href'),
    isChosen: attributeOf(link, 'ariaCurrent') !== '',
  }))
  const [older] = find(element => element.tagName === 'a' && wordsIn(element) === 'Older posts')
  const next = older && attributeOf(older, 'href')
  return { said, names, options: options.filter(({ label }) => !/^(All|Show All) /.test(label)), next }
}

const toQuery = (address: string) => new URLSearchParams(address.replace(/^[^?]*/, ''))

test.each(lists)(
  'each option of $path, alone or beside another, shows what it promises, and says how many',
  async ({ path, noun, keys, filter }) => {
    /** All names of a list, page after page; on each page, as many are said as are shown. */
    const readAll = async (address: string): Promise<readonly string[]> => {
      const { said, names, next } = await readList(address)
      expect(said, address).toBe(`${names.length} ${names.length === 1 ? noun : `${noun}s`} shown`)
      return next === undefined ? names : [...names, ...(await readAll(next))]
    }
    const all = await readAll(path)
    expect(all.toSorted()).toEqual(filter(new URLSearchParams()).toSorted())
    const { options } = await readList(path)
    expect([...new Set(options.flatMap(({ address }) => [...toQuery(address).keys()]))].toSorted()).toEqual(
      keys.toSorted(),
    )
    for (const { label, address } of options) {
      const names = await readAll(address)
      expect(names.toSorted(), address).toEqual(filter(toQuery(address)).toSorted())
      expect(names.length, `${address} leaves some`).toBeGreaterThan(0)
      expect(names.length, `${address} leaves out some`).toBeLessThan(all.length)
      const { options: beside } = await readList(address)
      expect([address, ...beside.flatMap(option => (option.isChosen ? option.label : []))]).toEqual([address, label])
      for (const option of [{ label, address }, ...beside.filter(({ isChosen }) => !isChosen)]) {
        const both = filter(toQuery(option.address))
        const counted = /\((\d+)\)$/.exec(option.label)?.[1]
        if (counted !== undefined) expect(both.length, option.address).toBe(Number(counted))
      }
      const other = beside.find(option => toQuery(option.address).size > toQuery(address).size)
      if (other !== undefined) {
        expect((await readAll(other.address)).toSorted()).toEqual(filter(toQuery(other.address)).toSorted())
      }
    }
  },
)

async function readFound(address: string) {
  const { find, inside, said } = await readMain(address)
  const topics = inside('option', element => attributeOf(element, 'name') === 'topic')
  return {
    said: said.startsWith('One ') ? 1 : Number.parseInt(said, 10) || 0,
    count: inside('a', ({ tagName }) => tagName === 'h3').length,
    groups: find(({ tagName }) => tagName === 'section').length,
    topics: topics.map(each => attributeOf(each, 'value')).filter(id => id !== ''),
  }
}

test.each(['agents', 'data'])('each kind and topic narrows the results for %s, and says how many', async query => {
  const all = await readFound(`/search?q=${query}`)
  expect(all.topics.toSorted()).toEqual(topics.map(({ id }) => id).toSorted())
  const byKind = await Promise.all(kinds.map(kind => readFound(`/search?q=${query}&kind=${kind}`)))
  expect(byKind.reduce((sum, { said }) => sum + said, 0)).toBe(all.said)
  for (const { said, count, groups } of byKind) {
    expect([count, groups]).toEqual([said, said > 0 ? 1 : groups])
    expect(said).toBeLessThan(all.said)
  }
  for (const topic of all.topics) {
    const { said } = await readFound(`/search?q=${query}&topic=${topic}`)
    const { body } = await request(getSharedApp()).get(`/search.json?q=${query}&topic=${topic}&limit=50`).expect(200)
    const total = body.counts.reduce((sum: number, { count }: { readonly count: number }) => sum + count, 0)
    expect([topic, said, said < all.said]).toEqual([topic, total, true])
  }
})

test('every case of an industry, every sample of a demo and every topic of a message has a page of its own', async () => {
  const [{ id } = { id: '' }] = siteLibrary.siteData.industries
  const cases = (await siteLibrary.read(`industries/${id}`)).use_cases
  const groups = [
    cases.map(({ slug }) => `/industries/${id}?case=${slug}`),
    ...demos.map(demo => (demo.active ? (demo.samples ?? []) : []).map(sample => `/demos/${demo.id}?sample=${sample}`)),
    (await siteLibrary.read('pages/contact')).topics.map(topic => `/contact?topic=${topic.id}`),
  ]
  for (const addresses of groups.filter(([first]) => first !== undefined)) {
    const pages = await Promise.all([addresses[0]?.replace(/\?.*/, '') ?? '', ...addresses].map(readMain))
    expect(new Set(pages.map(({ html }) => html)).size, addresses[0]).toBe(addresses.length + 1)
  }
})
