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

/** What each list shows for the values of its filters, told from its content; every key without a value leaves all. */
const lists = {
  '/tools/genai-landscape': {
    noun: 'product',
    keys: ['layer', 'license', 'delivery'],
    expect: ({ layer, license, delivery }: Given) =>
      products
        .filter(product => layer === undefined || product.layer === layer)
        .filter(product => license === undefined || product.license === license)
        .filter(product => delivery === undefined || product.delivery.some(each => each === delivery))
        .map(({ name }) => name),
  },
  '/demos': {
    noun: 'demo',
    keys: ['industry', 'technology'],
    expect: ({ industry, technology }: Given) =>
      demos
        .filter(({ industries }) => industry === undefined || industries.includes(industry))
        .filter(demo => technology === undefined || demo.technology.includes(technology))
        .map(({ name }) => name),
  },
  '/blog': { noun: 'post', keys: ['year', 'month', 'topic', 'page'], expect: expectPosts },
  '/blogs': { noun: 'post', keys: ['year', 'month', 'topic', 'page'], expect: expectPosts },
} as const

function expectPosts({ year, month, topic }: Given): readonly string[] {
  const period = year === undefined ? '' : `${year}-${month?.padStart(2, '0')}`
  const chosen = topics.find(({ id }) => id === topic)
  return posts
    .filter(({ publishedOn }) => publishedOn.startsWith(period))
    .filter(({ id, topics: tags }) => chosen === undefined || isOfTopic({ id, tags }, chosen))
    .map(({ displayTitle }) => displayTitle)
}

type Shown = {
  /** In the sentence for screen readers. */
  readonly said: string
  readonly names: readonly string[]
  /** The options of all filters but those that clear one. */
  readonly options: readonly { readonly label: string; readonly address: string; readonly isChosen: boolean }[]
  readonly next: string | undefined
}

