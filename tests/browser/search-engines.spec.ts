import { expect, openPage, test } from './support/site.ts'

test('the next page has its own words for who shares it, and nothing of what the server told of the first', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^\/og\/home-/)
  await page.getByRole('link', { name: 'Learn more about our services' }).click()
  await expect(page).toHaveTitle('Our Services | Spanwell AI')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Our Services')
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', '/services')
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('a way between two pages that have data for search engines writes none in the browser', async ({ page }) => {
  await openPage(page, '/services/ai-staffing')
  await page.locator('footer').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Get AI out of the pilot/ })).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'AI Staffing' })).toBeVisible()
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
})
