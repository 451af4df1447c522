import { expect, test } from 'vitest'
import { toSocialCard } from '../../../../build/social-cards/social-card.ts'
import { activeDemos } from '../../../support/demos.ts'
import { loadSitePage, siteLibrary } from '../../../support/site-pages.ts'

test.each<readonly [string, object]>([
  ['/', { label: 'AI consulting', title: 'Get AI out of the pilot and into the work' }],
  ['/about', { label: 'About Us', title: 'The hard part comes after the demo' }],
  ['/services', { title: 'Our Services' }],
  ['/services/ai-staffing', { label: 'Services', title: 'AI Staffing' }],
  ['/industries/energy', { label: 'Industries', title: 'AI for Energy & Utilities' }],
  ['/careers/vp-operations', { label: 'Careers · Remote · Full-Time', title: 'VP of Operations' }],
  ['/work/demand-forecast', { label: 'Worked sample · Stopped in week 12', title: 'A forecast ended in week 12' }],
  ...activeDemos.map(({ id, name }) => [`/demos/${id}`, { label: 'Interactive Demo', title: name }] as const),
  [
    '/blogs/blog-33',
    {
      label: 'Blog · August 12, 2025',
      title: 'AI-assisted coding',
      subtitle: 'What changes when the first draft is free',
    },
  ],
  [
    '/whitepapers/competitive-divide-blog',
    {
      label: 'White Paper · Business Strategy',
      title: 'The competitive divide',
      subtitle: 'Firms that compound AI and firms that pilot it',
    },
  ],
])('the card of %s names the kind of page and its title', async (path, words) => {
  const { picture, ...card } = toSocialCard(await loadSitePage(path), siteLibrary.siteData.site)
  expect(card).toEqual(words)
  if (picture !== undefined) expect(picture.src).toMatch(/^\/(images|industries)\//)
})

test.each(['/privacy', '/glossary', '/topics', '/search'])(
  'the card of %s has no picture that is not its own',
  async path => {
    expect(toSocialCard(await loadSitePage(path), siteLibrary.siteData.site).picture).toBeUndefined()
  },
)

test.each(activeDemos)('the card of $id shows its whole screenshot', async ({ id, thumbnailUrl }) => {
  const { picture } = toSocialCard(await loadSitePage(`/demos/${id}`), siteLibrary.siteData.site)
  expect(picture?.screen).toBe(thumbnailUrl)
})
