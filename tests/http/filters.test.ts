import type { Element } from 'hast'
import request from 'supertest'
import { expect, test } from 'vitest'
import { routeTable } from '../../shared/addresses/routes.ts'
import { kinds } from '../../shared/content/schemas/passages.ts'
import { isOfTopic } from '../../shared/topics/list-articles.ts'
import { attributeOf, findElements, parseHtml, wordsIn } from '../support/find-elements.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const [landscape, allDemos, posts, topics] = await Promise.all([
  siteLibrary.read('landscape'),
  siteLibrary.read('demos'),
  siteLibrary.read('posts'),
  siteLibrary.read('topics'),
])
const products = landscape.layers.flatMap(({ id, categories }) =>
  categories.flatMap(category => category.products.map(product => ({ layer: id, ...product }))),
)
const demos = allDemos.filter(({ active }) => active)

type Given = Readonly<Record<string, string>>
const isGiven = (values: readonly (string | undefined)[], value: string | undefined) =>
  value === undefined || values.includes(value)

function expectPosts({ year, month, topic }: Given): readonly string[] {
  const period = year === undefined ? '' : `${year}-${month?.padStart(2, '0')}`
  const chosen = topics.find(({ id }) => id === topic)
  return posts
    .filter(({ publishedOn }) => publishedOn.startsWith(period))
    .filter(({ id, topics: tags }) => chosen === undefined || isOfTopic({ id, tags }, chosen))
    .map(({ displayTitle }) => displayTitle)
}

const blog = { noun: 'post', keys: ['year', 'month', 'topic', 'page'], expect: expectPosts } as const

/** What each list shows for the values of its filters, told from its content; every key without a value leaves all. */
const lists = {
  '/tools/genai-landscape': {
    noun: 'product',
    keys: ['layer', 'license', 'delivery'],
    expect: (given: Given) =>
      products
        .filter(({ layer }) => isGiven([layer], given.layer))
        .filter(({ license, delivery }) => isGiven([license], given.license) && isGiven(delivery, given.delivery))
        .map(({ name }) => name),
  },
  '/demos': {
    noun: 'demo',
    keys: ['industry', 'technology'],
    expect: (given: Given) =>
      demos
        .filter(demo => isGiven(demo.industries, given.industry) && isGiven(demo.technology, given.technology))
        .map(({ name }) => name),
  },
  '/blog': blog,
  '/blogs': blog,
} as const

async function readMain(address: string) {
  const { text } = await request(getSharedApp()).get(address).expect(200)
  const [html = ''] = /<main[ >][\s\S]*<\/main>/.exec(text) ?? []
  const main = parseHtml(html)
  const find = (isWanted: (element: Element) => boolean) => findElements(main, isWanted)
  const [status = main] = find(element => attributeOf(element, 'role') === 'status')
  return { html, find, said: wordsIn(status) }
}

const inside = (elements: readonly Element[], tag: string) =>
  elements.flatMap(element => findElements(element, ({ tagName }) => tagName === tag))

/** What a list says for screen readers, its names, and the options of all filters but those that clear one. */
async function readList(address: string) {
  const { find, said } = await readMain(address)
  const names = [
    ...inside(
      find(element => /product/.test(attributeOf(element, 'dataSearch'))),
      'a',
    ),
    ...inside(
      find(({ tagName }) => tagName === 'article'),
      'h2',
    ),
  ]
  const isFilter = (element: Element) =>
    /^Filter by/.test(attributeOf(element, 'ariaLabel')) || attributeOf(element, 'ariaLabelledBy') === 'archive-heading'
  const options = inside(find(isFilter), 'a').map(link => ({
    label: wordsIn(link),
    address: attributeOf(link, 'href'),
    isChosen: attributeOf(link, 'ariaCurrent') !== '',
  }))
  const [older] = find(element => element.tagName === 'a' && wordsIn(element) === 'Older posts')
  const next = older && attributeOf(older, 'href')
  return {
    said,
    names: names.map(wordsIn),
    options: options.filter(({ label }) => !/^(All|Show All) /.test(label)),
    next,
  }
}

/** All names of a list, page after page; on each page, as many are said as are shown. */
async function readAll(address: string, noun: string): Promise<readonly string[]> {
  const { said, names, next } = await readList(address)
  expect(said, address).toBe(`${names.length} ${names.length === 1 ? noun : `${noun}s`} shown`)
  return next === undefined ? names : [...names, ...(await readAll(next, noun))]
}

test.each(Object.entries(lists))(
  'every option of every filter of %s shows what it promises, and says how many',
  async (path, list) => {
    const all = await readAll(path, list.noun)
    expect(all.toSorted()).toEqual(list.expect({}).toSorted())
    const { options } = await readList(path)
    const tried = new Set<string>()
    for (const { label, address } of options) {
      const given = Object.fromEntries(new URLSearchParams(address.replace(/^[^?]*/, '')))
      for (const key of Object.keys(given)) tried.add(key)
      const names = await readAll(address, list.noun)
      expect(names.toSorted(), address).toEqual(list.expect(given).toSorted())
      expect(names.length, `${address} leaves some`).toBeGreaterThan(0)
      expect(names.length, `${address} leaves out some`).toBeLessThan(all.length)
      const counted = /\((\d+)\)$/.exec(label)?.[1]
      if (counted !== undefined) expect(names.length, label).toBe(Number(counted))
      const chosen = (await readList(address)).options.filter(({ isChosen }) => isChosen)
      expect([address, ...chosen.map(option => option.label)]).toEqual([address, label])
    }
    expect(list.keys.filter(key => key !== 'page' && !tried.has(key) && path !== '/blogs')).toEqual([])
  },
)

