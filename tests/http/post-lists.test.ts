import request from 'supertest'
import { expect, test } from 'vitest'
import { toSlug } from '../../shared/slug.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const settings = { PUBLIC_URL: site, APP_ENV: 'production' }
const lists = ['/blog', '/blogs'] as const
const topics = await siteLibrary.read('topics')

async function read(address: string) {
  const { text, headers } = await request(getSharedApp(settings)).get(address).expect(200)
  const main = /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return {
    main,
    headers,
    title: /<title>([^<]*)/.exec(text)?.[1],
    ogTitle: /property="og:title" content="([^"]*)/.exec(text)?.[1],
    ogUrl: /property="og:url" content="([^"]*)/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)/.exec(text)?.[1]?.replaceAll('&amp;', '&'),
  }
}

/** The options of the topic filter, with their addresses. */
function filterOf(main: string) {
  const row = /<nav[^>]*aria-label="Filter by Topic"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? ''
  return linksOf(row)
}

test.each(lists)('page 2 of %s has an address, a title and a Markdown version of its own', async path => {
  const first = await read(path)
  const second = await read(`${path}?page=2`)
  expect(first.canonical).toBe(site + path)
  expect(second.canonical).toBe(`${site}${path}?page=2`)
  expect(second.ogUrl).toBe(second.canonical)
  expect(second.title).toBe(first.title?.replace(' |', ', Page 2 of 2 |'))
  expect(second.ogTitle).toBe(`${first.ogTitle}, Page 2 of 2`)
  expect(second.headers.link).toBe(`<${site}${path}.md?page=2>; rel="alternate"; type="text/markdown"`)
  const markdown = await request(getSharedApp(settings)).get(`${path}.md?page=2`).expect(200)
  expect(markdown.headers.link).toBe(`<${site}${path}?page=2>; rel="canonical"`)
  expect(markdown.text).toContain(`url: "${site}${path}?page=2"`)
  expect(markdown.text).toMatch(/^title: .*Page 2 of 2/m)
})

test.each(lists)('a filter of %s is named in the title, and the canonical address is the list', async path => {
  const { title = '' } = await read(path)
  const expected = {
    '?topic=governance': 'Governance and Law',
    '?year=2025&month=8': 'August 2025',
    '?year=2025&month=8&topic=engineering': 'Engineering Practice, August 2025',
  }
  for (const [query, words] of Object.entries(expected)) {
    const filtered = await read(path + query)
    expect(filtered.canonical).toBe(site + path)
    expect(filtered.title).not.toBe(title)
    expect(filtered.title).toContain(`, ${words} | `)
  }
})

test.each(lists)('no two pages and filters of %s have the same title', async path => {
  const queries = ['', '?page=2', ...topics.map(({ id }) => `?topic=${id}`), '?year=2025&month=8', '?year=2025&month=7']
  const titles = await Promise.all(queries.map(async query => (await read(path + query)).title))
  expect(new Set(titles).size).toBe(queries.length)
})

const numbers = ['3', '0', '-1', '02', '1.5', ' 2', 'two', '', '1e1', '9'.repeat(20)]

test.each(lists)('a page that %s does not have leads to its first page, whatever the number is', async path => {
  const app = getSharedApp(settings)
  for (const number of numbers) {
    const query = new URLSearchParams({ page: number })
    await request(app).get(`${path}?${query}`).expect(302).expect('Location', path)
    await request(app).get(`${path}?topic=data&${query}`).expect(302).expect('Location', `${path}?topic=data`)
    await request(app)
      .get(`${path}?year=2025&month=8&${query}`)
      .expect(302)
      .expect('Location', `${path}?year=2025&month=8`)
    await request(app).get(`${path}.md?${query}`).expect(404)
  }
  await request(app).get(`${path}?page=1`).expect(200)
  await request(app).get(`${path}?topic=data&page=2`).expect(302).expect('Location', `${path}?topic=data`)
})

test('filter, cards, search and feeds use the topics by their ids and titles', async () => {
  const known = topics.map(({ id, title }) => [title, id])
  for (const path of lists) {
    const { main } = await read(path)
    const options = filterOf(main).slice(1)
    expect(options).toEqual(known.map(([title, id]) => [title, `${path}?topic=${id}`]))
    const cards = linksOf(main).filter(([, href]) => href.startsWith('/topics/'))
    expect(cards.length).toBeGreaterThan(20)
    for (const [label, href] of cards) expect(known).toContainEqual([label, href.slice('/topics/'.length)])
  }
  const search = await request(getSharedApp(settings)).get('/search?q=data')
  const choices = [...search.text.matchAll(/<option value="([a-z-]+)"[^>]*>([^<]*)/g)].map(([, id, label]) => [
    label,
    id,
  ])
  expect(choices).toEqual(expect.arrayContaining(known))
  const { body } = await request(getSharedApp(settings)).get('/feed.json').buffer(true)
  const tags: readonly string[] = body.items.flatMap(({ tags }: { tags: readonly string[] }) => tags)
  expect(tags.filter(tag => !topics.some(({ title }) => title === tag))).toEqual([])
})

test.each(lists)('each topic filters %s, and the page names and links that topic', async path => {
  for (const { id, title } of topics) {
    const { main } = await read(`${path}?topic=${id}`)
    expect(main).toContain(`aria-current="true">${title}<`)
    expect(wordsOf(main).join(' ')).toContain(`Topic: ${title}`)
    expect(linksOf(main)).toContainEqual([title, `/topics/${id}`])
  }
})

test('a tag in an address, as the lists once had it, shows the topic that holds the tag', async () => {
  const old = topics.flatMap(({ id, tags }) => tags.map(tag => [toSlug(tag), id] as const))
  const ids = topics.map(({ id }) => id)
  for (const [tag, id] of old.filter(([tag]) => !ids.includes(tag))) {
    expect((await read(`/blogs?topic=${tag}`)).main).toBe((await read(`/blogs?topic=${id}`)).main)
  }
})

test.each(lists)('%s says that no topic has the name in the address, and shows all posts', async path => {
  const { main, title, canonical } = await read(`${path}?topic=weather`)
  expect(wordsOf(main)).toContain('No topic has the name in this address. These are all posts.')
  expect((main.match(/<li[^>]*><article|<article/g) ?? []).length).toBe(
    ((await read(path)).main.match(/<article/g) ?? []).length,
  )
  expect([title, canonical]).toEqual([(await read(path)).title, site + path])
  expect((await read(`${path}?topic=%3Cb%3Eweather`)).main, 'one page for all such names').toBe(main)
  expect(wordsOf((await read(path)).main).join()).not.toContain('No topic has')
  const { text } = await request(getSharedApp(settings)).get(`${path}.md?topic=weather`).expect(200)
  expect(text).toContain('No topic has the name in this address.')
})
