import { expect, openPage, test } from './support/site.ts'

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
  expect(await rows.count()).toBeGreaterThan(0)
  expect(dead).toEqual([])
})
