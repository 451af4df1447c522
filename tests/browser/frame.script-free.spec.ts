import { expect, test } from './support/site.ts'

test('a dropdown opens on hover and by the keyboard', async ({ page }) => {
  await page.goto('/')
  const navigation = page.locator('nav[aria-label="Main"]')
  const entry = navigation.getByRole('link', { name: 'All Services' })
  await navigation.getByRole('link', { name: 'Services', exact: true }).hover()
  await expect(entry).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(entry).toBeHidden()
  await navigation.getByRole('link', { name: 'Services', exact: true }).focus()
  await expect(entry).toBeVisible()
})

test('an entry with more below it says so by an arrow, and the keyboard passes from the entry to its list', async ({
  page,
}) => {
  await page.goto('/')
  const navigation = page.locator('nav[aria-label="Main"]')
  const services = navigation.getByRole('link', { name: 'Services', exact: true })
  await expect(services.locator('xpath=..').locator('button svg')).toBeVisible()
  await services.focus()
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: 'All Services' })).toBeFocused()
})

test('the bar turns white when the page is scrolled', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 300)
  await expect(page.locator('nav[aria-label="Main"]').locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the contact card opens', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Contact options').click()
  await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('/')
    await page.locator('nav[aria-label="Main"]').getByLabel('Menu', { exact: true }).click()
    await page.locator('nav[aria-label="Main"] details').getByRole('link', { name: 'Healthcare' }).click()
    await expect(page).toHaveURL('/industries/healthcare')
  })
})
