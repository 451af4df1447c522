import { expect, test } from 'vitest'
import { compileFolder } from '../../../../build/compile-folder.ts'
import { findActiveEntry, toFooterLists, toMenu } from '../../../../client/layout/navigation.ts'

const { siteData } = compileFolder(process.cwd()).library
const menu = toMenu(siteData)

function getEntry(label: string) {
  const entry = menu.find(candidate => candidate.label === label)
  if (entry === undefined) throw new Error(`the menu has no "${label}"`)
  return entry
}

test('the menu has the specified entries in their order', () => {
  expect(menu.map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'Solutions',
    'Industries',
    'Demos',
    'Insights',
    'About Us',
  ])
  expect(getEntry('Solutions').to).toBe('/services/ai-solutions')
  expect(getEntry('Industries').to).toBe('/industries/logistics')
})

test('Services lists all services and the four service pages', () => {
  expect(getEntry('Services').children.map(({ label, to }) => [label, to])).toEqual([
    ['All Services', '/services'],
    ['AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
    ['AI Managed Services', '/services/ai-managed-services'],
    ['AI Implementation', '/services/ai-implementation'],
    ['AI Staffing', '/services/ai-staffing'],
  ])
})

// Others are additions.
test('Industries lists the nine industries sorted by name', () => {
  const names = getEntry('Industries').children.map(({ label }) => label)
  const specified = [
    'Energy & Utilities',
    'Financial Services',
    'Healthcare',
    'Insurance',
    'Legal Services',
    'Life Sciences',
    'Logistics',
    'Manufacturing',
    'Private Equity',
  ]
  expect(names).toEqual(expect.arrayContaining(specified))
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
})

test('Insights and About Us list their pages; Podcasts leads outside', () => {
  expect(getEntry('Insights').children.map(({ label, isExternal }) => [label, isExternal])).toEqual([
    ['Blogs', false],
    ['White Papers', false],
    ['Podcasts', true],
    ['GenAI Landscape', false],
  ])
  expect(getEntry('About Us').children.map(({ label, to }) => [label, to])).toEqual([
    ['About Us', '/about'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
  ])
})

test('the footer lists the specified pages', () => {
  const [navigation, buying] = toFooterLists(siteData)
  expect(navigation?.heading).toBe('Navigation')
  expect(navigation?.links.map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Services',
    'Blogs',
    'White Papers',
    'Podcasts',
    'Careers',
    'Contact',
  ])
  expect(buying?.links.map(({ to }) => to)).toEqual([
    '/how-we-work',
    '/pricing',
    '/price-list',
    '/packages',
    '/compared',
    '/contracts',
    '/work',
    '/measured',
    '/questions',
    '/topics',
    '/security',
    '/privacy',
    '/terms',
  ])
})

test.each([
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/services', 'Services'],
  ['/services/ai-staffing', 'Services'],
  ['/services/ai-readiness-and-adoption', 'Services'],
  ['/services/ai-solutions', 'Solutions'],
  ['/industries/healthcare', 'Industries'],
  ['/demos', 'Demos'],
  ['/demos/some-demo', undefined],
  ['/insights', 'Insights'],
  ['/blogs', 'Insights'],
  ['/blog', 'Insights'],
  ['/blogs/blog-33', 'Insights'],
  ['/whitepapers/competitive-divide-blog', 'Insights'],
  ['/careers/ai-strategist', 'About Us'],
  ['/team', 'About Us'],
  ['/team/esen-whitlock', 'About Us'],
  ['', undefined],
])('on %s one entry of the menu is active: %s', (pathname, label) => {
  expect(findActiveEntry(menu, pathname)?.label).toBe(label)
})
