import { pagePaths } from '../support/page-paths.ts'
import { expect, openPage, test } from './support/site.ts'

/** Cumulative layout shift; "good" is 0.1. */
const mostShift = 0.001

for (const path of pagePaths) {
  test(`${path} hydrates without a complaint and shifts nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const value = Number(entry.toJSON().value)
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(mostShift)
  })
}

for (const path of ['/nowhere', '/blog/lost', '/careers/lost', '/demos/lost', '/industries/lost']) {
  test(`${path}, which is not there, hydrates too`, async ({ page, complaints }) => {
    await openPage(page, path)
    await expect(page.locator('h1')).toContainText(/not found/i)
    // Chromium reports the status of the page itself.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('the server responded with a status of 404')])
  })
}
