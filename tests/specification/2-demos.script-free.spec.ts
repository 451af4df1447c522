import { expect, test } from '../browser/support/site.ts'
import { activeDemos } from '../support/demos.ts'
import { someDemo } from '../support/some-demo.ts'
import { countColumns } from './support/columns.ts'

test('4 columns on large screens if exactly 4 demos are active, otherwise 3.', async ({ page }) => {
  await page.goto('/demos')
  expect(await countColumns(page, page.getByRole('article'), [1440])).toEqual([activeDemos.length === 4 ? 4 : 3])
})

test('Height is viewport minus 300 px, minimum 500 px.', async ({ page }) => {
  await page.goto(`/demos/${someDemo.id}`)
  for (const [windowHeight, height] of [
    [1000, 700],
    [600, 500],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: windowHeight })
    const box = await page.locator('[aria-busy]').boundingBox()
    expect(Math.round(box?.height ?? 0)).toBe(height)
  }
})
