import type { Page } from '@playwright/test'
import { expect, openPage, test, waitForHydration } from './support/site.ts'

/** Keeps, for each frame of a document until its scripts take over, whether the end of the page was left out. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: boolean[] = []
    Object.assign(window, { seenFrames: frames })
    const look = () => {
      const end = document.querySelector('footer a')
      if (end !== null) frames.push(!end.checkVisibility({ contentVisibilityAuto: true }))
      if (performance.getEntriesByName('hydrated').length === 0) requestAnimationFrame(() => setTimeout(look))
    }
    // Before the loader's own, which counts the frames.
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(look)))
  })
}

function readFrames(page: Page): Promise<readonly boolean[]> {
  return page.evaluate(() => Reflect.get(window, 'seenFrames'))
}

test.beforeEach(({ page }) => watchFrames(page))

for (const path of ['/', '/blog', '/blogs/blog-33']) {
  test(`the first five frames of ${path} leave out its end, the next ones nothing`, async ({ page }) => {
    await openPage(page, path)
    const frames = await readFrames(page)
    expect(frames.slice(0, 5)).toEqual([true, true, true, true, true])
    expect(frames.slice(5)).not.toContain(true)
    await expect(page.locator('html')).not.toHaveAttribute('data-frames')
  })
}

test('a page loaded again is laid out as a whole, so that it is back where it was', async ({ page }) => {
  await openPage(page, '/services')
  const heading = page.locator('main h2').nth(1)
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

test('a page that a link leads to is laid out in as many frames, and as a whole on the way back', async ({ page }) => {
  await openPage(page, '/')
  const seen = await page.evaluateHandle(() => {
    const left: string[] = []
    const html = document.documentElement
    new MutationObserver(() => left.push(html.dataset.frames ?? 'none')).observe(html, {
      attributeFilter: ['data-frames'],
    })
    return left
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await expect(heading).toBeFocused()
  await expect.poll(() => seen.jsonValue()).toEqual(['11111', '1111', '111', '11', '1', 'none'])
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(heading).toBeFocused()
  expect(await seen.jsonValue()).toHaveLength(6)
})
