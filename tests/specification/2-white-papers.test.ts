import request from 'supertest'
import { expect, test } from 'vitest'
import { changeLibrary } from '../support/changed-library.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'
import { cardsOf, readMain, readPageOf, targetOf } from './support/read-pages.ts'

test("'Featured Research' grid of featured papers only", async () => {
  const library = await changeLibrary('papers', papers =>
    papers.map((paper, index) => ({ ...paper, featured: index === 1 })),
  )
  const links = linksOf(await readPageOf(library, '/whitepapers')).map(([, href]) => href)
  expect(links.filter(href => href.startsWith('/whitepapers/'))).toEqual([
    '/whitepapers/custom-built-agentic-enterprise-decision-making-ai',
  ])
})

test("Card: cover image, category badge, title, abstract, author avatars, 'Read Paper' link; the paper has the abstract, too", async () => {
  const papers = (await siteLibrary.read('papers')).filter(({ featured }) => featured)
  const cards = cardsOf(await readMain('/whitepapers'))
  expect(cards).toHaveLength(papers.length)
  for (const [index, { id, title, abstract, category, cover, authors }] of papers.entries()) {
    const card = cards[index] ?? ''
    expect(wordsOf(card)).toEqual(expect.arrayContaining([category, title, abstract]))
    for (const src of [cover.src, ...authors.flatMap(({ avatar = [] }) => avatar)])
      expect(card).toContain(`src="${src}"`)
    expect(linksOf(card)).toEqual([
      [expect.stringContaining('Download PDF'), `/files/${id}.pdf`],
      [expect.stringContaining('Read Paper'), `/whitepapers/${id}`],
    ])
    expect(wordsOf(await readMain(`/whitepapers/${id}`))).toContain(abstract)
  }
})

test('Shows tags as #tag, authors with job titles, abstract, full HTML body; Next is the following paper in the order newest first, Previous the one before.', async () => {
  const main = await readMain('/whitepapers/custom-built-agentic-enterprise-decision-making-ai')
  expect(wordsOf(main)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^#\w/),
      'Lead AI Solutions and Enterprise Architect',
      'April 23, 2025',
      'Abstract',
      'References',
    ]),
  )
  expect(targetOf(main, 'Previous Paper')).toBe('/whitepapers/competitive-divide-blog')
  expect(targetOf(main, 'Next Paper')).toBe('/whitepapers/measuring-roi-enterprise-generative-ai')
})

test("'Previous Paper'/'Next Paper' links only where they exist", async () => {
  expect(targetOf(await readMain('/whitepapers/competitive-divide-blog'), 'Previous Paper')).toBeUndefined()
  expect(targetOf(await readMain('/whitepapers/risks-and-ethical-ai'), 'Next Paper')).toBeUndefined()
})

test('/whitepapers/{id}: unknown id redirects to /whitepapers.', async () => {
  await request(getSharedApp()).get('/whitepapers/lost').expect(302).expect('Location', '/whitepapers')
})
