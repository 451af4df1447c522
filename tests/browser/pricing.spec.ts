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

test('an estimate goes into the form, where it can be changed, and arrives with its topic', async ({ page, site }) => {
  await openPage(page, '/pricing')
  await page.getByLabel('What you need').selectOption('Pilot on real cases')
  await page.getByRole('textbox', { name: 'Systems to connect' }).fill('3')
  await expect(page.getByText('Connecting systems')).toBeVisible()
  await expect(page.getByRole('status')).toContainText('$87,900–$112,300')
  await page.getByRole('link', { name: 'Send this estimate' }).click()
  await expect(page).toHaveURL(
    /\/contact\?topic=pricing&from=%2Fpricing&kind=pilot&systems=3&data=mixed&risk=medium&users=60&months=12$/,
  )
  const details = page.getByLabel('Details')
  await expect(details).toHaveValue(/^My sample estimate: \$87,900–\$112,300/)
  await expect(details).toHaveAccessibleDescription(/filled in your estimate/)
  await details.press('Control+End')
  await page.keyboard.type('\nThe task: reading invoices.')
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await expect(details).toHaveValue('')
  await expect
    .poll(() => site.mail.received.at(-1)?.source ?? '')
    .toMatch(/Topic: Pricing\s+My sample estimate: [\s\S]*Systems to connect: 3[\s\S]*The task: reading invoices\./)
})
