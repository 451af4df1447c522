import type { Locator } from '@playwright/test'
import { expect, test } from '../browser/support/site.ts'
import { countColumns } from './support/columns.ts'

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0
}

test('three-column card grid on large screens (two columns on medium in the first variant), beside a sidebar of one third of the width', async ({
  page,
}) => {
  await page.goto('/blogs')
  expect(await countColumns(page, page.getByRole('article'), [390, 1440])).toEqual([1, 3])
  await page.goto('/blog')
  expect(await countColumns(page, page.getByRole('article'), [768])).toEqual([2])
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  const share = (await widthOf(archive)) / (await widthOf(archive.locator('../..')))
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.35)
})
