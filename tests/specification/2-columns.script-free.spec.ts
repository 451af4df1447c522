import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/support/site.ts'
import { activeDemos } from '../support/demos.ts'

const articles = (page: Page) => page.getByRole('article')
const below = (heading: string) => (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) }).getByRole('article')
const homeWidths = { 390: 1, 768: 2, 1280: 2, 1440: 2 }
const demoColumns = { 1440: activeDemos.length === 4 ? 4 : 3 }

for (const [sentence, path, find, columns] of [
  ["Home: 'Our Services' grid of four cards", '/', below('Our Services'), homeWidths],
  ["Home: 'Our Solutions' with two cards", '/', below('Our Solutions'), homeWidths],
  [
    'Meet The Team grid of six people (1, 2 or 3 columns by width)',
    '/about',
    below('Meet The Team'),
    { 390: 1, 600: 1, 768: 2, 900: 2, 1280: 3, 1440: 3 },
  ],
  ['Services: two-column grid of cards', '/services', (page: Page) => page.locator('main > div article'), { 1440: 2 }],
  ['four methodologies (4 columns on large screens)', '/services', below('How We Do It'), { 1440: 4 }],
  ['Staffing: 3 columns', '/services/ai-staffing', below('Three ways to add people'), { 1440: 3 }],
  ['Our Blogs: three-column card grid on large screens', '/blogs', articles, { 390: 1, 1440: 3 }],
  ['Blog: two columns on medium in the first variant', '/blog', articles, { 768: 2 }],
  ["'Current Openings' grid of two jobs", '/careers', below('Current Openings'), { 390: 1, 768: 1, 1280: 2, 1440: 2 }],
  [
    'Use cases: grid (1 column small, 2 medium, 4 large)',
    '/industries/healthcare',
    (page: Page) => page.locator('#cases h3'),
    { 390: 1, 768: 2, 1440: 4 },
  ],
  ['4 columns on large screens if exactly 4 demos are active, otherwise 3.', '/demos', articles, demoColumns],
  ['Hub: 2 columns on large screens', '/industries/healthcare', below('Demos & Resources Hub'), { 1440: 2 }],
] as const) {
  test(sentence, async ({ page }) => {
    await page.goto(path)
    const widths = Object.keys(columns).map(Number)
    expect(await countColumns(page, find(page), widths)).toEqual(Object.values(columns))
  })
}

/** How many columns elements stand in at each width of the window, in CSS pixels. */
async function countColumns(page: Page, elements: Locator, widths: readonly number[]): Promise<readonly number[]> {
  const counts: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await elements.evaluateAll(all => all.map(element => element.getBoundingClientRect().left))
    counts.push(new Set(lefts).size)
  }
  return counts
}
