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

test('a row of services, a demo and an industry are links as a whole', async ({ page }) => {
  await openPage(page, '/')
  const rows = page.locator('main section li:has(h3), main ul[aria-label] > li').filter({ hasNot: page.locator('ol') })
  const dead = await rows.evaluateAll(items =>
    items
      .filter(item => item.closest('ol') === null)
      .filter(item => {
        item.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top, width, height } = item.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height * 0.4)
        return met?.closest('a') !== item.querySelector('a')
      })
      .map(item => item.textContent),
  )
  expect(await rows.count()).toBeGreaterThan(15)
  expect(dead).toEqual([])
})
