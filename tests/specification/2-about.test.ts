import { expect, test } from 'vitest'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { cardsOf, readMain } from './support/read-pages.ts'

test('The video has controls, and captions, and loads nothing by itself', async () => {
  const [film, ...others] = (await readMain('/about')).match(/<video\b[\s\S]*?<\/video>/g) ?? []
  expect(others).toEqual([])
  for (const attribute of ['controls=""', 'preload="none"', '<track kind="captions"']) {
    expect(film).toContain(attribute)
  }
})

test('Meet The Team grid of six people: each with image, name, role, bio and LinkedIn, once on the page', async () => {
  const main = await readMain('/about')
  const team = await siteLibrary.read('team')
  const cards = cardsOf(main).filter(card => card.includes(' on LinkedIn"'))
  expect([cards.length, team.length]).toEqual([6, 6])
  for (const [index, { name, role, image, bio, linkedin }] of team.entries()) {
    const card = cards[index] ?? ''
    expect(wordsOf(card)).toEqual(expect.arrayContaining([name, role, bio]))
    expect(linksOf(card).map(([, href]) => href)).toContain(linkedin)
    expect(card).toContain(`src="${image}"`)
    expect(main.split(`alt="Portrait of ${name}"`), 'once on the page').toHaveLength(2)
  }
})
