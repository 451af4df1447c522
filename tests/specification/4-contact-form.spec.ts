import { fillIn } from '../browser/support/contact-form.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test("Success (dialog opens, form clears): 'Message Sent Successfully!', and the message arrives at the mail server; dialog closes via the 'Close' button", async ({
  page,
  site,
}) => {
  await openPage(page, '/')
  await page.locator('main a[href="/contact"]').first().click()
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

test("Submitting (button disabled, shows 'Sending...'), then failure, success flag false: 'Failed to send message. Try again.'; dialog closes via the close button", async ({
  page,
}) => {
  await openPage(page, '/contact')
  await fillIn(page)
  await page.getByLabel('Name').fill('  Ada Lovelace ')
  await page.locator('[name="extra_remark"]').evaluate(field => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.example'
  })
  let answer = () => {}
  const posted: unknown[] = []
  await page.route('**/send-email', async route => {
    posted.push(route.request().postDataJSON())
    await new Promise<void>(resolve => {
      answer = resolve
    })
    await route.fulfill({ json: { success: posted.length > 1 } })
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect
    .poll(() => posted, 'what a machine writes into the hidden field goes along')
    .toEqual([expect.objectContaining({ name: 'Ada Lovelace', extra_remark: 'https://spam.example' })])
  answer()
  await expect(page.getByText('Failed to send message. Try again.')).toBeVisible()
  await expect(page.getByLabel('Details')).toHaveValue('We have data. Can you help?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => posted.length).toBe(2)
  answer()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
