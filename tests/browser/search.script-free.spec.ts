import { expect, test } from './support/site.ts'

test('without scripts the link, the form and its choices find and narrow', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search')
  await page.getByLabel('What are you looking for?').fill('agents')
  await page.getByLabel('Kind').selectOption('Articles')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=agents&kind=article&topic=')
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'White papers' })).toHaveCount(0)
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /agentic enterprise/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/blogs\/blog-2\d/)
})
