import request from 'supertest'
import { expect, test } from 'vitest'
import { filterDemos } from '../../shared/demos/filter-demos.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { activeDemos } from '../support/demos.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { emptyDemosPath, someDemo } from '../support/some-demo.ts'
import { getSharedApp } from '../support/test-app.ts'
import { cardsOf, changeDemos, expectOnPage, readMain, readPageOf } from './support/read-pages.ts'

test("Hero 'AI in Action: See What's Possible'.", async () => {
  await expectOnPage('/demos', { words: ["AI in Action: See What's Possible"] })
})

test("Two filter rows: 'Filter by Industry' (with 'All Industries') and 'Filter by Technology' (with 'All Technologies').", async () => {
  await expectOnPage('/demos', {
    words: ['Filter by Industry', 'All Industries', 'Filter by Technology', 'All Technologies'],
  })
})

test("Bottom call to action 'Want to see more or discuss a custom solution?' with 'Request Custom Demo' (/contact) and 'Explore Services' (/services).", async () => {
  await expectOnPage('/demos', {
    words: ['Launch Demo', 'Want to see more or discuss a custom solution?'],
    links: [
      ['Request Custom Demo', toTopicLink('custom-demo', '/demos')],
      ['Explore Services', '/services'],
    ],
  })
})

test("Grid of matching active demos linking to /demos/{id}, 'Launch Demo' button", async () => {
  const main = await readMain('/demos')
  const cards = cardsOf(main)
  expect(cards.map(card => linksOf(card).at(-1)?.[1])).toEqual(activeDemos.map(({ id }) => `/demos/${id}`))
  for (const card of cards) expect(wordsOf(card).join(' ')).toContain('Launch Demo')
})

test.each(['/demos', '/industries/healthcare'])(
  "Card on %s: thumbnail, name, description, industry tags, technology tags, 'Launch Demo' button",
  async path => {
    const text = await readPageOf(await changeDemos(() => ({ industries: ['Healthcare', 'Logistics'] })), path)
    const { id, name, description, thumbnailUrl, technology } = someDemo
    const card = text.split('<article').find(part => part.includes(`/demos/${id}`)) ?? ''
    expect(card).toContain(`src="${thumbnailUrl}"`)
    expect(wordsOf(`<article${card}`)).toEqual(
      expect.arrayContaining([name, description, 'Healthcare', 'Logistics', ...technology, 'Launch Demo']),
    )
  },
)

test("Demos with requiresAuth show a badge ('Login Required' / 'Requires Login')", async () => {
  const library = await changeDemos(({ id }) => ({ requiresAuth: id === someDemo.id }))
  const [home, demos] = [await readPageOf(library, '/'), await readPageOf(library, '/demos')]
  expect(wordsOf(home).filter(text => text === 'Login Required')).toHaveLength(1)
  expect(wordsOf(demos).filter(text => text === 'Requires Login')).toHaveLength(1)
})

test('Demos shown publicly are only active ones.', async () => {
  const library = await changeDemos(({ id }) => ({
    active: id !== someDemo.id,
    industries: [id === someDemo.id ? 'Healthcare' : 'Elsewhere'],
    technology: ['A technology'],
  }))
  for (const path of ['/', '/demos', '/industries/healthcare']) {
    expect(await readPageOf(library, path)).not.toContain(`/demos/${someDemo.id}`)
  }
  expect(wordsOf(await readPageOf(library, '/demos'))).not.toContain('Healthcare')
  expect(wordsOf(await readPageOf(library, '/industries/healthcare'))).not.toContain('Demos & Resources Hub')
})

test('4 columns on large screens if exactly 4 demos are active, otherwise 3.', async () => {
  const columnsOf = (html: string) => /<ul [^>]*data-columns="(\d)"/.exec(html)?.[1]
  const withActive = (count: number) =>
    changeLibrary('demos', demos =>
      Array.from({ length: count }, (_, index) =>
        demos.slice(0, 1).map(demo => ({ ...demo, id: `demo-${index}` })),
      ).flat(),
    )
  expect(columnsOf(await readPageOf(await withActive(4), '/demos'))).toBe('4')
  expect(columnsOf(await readPageOf(await withActive(3), '/demos'))).toBe('3')
  expect(columnsOf(await readPageOf(await withActive(6), '/demos'))).toBe('3')
})

test('Clicking the selected option again clears it; filters combine, as the server answers them', async () => {
  const app = getSharedApp()
  const technology = someDemo.technology[0] ?? ''
  const { text } = await request(app).get('/demos').query({ technology })
  expect(text.match(/<article/g)).toHaveLength(filterDemos(activeDemos, { technology }).length)
  expect(linksOf(text), 'the same link again clears the filter').toContainEqual([technology, '/demos'])
  const none = await request(app).get(emptyDemosPath)
  expect(none.text).toContain('No demos available with the selected filters.')
})

test("No match: 'No demos available with the selected filters.' plus a 'View all demos' button resetting filters.", async () => {
  await expectOnPage(emptyDemosPath, {
    words: ['No demos available with the selected filters.'],
    links: [['View all demos', '/demos']],
  })
})

test("/demos/{id}: back link to /demos, 'Open in new tab' link to the demo address, header with name and description, footer 'Powered by the provider'", async () => {
  await expectOnPage(`/demos/${someDemo.id}`, {
    words: [someDemo.name, someDemo.description, 'Powered by Spanwell AI'],
    links: [
      ['← Back to Demos', '/demos'],
      ['Open in new tab', `/demo-apps/${someDemo.id}/`],
    ],
  })
})
