import { canonicalPaths } from '../support/page-paths.ts'
import { findColorViolations, findViolations } from './support/axe.ts'
import { measureFirstLoad, observePaint } from './support/first-load.ts'
import { layouts } from './support/layouts.ts'
import { findLayoutFaults, findMovingElements } from './support/page-faults.ts'
import { expect, openPage, test } from './support/site.ts'

// A title that takes one line less or more when the font arrives shifts a page by 0.024; "good" is 0.1.
const maxShift = 0.03

// One test makes all checks of a page, because opening it costs more than looking at it. The console has to stay silent.
for (const path of layouts) {
  test(`${path} hydrates, stays in place, and has no fault that axe finds, nor in layout and motion`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await observePaint(page)
    const { shift, largest } = await measureFirstLoad(page, path)
    expect.soft(shift, 'layout shift').toBeLessThanOrEqual(maxShift)
    expect.soft(largest, 'the largest thing painted first').not.toBe('lazy')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await findMovingElements(page), 'moves under reduced motion').toEqual([])
    for (const width of [320, 768, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findLayoutFaults(page), `layout at ${width} px`).toEqual([])
      if (width < 390 || width === 768) continue
      expect.soft(await findViolations(page), `axe at ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect.soft(await findColorViolations(page), `axe in the dark scheme at ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    }
  })
}

test('every other page hydrates, and has no fault in layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  for (const path of canonicalPaths.filter(path => !layouts.includes(path) && !path.startsWith('/blog/'))) {
    await openPage(page, path)
    expect.soft(await findLayoutFaults(page), path).toEqual([])
  }
})

test('pages that are not there hydrate, say so, and have no fault that axe finds', async ({ page, complaints }) => {
  for (const path of ['/careers/lost', '/demos/lost', '/nowhere']) {
    await openPage(page, path)
    await expect(page.locator('h1')).toContainText(/not found/i)
  }
  // Chromium reports the status of the page itself.
  await complaints.expect(/the server responded with a status of 404/)
  expect(await findViolations(page)).toEqual([])
})
