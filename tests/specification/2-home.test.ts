import { expect, test } from 'vitest'
import { linksOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { someDemo } from '../support/some-demo.ts'
import { changeDemos, expectOnPage, readPageOf } from './support/read-pages.ts'

test("Hero with 'Get Started' to /contact and 'Learn more' to /services.", async () => {
  await expectOnPage('/', {
    links: [
      ['Get Started', '/contact'],
      ['Learn more about our services', '/services'],
    ],
  })
})

test("'Our Services' grid of four cards, and 'Our Solutions' with two cards, both linking to /services/ai-solutions.", async () => {
  await expectOnPage('/', {
    words: ['Our Services', 'Our Solutions'],
    links: [
      ['Learn more : AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
      ['Learn more : AI Managed Services', '/services/ai-managed-services'],
      ['Learn more : AI Implementation', '/services/ai-implementation'],
      ['Learn more : AI Staffing', '/services/ai-staffing'],
      ['Benefits Administration Assistant', '/services/ai-solutions'],
      ['Recruitment Assistant for HR', '/services/ai-solutions'],
    ],
  })
})

test("'Our Interactive AI Demos', each linking to /demos/{id}; 'View All Demos' to /demos.", async () => {
  await expectOnPage('/', {
    words: ['Our Interactive AI Demos'],
    links: [
      [someDemo.name, `/demos/${someDemo.id}`],
      ['View All Demos', '/demos'],
    ],
  })
})

test('Closing call to action to /contact and /services.', async () => {
  await expectOnPage('/', {
    links: [
      ['Contact Us', '/contact'],
      ['Explore All Services', '/services'],
    ],
  })
})

test("'Our Services' grid of four cards (AI Solutions excluded)", async () => {
  const links = linksOf(await readPageOf(await changeDemos(() => ({})), '/'))
  expect(links.filter(([words]) => words.startsWith('Learn more :')).map(([, href]) => href)).toEqual([
    '/services/ai-readiness-and-strategy',
    '/services/ai-managed-services',
    '/services/ai-implementation',
    '/services/ai-staffing',
  ])
})

test("'Our Solutions' with two cards", async () => {
  expect((await siteLibrary.read('pages/home')).solutions?.cards).toHaveLength(2)
})
