import { expect, openPage, test } from './support/site.ts'

test('the list shows featured papers with category, title of two lines, abstract of three and a way to each', async ({
  page,
}) => {
  await openPage(page, '/whitepapers')
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Research' })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(6)
  const card = cards.first()
  await expect(card).toContainText('Business Strategy')
  await expect(card.getByRole('link')).toContainText('Read Paper')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/whitepapers/competitive-divide-blog')
  await expect(card.locator('h3')).toHaveCSS('-webkit-line-clamp', '2')
  await expect(card.locator('p[data-lines]')).toHaveCSS('-webkit-line-clamp', '3')
})

test('an author without a picture is shown by initials', async ({ page }) => {
  await openPage(page, '/whitepapers')
  await expect(page.getByRole('article').first()).toContainText('BC')
})

test('a paper shows tags, authors with titles, age, abstract, body, and the papers beside it', async ({ page }) => {
  await openPage(page, '/whitepapers/custom-built-agentic-enterprise-decision-making-ai')
  await expect(page.getByText('#', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Lead AI Solutions and Enterprise Architect')).toBeVisible()
  await expect(page.getByText('April 23, 2025 · ')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Abstract' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'References' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous Paper' })).toHaveAttribute(
    'href',
    '/whitepapers/competitive-divide-blog',
  )
  await expect(page.getByRole('link', { name: 'Next Paper' })).toHaveAttribute(
    'href',
    '/whitepapers/measuring-roi-enterprise-generative-ai',
  )
})

test('the newest paper has no previous and the oldest no next', async ({ page }) => {
  await openPage(page, '/whitepapers/competitive-divide-blog')
  await expect(page.getByRole('link', { name: 'Previous Paper' })).toHaveCount(0)
  await openPage(page, '/whitepapers/risks-and-ethical-ai')
  await expect(page.getByRole('link', { name: 'Next Paper' })).toHaveCount(0)
})

test('a printed paper has its text and neither navigation nor buttons', async ({ page }) => {
  await openPage(page, '/whitepapers/competitive-divide-blog')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#piece-body')).toBeVisible()
  await expect(page.locator('nav[aria-label="Main"]')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
})
