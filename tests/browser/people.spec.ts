import { expect, openPage, test } from './support/site.ts'

test('on a card the name of the author leads to the person, and the rest of the card to the post', async ({ page }) => {
  await openPage(page, '/blog')
  const card = page.getByRole('article').first()
  const author = card.getByRole('link').nth(1)
  const name = await author.innerText()
  await author.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/team\/[a-z-]+$/)
  await page.goBack()
  await card.click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
})
