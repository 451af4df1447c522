import request from 'supertest'
import { expect, test } from 'vitest'
import { toSlug } from '../../shared/values/slug.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { readPostList } from '../support/post-list.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }
const lists = ['/blog', '/blogs'] as const
const topics = await siteLibrary.read('topics')

/** The options of the topic filter, with their addresses. */
function filterOf(main: string) {
  const row = /<nav[^>]*aria-label="Filter by Topic"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? ''
  return linksOf(row)
}

test('filter, cards, search and feeds use the topics by their ids and titles', async () => {
  const known = topics.map(({ id, title }) => [title, id])
  for (const path of lists) {
    const { main } = await readPostList(path)
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
    const { main } = await readPostList(`${path}?topic=${id}`)
    expect(main).toContain(`aria-current="true">${title}<`)
    expect(wordsOf(main).join(' ')).toContain(`Topic: ${title}`)
    expect(linksOf(main)).toContainEqual([title, `/topics/${id}`])
  }
})

test('a tag in an address, as the lists once had it, shows the topic that holds the tag', async () => {
  const old = topics.flatMap(({ id, tags }) => tags.map(tag => [toSlug(tag), id] as const))
  const ids = topics.map(({ id }) => id)
  for (const [tag, id] of old.filter(([tag]) => !ids.includes(tag))) {
    expect((await readPostList(`/blogs?topic=${tag}`)).main).toBe((await readPostList(`/blogs?topic=${id}`)).main)
  }
})

test.each(lists)('%s says that no topic has the name in the address, and shows all posts', async path => {
  const { main, title, canonical } = await readPostList(`${path}?topic=weather`)
  expect(wordsOf(main)).toContain('No topic has the name in this address. These are all posts.')
  expect((main.match(/<li[^>]*><article|<article/g) ?? []).length).toBe(
    ((await readPostList(path)).main.match(/<article/g) ?? []).length,
  )
  expect([title, canonical]).toEqual([(await readPostList(path)).title, `https://www.example.com${path}`])
  expect((await readPostList(`${path}?topic=%3Cb%3Eweather`)).main, 'one page for all such names').toBe(main)
  expect(wordsOf((await readPostList(path)).main).join()).not.toContain('No topic has')
  const { text } = await request(getSharedApp(settings)).get(`${path}.md?topic=weather`).expect(200)
  expect(text).toContain('No topic has the name in this address.')
})
