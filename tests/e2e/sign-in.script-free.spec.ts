import { expect, test } from './support/site.ts'

test('the account button keeps its place but does not show, for it could do nothing', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('nav[aria-label="Main"] button[aria-haspopup="dialog"]')
  await expect(button).toBeHidden()
  expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 })
})
