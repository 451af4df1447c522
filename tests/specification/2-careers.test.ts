import { expect, test } from 'vitest'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { expectOnPage, readMain } from './support/read-pages.ts'

function sectionWith(html: string, heading: string): string {
  return html.match(/<section[ >][\s\S]*?<\/section>/g)?.find(section => section.includes(`>${heading}</h2>`)) ?? ''
}

test("/careers: hero 'Join Our Team', culture highlights, 'Current Openings', 'Apply Today', 'Learn More About Us' to /about", async () => {
  await expectOnPage('/careers', {
    words: ['Join Our Team', 'How we work', 'Written first', 'Test, then argue', 'Current Openings'],
    links: [
      ['VP of Operations', '/careers/vp-operations'],
      ['AI Strategist', '/careers/ai-strategist'],
      ['Apply Today', 'mailto:careers@spanwell.example'],
      ['Learn More About Us', '/about'],
    ],
  })
})

test("'Current Openings' grid of two jobs linking to /careers/{id}, 'Apply Today' mailto links to a careers mailbox, 'Learn More About Us' to /about", async () => {
  const main = await readMain('/careers')
  expect(linksOf(sectionWith(main, 'Current Openings')).map(([, href]) => href)).toEqual([
    '/careers/ai-strategist',
    '/careers/vp-operations',
  ])
  expect(linksOf(main)).toEqual(
    expect.arrayContaining([
      ['Apply Today', 'mailto:careers@spanwell.example'],
      ['Learn More About Us', '/about'],
    ]),
  )
})

test("/careers/vp-operations: location, type and department badges, responsibilities, requirements, benefits, 'Apply Now' mailto link", async () => {
  await expectOnPage('/careers/vp-operations', {
    words: ['Remote', 'Full-Time', 'Operations', '10+ years', 'Responsibilities', 'Requirements', 'Benefits'],
    links: [['Apply Now', 'mailto:careers@spanwell.example?subject=VP%20of%20Operations']],
  })
})

test("/careers/ai-strategist: location, type and department badges, responsibilities, requirements, benefits, 'Apply Now' mailto link", async () => {
  const main = await readMain('/careers/ai-strategist')
  expect(wordsOf(main)).toEqual(
    expect.arrayContaining([
      'Hybrid/Remote',
      'Full-Time',
      'Strategy',
      '7+ years',
      'Responsibilities',
      'Requirements',
      'Benefits',
    ]),
  )
  expect(linksOf(main)).toContainEqual(['Apply Now', 'mailto:careers@spanwell.example?subject=AI%20Strategist'])
})
