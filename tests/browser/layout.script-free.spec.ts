import type { Locator, Page } from '@playwright/test'
import { activeDemos } from '../support/demos.ts'
import { someDemo } from '../support/some-demo.ts'
import { expect, test } from './support/site.ts'

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

function sectionWith(page: Page, heading: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })
}

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0
}

test('posts stand in one, two and three columns, on /blog beside a sidebar of a third of the width', async ({
  page,
}) => {
  await page.goto('/blogs')
  expect(await countColumns(page, page.getByRole('article'), [390, 1440])).toEqual([1, 3])
  await page.goto('/blog')
  expect(await countColumns(page, page.getByRole('article'), [768])).toEqual([2])
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  const share = (await widthOf(archive)) / (await widthOf(archive.locator('../..')))
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.35)
})

test('the eight use cases stand in one, two and four columns at 390, 768 and 1440 px, a hub’s demos in two', async ({
  page,
}) => {
  await page.goto('/industries/healthcare')
  const titles = page
    .locator('section', { hasText: 'Click a use case to learn more about it' })
    .getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(8)
  expect(await countColumns(page, titles, [390, 768, 1440])).toEqual([1, 2, 4])
  const hub = sectionWith(page, 'Demos & Resources Hub')
  await expect(hub).toContainText('Explore our interactive demos to see AI in action for Healthcare')
  expect(await countColumns(page, hub.getByRole('article'), [1440])).toEqual([2])
})

test('at 1440 px services stand in two columns, methodologies in four, staffing in three, demos in four', async ({
  page,
}) => {
  await page.goto('/services')
  expect(await countColumns(page, page.locator('main > div').getByRole('article'), [1440])).toEqual([2])
  expect(await countColumns(page, sectionWith(page, 'How We Do It').getByRole('article'), [1440])).toEqual([4])
  await page.goto('/services/ai-staffing')
  const ways = sectionWith(page, 'Three ways to add people').getByRole('article')
  expect(await countColumns(page, ways, [1440])).toEqual([3])
  await page.goto('/demos')
  expect(await countColumns(page, page.getByRole('article'), [1440])).toEqual([activeDemos.length === 4 ? 4 : 3])
})

test('the bar is 4rem high', async ({ page }) => {
  await page.goto('/services/ai-solutions')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bar = await page.locator('nav[aria-label="Main"]').locator('..').boundingBox()
    expect(bar?.height).toBe(64)
  }
})

test('the text of an article has a comfortable measure', async ({ page }) => {
  await page.goto('/blogs/blog-23')
  const charactersPerLine = await page
    .locator('[data-part="body"] > p')
    .first()
    .evaluate(paragraph => {
      const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
      const lines = Math.round(paragraph.getBoundingClientRect().height / lineHeight)
      // Without the definitions of terms, which are not shown.
      return (paragraph instanceof HTMLElement ? paragraph.innerText.length : 0) / lines
    })
  expect(charactersPerLine).toBeGreaterThan(45)
  expect(charactersPerLine).toBeLessThan(80)
})

test('the demo’s frame is 700 px high, and 500 px in a low window', async ({ page }) => {
  await page.goto(`/demos/${someDemo.id}`)
  for (const [windowHeight, height] of [
    [1000, 700],
    [600, 500],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: windowHeight })
    const box = await page.locator('[aria-busy]').boundingBox()
    expect(Math.round(box?.height ?? 0)).toBe(height)
  }
})

test('small screens get the tall picture of the home page, wide ones the wide one, both in AVIF', async ({ page }) => {
  const shown = () =>
    page.locator('main header img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.goto('/')
  await expect.poll(shown).toMatch(/\/images\/hero\/home-\d+\.avif$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(shown).toMatch(/\/images\/hero\/home-tall-\d+\.avif$/)
})

test('the fade of a first screen ends before its subject: what is right of it is as in the picture', async ({
  page,
}) => {
  for (const path of ['/services', '/services/ai-staffing', '/industries/manufacturing']) {
    await page.goto(path)
    const picture = page.locator('main header picture', { has: page.locator('[fetchpriority="high"]') })
    await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // Below what the navigation bar fades, and right of the fade.
    const clip = { x: x + width * 0.36 + 1, y: y + 200, width: width * 0.62, height: height - 250 }
    const shown = await page.screenshot({ clip })
    await picture.evaluate(element => element.style.setProperty('mask', 'none'))
    expect(shown.equals(await page.screenshot({ clip })), path).toBe(true)
  }
})