async function readList(address: string): Promise<Shown> {
  const { text } = await request(getSharedApp()).get(address).expect(200)
  const page = parseHtml(text)
  const [main = page] = findElements(page, ({ tagName }) => tagName === 'main')
  const [status = page] = findElements(main, element => attributeOf(element, 'role') === 'status')
  const names = findElements(main, element => /product/.test(attributeOf(element, 'dataSearch'))).flatMap(product =>
    findElements(product, ({ tagName }) => tagName === 'a'),
  )
  const cards = findElements(main, ({ tagName }) => tagName === 'article').flatMap(card =>
    findElements(card, ({ tagName }) => tagName === 'h2'),
  )
  const navigations = findElements(
    main,
    element =>
      /^Filter by/.test(attributeOf(element, 'ariaLabel')) ||
      attributeOf(element, 'ariaLabelledBy') === 'archive-heading',
  )
  const links = navigations.flatMap(element => findElements(element, ({ tagName }) => tagName === 'a'))
  const older = findElements(main, element => element.tagName === 'a' && wordsIn(element) === 'Older posts')[0]
  return {
    said: wordsIn(status),
    names: [...names, ...cards].map(wordsIn),
    options: links
      .map(link => ({
        label: wordsIn(link),
        address: attributeOf(link, 'href'),
        isChosen: attributeOf(link, 'ariaCurrent') !== '',
      }))
      .filter(({ label }) => !/^(All|Show All) /.test(label)),
    next: older && attributeOf(older, 'href'),
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
      expect(
        chosen.map(option => option.label),
        `${address} is marked`,
      ).toEqual([label])
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
  const { text } = await request(getSharedApp()).get(address).expect(200)
  const [main = parseHtml(text)] = findElements(parseHtml(text), ({ tagName }) => tagName === 'main')
  const [status = main] = findElements(main, element => attributeOf(element, 'role') === 'status')
  const links = findElements(main, ({ tagName }) => tagName === 'h3').flatMap(heading =>
    findElements(heading, ({ tagName }) => tagName === 'a'),
  )
  return {
    said: wordsIn(status).startsWith('One ') ? 1 : Number.parseInt(wordsIn(status), 10) || 0,
    paths: links.map(link => attributeOf(link, 'href')),
    groups: findElements(main, ({ tagName }) => tagName === 'section').map(section => wordsIn(section)),
    counts: findElements(main, element => attributeOf(element, 'ariaLabelledBy') === 'kinds').flatMap(element =>
      findElements(element, ({ tagName }) => tagName === 'a').map(wordsIn),
    ),
  }
}

test.each(['agents', 'data'])(
  'every kind and every topic narrow the results for %s, and as many are said as there are',
  async query => {
    const all = await readFound(`/search?q=${query}`)
    const byKind = await Promise.all(kinds.map(kind => readFound(`/search?q=${query}&kind=${kind}`)))
    expect(byKind.reduce((sum, { said }) => sum + said, 0)).toBe(all.said)
    for (const { said, paths, groups } of byKind) {
      expect(paths).toHaveLength(said)
      if (said > 0) expect(groups).toHaveLength(1)
      expect(said).toBeLessThan(all.said)
    }
    for (const { id } of await readSearchTopics()) {
      const narrowed = await readFound(`/search?q=${query}&topic=${id}`)
      const { body } = await request(getSharedApp()).get(`/search.json?q=${query}&topic=${id}&limit=50`).expect(200)
      const total = body.counts.reduce((sum: number, { count }: { readonly count: number }) => sum + count, 0)
      expect(narrowed.said, id).toBe(total)
      expect(narrowed.said, id).toBeLessThan(all.said)
    }
  },
)

async function readSearchTopics(): Promise<readonly { readonly id: string }[]> {
  const { text } = await request(getSharedApp()).get('/search')
  const [select] = findElements(parseHtml(text), element => attributeOf(element, 'id') === 'topic')
  const options = select === undefined ? [] : findElements(select, ({ tagName }) => tagName === 'option')
  return options.map(option => ({ id: attributeOf(option, 'value') })).filter(({ id }) => id !== '')
}

/** What a page says and leads to, without the addresses of its own filters. */
async function readMainText(address: string): Promise<string> {
  const { text } = await request(getSharedApp()).get(address).expect(200)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

const insurance = await siteLibrary.read('industries/insurance')
const { topics: contactTopics } = await siteLibrary.read('pages/contact')

test('every case of an industry, every sample of a demo and every topic of a message has a page of its own', async () => {
  const groups = [
    insurance.use_cases.map(({ slug }) => `/industries/insurance?case=${slug}`),
    ...demos.map(({ id, samples = [] }) => samples.map(sample => `/demos/${id}?sample=${sample}`)),
    contactTopics.map(({ id }) => `/contact?topic=${id}`),
  ]
  for (const addresses of groups.filter(({ length }) => length > 0)) {
    const [first = ''] = addresses
    const pages = await Promise.all([first.replace(/\?.*/, ''), ...addresses].map(readMainText))
    expect(new Set(pages).size, first).toBe(addresses.length + 1)
  }
})

test('every query key of the route table is tried here, or says nothing about a list', () => {
  const tried = [
    ...[
      'demos.industry',
      'demos.technology',
      'genAiLandscape.layer',
      'genAiLandscape.license',
      'genAiLandscape.delivery',
    ],
    ...['blog', 'blogs'].flatMap(list => ['year', 'month', 'topic', 'page'].map(key => `${list}.${key}`)),
    ...['search.q', 'search.kind', 'search.topic', 'industry.case', 'demo.sample', 'contact.topic'],
  ]
  // What became of a message.
  const others = ['contact.sent', 'contact.id']
  const keys = routeTable.flatMap(({ id, query }) => query.map(key => `${id}.${key}`))
  expect(keys.toSorted()).toEqual([...tried, ...others].toSorted())
})
