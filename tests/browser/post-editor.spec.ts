import { fillNewPost, managePath, openSignedIn } from './support/manage-posts.ts'
import { press } from './support/press.ts'
import { expect, test } from './support/site.ts'

test('the editor takes the focus and gives it back: on Cancel to the button that adds, after an edit to the post’s', async ({
  page,
}) => {
  await openSignedIn(page)
  const add = page.getByRole('button', { name: 'Add a post' })
  await add.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Add a post' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
  const edit = page.getByRole('button', { name: 'Edit Beat last week first' })
  await edit.press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit a post' })).toBeFocused()
  await page.getByLabel('Excerpt').fill('Shorter now.')
  await page.getByRole('button', { name: 'Save post' }).press('Enter')
  await expect(page.getByText('“Beat last week first” was saved')).toBeVisible()
  await expect(edit).toBeFocused()
})

test('faults stand beside their fields, the first one gets the focus', async ({ page }) => {
  await openSignedIn(page)
  await fillNewPost(page, '# Too high')
  await page.getByLabel('Address').fill('blog-33')
  await page.getByLabel('Reading time').fill('long')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Address')).toBeFocused()
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(
    /Another article already has the address "blog-33"/,
  )
  await expect(page.getByLabel('Reading time')).toHaveAccessibleDescription(/Write it as "5 min read"/)
  await page.getByLabel('Address').fill('mine')
  await page.getByLabel('Reading time').fill('5 min read')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveAccessibleDescription(/begin with ## and go down/)
})

test('links, Back and Cancel ask before unsaved changes are lost', async ({ page }) => {
  await openSignedIn(page, '/blogs')
  await page.getByRole('link', { name: 'Manage Posts' }).click()
  await page.getByRole('button', { name: 'Add a post' }).click()
  await page.getByLabel('Title').fill('Half a post')
  const leaveBy = [
    () => page.getByRole('navigation').first().getByRole('link', { name: 'About' }).first().click(),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  ]
  for (const leave of leaveBy) {
    await leave()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(managePath)
    await expect(page.getByLabel('Title')).toHaveValue('Half a post')
  }
  await page.goBack()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/blogs')
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
