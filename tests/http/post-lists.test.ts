import request from 'supertest'
import { expect, test } from 'vitest'
import { readPostList } from '../support/post-list.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const settings = { PUBLIC_URL: site, APP_ENV: 'production' }
const lists = ['/blog', '/blogs'] as const
const topics = await siteLibrary.read('topics')

test.each(lists)('page 2 of %s has an address, a title and a Markdown version of its own', async path => {
  const first = await readPostList(path)
  const second = await readPostList(`${path}?page=2`)
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
  const { title = '' } = await readPostList(path)
  const expected = {
    '?topic=governance': 'Governance and law',
    '?year=2025&month=8': 'August 2025',
    '?year=2025&month=8&topic=engineering': 'Engineering practice, August 2025',
  }
  for (const [query, words] of Object.entries(expected)) {
    const filtered = await readPostList(path + query)
    expect(filtered.canonical).toBe(site + path)
    expect(filtered.title).not.toBe(title)
    expect(filtered.title).toContain(`, ${words} | `)
  }
})

test.each(lists)('no two pages and filters of %s have the same title', async path => {
  const queries = ['', '?page=2', ...topics.map(({ id }) => `?topic=${id}`), '?year=2025&month=8', '?year=2025&month=7']
  const titles = await Promise.all(queries.map(async query => (await readPostList(path + query)).title))
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
