import request from 'supertest'
import { expect, test } from 'vitest'
import type { Library } from '../../shared/content/library.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { decodeHtml, linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const openSite = () => request(getSharedApp({ PUBLIC_URL: site, APP_ENV: 'production' }))
const get = async (path: string) => (await openSite().get(path).expect(200)).text
const hrefsOf = (html: string) => linksOf(html).map(([, href]) => href)
const readMain = async (path: string) => /<main[ >][\s\S]*<\/main>/.exec(await get(path))?.[0] ?? ''
const readChanged = async (library: Library, path: string) =>
  (
    await request(createTestApp({ parts: { library } }).app)
      .get(path)
      .expect(200)
  ).text

const [posts, papers] = await Promise.all([siteLibrary.read('posts'), siteLibrary.read('papers')])
const topics = await siteLibrary.read('topics')
const team = await siteLibrary.read('team')
const work = await siteLibrary.read('work')

function expectNewestFirst(feed: string): void {
  const days = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
}

test.each(topics.map(({ id }) => id))('the topic %s has its articles in order, and others with its tags', async id => {
  const topic = await siteLibrary.read(`topics/${id}`)
  const html = await get(`/topics/${id}`)
  const hrefs = hrefsOf(html)
  const order = topic.reading.map(({ to }) => to)
  expect(hrefs.filter(href => order.includes(href)).slice(0, order.length)).toEqual(order)
  const has = (tags: readonly string[]) => topic.tags.some(tag => tags.includes(tag))
  const tagged = [
    ...posts.filter(post => has(post.topics)).map(post => `/blogs/${post.id}`),
    ...papers.filter(paper => has(paper.tags)).map(paper => `/whitepapers/${paper.id}`),
  ]
  const listed = hrefs.filter(href => /^\/(blogs|whitepapers)\/[^#]+$/.test(href))
  expect(new Set(listed).size, 'each article once').toBe(listed.length)
  // At most twelve stand beside the order.
  expect(listed.length).toBe(order.length + Math.min(12, tagged.filter(path => !order.includes(path)).length))
  const related = [...topic.useCases, ...topic.demos, ...topic.calculators, ...topic.products].map(({ to }) => to)
  expect(hrefs).toEqual(expect.arrayContaining(related))
  expect(linksOf(html)).toContainEqual(['RSS feed of this topic', `/topics/${id}/feed.xml`])
  expect(html).toMatch(
    new RegExp(`<link rel="alternate" type="application/rss.xml" [^>]* href="/topics/${id}/feed.xml"/>`),
  )
})

test('the page of topics links to each topic and to the articles of each reading list', async () => {
  const lists = await siteLibrary.read('reading-lists')
  const expected = lists.flatMap(({ id, reading }) => [`#${id}`, ...reading.map(({ to }) => to)])
  const all = topics.map(({ id }) => `/topics/${id}`)
  expect(hrefsOf(await get('/topics'))).toEqual(expect.arrayContaining([...all, ...expected]))
})

test('the feed of a topic has its articles, newest first; an unknown topic has none', async () => {
  const { id = '', hero } = await siteLibrary.read(`topics/${topics[0]?.id ?? ''}`)
  const text = await get(`/topics/${id}/feed.xml`)
  expect(decodeHtml(text)).toContain(`<title>${hero.heading} | ${siteLibrary.siteData.site.name}</title>`)
  expectNewestFirst(text)
  const guids = [...text.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, guid = '']) => guid.slice(site.length))
  expect(guids.length).toBeGreaterThan(2)
  expect(hrefsOf(await get(`/topics/${id}`))).toEqual(expect.arrayContaining(guids))
  await openSite().get('/topics/nothing/feed.xml').expect(404)
})