test.each(['/tools/genai-landscape', '/demos'] as const)('the filters of %s combine, each with each', async path => {
  const { noun, keys, expect: expectNames } = lists[path]
  const { options } = await readList(path)
  const values = options.map(({ address }) => [...new URLSearchParams(address.replace(/^[^?]*/, ''))])
  const pairs = values.flatMap((one, index) => values.slice(index + 1).map(other => [...one, ...other]))
  const combined = pairs.map(pair => Object.fromEntries(pair)).filter(pair => Object.keys(pair).length === 2)
  expect(new Set(combined.flatMap(Object.keys))).toEqual(new Set<string>(keys))
  for (const given of combined) {
    const names = await readAll(`${path}?${new URLSearchParams(given)}`, noun)
    expect(names.toSorted(), JSON.stringify(given)).toEqual(expectNames(given).toSorted())
  }
})

test('the months of the archive count the posts of the chosen topic', async () => {
  for (const { id } of topics) {
    const { options } = await readList(`/blog?topic=${id}`)
    const counts = options.flatMap(({ label }) => /\((\d+)\)$/.exec(label)?.[1] ?? [])
    expect(
      counts.reduce((sum, count) => sum + Number(count), 0),
      id,
    ).toBe(expectPosts({ topic: id }).length)
  }
})

async function readFound(address: string) {
  const { find, said } = await readMain(address)
  const titles = inside(
    find(({ tagName }) => tagName === 'h3'),
    'a',
  )
  return {
    said: said.startsWith('One ') ? 1 : Number.parseInt(said, 10) || 0,
    count: titles.length,
    groups: find(({ tagName }) => tagName === 'section').length,
    topics: inside(
      find(element => attributeOf(element, 'id') === 'topic'),
      'option',
    ).map(each => attributeOf(each, 'value')),
  }
}

test.each(['agents', 'data'])(
  'every kind and every topic narrow the results for %s, and as many are said as there are',
  async query => {
    const all = await readFound(`/search?q=${query}`)
    const byKind = await Promise.all(kinds.map(kind => readFound(`/search?q=${query}&kind=${kind}`)))
    expect(byKind.reduce((sum, { said }) => sum + said, 0)).toBe(all.said)
    for (const { said, count, groups } of byKind) {
      expect([count, groups]).toEqual([said, said > 0 ? 1 : groups])
      expect(said).toBeLessThan(all.said)
    }
    for (const topic of all.topics.filter(id => id !== '')) {
      const { said } = await readFound(`/search?q=${query}&topic=${topic}`)
      const { body } = await request(getSharedApp()).get(`/search.json?q=${query}&topic=${topic}&limit=50`).expect(200)
      const total = body.counts.reduce((sum: number, { count }: { readonly count: number }) => sum + count, 0)
      expect([topic, said, said < all.said]).toEqual([topic, total, true])
    }
  },
)

const [industry = { id: '' }] = siteLibrary.siteData.industries
const { use_cases: cases } = await siteLibrary.read(`industries/${industry.id}`)
const { topics: contactTopics } = await siteLibrary.read('pages/contact')

test('every case of an industry, every sample of a demo and every topic of a message has a page of its own', async () => {
  const groups = [
    cases.map(({ slug }) => `/industries/${industry.id}?case=${slug}`),
    ...demos.map(({ id, samples = [] }) => samples.map(sample => `/demos/${id}?sample=${sample}`)),
    contactTopics.map(({ id }) => `/contact?topic=${id}`),
  ]
  for (const addresses of groups.filter(({ length }) => length > 0)) {
    const [first = ''] = addresses
    const pages = await Promise.all([first.replace(/\?.*/, ''), ...addresses].map(readMain))
    expect(new Set(pages.map(({ html }) => html)).size, first).toBe(addresses.length + 1)
  }
})

test('every query key of the route table is tried here, or says nothing about a list', () => {
  const lists = { genAiLandscape: 'layer license delivery', demos: 'industry technology', search: 'q kind topic' }
  const period = 'year month topic page'
  // What became of a message has two of the contact page.
  const others = { blog: period, blogs: period, industry: 'case', demo: 'sample', contact: 'topic sent id' }
  const tried = Object.entries({ ...lists, ...others }).flatMap(([id, keys]) =>
    keys.split(' ').map(key => `${id}.${key}`),
  )
  const keys = routeTable.flatMap(({ id, query }) => query.map(key => `${id}.${key}`))
  expect(keys.toSorted()).toEqual(tried.toSorted())
})
