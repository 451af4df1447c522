import { expect, openPage, test } from './support/site.ts'

test('a job seeker finds two openings and a mail address to apply to', async ({ page }) => {
  await openPage(page, '/careers')
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  const openings = page.locator('section', { hasText: 'Current Openings' }).getByRole('article')
  await expect(openings).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Apply Today' }).first()).toHaveAttribute('href', /^mailto:careers@/)
  await expect(page.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute('href', '/about')
  await openings.getByRole('link', { name: 'VP of Operations' }).click()
  await expect(page).toHaveURL('/careers/vp-operations')
})

test('a position shows where, how and for whom one works, what is done, asked and offered', async ({ page }) => {
  await openPage(page, '/careers/ai-strategist')
  for (const badge of ['Hybrid/Remote', 'Full-Time', 'Strategy', '7+ years']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
  }
  for (const heading of ['Responsibilities', 'Requirements', 'Benefits']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    /^mailto:careers@.*subject=AI%20Strategist/,
  )
})
