import { someService } from '../support/some-content.ts'
import { expect, test } from './support/site.ts'

/** The bar stays on top of what scrolls below it. */
const navigationHeight = 64

test('the form sends a message, and the confirmation is focused and in view', async ({ page, site }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('Sent without scripts.')
  await expect(page.locator('[name="extra_remark"]')).toBeHidden()
  await page.getByLabel('Details').press('Tab')
  await expect(page.getByRole('button', { name: 'Send Message' }), 'no visitor meets the hidden field').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact\?sent=1&id=[\w-]{36}$/)
  const confirmation = page.getByRole('status')
  await expect(confirmation).toContainText('Message Sent Successfully!')
  await expect(confirmation).toContainText('Someone from our team will respond to your inquiry shortly.')
  await expect(confirmation.getByRole('link')).toHaveAttribute('href', /^\/messages\/[\w-]{36}$/)
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
  await complaints.expect(/status of 400/)
})

test('the form says that it names the page that led to it, and does unless it is left out', async ({ page, site }) => {
  const form = page.locator('form[action="/send-email"]')
  const path = `/services/${someService}`
  for (const details of ['Sent with its page.', 'Sent without its page.']) {
    await page.goto(path)
    await page.locator('main a[href^="/contact"]').last().click()
    await expect(form).toContainText('We also send where your visit began: First page')
    if (details.includes('without')) await form.getByRole('link', { name: 'Leave this out' }).click()
    await page.getByLabel('Name').fill('Grace Hopper')
    await page.getByLabel('Email').fill('grace@example.com')
    await page.getByLabel('Details').fill(details)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/sent=1/)
    const findMail = () => site.mail.received.map(({ source }) => source).find(source => source.includes(details))
    await expect.poll(findMail).toBeDefined()
    expect(findMail()?.includes(path)).toBe(!details.includes('without'))
  }
})