test('structured data has a topic as a collection in reading order, below the page of topics', async () => {
  const { id = '', hero, reading } = await siteLibrary.read(`topics/${topics[0]?.id ?? ''}`)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await get(`/topics/${id}`)) ?? []
  const [collection, crumbs] = JSON.parse(json)['@graph']
  expect(collection).toMatchObject({ '@type': 'CollectionPage', name: hero.heading })
  expect(collection.mainEntity.itemListElement[0]).toMatchObject({ position: 1, url: site + reading[0]?.to })
  expect(crumbs.itemListElement).toMatchObject([{ name: 'Home' }, { name: 'Topics' }, { name: hero.heading }])
})

test('the page of a person links to every article, post and paper that the person signed, once', async () => {
  for (const { id, name } of team) {
    const expected = [
      ...posts.filter(({ author }) => author.name === name).map(post => `/blogs/${post.id}`),
      ...papers
        .filter(({ authors }) => authors.some(author => author.name === name))
        .map(({ id }) => `/whitepapers/${id}`),
    ]
    const main = await readMain(`/team/${id}`)
    const linked = hrefsOf(main.slice(main.indexOf('Written by')))
    expect(linked.filter(href => expected.includes(href)).toSorted(), name).toEqual(expected.toSorted())
    expect(main).toContain(`alt="Portrait of ${name}"`)
    for (const path of expected.slice(0, 2)) expect(hrefsOf(await get(path)), path).toContain(`/team/${id}`)
  }
})

test('a person shows what they reviewed, with the day, once there are reviews', async () => {
  const name = `people/${team[0]?.id ?? ''}` as const
  const reviewed = [{ title: 'A Reviewed Piece', to: '/services', reviewedOn: '2026-11-22' }]
  const text = await readChanged(await changeLibrary(name, person => ({ ...person, reviewed })), `/team/${team[0]?.id}`)
  expect(text).toMatch(/Checked by [^<]+<\/h2>[\s\S]*A Reviewed Piece[\s\S]*<time dateTime="2026-11-22">/)
})

test('an engagement is a row and a page with its badge while it is invented', async () => {
  const paths = work.map(({ id }) => `/work/${id}`)
  expect(hrefsOf(await readMain('/work'))).toEqual(expect.arrayContaining(paths))
  const change = (isInvented: boolean) => changeLibrary('work', all => all.map(one => ({ ...one, isInvented })))
  for (const path of ['/work', ...paths.slice(0, 1)]) {
    for (const isInvented of [true, false]) {
      const words = wordsOf(await readChanged(await change(isInvented), path)).join(' ')
      expect(words.includes('Worked sample'), path).toBe(isInvented)
    }
  }
})

test('a reference is shown once a client has agreed, with who said it and when', async () => {
  expect(await readMain('/work')).not.toContain('>References<')
  const client = { name: 'Client, Inc.', quote: 'It paid back.', person: 'Kim Doe, CFO', date: '2026-11-02' }
  const library = await changeLibrary('pages/work', text => ({
    ...text,
    references: { ...text.references, clients: [client] },
  }))
  const [, references = ''] = (await readChanged(library, '/work')).split('>References<')
  expect(/<blockquote[^>]*>([^<]*)/.exec(references)?.[1]).toBe('It paid back.')
  expect(wordsOf(/<figcaption[\s\S]*?<\/figcaption>/.exec(references)?.[0] ?? '').join(' ')).toMatch(
    /Client, Inc\..*Kim Doe, CFO.*November 2, 2026/,
  )
})

test('the glossary defines each term once, at an anchor of its own, and names terms to search engines', async () => {
  const text = await get('/glossary')
  for (const { id, term, definition } of await siteLibrary.read('glossary')) {
    const [, entry = '', ...others] = text.split(`<div id="${id}" `)
    expect(others).toEqual([])
    expect(decodeHtml(entry).replace(/^[^>]*data-search="term"/, '')).toContain(`><dt><dfn>${term}</dfn>`)
    expect(decodeHtml(entry)).toContain(`<dd>${definition}</dd>`)
    expect(text).toContain(`"url":"${site}/glossary#${id}"`)
  }
  const letters = [...text.matchAll(/<a href="#letter-(\w)">/g)].map(([, letter]) => letter)
  expect(letters).toEqual([...letters].sort())
})

