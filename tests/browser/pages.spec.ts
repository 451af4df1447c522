import type { Page } from '@playwright/test'
import { demoAppPaths, layoutPaths } from '../support/page-kinds.ts'
import { canonicalPaths } from '../support/page-paths.ts'
import { findColorViolations, findViolationsAtAllWidths } from './support/axe.ts'
import { measureFirstLoad, observePaint, waitUntilAtRest } from './support/first-load.ts'
import { findFaultyStopsOnBothScreens } from './support/focus-walk.ts'
import { findLayoutFaults, findMovingElements } from './support/page-faults.ts'
import { findTextLostInPrint } from './support/printed-text.ts'
import { expect, openPage, test } from './support/site.ts'
import { findUnreadableText } from './support/unreadable-text.ts'
import { findTextLostByZoom } from './support/zoom.ts'

// A title that takes one line less or more when the font arrives shifts a page by 0.024; "good" is 0.1.
const maxShift = 0.03

/** Here the focus walks through bar and footer, too. */
const wholePath = '/about'

const visits = [
  { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' },
  { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
] as const

// One test makes all checks of a page, because opening it costs more than looking at it. The console has to stay silent.
for (const path of layoutPaths) {
  test(`${path} hydrates, stays in place, and has no fault in accessibility, layout, motion, zoom, focus or print`, async ({
    page,
  }) => {
    await observePaint(page)
    for (const { viewport, reducedMotion } of visits) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion })
      const { shift, largest } = await measureFirstLoad(page, path)
      expect.soft(shift, `layout shift at ${viewport.width} px`).toBeLessThanOrEqual(maxShift)
      expect.soft(largest, `the largest thing painted first at ${viewport.width} px`).not.toBe('lazy')
    }
    await expect.soft(page.locator('h1')).toHaveCount(1)
    await expect.soft(page.locator('img:not([width][height])')).toHaveCount(0)
    expect.soft(await findMovingElements(page), 'moves under reduced motion').toEqual([])
    expect.soft(await findViolationsAtAllWidths(page), 'found by axe').toEqual([])
    await expectNoLayoutFaults(page, [320, 390, 768, 1024, 1440, 2560])
    await expectFocusZoomAndDark(page, path === wholePath ? 'body' : 'main')
    await expectTextInPrint(page, path)
  })
}

// Pages that share their layout with one of the above differ in the length of their texts.
test('pages of the same kinds hydrate and have no fault in layout', async ({ page }) => {
  for (const path of canonicalPaths.filter(path => !layoutPaths.includes(path) && !path.startsWith('/blog/'))) {
    await openPage(page, path)
    await expectNoLayoutFaults(page, [320, 768, 1440])
  }
})

for (const path of demoAppPaths) {
  test(`${path} runs, and has no fault in accessibility, motion, zoom or focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(waitUntilAtRest)
    expect.soft(await findMovingElements(page), 'moves under reduced motion').toEqual([])
    expect.soft(await findViolationsAtAllWidths(page), 'found by axe').toEqual([])
    await expectFocusZoomAndDark(page, 'body')
  })
}

test('axe finds nothing wrong with filtered lists', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/blogs?year=2025&month=5', '/blog?year=1999&month=1']) {
    await openPage(page, path)
    expect.soft(await findViolationsAtAllWidths(page), path).toEqual([])
  }
})

test('pages that are not there hydrate, say so, and have no fault that axe finds', async ({ page, complaints }) => {
  for (const path of ['/blog/lost', '/careers/lost', '/demos/lost', '/industries/lost', '/nowhere']) {
    await openPage(page, path)
    await expect(page.locator('h1')).toContainText(/not found/i)
    // Chromium reports the status of the page itself.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('the server responded with a status of 404')])
  }
  expect(await findViolationsAtAllWidths(page)).toEqual([])
})

test('the checks find what is wrong with a page, so that finding nothing means something', async ({ page }) => {
  await openPage(page, '/careers')
  await page.evaluate(() => {
    const picture = document.createElement('img')
    Object.assign(picture, { src: '/favicon.svg', width: 3000, height: 20 })
    picture.style.cssText = 'width: 3000px; height: 3000px; max-width: none; transition: opacity 1s'
    const link = document.createElement('a')
    Object.assign(link, { href: '/about', textContent: 'x' })
    link.style.cssText = 'display: block; height: 10px; outline: none; white-space: nowrap'
    document.querySelector('main')?.append(picture, link)
  })
  expect(await findLayoutFaults(page)).toEqual([
    expect.stringMatching(/^the page scrolls sideways by/),
    '"x" is less than 24 px high',
    expect.stringMatching(/favicon\.svg is distorted$/),
  ])
  expect(await findMovingElements(page)).toContainEqual(expect.stringMatching(/^IMG/))
  const stops = await findFaultyStopsOnBothScreens(page)
  expect(stops.filter(({ name }) => name === 'a x')).toHaveLength(2)
  expect(await findTextLostByZoom(page)).toContainEqual(expect.stringMatching(/^at 400 %: the page scrolls sideways/))
  expect((await findViolationsAtAllWidths(page)).join('\n')).toMatch(
    /at 1440 px: image-alt: [\s\S]*at 390 px: image-alt: /,
  )
})

async function expectNoLayoutFaults(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findLayoutFaults(page), `layout of ${page.url()} at ${width} px`).toEqual([])
  }
}

async function expectFocusZoomAndDark(page: Page, part: 'main' | 'body'): Promise<void> {
  expect.soft(await findFaultyStopsOnBothScreens(page, part), 'stops without a visible focus').toEqual([])
  expect.soft(await findTextLostByZoom(page), 'text lost by zoom').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await findColorViolations(page), 'found by axe in the dark scheme').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' })
  expect.soft(await findUnreadableText(page), 'not to be read under forced colors').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'none' })
}

/** What is no control, with the names of authors. */
async function expectTextInPrint(page: Page, path: string): Promise<void> {
  // The form of a chart that is printed.
  await page.setViewportSize({ width: 1440, height: 900 })
  expect.soft(await findTextLostInPrint(page), `lost in print on ${path}`).toEqual([])
  if (/^\/(blogs|whitepapers)\/./.test(path)) await expect(page.locator('main header p > a').first()).toBeVisible()
}
