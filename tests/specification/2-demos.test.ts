import { expect, test } from 'vitest'
import { changeLibrary } from '../support/changed-library.ts'
import { activeDemos } from '../support/demos.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { someDemo } from '../support/some-demo.ts'
import { cardsOf, changeDemos, readMain, readPageOf } from './support/read-pages.ts'

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

test.each([
  [3, '3'],
  [4, '4'],
  [6, '3'],
])('4 columns on large screens if exactly 4 demos are active, otherwise 3: of %i', async (count, columns) => {
  const library = await changeLibrary('demos', demos =>
    Array.from({ length: count }, (_, index) => demos.slice(0, 1).map(demo => ({ ...demo, id: `${index}` }))).flat(),
  )
  expect(await readPageOf(library, '/demos')).toMatch(new RegExp(`<ul [^>]*data-columns="${columns}"`))
})
