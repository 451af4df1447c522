import { expect, test } from '../browser/support/site.ts'
import { windows } from './support/windows.ts'

test('Solutions: image max height 400 px', async ({ page }) => {
  await page.goto('/services/ai-solutions')
  const images = page.locator('main article img')
  await expect(images).toHaveCount(2)
  for (const width of [320, 390, 600, 767, ...windows.map(size => size.width)]) {
    await page.setViewportSize({ width, height: 720 })
    for (const image of await images.all()) {
      const box = await image.boundingBox()
      expect(box?.height, `at ${width} px`).toBeLessThanOrEqual(400)
      expect(box?.width, `at ${width} px`).toBeGreaterThan(250)
      expect(box?.width, `at ${width} px`).toBeLessThanOrEqual(width - 32)
    }
  }
})
