import { findViolations } from '../../../tests/browser/support/axe.ts'
import { press } from '../../../tests/browser/support/press.ts'
import { expect, openPage, test } from '../../../tests/browser/support/site.ts'

const address = '/demo-apps/smart-dispatch-scheduler/'

test('an arrow key moves a stop of the map as dragging does, and each edit can be undone', async ({ page }) => {
  await page.goto(address)
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
  await press(page, 'Enter')
  await expect(stop).toHaveAttribute('aria-label', before ?? '')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toBeFocused()
})

test('after a breakdown the page says which trips moved, and why, and can plan from scratch; axe finds no fault', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.getByText(/^Done after /)).toBeVisible()
  await expect(page.getByRole('img', { name: /^V1, .* min driving, .* min at a stop, .* min waiting$/ })).toBeVisible()
  const clock = page.getByRole('slider', { name: 'Time of day' })
  await clock.fill('600')
  await expect(clock).toHaveAttribute('aria-valuetext', '10:00 AM')
  await expect(page.locator('[data-driving] circle').first()).toBeAttached()
  const download = page.getByRole('link', { name: 'Download' })
  await expect(download).toHaveAttribute('href', /^data:text\/csv;charset=utf-8,%EF%BB%BF.*T01/)
  await expect(download).toHaveAttribute('download', 'plan.csv')
  await page.getByRole('button', { name: 'Break V1' }).focus()
  await press(page, 'Enter')
  const changes = page.getByRole('region', { name: 'What changed' })
  await expect(changes.getByText(/moved from V1 to V\d because V1 is out of service\./).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^V1, / })).toHaveCount(0)
  await page.getByRole('button', { name: /^V2/ }).click()
  await expect(page.getByRole('table', { name: 'Stops of V2' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Seats', { exact: true }).fill('25')
  await press(page, 'Enter')
  await expect(page.getByText('Write a whole number from 1 to 20')).toBeVisible()
  await changes.getByRole('button', { name: 'Plan from scratch' }).focus()
  await press(page, 'Enter')
  await expect(changes.getByText('Nothing yet.')).toBeVisible()
  await expect(changes.getByRole('button', { name: 'Plan from scratch' })).toBeFocused()
})

test('the link of an article opens its data in the demo', async ({ page }) => {
  await openPage(page, '/blogs/blog-26')
  await page.getByRole('link', { name: 'Open the eight trips in our dispatch demo' }).click()
  const program = page.frameLocator('iframe')
  await expect(program.getByText(/^Done after .* 61 miles with 2 vehicles, 0 trips without a place\.$/)).toBeVisible()
})
