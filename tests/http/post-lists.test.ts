import request from 'supertest'
import { expect, test } from 'vitest'
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
  const { text } = await request(app()).get(address).expect(200)
  const main = /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return {
    main,
    count: main.match(/<article/g)?.length ?? 0,
    title: /<title>([^<]*)/.exec(text)?.[1] ?? '',
    ogTitle: /property="og:title" content="([^"]*)/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)/.exec(text)?.[1],
  }
}

test.each(lists)('page 2 of %s says in its titles which page of how many it is', async path => {
  const [first, second] = [await readList(path), await readList(`${path}?page=2`)]
  const words = `, Page 2 of ${Math.ceil(posts.length / first.count)}`
  expect([second.title, second.ogTitle]).toEqual([first.title.replace(' |', `${words} |`), first.ogTitle + words])
  const markdown = await request(app()).get(`${path}.md?page=2`).expect(200)
  expect(markdown.text).toMatch(/^title: .*Page 2 of /m)
})

test.each(lists)('each filter of %s is named in the title, and the canonical address is the list', async path => {
  const titles = [(await readList(path)).title, (await readList(`${path}?page=2`)).title]
  for (const [query, words = ''] of [...topics.map(({ id, title }) => [`topic=${id}`, title]), [period, year]]) {
    const { title, canonical } = await readList(`${path}?${query}`)
    expect(canonical).toBe(site + path)
    expect(title).toMatch(new RegExp(`, [^|]*${words} \\| `))
    titles.push(title)
  }
  expect(new Set(titles).size, 'no two have the same title').toBe(titles.length)
})

test.each(lists)('each topic that filters %s has a link to its page, and one that clears it', async path => {
  for (const { id, title } of topics) {
    const links = linksOf((await readList(`${path}?topic=${id}`)).main)
    for (const link of [
      [title, `/topics/${id}`],
      [title, path],
      ['All Topics', path],
    ])
      expect(links).toContainEqual(link)
  }
})

test.each(lists)('%s says that no topic has the name in the address, and shows all posts', async path => {
  const all = await readList(path)
  const { main, ...other } = await readList(`${path}?topic=weather`)
  expect(wordsOf(main)).toContain('No topic has the name in this address. These are all posts.')
  expect({ main: all.main, ...other }).toEqual(all)
  expect((await readList(`${path}?topic=%3Cb%3Eweather`)).main, 'one page for all such names').toBe(main)
  expect(all.main).not.toContain('No topic has')
  const { text } = await request(app()).get(`${path}.md?topic=weather`).expect(200)
  expect(text).toContain('No topic has the name in this address.')
})

test.each(lists)('a page that %s does not have leads to its first page, also where it is filtered', async path => {
  for (const page of ['99', 'two', '']) {
    for (const first of [path, `${path}?topic=${topics[0]?.id}`, `${path}?${period}`]) {
      const address = `${first}${first.includes('?') ? '&' : '?'}page=${page}`
      await request(app()).get(address).expect(302).expect('Location', first)
    }
    await request(app()).get(`${path}.md?page=${page}`).expect(404)
  }
  await request(app()).get(`${path}?page=1`).expect(200)
})
