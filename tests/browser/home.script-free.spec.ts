import { expect, test } from './support/site.ts'

test('the home page is at most 7,500 px long on a phone, and no wider than it', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const { scrollWidth, scrollHeight } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(width)
    if (width === 390) expect(scrollHeight).toBeLessThanOrEqual(7500)
  }
})

test('the keyboard walks over the bridge: each pier comes into view with its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
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
  expect(new Set(tops).size).toBe(1)
})
