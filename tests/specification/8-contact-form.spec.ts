import { fillIn } from '../browser/support/contact-form.ts'
import { press } from '../browser/support/press.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test("Contact send, network or parse failure: 'Something went wrong. Please try again later.'", async ({
  page,
  complaints,
}) => {
  await openPage(page, '/contact')
  await fillIn(page)
  const send = page.getByRole('button', { name: 'Send Message' })
  await page.route('**/send-email', route => route.abort())
  await send.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.')
  await expect(send).toBeFocused()
  await page.route('**/send-email', route => route.fulfill({ body: '<p>no JSON</p>' }))
  const answered = page.waitForResponse('**/send-email')
  await send.click()
  await answered
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.')
  await complaints.expect(/net::ERR_FAILED/)
})
