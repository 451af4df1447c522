import { layoutPaths } from '../support/page-kinds.ts'
import { examinePage } from './support/scriptless-page.ts'
import { expect, test } from './support/site.ts'

test('pages of each kind show all they say without scripts, and nothing that only scripts could move', async ({
  page,
}) => {
  for (const path of layoutPaths) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main')).toBeVisible()
    const faults = await examinePage(page)
    expect.soft(faults, path).toEqual({ hiddenTexts: [], deadControls: [], picturesNotShown: [] })
  }
})
