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
