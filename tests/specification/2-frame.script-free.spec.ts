import { expect, test } from '../browser/support/site.ts'
import { expectInCorner, findContactButton, framedPaths, scrollToShare } from './support/contact-button.ts'
import { windows } from './support/windows.ts'

test('without scripts the floating contact button is bottom right, too, and opens its card', async ({ page }) => {
  for (const path of framedPaths) {
    await page.goto(path)
    for (const size of windows) {
      await page.setViewportSize(size)
      await expectInCorner(page, `${path} at ${size.width} px, at the top`)
      await page.mouse.wheel(0, 1500)
      await expectInCorner(page, `${path} at ${size.width} px, scrolled`)
    }
  }
  await findContactButton(page).click()
  await expect(page.getByRole('link', { name: 'Send us a message' })).toBeInViewport({ ratio: 1 })
})

test('the demos pages do not sit in the frame', async ({ page }) => {
  await page.goto('/demos')
  await expect(findContactButton(page)).toHaveCount(0)
  await scrollToShare(page, 1)
  await expect(page.locator('footer[data-only]')).toHaveCount(0)
})
