import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/site.ts'

const path = '/industries/healthcare'
const headlines = ['−20%', '90%', '<5%', '≤1', '95%']

const bandOf = (page: Page) => page.locator('section[aria-labelledby="metrics-heading"]')
const shown = (page: Page) => bandOf(page).locator('[aria-hidden="true"] strong')
const readHeight = async (page: Page) => (await bandOf(page).boundingBox())?.height

/** Opens the page with its clock in the test's hand, the pointer away from the band. */
async function openAtRest(page: Page, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  const height = await readHeight(page)
  // The first interaction fetches the scripts; before they run all five metrics show.
  await page.mouse.move(5, 5)
  await expect(shown(page)).toHaveText(headlines.slice(0, width < 768 ? 1 : 3))
  expect(await readHeight(page), 'the scripts change the height').toBe(height)
}

test('On wide screens with more than 3 metrics it slides: 700 ms per animation, 6500 ms pause, first step after 1 s; the window wraps and the departing item fades out.', async ({
  page,
}) => {
  await openAtRest(page)
  await page.clock.runFor(1050)
  await expect(shown(page)).toHaveText(headlines.slice(0, 4))
  const leaving = shown(page).first().locator('xpath=ancestor::li')
  await expect(leaving, 'the metric that departs fades out').toHaveCSS('animation-duration', '0.7s')
  await expect(leaving).toHaveCSS('opacity', '0')
  await page.clock.runFor(700)
  await expect(shown(page)).toHaveText(headlines.slice(1, 4))
  await page.clock.runFor(6400)
  await expect(shown(page)).toHaveText(headlines.slice(1, 4))
  await page.clock.runFor(150)
  await expect(shown(page)).toHaveCount(4)
  await page.clock.runFor(700)
  await expect(shown(page)).toHaveText(headlines.slice(2, 5))
  await page.clock.runFor(6550)
  await page.clock.runFor(700)
  await expect(shown(page)).toHaveText(['≤1', '95%', '−20%'])
})

test('Resets when metrics change.', async ({ page }) => {
  await openAtRest(page)
  await page.clock.runFor(1750)
  const menu = page.locator('nav[aria-label="Main"]')
  await menu.getByRole('link', { name: 'Logistics', includeHidden: true }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'AI for Logistics' })).toBeVisible()
  const whole = bandOf(page).locator('ul').first().getByRole('listitem')
  await expect(shown(page)).toHaveCount(3)
  const first = (await whole.first().textContent())?.split(': ')[0] ?? ''
  await expect(shown(page).first()).toHaveText(first)
  await page.clock.runFor(900)
  await expect(shown(page)).toHaveCount(3)
  await page.clock.runFor(150)
  await expect(shown(page)).toHaveCount(4)
})

test('on narrow screens (under 768 px) rotates a single metric every 4 s when more than one', async ({ page }) => {
  await openAtRest(page, 767)
  await page.clock.runFor(3800)
  await expect(shown(page)).toHaveText(['−20%'])
  await page.clock.runFor(300)
  await expect(shown(page)).toHaveText(['90%'])
  await page.clock.runFor(4000)
  await expect(shown(page)).toHaveText(['<5%'])
})

// At these widths the words of some metrics take more lines than those of others.
for (const width of [320, 800]) {
  test(`the metrics band keeps its height at ${width} pixels, whichever metric shows`, async ({ page }) => {
    await openAtRest(page, width)
    const height = await readHeight(page)
    for (let step = 0; step < 8; step += 1) {
      expect(await readHeight(page)).toBe(height)
      await page.clock.runFor(4000)
    }
  })
}

test('the band stands still under the pointer, and after its button is pressed by pointer or keyboard', async ({
  page,
}) => {
  await openAtRest(page)
  const band = bandOf(page)
  const expectStill = async () => {
    await page.clock.runFor(20_000)
    await expect(shown(page)).toHaveText(headlines.slice(0, 3))
  }
  await band.scrollIntoViewIfNeeded()
  await band.hover()
  await expectStill()
  await band.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(2, 2)
  await expectStill()
  await band.getByRole('button', { name: 'Play' }).press('Enter')
  await expect(band.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(band.getByRole('button', { name: 'Play' })).toBeFocused()
  await expectStill()
  await band.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(1050)
  await expect(shown(page), 'Play takes effect under the pointer and with the focus').toHaveCount(4)
  await page.clock.runFor(700)
  await expect(shown(page)).toHaveText(headlines.slice(1, 4))
})

test('under reduced motion all metrics stand side by side, also when it is switched on during a slide', async ({
  page,
}) => {
  await openAtRest(page)
  await page.clock.runFor(1050)
  await expect(shown(page)).toHaveCount(4)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(shown(page)).toHaveText(headlines)
  const countMoving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length
  expect(await page.evaluate(countMoving)).toBe(0)
  await page.goto(path)
  await expect(shown(page)).toHaveText(headlines)
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  const tops = await shown(page).evaluateAll(all => all.map(element => element.getBoundingClientRect().top))
  expect(new Set(tops).size, 'in one row').toBe(1)
})
