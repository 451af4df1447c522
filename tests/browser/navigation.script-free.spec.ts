import { expect, test } from './support/site.ts'

test('the bar turns white when the page is scrolled, has no account button nor a gap for it, and the card opens', async ({
  page,
}) => {
  await page.goto('/')
  const navigation = page.locator('nav[aria-label="Main"]')
  await expect(navigation.locator('button[aria-haspopup="dialog"]')).toBeHidden()
  const bar = await navigation.boundingBox()
  const last = await navigation.getByRole('link', { name: 'Search' }).boundingBox()
  expect((bar?.x ?? 0) + (bar?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeLessThan(32)
  await page.mouse.wheel(0, 300)
  await expect(navigation.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByLabel('Contact options').click()
  await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible()
})

test('on a small screen the menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const navigation = page.locator('nav[aria-label="Main"]')
  await navigation.getByLabel('Menu', { exact: true }).click()
  await page.getByLabel('Services menu').last().click()
  const link = navigation.locator('details a[href^="/services/"]').first()
  const target = (await link.getAttribute('href')) ?? ''
  // Playwright clicks only what nothing covers, the contact button for example.
  await link.click()
  await expect(page).toHaveURL(target)
})
