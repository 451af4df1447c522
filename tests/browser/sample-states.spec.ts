import { activeDemos } from '../support/demos.ts'
import { findViolationsAtAllWidths } from './support/axe.ts'
import { findLostText } from './support/lost-text.ts'
import { expect, openPage, test } from './support/site.ts'
import { zoomedScreen } from './support/zoom.ts'

test('an open case study has no fault, and is read to its end at 400 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/industries/healthcare?case=ambient-visit-notes')
  const source = page.getByRole('dialog').getByRole('link', { name: 'pubmed.ncbi.nlm.nih.gov' })
  await expect(source).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page.setViewportSize(zoomedScreen)
  expect(await findLostText(page)).toEqual([])
  await source.scrollIntoViewIfNeeded()
  await expect(source).toBeInViewport()
})

test('axe finds nothing wrong with the landscape full screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/tools/genai-landscape')
  await page.getByRole('link', { name: 'Show the picture full screen' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
})

test('axe finds nothing wrong with filtered demos', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/demos?industry=Manufacturing&technology=Scheduling')
  expect(await findViolationsAtAllWidths(page)).toEqual([])
})

test('the keyboard walks over the bridge: each pier comes into view with its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  const links = page.locator('main ol a')
  await expect(links).toHaveCount(12)
  await links.first().focus()
  for (let stop = 0; stop < 12; stop += 1) {
    await expect(links.nth(stop)).toBeFocused()
    await expect(links.nth(stop)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Tab')
  }
  expect(await page.evaluate(() => document.activeElement?.closest('ol') ?? null), 'the bridge lets go').toBeNull()
})

test('cards enter one after the other: demos by 0.2 s from 0, methodologies by 0.1 s from 0.2 s', async ({ page }) => {
  await openPage(page, '/')
  const demos = page
    .locator('section', { has: page.getByRole('heading', { level: 2, name: 'Our Interactive AI Demos' }) })
    .locator('li > [data-reveal]')
  // The observer tells where they are some moments after hydration.
  await expect(demos).toHaveCount(activeDemos.length)
  const readDelays = (elements: Element[]) =>
    elements.map(element => getComputedStyle(element).getPropertyValue('--reveal-delay'))
  const delays = await demos.evaluateAll(readDelays)
  expect(delays.map(delay => Number.parseFloat(delay).toFixed(1))).toEqual(
    activeDemos.map((_, index) => (index * 0.2).toFixed(1)),
  )
  await openPage(page, '/services')
  const methodologies = page.locator('[data-reveal]', { has: page.locator('svg[viewBox="0 0 240 156"]') })
  await expect(methodologies).toHaveCount(4)
  expect(await methodologies.evaluateAll(readDelays)).toEqual(['0.2s', '0.3s', '0.4s', '0.5s'])
  const closing = page.locator('[data-reveal]', { hasText: 'Ready to Begin Your AI Journey?' })
  await expect(closing).toHaveAttribute('style', /--reveal-delay: 0\.8s/)
})
