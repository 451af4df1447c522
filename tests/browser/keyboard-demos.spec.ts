import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

test('the viewer leads into the demo’s frame and out again', async ({ page }) => {
  await openPage(page, '/demos/ai-data-validation')
  const choose = page.frameLocator('iframe').getByLabel(/Choose a CSV file/)
  await expect(choose).toBeAttached()
  await page.getByRole('link', { name: 'Open in new tab' }).focus()
  await press(page, 'Tab')
  await expect(choose).toBeFocused()
  await press(page, 'Shift+Tab')
  await expect(page.getByRole('link', { name: 'Open in new tab' })).toBeFocused()
})

test('the data check opens its sample by Enter, and arrows go from tab to tab', async ({ page }) => {
  await page.goto('/demo-apps/ai-data-validation/')
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

test('an arrow key moves a stop of the dispatch map as dragging does', async ({ page }) => {
  await page.goto('/demo-apps/smart-dispatch-scheduler/')
  const stop = page.getByRole('button', { name: /T01 pick-up at/ })
  const before = await stop.getAttribute('aria-label')
  await stop.focus()
  await press(page, 'ArrowRight')
  await expect(stop).not.toHaveAttribute('aria-label', before ?? '')
  await expect(stop).toBeFocused()
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
