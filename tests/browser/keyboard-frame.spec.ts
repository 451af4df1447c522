import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

const main = 'nav[aria-label="Main"]'

test('Escape closes a dropdown that the pointer has opened, and leaves the focus where it is', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Get Started' }).focus()
  await page.locator(main).getByRole('link', { name: 'Services', exact: true }).hover()
  const entry = page.locator(main).getByRole('link', { name: 'All Services' })
  await expect(entry).toBeVisible()
  await press(page, 'Escape')
  await expect(entry).toBeHidden()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeFocused()
})

test('the contact card opens by Enter, its ways follow, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/careers')
  const button = page.getByLabel('Contact options')
  const card = page.locator('details', { has: button }).getByRole('link')
  await button.focus()
  await press(page, 'Enter', 'Tab')
  await expect(card.nth(0)).toBeFocused()
  await press(page, 'Tab', 'Tab')
  await expect(card.nth(2)).toBeFocused()
  await press(page, 'Escape')
  await expect(card.nth(2)).toBeHidden()
  await expect(button).toBeFocused()
})

test('the contact card closes when the focus goes back to the page', async ({ page }) => {
  await openPage(page, '/careers')
  const button = page.getByLabel('Contact options')
  await button.focus()
  await press(page, 'Enter', 'Shift+Tab')
  await expect(page.locator('footer').getByRole('link').last()).toBeFocused()
  await expect(page.getByRole('link', { name: 'Send us a message' })).toBeHidden()
})

test('the menu of small screens closes when the focus goes past its last link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/careers')
  const menu = page.locator(main).locator('details')
  await page.locator(main).getByLabel('Menu', { exact: true }).focus()
  await press(page, 'Enter')
  await menu.getByRole('link').last().focus()
  await press(page, 'Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
  await expect(menu).not.toHaveAttribute('open')
})

test('a page chosen in the menu by the keyboard is announced: title, and focus on its heading', async ({ page }) => {
  await openPage(page, '/')
  const button = page.locator(main).getByRole('button', { name: 'Industries menu' })
  await button.focus()
  await press(page, 'Enter', 'Tab', 'Tab', 'Enter')
  await expect(page).toHaveURL('/industries/financial-services')
  await expect(page).toHaveTitle(/^AI for Financial Services/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, 'Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
})
