import { expect, openPage, test } from './support/site.ts'

test('a reader goes through the archive to an article, from it to a paper, and on to the next paper', async ({
  page,
}) => {
  await openPage(page, '/blog')
  const archive = page.getByRole('navigation', { name: 'Blog Archive' })
  await archive.getByText('2025').click()
  await archive.getByRole('link', { name: 'July (3)' }).click()
  await expect(page.getByText('Posts from July 2025')).toBeVisible()
  await page
    .getByRole('article')
    .filter({ hasText: 'Three phases over 6 to 24 months' })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'AN AI ROADMAP FOR SMALL BUSINESSES' })).toBeVisible()

  await page.locator('[data-part="body"]').getByRole('link', { name: 'readiness roadmap' }).click()
  await expect(page).toHaveURL('/whitepapers/ai-readiness-roadmap')
  await expect(page.getByRole('heading', { name: 'Abstract' })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Next Paper' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')

  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'AN AI ROADMAP FOR SMALL BUSINESSES' })).toBeVisible()
})
