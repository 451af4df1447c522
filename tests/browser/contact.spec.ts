import type { Page } from '@playwright/test'
import { z } from 'zod'
import { makeFields } from '../support/make-fields.ts'
import { readContentFile, someService } from '../support/some-content.ts'
import { fillIn } from './support/contact-form.ts'
import { holdRequests } from './support/hold-requests.ts'
import { press } from './support/press.ts'
import { expect, openPage, startScripts, test } from './support/site.ts'

const { topics } = z
  .object({ topics: z.array(z.object({ id: z.string(), label: z.string(), prompt: z.string() })) })
  .parse(readContentFile('pages/contact.json'))

test('the topic of a link is sent above the details and can be removed without losing what was typed', async ({
  page,
}) => {
  const path = `/services/${someService}`
  const { label, prompt } = topics.find(({ id }) => id === someService) ?? { label: '', prompt: '' }
  await openPage(page, path)
  await page.locator(`main a[href^="/contact?topic=${someService}"]`).first().click()
  await expect(page).toHaveURL(`/contact?topic=${someService}&from=${encodeURIComponent(path)}`)
  await expect(page.getByLabel('Details')).toHaveAccessibleDescription(new RegExp(prompt.slice(0, 30)))
  const { posted, send } = await acceptAll(page)
  await send()
  await expect(page.locator('[name="topic"]')).toHaveValue(someService)
  await send()
  await page.getByLabel('Company').fill('Kept')
  await page.getByRole('link', { name: 'Not about this?' }).click()
  await expect(page).toHaveURL('/contact#message')
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeFocused()
  await expect(page.getByLabel('Company')).toHaveValue('Kept')
  await send()
  const details = 'We have data. Can you help?'
  const message = makeFields({ name: 'Ada Lovelace', company: 'Analytical Engines', details, entry: path })
  const withTopic = { ...message, details: `Topic: ${label}\n\n${details}` }
  expect(posted).toEqual([withTopic, withTopic, message])
})

test('the form shows where the visit began, sends it, and leaves it out when the visitor says so', async ({ page }) => {
  await openPage(page, '/about?utm_source=partner&utm_campaign=spring')
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page.getByLabel('Details')).toBeVisible()
  const form = page.locator('form[action="/send-email"]')
  await expect(form).toContainText('First page: /about, Campaign source: partner, Campaign: spring')
  const { posted, send } = await acceptAll(page)
  await send()
  await send()
  await page.getByRole('button', { name: 'Leave this out' }).click()
  await expect(form).not.toContainText('/about')
  await send()
  const source = { entry: '/about', utm_source: 'partner', utm_campaign: 'spring' }
  const none = { entry: '', utm_source: '', utm_campaign: '' }
  expect(posted).toMatchObject([source, source, none])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
})

test('what is typed while a message is sent stays, a second press sends nothing, and after the thanks the focus is at the button', async ({
  page,
}) => {
  await openPage(page, '/contact')
  await fillIn(page)
  let posts = 0
  await page.route('**/send-email', route => {
    posts += 1
    return route.fallback()
  })
  const letThrough = await holdRequests(page, '**/send-email')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const button = page.getByRole('button', { name: 'Sending...' })
  await expect(button).toBeFocused()
  await press(page, 'Enter')
  await page.getByLabel('Details').fill('We have data. Can you help? And a question more')
  letThrough()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close dialog' })).toBeFocused()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await expect(page.getByLabel('Details')).toHaveValue('We have data. Can you help? And a question more')
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(posts).toBe(1)
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
  await startScripts(page)
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
  complaints.allow(/ERR_FAILED|dynamically imported/)
  await complaints.expect(/status of 400/)
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
  for (const status of [/413/, /429/, /400/]) await complaints.expect(status)
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
  await complaints.expect(/net::ERR_FAILED/)
})

/** Accepts all that is sent in place of the server; `send` fills the form in and sends it. */
async function acceptAll(page: Page) {
  const posted: unknown[] = []
  await page.route('**/send-email', async route => {
    posted.push(route.request().postDataJSON())
    await route.fulfill({ json: { success: true } })
  })
  const send = async () => {
    await fillIn(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('button', { name: 'Close dialog' }).click()
  }
  return { posted, send }
}
