import { expect, test } from './support/site.ts'

test('the account button is not there, for it could do nothing, and leaves no gap', async ({ page }) => {
  await page.goto('/')
  const navigation = page.locator('nav[aria-label="Main"]')
  await expect(navigation.locator('button[aria-haspopup="dialog"]')).toBeHidden()
  const bar = await navigation.boundingBox()
  const last = await navigation.getByRole('link', { name: 'About Us', exact: true }).boundingBox()
  expect((bar?.x ?? 0) + (bar?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeLessThan(32)
})
