import request from 'supertest'
import { expect, test } from 'vitest'
import { toSlug } from '../../shared/values/slug.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const app = () => getSharedApp({ PUBLIC_URL: site, APP_ENV: 'production' })
const lists = ['/blog', '/blogs'] as const
const topics = await siteLibrary.read('topics')
const posts = await siteLibrary.read('posts')
const [, year = '', month = ''] = /^(\d+)-0?(\d+)/.exec(posts[0]?.publishedOn ?? '') ?? []
const period = `year=${year}&month=${month}`

async function readList(address: string) {
  const { text, headers } = await request(app()).get(address).expect(200)
  const main = /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return {
    main,
    headers,
    count: main.match(/<article/g)?.length ?? 0,
    title: /<title>([^<]*)/.exec(text)?.[1] ?? '',
    ogTitle: /property="og:title" content="([^"]*)/.exec(text)?.[1],
    ogUrl: /property="og:url" content="([^"]*)/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)/.exec(text)?.[1]?.replaceAll('&amp;', '&'),
  }
}

test.each(lists)('page 2 of %s has an address, a title and a Markdown version of its own', async path => {
  const first = await readList(path)
  const second = await readList(`${path}?page=2`)
  const pageCount = Math.ceil(posts.length / first.count)
  expect(first.canonical).toBe(site + path)
  expect([second.canonical, second.ogUrl]).toEqual([`${site}${path}?page=2`, `${site}${path}?page=2`])
  expect(second.title).toBe(first.title.replace(' |', `, Page 2 of ${pageCount} |`))
  expect(second.ogTitle).toBe(`${first.ogTitle}, Page 2 of ${pageCount}`)
  expect(second.headers.link).toBe(`<${site}${path}.md?page=2>; rel="alternate"; type="text/markdown"`)
  const markdown = await request(app()).get(`${path}.md?page=2`).expect(200)
  expect(markdown.headers.link).toBe(`<${site}${path}?page=2>; rel="canonical"`)
  expect(markdown.text).toContain(`url: "${site}${path}?page=2"`)
  expect(markdown.text).toMatch(/^title: .*Page 2 of /m)
  for (const href of second.main.match(/href="\/blogs?\/[^"]+"/g) ?? []) {
    expect(first.main, 'each post is on one page').not.toContain(`<h2><a ${href}`)
  }
})

test.each(lists)('each filter of %s is named in the title, and the canonical address is the list', async path => {
  const titles = [(await readList(path)).title, (await readList(`${path}?page=2`)).title]
  const filtered = [
    ...topics.map(({ id, title }) => [`topic=${id}`, title]),
    [period, year],
    [`${period}&topic=data`, year],
  ]
  for (const [query, words = ''] of filtered) {
    const { title, canonical } = await readList(`${path}?${query}`)
    expect(canonical).toBe(site + path)
    expect(title).toMatch(new RegExp(`, [^|]*${words} \\| `))
    titles.push(title)
  }
  expect(new Set(titles).size, 'no two have the same title').toBe(titles.length)
})

test.each(lists)('each topic that filters %s has a link to its page, and one that clears it', async path => {
  for (const { id, title } of topics) {
    const { main } = await readList(`${path}?topic=${id}`)
    expect(linksOf(main)).toEqual(
      expect.arrayContaining([
        [title, `/topics/${id}`],
        [title, path],
        ['All Topics', path],
      ]),
    )
  }
})

test('filter, cards, search and feeds use the topics by their ids and titles', async () => {
  const known = topics.map(({ title, id }) => [title, id])
  for (const path of lists) {
    const { main } = await readList(path)
    const cards = linksOf(main).filter(([, href]) => href.startsWith('/topics/'))
    expect(cards.length).toBeGreaterThan(0)
    for (const [label, href] of cards) expect(known).toContainEqual([label, href.slice('/topics/'.length)])
  }
  const { text } = await request(app()).get('/search?q=data')
  const choices = [...text.matchAll(/<option value="([a-z-]+)"[^>]*>([^<]*)/g)].map(([, id, label]) => [label, id])
  expect(choices).toEqual(expect.arrayContaining(known))
})

test('a tag in an address, as the lists once had it, shows the topic that holds the tag', async () => {
  const ids = topics.map(({ id }) => id)
  const old = topics.flatMap(({ id, tags }) => tags.map(tag => [toSlug(tag), id] as const))
  for (const [tag, id] of old.filter(([tag]) => !ids.includes(tag))) {
    expect((await readList(`/blogs?topic=${tag}`)).main).toBe((await readList(`/blogs?topic=${id}`)).main)
  }
})

test.each(lists)('%s says that no topic has the name in the address, and shows all posts', async path => {
  const all = await readList(path)
  const { main, title, canonical, count } = await readList(`${path}?topic=weather`)
  expect(wordsOf(main)).toContain('No topic has the name in this address. These are all posts.')
  expect({ count, title, canonical }).toEqual({ count: all.count, title: all.title, canonical: site + path })
  expect((await readList(`${path}?topic=%3Cb%3Eweather`)).main, 'one page for all such names').toBe(main)
  expect(wordsOf(all.main).join()).not.toContain('No topic has')
  const { text } = await request(app()).get(`${path}.md?topic=weather`).expect(200)
  expect(text).toContain('No topic has the name in this address.')
})

const numbers = ['99', '0', '-1', '02', '1.5', ' 2', 'two', '', '1e1', '9'.repeat(20)]

test.each(lists)('a page that %s does not have leads to its first page, whatever the number is', async path => {
  for (const page of numbers) {
    const query = new URLSearchParams({ page })
    for (const [rest, first] of [
      ['', path],
      [`topic=data&`, `${path}?topic=data`],
      [`${period}&`, `${path}?${period}`],
    ]) {
      await request(app())
        .get(`${path}?${rest}${query}`)
        .expect(302)
        .expect('Location', first ?? '')
    }
    await request(app()).get(`${path}.md?${query}`).expect(404)
  }
  await request(app()).get(`${path}?page=1`).expect(200)
})
