import type { Page } from '@playwright/test'
import { expect, openPage, test, waitForHydration } from './support/site.ts'

/** Keeps, for each document, whether the end of the page was left out of a frame before its scripts took over. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: boolean[] = []
    Object.assign(window, { frames })
    const look = () => {
      const end = document.querySelector('footer a')
      if (end !== null) frames.push(!end.checkVisibility({ contentVisibilityAuto: true }))
      if (performance.getEntriesByName('hydrated').length === 0) requestAnimationFrame(() => setTimeout(look))
    }
    // Before the loader's own, which ends the first frame.
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(look)))
  })
}

function readFrames(page: Page): Promise<readonly boolean[]> {
  return page.evaluate(() => Reflect.get(window, 'frames'))
}

test.beforeEach(({ page }) => watchFrames(page))

for (const path of ['/', '/blog', '/blogs/blog-33', '/tools/genai-landscape']) {
  test(`the first frame of ${path} leaves out what is not in view, the next ones nothing`, async ({ page }) => {
    await openPage(page, path)
    const [first, ...others] = await readFrames(page)
    expect(first).toBe(true)
    expect(others).not.toContain(true)
    await expect(page.locator('html')).not.toHaveAttribute('data-first-frame')
  })
}

test('a page loaded again is laid out as a whole, so that it is back where it was', async ({ page }) => {
  await openPage(page, '/services')
  const heading = page.locator('main h2').last()
  await heading.evaluate(element => element.scrollIntoView())
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  await page.reload()
  await waitForHydration(page)
  expect(await readFrames(page)).not.toContain(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('a page opened at an anchor is laid out as a whole', async ({ page }) => {
  await openPage(page, '/services#main')
  expect(await readFrames(page)).not.toContain(true)
})
