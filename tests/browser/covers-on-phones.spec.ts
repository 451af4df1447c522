import type { Page } from '@playwright/test'
import { expect, openPage, test } from './support/site.ts'

const screen = { width: 412, height: 823 }

// What is fetched before the page is laid out follows the screen, not the window.
test.use({ screen, viewport: screen, deviceScaleFactor: 1.75, isMobile: true })

/** The widest that a cover may stand beside words, in CSS pixels: 7rem. */
const mostWidth = 112
/** Those further down keep their place before they are fetched. */
const leastWidth = 80

/** Keeps the tag of the largest thing painted so far, from the first moment on. */
async function observeLargest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        if (element instanceof Element) Object.assign(window, { largest: element.tagName })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** The tag of the largest thing painted, once the pictures in view have arrived and been painted. */
function readLargest(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const covers = [...document.querySelectorAll<HTMLImageElement>('main img[loading="eager"]')]
    await Promise.all(covers.map(cover => cover.decode()))
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
    return String(Reflect.get(window, 'largest'))
  })
}

for (const path of ['/blog', '/blogs', '/whitepapers', '/blogs/blog-28', '/whitepapers/ai-readiness-roadmap']) {
  test(`${path} shows small covers from small files on phones, and words are the largest thing painted`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    await observeLargest(page)
    await openPage(page, path)
    expect(await readLargest(page)).toMatch(/^(P|H1|H2|H3)$/)
    const widths = await page
      .locator('main img[src*="/covers/"]')
      .evaluateAll(covers => covers.map(cover => cover.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(leastWidth)
    expect(Math.max(...widths)).toBeLessThanOrEqual(mostWidth)
    const files = fetched.filter(address => address.includes('/images/covers/'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter(address => !address.endsWith('-240.avif'))).toEqual([])
  })
}

test('from medium screens on, covers are as wide as their cards and as the article', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await openPage(page, '/blogs')
  const card = page.getByRole('article').first()
  const cardWidth = (await card.boundingBox())?.width ?? 0
  const coverWidth = (await card.locator('img').boundingBox())?.width ?? 0
  expect(cardWidth - coverWidth).toBeLessThanOrEqual(2)
  await openPage(page, '/blogs/blog-28')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const cover = await page.locator('main img[fetchpriority="high"]').boundingBox()
  expect(cover?.width).toBe(768 - 40)
  expect(cover?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
})
