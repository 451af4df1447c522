import { expect, test } from './support/site.ts'

test('the home page is at most 7,500 px long on a phone, and no wider than it', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { scrollWidth, scrollHeight }
    })
    expect(scrollWidth).toBe(width)
    if (width === 390) expect(scrollHeight).toBeLessThanOrEqual(7500)
  }
})

test('at 1440 px the whole bridge is in the window, and its rows line up', async ({ page }) => {
  await page.goto('/')
  const piers = page.locator('main ol > li')
  for (const pier of await piers.all()) {
    const box = await pier.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
  }
  const tops = await piers
    .locator('a[href^="/files/"]')
    .evaluateAll(all => all.map(link => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(Math.min(1, tops.length))
})
