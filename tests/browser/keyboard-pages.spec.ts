import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

test('a filter chosen by the keyboard keeps the focus, and how many demos are left is told', async ({ page }) => {
  await openPage(page, '/demos')
  const option = page.getByRole('link', { name: 'Healthcare', exact: true })
  await option.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('status')).toHaveText('2 demos shown')
  await expect(option).toBeFocused()
  await expect(option).toHaveAttribute('aria-current', 'true')
  await press(page, 'Enter')
  await expect(page.getByRole('status')).toHaveText('4 demos shown')
})

test('filters of the landscape and months of the archive tell how much is left, too', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const all = await page.getByRole('status').textContent()
  await page.getByRole('link', { name: 'open weights', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ products shown$/)
  await expect(page.getByRole('status')).not.toHaveText(all ?? '')
  await openPage(page, '/blog')
  await page
    .getByRole('navigation', { name: 'Blog Archive' })
    .getByRole('link', { name: /\(1\)$/ })
    .first()
    .click()
  await expect(page.getByRole('status')).toHaveText('1 post shown')
})

test('a year of the archive opens and closes by Enter and Space', async ({ page }) => {
  await openPage(page, '/blog')
  const year = page.getByRole('navigation', { name: 'Blog Archive' }).locator('details').nth(1)
  await year.locator('summary').focus()
  await press(page, 'Enter')
  await expect(year).toHaveAttribute('open')
  await press(page, 'Space')
  await expect(year).not.toHaveAttribute('open')
})

test('a case study opens by Enter, its first stop closes it, and the focus returns to its card', async ({ page }) => {
  await openPage(page, '/industries/healthcare')
  const card = page.getByRole('link', { name: 'Ambient Visit Notes' })
  await card.focus()
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Ambient Visit Notes' })
  await expect(dialog.getByRole('link', { name: 'Close' })).toBeFocused()
  await press(page, 'Enter')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test('the picture opens by Enter, buttons zoom and move it, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const trigger = page.getByRole('link', { name: 'Show the picture full screen' })
  await trigger.focus()
  await press(page, 'Enter')
  const overlay = page.getByRole('dialog')
  const picture = overlay.getByRole('img')
  await expect(overlay.getByRole('button', { name: 'Close' })).toBeFocused()
  await press(page, 'Tab', 'Tab')
  await expect(overlay.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await press(page, 'Enter')
  await expect(picture).toHaveAttribute('data-scale', '1.40')
  const before = await picture.boundingBox()
  await overlay.getByRole('button', { name: 'Move right' }).click()
  expect((await picture.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await overlay.getByRole('button', { name: 'Whole picture' }).click()
  await expect(picture).toHaveAttribute('data-scale', '1.00')
  await press(page, 'Escape')
  await expect(trigger).toBeFocused()
})

test('the band of metrics stops and goes on by its button', async ({ page }) => {
  await openPage(page, '/industries/healthcare')
  await page.getByRole('button', { name: 'Pause' }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  await press(page, 'Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
})

test('the form is filled in and sent by the keyboard, and after its thanks the focus is at its button', async ({
  page,
}) => {
  await openPage(page, '/contact')
  await page.getByLabel('Name').focus()
  await press(page, 'Enter')
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  for (const text of ['Grace Hopper', 'Navy', 'grace@example.com', 'By the keyboard.']) {
    await page.keyboard.type(text)
    await press(page, 'Tab')
  }
  const send = page.getByRole('button', { name: 'Send Message' })
  await expect(send).toBeFocused()
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Message Sent Successfully!' })
  await expect(dialog.getByRole('button', { name: 'Close dialog' })).toBeFocused()
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  await expect(send).toBeFocused()
})

test('when sending fails the focus is back at the button', async ({ page, complaints }) => {
  await page.route('**/send-email', route => route.abort())
  await openPage(page, '/contact')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('Not to arrive.')
  await page.getByRole('button', { name: 'Send Message' }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  complaints.splice(0)
})
