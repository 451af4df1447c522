import { expect, test } from '../browser/support/site.ts'

test('nav bar height 4rem', async ({ page }) => {
  await page.goto('/services/ai-solutions')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bar = await page.locator('nav[aria-label="Main"]').locator('..').boundingBox()
    expect(bar?.height).toBe(64)
  }
})
