import { press } from './support/press.ts'
import { expect, test } from './support/site.ts'

test('the data check starts with its sample, opens it again by Enter, and arrows go from tab to tab', async ({
  page,
}) => {
  await page.goto('/demo-apps/ai-data-validation/')
  await expect(page.getByText('sample-customers.csv: 124 rows checked.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the sample' }).focus()
  await press(page, 'Enter')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  await tabs.first().focus()
  await press(page, 'ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await press(page, 'End')
  await expect(tabs.nth(4)).toBeFocused()
})

test('the inspection chooses a sample and a view by the keyboard', async ({ page }) => {
  await page.goto('/demo-apps/computer-vision/')
  const sample = page.getByRole('group', { name: 'Samples' }).getByRole('button').nth(1)
  await sample.focus()
  await press(page, 'Enter')
  await expect(sample).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Picture' }).focus()
  await press(page, 'ArrowRight')
  await expect(page.getByRole('radio', { name: 'Objects' })).toBeChecked()
})

test('the inspection learns from what is marked by the keyboard, and names what differs', async ({ page }) => {
  await page.goto('/demo-apps/computer-vision/')
  const marks = page.getByRole('checkbox', { name: /^Good part/ })
  await expect(page.getByText('4 of 9 others differ: no. 6, 8, 10, 12.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the marks' }).click()
  await expect(page.getByText('No norm yet. Mark at least 3 good ones.')).toBeVisible()
  for (const index of [0, 1, 2, 3, 4]) {
    await marks.nth(index).focus()
    await press(page, 'Space')
  }
  await expect(page.getByText('4 of 9 others differ: no. 6, 8, 10, 12.')).toBeVisible()
  await expect(page.getByRole('listitem').nth(11)).toContainText('× the limit: differs, most at the')
  await page.getByRole('checkbox', { name: 'No. 3 is a good part' }).check()
  await expect(page.getByText('Compared with the 1 marked as good.')).toBeVisible()
})

test('an arrow key moves a stop of the dispatch map as dragging does, and each edit can be undone', async ({
  page,
}) => {
  await page.goto('/demo-apps/smart-dispatch-scheduler/')
  const stop = page.getByRole('button', { name: /T01 pickup at/ })
  const before = await stop.getAttribute('aria-label')
  await stop.focus()
  await press(page, 'ArrowRight')
  await expect(stop).not.toHaveAttribute('aria-label', before ?? '')
  await expect(stop).toBeFocused()
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(stop).toHaveCount(0)
  await undo.focus()
  await press(page, 'Enter')
  await expect(page.getByLabel('Trip to change')).toHaveValue('T01')
  await expect(stop).not.toHaveAttribute('aria-label', before ?? '')
  await press(page, 'Enter')
  await expect(stop).toHaveAttribute('aria-label', before ?? '')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toBeFocused()
})

test('a visit is found and booked by the keyboard, and the focus goes to what came of it', async ({ page }) => {
  await page.goto('/demo-apps/appointment-scheduling/')
  await page.getByLabel('When would you like to come').fill('next week with a skin doctor')
  await press(page, 'Enter')
  await page
    .getByRole('button', { name: /^Book / })
    .first()
    .focus()
  await press(page, 'Enter')
  await expect(page.getByRole('status').first()).toBeFocused()
  await expect(page.getByRole('status').first()).not.toBeEmpty()
})

test('after a breakdown the dispatch demo says which trips moved, and why, and can plan from scratch', async ({
  page,
}) => {
  await page.goto('/demo-apps/smart-dispatch-scheduler/')
  await expect(page.getByText(/^Done after /)).toBeVisible()
  await expect(page.getByRole('img', { name: /^V1, .* min driving, .* min at a stop, .* min waiting$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Break V1' }).focus()
  await press(page, 'Enter')
  const changes = page.getByRole('region', { name: 'What changed' })
  await expect(changes.getByText(/moved from V1 to V\d because V1 is out of service\./).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^V1, / })).toHaveCount(0)
  await page.getByLabel('Seats', { exact: true }).fill('25')
  await press(page, 'Enter')
  await expect(page.getByText('Write a whole number from 1 to 20')).toBeVisible()
  await changes.getByRole('button', { name: 'Plan from scratch' }).focus()
  await press(page, 'Enter')
  await expect(changes.getByText('Nothing yet.')).toBeVisible()
  await expect(changes.getByRole('button', { name: 'Plan from scratch' })).toBeFocused()
})

test('a request without a time is asked for it, and the answer brings the offers that fit', async ({ page }) => {
  await page.goto('/demo-apps/appointment-scheduling/')
  await page.getByLabel('When would you like to come').fill('a skin doctor next week for 15 minutes')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'What time suits you?' })).toBeVisible()
  await page.getByLabel('Or in your words').fill('in the morning')
  await press(page, 'Enter')
  await expect(page.getByRole('status').first()).toHaveText('Changed: Done by 12:00 pm.')
  await expect(page.getByRole('status').first()).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What time suits you?' })).toBeHidden()
  await expect(page.getByText('meets every request').first()).toBeVisible()
})

test('an emergency gets an alert with the number to call, and no times or buttons to book, until the visitor goes on', async ({
  page,
}) => {
  await page.goto('/demo-apps/appointment-scheduling/')
  const booking = page.getByRole('button', { name: /^(?:Book|Move|Ask|Wait|Accept)/ })
  await expect(booking.first()).toBeVisible()
  const field = page.getByLabel('When would you like to come')
  await field.fill('a cardiologist tomorrow, my chest hurts badly')
  await press(page, 'Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Call 911 now')
  await expect(alert).toBeFocused()
  await expect(booking).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  await field.fill('I don’t want to live anymore')
  await press(page, 'Enter')
  await expect(alert).toContainText('Call or text 988 now')
  await alert.getByRole('button', { name: 'It’s not an emergency' }).focus()
  await press(page, 'Enter')
  await expect(alert).toHaveCount(0)
  await expect(booking.first()).toBeVisible()
})