test('every change at the foot of an article is on /corrections below its day, and once in the feed, newest first', async () => {
  const html = await get('/corrections')
  expect(html).toContain('href="/corrections/feed.xml"/>')
  expect(linksOf(html)).toContainEqual(['Follow the corrections as a feed', '/corrections/feed.xml'])
  const days = html.split('<section id="changes-').slice(1)
  const dates = days.map(day => day.slice(0, 10))
  expect(dates).toEqual([...new Set(dates)].sort().toReversed())
  const xml = await get('/corrections/feed.xml')
  expectNewestFirst(xml.replace(/^[\s\S]*?<item>/, ''))
  const items = xml.split('<item>').slice(1)
  const articles = [
    ...posts.map(({ id, displayTitle }) => ({ id, title: displayTitle, path: `/blogs/${id}` })),
    ...papers.map(({ id, title }) => ({ id, title, path: `/whitepapers/${id}` })),
  ]
  const changed = articles.map(async article => {
    const { history } = await siteLibrary.read(`bodies/${article.id}`)
    return (history?.changes ?? []).map(change => ({ ...article, ...change }))
  })
  const all = (await Promise.all(changed)).flat()
  expect(items).toHaveLength(all.length)
  for (const { path, title, date, text } of all) {
    const entry = days[dates.indexOf(date)]?.split('<li>').find(item => item.includes(`href="${path}#changes"`)) ?? ''
    expect(wordsOf(entry), `${path} ${date}`).toEqual(expect.arrayContaining([title, text]))
    const [found = '', ...others] = items.filter(
      item => item.includes(`<link>${site}${path}#changes</link>`) && item.includes(`<description><![CDATA[${text}]]>`),
    )
    expect(others).toEqual([])
    expect(found).toContain(`<pubDate>${new Date(date).toUTCString()}</pubDate>`)
  }
  expect(new Set(items.map(item => /<guid[^>]*>([^<]+)</.exec(item)?.[1])).size).toBe(items.length)
})

test('a position says its pay, its person and what it is in the list and on its page', async () => {
  const list = wordsOf(await readMain('/careers')).join(' ')
  for (const { id, title } of await siteLibrary.read('jobs')) {
    const main = await readMain(`/careers/${id}`)
    expect(list).toContain(/\$[\d,]+–\$[\d,]+ a year/.exec(main)?.[0] ?? `no pay of ${title}`)
    expect(main).toMatch(/alt="Portrait of [\s\S]*href="\/team\/[\s\S]*<\/header>/)
    expect(linksOf(main)).toContainEqual(['How hiring goes', '/careers#hiring'])
    expect(wordsOf(main).some(text => text.startsWith('This job is invented'))).toBe(siteLibrary.siteData.site.sample)
  }
})

test('a timeline numbers its gates, and its overview leads to each step', async () => {
  const parts = (await readMain('/how-we-work')).split(/<nav\b|<\/nav>/)
  const [overview = '', steps = ''] = parts.slice(parts.findIndex(part => part.includes('#timeline-1')))
  const gatesIn = (html: string) => wordsOf(`<body>${html}`).filter(word => /^Gate \d$/.test(word))
  expect(gatesIn(steps).length).toBeGreaterThan(1)
  expect(gatesIn(steps)).toEqual(gatesIn(steps).map((_, index) => `Gate ${index + 1}`))
  expect(gatesIn(overview)).toEqual(gatesIn(steps))
  const targets = linksOf(overview).map(([, href]) => href)
  expect(targets).toEqual([...steps.matchAll(/<li id="(timeline-[^"]+)"/g)].map(([, id]) => `#${id}`))
})
