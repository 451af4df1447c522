import { expect, test } from '../browser/support/site.ts'
import { countColumns, sectionWith } from './support/columns.ts'

test("two-column grid of cards; 'How We Do It' section with the four methodologies (4 columns on large screens)", async ({
  page,
}) => {
  await page.goto('/services')
  expect(await countColumns(page, page.locator('main > div').getByRole('article'), [1440])).toEqual([2])
  expect(await countColumns(page, sectionWith(page, 'How We Do It').getByRole('article'), [1440])).toEqual([4])
})

test('Staffing: three cards, 3 columns', async ({ page }) => {
  await page.goto('/services/ai-staffing')
  const ways = sectionWith(page, 'Three ways to add people').getByRole('article')
  expect(await countColumns(page, ways, [1440])).toEqual([3])
})
