import { expect, test } from './support/site.ts'

const stepMs = 4000

// At these widths the words of some metrics take more lines than those of others.
for (const width of [320, 800]) {
  test(`the metrics band keeps its height at ${width} pixels, whichever metric shows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/industries/healthcare')
    const band = page.locator('section[aria-labelledby="metrics-heading"]')
    const readHeight = async () => (await band.boundingBox())?.height
    const height = await readHeight()
    // The first sign of a visitor fetches the scripts; before they run all metrics show.
    await page.mouse.move(5, 5)
    await expect(band.locator('div[aria-hidden="true"] li')).toHaveCount(width < 768 ? 1 : 3)
    for (let step = 0; step < 8; step += 1) {
      expect(await readHeight()).toBe(height)
      await page.clock.runFor(stepMs)
    }
  })
}
