import { findViolationsAtAllWidths } from '../browser/support/axe.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an open case study and the landscape full screen have no fault that axe finds', async ({ page }) => {
  await openPage(page, '/industries/healthcare?case=ambient-visit-notes')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'pubmed.ncbi.nlm.nih.gov' })).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await openPage(page, '/tools/genai-landscape')
  await page.getByRole('link', { name: 'Show the picture full screen' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
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
  await expect(page.locator('main ol :focus'), 'the bridge lets go').toHaveCount(0)
})
