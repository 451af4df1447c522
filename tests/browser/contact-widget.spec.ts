import { expect, openPage, test } from './support/site.ts'

test('the floating button opens a card with a call, an e-mail and a message link, and turns its icon', async ({
  page,
}) => {
  await openPage(page, '/about')
  const button = page.getByLabel('Contact options')
  const icon = button.locator('svg')
  await expect(icon).toHaveCSS('rotate', 'none')
  await button.click()
  const card = page.locator('details', { has: button }).locator('ul')
  await expect(card.getByRole('link').nth(0)).toHaveAttribute('href', /^tel:\+/)
  await expect(card.getByRole('link').nth(1)).toHaveAttribute('href', /^mailto:/)
  await expect(icon).not.toHaveCSS('rotate', 'none')
  await card.getByRole('link', { name: 'Send us a message' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(card).toBeHidden()
})
