import { expect, openPage, test } from './support/site.ts'

test('a changed input changes the estimate and the address in place, and keeps focus and position', async ({
  page,
}) => {
  await openPage(page, '/pricing')
  const entries = await page.evaluate(() => window.history.length)
  const total = page.getByRole('status')
  await expect(total).toContainText('$173,700–$265,700')
  const users = page.getByRole('textbox', { name: 'People to train' })
  await users.fill('many')
  await expect(total).toContainText('The estimate waits')
  await expect(users).toHaveAccessibleDescription('Enter a whole number from 0 to 2,000.')
  await expect(users).toHaveValue('many')
  const position = await page.evaluate(() => window.scrollY)
  await users.fill('200')
  await expect(page).toHaveURL(/[?&]users=200&.*#estimate$/)
  // 7 groups more: 153 days at $1,400.
  await expect(total).toContainText('$182,100–$278,500')
  await expect(users).toBeFocused()
  await page.getByLabel('What you need').selectOption('Readiness assessment')
  await expect(page.getByText('(22 + 2) days × $1,400 = $33,600')).toBeVisible()
  expect(await page.evaluate(() => [window.history.length, window.scrollY])).toEqual([entries, position])
  await page.getByRole('link', { name: /Estimate a pilot/ }).click()
  await expect(page.getByLabel('What you need')).toHaveValue('pilot')
  await expect(users).toHaveValue('60')
})
