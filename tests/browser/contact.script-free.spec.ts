import { expect, test } from './support/site.ts'

/** The bar stays on top of what scrolls below it. */
const navigationHeight = 64

test('the form sends a message, and the confirmation is focused and in view', async ({ page, site }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('Sent without scripts.')
  await expect(page.locator('[name="contact_url"]')).toBeHidden()
  await page.getByLabel('Details').press('Tab')
  await expect(page.getByRole('button', { name: 'Send Message' }), 'no visitor meets the hidden field').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact?sent=1')
  const confirmation = page.getByRole('status')
  await expect(confirmation).toContainText('Message Sent Successfully!')
  await expect(confirmation).toContainText('Someone from our team will respond to your inquiry shortly.')
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toBeInViewport()
  await expect.poll(() => site.mail.received.map(({ source }) => source).join()).toContain('Sent without scripts.')
})

test('a wrong form comes back with what was typed, and its summary leads to the wrong fields', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Zo\u00eb \u4e2d\u6587 \u{1F600}')
  await page.getByLabel('Details').fill('One line\nand another')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Zo\u00eb \u4e2d\u6587 \u{1F600}')
  await expect(page.getByLabel('Details')).toHaveValue('One line\nand another')
  await summary.getByRole('link', { name: 'Email is required' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  const label = page.getByText('Email', { exact: true })
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(navigationHeight)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
})

test('a refused form keeps what it is about, and the message arrives with it', async ({ page, site, complaints }) => {
  await page.goto('/contact?topic=ai-staffing')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Details').fill('Two analysts.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Details')).toHaveValue('Two analysts.')
  await expect(page.getByText('About: AI Staffing')).toBeVisible()
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact?sent=1')
  await expect(page.getByText('About: AI Staffing')).toBeHidden()
  await expect
    .poll(() => site.mail.received.map(({ source }) => source).join())
    .toMatch(/Topic: AI Staffing\s+Two analysts\./)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
})

test('an estimate goes into the form, can be changed there, and arrives', async ({ page, site }) => {
  await page.goto('/pricing?kind=pilot&systems=3')
  await page.getByRole('link', { name: 'Send this estimate' }).click()
  const details = page.getByLabel('Details')
  await expect(details).toHaveValue(/^My sample estimate: [\s\S]*Systems to connect: 3/)
  await details.press('Control+End')
  await page.keyboard.type('\nWithout scripts.')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact?sent=1')
  await expect(details).toHaveValue('')
  await expect
    .poll(() => site.mail.received.map(({ source }) => source).join())
    .toMatch(/Topic: Pricing\s+My sample estimate: [\s\S]*Without scripts\./)
})

test('a form that is too large gets a page that says so', async ({ page, complaints }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Details').fill('x'.repeat(33 * 1024))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  const summary = page.getByRole('alert', { name: 'Failed to send message. Try again.' })
  await expect(summary).toContainText('The message is larger than 32 KiB; shorten it.')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 413')])
})
