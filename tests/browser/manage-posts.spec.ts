import { somePost } from '../support/some-content.ts'
import { fillNewPost, openSignedIn, rowOf } from './support/manage-posts.ts'
import { press } from './support/press.ts'
import { expect, test } from './support/site.ts'

test('a post is deleted and brought back, without losing the focus', async ({ page }) => {
  await openSignedIn(page)
  const row = rowOf(page, (await page.getByRole('rowheader').first().textContent()) ?? '')
  await row.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'was deleted' })).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'is back' })).toBeFocused()
  await expect(row).toBeVisible()
})

test('the form takes the focus, and the outcome takes it when the form closes', async ({ page }) => {
  await openSignedIn(page)
  await page.getByRole('button', { name: 'Add a post' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Add a post' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was changed.' })).toBeFocused()
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit a post' })).toBeFocused()
  await page.getByLabel('Excerpt').fill('Shorter now.')
  await page.getByRole('button', { name: 'Save post' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'was saved' })).toBeFocused()
})

test('faults stand beside their fields, and the first one gets the focus', async ({ page }) => {
  await openSignedIn(page)
  await fillNewPost(page, '# Too high')
  await page.getByLabel('Address').fill(somePost)
  await page.getByLabel('Reading time').fill('long')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Address')).toBeFocused()
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/Another article already has the address/)
  await expect(page.getByLabel('Reading time')).toHaveAccessibleDescription(/Write it as "5 min read"/)
  await page.getByLabel('Address').fill('mine')
  await page.getByLabel('Reading time').fill('5 min read')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveAccessibleDescription(/begin with ## and go down/)
})

test('the browser asks before the site is left with unsaved changes', async ({ page }) => {
  await openSignedIn(page)
  await page.getByRole('button', { name: 'Add a post' }).click()
  await page.getByLabel('Title').fill('Half a post')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByLabel('Title')).toHaveValue('Half a post')
})

test('hostile Markdown does nothing, in the preview and on the post’s page', async ({ page }) => {
  await openSignedIn(page)
  const hostile = 'Hi <img src=x onerror="window.harmed=1"><script>window.harmed=1</script> [go](javascript:harmed=1)'
  await fillNewPost(page, hostile)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Hi')).toBeVisible()
  await expect(preview.locator('img, script, [onerror], a[href]')).toHaveCount(0)
  await preview.getByText('go', { exact: true }).click()
  await page.getByRole('button', { name: 'Save post' }).click()
  await page.getByRole('link', { name: 'A Post of Mine' }).click()
  await expect(page.locator('[data-part="body"]')).toContainText('Hi')
  await expect(page.locator('[data-part="body"]').locator('img, script, a[href]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
})
