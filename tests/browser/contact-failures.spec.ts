import { fillIn } from './support/contact-form.ts'
import { expect, openPage, test } from './support/site.ts'

test('while messages cannot be stored, the form says so and keeps what was typed', async ({ page, complaints }) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.route('**/send-email', route => route.fulfill({ status: 503, json: { success: false } }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send message. Try again.')
  await expect(page.getByLabel('Details')).toHaveValue('We have data. Can you help?')
  await page.unroute('**/send-email')
  await page.route('**/send-email', route => route.fulfill({ json: { success: true } }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')])
})

test('a refused message comes with the reason of the server, and a wrong field has its own', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/contact')
  await fillIn(page)
  // Few enough characters for the field, and too many bytes for the server.
  await page.getByLabel('Details').fill('\u{1F600}'.repeat(9000))
  await page.getByRole('button', { name: 'Send Message' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Failed to send message. Try again. The message is larger than 32 KiB; shorten it.')
  const refuse = (status: number, problem: object) =>
    page.route('**/send-email', route => route.fulfill({ status, json: { success: false, ...problem } }))
  await refuse(429, { detail: 'Too many <b>messages</b>; send this one again in 42 seconds.', errors: [] })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(alert).toHaveText(
    'Failed to send message. Try again. Too many <b>messages</b>; send this one again in 42 seconds.',
  )
  const errors = [{ field: 'email', code: 'invalid', message: 'This mailbox is unknown' }]
  await refuse(400, { detail: 'Some fields are missing or wrong; see errors.', errors })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(alert).toHaveText('Failed to send message. Try again.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This mailbox is unknown')
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(complaints.splice(0)).toEqual(['413', '429', '400'].map(status => expect.stringContaining(status)))
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
