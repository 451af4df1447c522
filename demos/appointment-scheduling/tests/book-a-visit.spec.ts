import { findViolations } from '../../../tests/browser/support/axe.ts'
import { press } from '../../../tests/browser/support/press.ts'
import { expect, openPage, test } from '../../../tests/browser/support/site.ts'

const address = '/demo-apps/appointment-scheduling/'
const field = 'When would you like to come'

test('a visit is asked for, found and booked by the keyboard, the focus follows, and axe finds no fault', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByLabel(field).fill('a skin doctor next week for 15 minutes')
  await press(page, 'Enter')
  const question = page.getByRole('heading', { name: 'What time suits you?' })
  await expect(question).toBeVisible()
  await page.getByLabel('Or in your words').fill('in the morning')
  await press(page, 'Enter')
  const status = page.getByRole('status').first()
  await expect(status).toHaveText('Changed: Done by 12:00 pm.')
  await expect(status).toBeFocused()
  await expect(question).toBeHidden()
  await expect(page.getByText('meets every request').first()).toBeVisible()
  const book = page.getByRole('button', { name: /^Book / }).first()
  await book.focus()
  await press(page, 'Enter')
  await expect(status).toHaveText(/^Booked: /)
  await expect(status).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeVisible()
  await page.getByText('Look into the calendars').click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('a[download$=".ics"]')).toHaveAttribute('href', /^data:text\/calendar|^blob:/)
  expect(await findViolations(page)).toEqual([])
})

test('an emergency gets an alert with the number to call, and no times or buttons to book, until the visitor goes on', async ({
  page,
}) => {
  await page.goto(address)
  const booking = page.getByRole('button', { name: /^(?:Book|Move|Ask|Wait|Accept)/ })
  await expect(booking.first()).toBeVisible()
  await page.getByLabel(field).fill('a cardiologist tomorrow, my chest hurts badly')
  await press(page, 'Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Call 911 now')
  await expect(alert).toBeFocused()
  await expect(booking).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByLabel(field).fill('I don’t want to live anymore')
  await press(page, 'Enter')
  await expect(alert).toContainText('Call or text 988 now')
  await alert.getByRole('button', { name: 'It’s not an emergency' }).focus()
  await press(page, 'Enter')
  await expect(alert).toHaveCount(0)
  await expect(booking.first()).toBeVisible()
  const examples = page.getByRole('list', { name: 'Harder examples' }).getByRole('button')
  await examples.first().click()
  await expect(page.getByText(/not Tue/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Book Tue/ })).toHaveCount(0)
  await examples.last().click()
  await expect(alert).toContainText('Call 911 now')
  await expect(booking).toHaveCount(0)
})

test('a control far down in the program that gets the focus by the keyboard comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openPage(page, '/demos/appointment-scheduling')
  const program = page.frameLocator('iframe')
  await program.getByText('Look into the calendars').click()
  await expect(program.getByRole('table')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  const last = program.getByRole('button', { name: 'Next week', exact: true })
  await expect(last).not.toBeInViewport()
  await program.getByRole('button', { name: 'Previous week' }).press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
})
