import { expect, test } from '../browser/support/site.ts'
import { countColumns, sectionWith } from './support/columns.ts'

test('Grid of use cases (1 column small, 2 medium, 4 large); cards of the hub: 2 columns on large screens', async ({
  page,
}) => {
  await page.goto('/industries/healthcare')
  const titles = page
    .locator('section', { hasText: 'Click a use case to learn more about it' })
    .getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(8)
  expect(await countColumns(page, titles, [390, 768, 1440])).toEqual([1, 2, 4])
  const hub = sectionWith(page, 'Demos & Resources Hub')
  await expect(hub).toContainText('Explore our interactive demos to see AI in action for Healthcare')
  expect(await countColumns(page, hub.getByRole('article'), [1440])).toEqual([2])
})
