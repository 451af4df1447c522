import { canonicalPaths } from '../support/page-paths.ts'
import { listIds } from '../support/some-content.ts'
import { findCutTables } from './support/page-faults.ts'
import { expect, test } from './support/site.ts'

const paths = new Set([
  ...canonicalPaths,
  ...[...listIds('articles'), ...listIds('posts')].map(id => `/blogs/${id}`),
  ...listIds('papers').map(id => `/whitepapers/${id}`),
])

test('on phones no table of any page has its last column cut', async ({ page }) => {
  let count = 0
  for (const path of paths) {
    const response = await page.request.get(path)
    if (!(await response.text()).includes('<table')) continue
    await page.goto(path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await findCutTables(page), `${path} at ${width} px`).toEqual([])
    }
    count += await page.locator('table').count()
  }
  expect(count).toBeGreaterThan(0)
})
