import { expect, test } from '../browser/support/site.ts'

test('Dropdowns open on hover, without scripts too, and by the keyboard', async ({ page }) => {
  await page.goto('/')
  const navigation = page.locator('nav[aria-label="Main"]')
  const services = navigation.getByRole('link', { name: 'Services', exact: true })
  const entry = navigation.getByRole('link', { name: 'All Services' })
  await expect(services.locator('xpath=..').locator('button svg')).toBeVisible()
  await services.hover()
  await expect(entry).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(entry).toBeHidden()
  await services.focus()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(entry).toBeFocused()
})
