import { pagePaths } from '../support/page-paths.ts'
import { expect, openPage, test } from './support/site.ts'

for (const path of pagePaths) {
  test(`${path} hydrates without a complaint and shifts nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shifts = JSON.stringify(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    expect(await page.locator('html').getAttribute('data-shifts')).toBeNull()
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
