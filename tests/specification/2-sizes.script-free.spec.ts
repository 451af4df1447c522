import type { Locator } from '@playwright/test'
import { expect, test } from '../browser/support/site.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { windows } from './support/windows.ts'

/** How many lines of text each element has. */
const countLines = (texts: Locator) =>
  texts.evaluateAll(all =>
    all.map(text =>
      Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)),
    ),
  )
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('Excerpt clamp 3 lines; title clamp 2 lines: cards of posts and of white papers', async ({ page }) => {
  for (const [path, selector, max] of [
    ['/blog', 'article p[data-lines]', 3],
    ['/blogs', 'article p[data-lines]', 3],
    ['/whitepapers', 'article p[data-lines]', 3],
    ['/whitepapers', 'article h3', 2],
  ] as const) {
    await page.goto(path)
    const lines: number[] = []
    for (const size of windows) {
      await page.setViewportSize(size)
      lines.push(...(await countLines(page.locator(selector))))
    }
    expect(Math.max(...lines), `${selector} of ${path}`).toBe(max)
  }
})

test('Sidebar takes one third of the width on medium screens and larger.', async ({ page }) => {
  await page.goto('/blog')
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  for (const size of windows.slice(1)) {
    await page.setViewportSize(size)
    const share = (await boxOf(archive)).width / (await boxOf(archive.locator('../..'))).width
    expect(share, `at ${size.width} px`).toBeGreaterThan(0.28)
    expect(share, `at ${size.width} px`).toBeLessThan(0.35)
  }
})

test('nav bar height 4rem', async ({ page }) => {
  await page.goto('/services/ai-solutions')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await boxOf(page.locator('nav[aria-label="Main"]').locator('..'))).height).toBe(64)
  }
})

test('Solutions: image max height 400 px', async ({ page }) => {
  await page.goto('/services/ai-solutions')
  const images = page.locator('main article img')
  await expect(images).toHaveCount(2)
  for (const width of [320, 390, 600, 767, 768, 900, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    for (const image of await images.all()) {
      const box = await boxOf(image)
      expect(box.height, `at ${width} px`).toBeLessThanOrEqual(400)
      expect(box.width, `at ${width} px`).toBeGreaterThan(250)
      expect(box.width, `at ${width} px`).toBeLessThanOrEqual(width - 32)
    }
  }
})

test('benefits list beside an image with an ‘INNOVATION’ badge (image max about 425 by 376)', async ({ page }) => {
  for (const { id } of siteLibrary.siteData.industries) {
    await page.goto(`/industries/${id}`)
    const section = page.locator('#benefits')
    await expect(section.getByText('INNOVATION', { exact: true })).toBeVisible()
    for (const size of windows) {
      await page.setViewportSize(size)
      const [image, list] = [await boxOf(section.locator('img')), await boxOf(section.locator('ol'))]
      const where = `${id} at ${size.width} px`
      expect(image.width, where).toBeGreaterThan(200)
      expect(image.width, where).toBeLessThanOrEqual(425)
      expect(image.height, where).toBeLessThanOrEqual(377)
      if (size.width < 768) continue
      expect(image.x, `beside the list: ${where}`).toBeGreaterThan(list.x + list.width)
      expect(image.y, `beside the list: ${where}`).toBeLessThan(list.y + list.height)
    }
  }
})
