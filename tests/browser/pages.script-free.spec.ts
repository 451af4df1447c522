import { layoutPaths } from '../support/page-kinds.ts'
import { examinePage } from './support/scriptless-page.ts'
import { expect, test } from './support/site.ts'

for (const path of layoutPaths) {
  test(`${path} shows all it says, and nothing that only scripts could move`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main')).toBeVisible()
    expect(await examinePage(page)).toEqual({ hiddenTexts: [], deadControls: [], picturesNotShown: [] })
  })
}
