import { expect, openPage, test } from './support/site.ts'

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
