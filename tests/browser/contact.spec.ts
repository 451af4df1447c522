import type { Page } from '@playwright/test'
import { expect, openPage, test, waitForHydration } from './support/site.ts'

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Company').fill('Analytical Engines')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Details').fill('We have data. Can you help?')
}

test('a visitor walks from the home page to the form, and the message arrives at the mail server', async ({
  page,
  site,
}) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Message Sent Successfully!')
  await expect(dialog).toContainText(
    'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  )
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Details')).toHaveValue('')
  await expect.poll(() => site.mail.received.at(-1)?.source).toContain('We have data. Can you help?')
})

test('the dialog closes by its close button too', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an empty form shows its errors, sends nothing and focuses the first wrong field', async ({ page }) => {
  await openPage(page, '/contact')
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts += 1
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Please provide details for your inquiry')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(posts).toBe(0)
})

test('a field’s message goes when the field is edited, the others stay', async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByLabel('Email').fill('ada')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').pressSequentially('@')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  await expect(page.getByText('Name is required')).toBeVisible()
})

test('while the message is sent, the button says so and is disabled', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  let answer = () => {}
  await page.route('**/send-email', async route => {
    await new Promise<void>(resolve => {
      answer = resolve
    })
    await route.fulfill({ json: { success: true } })
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an answer without success asks to try again, and keeps what was typed', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.route('**/send-email', route => route.fulfill({ json: { success: false } }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Failed to send message. Try again.')).toBeVisible()
  await expect(page.getByLabel('Details')).toHaveValue('We have data. Can you help?')
})

test('a broken connection and an answer that is not JSON show the same message', async ({ page, complaints }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.route('**/send-email', route => route.abort())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await page.route('**/send-email', route => route.fulfill({ body: '<p>no JSON</p>' }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test('the details field has four rows', async ({ page }) => {
  await openPage(page, '/contact')
  await expect(page.getByLabel('Details')).toHaveAttribute('rows', '4')
})

test('a form posted before the scripts load is checked by the server, and the page it returns hydrates', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await waitForHydration(page)
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await summary.getByRole('link', { name: 'Email is required' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await expect(summary.getByRole('link')).toHaveText(['Please provide details for your inquiry'])
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(summary).toBeHidden()
  await expect(page.getByLabel('Details')).toBeFocused()
  await page.getByLabel('Details').fill('Sent after all.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('dialog')).toContainText('Message Sent Successfully!')
  for (const label of ['Name', 'Email', 'Details']) await expect(page.getByLabel(label)).toHaveValue('')
  const unexpected = complaints.splice(0).filter(text => !/ERR_FAILED|status of 400|dynamically imported/.test(text))
  expect(unexpected).toEqual([])
})

test('a second try after a lost answer carries the same key, another message a new one', async ({
  page,
  complaints,
}) => {
  const keys: (string | undefined)[] = []
  await page.route('**/send-email', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first message arrives, but its answer does not.
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await openPage(page, '/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await fillIn(page)
  await page.getByLabel('Details').fill('Sent twice, kept once.')
  await send.click()
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await send.click()
  await close.click()
  await fillIn(page)
  await page.getByLabel('Details').fill('Sent twice, kept once.')
  await send.click()
  await close.click()
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(`^${keys[0]}$`)])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test('text that is too long is refused before it is sent, and stays whole', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.getByLabel('Details').fill('x'.repeat(10_001))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Details must have at most 10,000 characters')).toBeVisible()
  await expect(page.getByLabel('Details')).toHaveValue('x'.repeat(10_001))
})

test('the browser posts the fields trimmed', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.getByLabel('Name').fill('  Ada Lovelace ')
  await page.getByLabel('Details').fill('Hello\n\n')
  const posted = page.waitForRequest('**/send-email')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await posted).postDataJSON()).toEqual({
    name: 'Ada Lovelace',
    company: 'Analytical Engines',
    email: 'ada@example.com',
    details: 'Hello',
  })
})

test('the text of the hidden field is posted with the message', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.locator('[name="contact_url"]').evaluate(field => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.example'
  })
  const posted = page.waitForRequest('**/send-email')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await posted).postDataJSON()).toMatchObject({ name: 'Ada Lovelace', contact_url: 'https://spam.example' })
  await expect(page.getByRole('dialog')).toContainText('Message Sent Successfully!')
})
