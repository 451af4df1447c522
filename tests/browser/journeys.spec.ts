import { expect, openPage, test } from './support/site.ts'

test('an executive finds the industry on the home page, reads a case study and sends a message', async ({
  page,
  site,
}) => {
  await openPage(page, '/')
  await page.locator('nav[aria-label="Main"]').getByRole('link', { name: 'Industries', exact: true }).hover()
  await page.getByRole('navigation').getByRole('link', { name: 'Healthcare', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'AI for Healthcare' })).toBeVisible()

  await page.getByRole('link', { name: 'Ambient Visit Notes' }).click()
  const study = page.getByRole('dialog', { name: 'Ambient Visit Notes' })
  await expect(study.getByText('6-9 months')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(study).toBeHidden()

  await page.locator('main').getByRole('link', { name: 'Explore All Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click()
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Company').fill('Harbor Health')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('How do we begin with visit notes?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('dialog')).toContainText('Message Sent Successfully!')
  await expect.poll(() => site.mail.received.at(-1)?.source).toContain('How do we begin with visit notes?')
  expect(site.mail.received.at(-1)?.source).toContain('Harbor Health')
})

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

test('a job seeker goes from the menu to a position and on to the application mail', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  const navigation = page.locator('nav[aria-label="Main"]')
  await navigation.getByLabel('Menu', { exact: true }).click()
  await navigation.getByLabel('About Us menu').last().click()
  await navigation.locator('details').getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('article').getByRole('link', { name: 'AI Strategist' }).click()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()

  const apply = page.getByRole('link', { name: 'Apply Now' }).last()
  const mail = new URL((await apply.getAttribute('href')) ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.pathname).toMatch(/^careers@/)
  expect(mail.searchParams.get('subject')).toBe('AI Strategist')
})
