import { managePath, openSignedIn } from '../browser/support/manage-posts.ts'
import { press } from '../browser/support/press.ts'
import { ada, register } from '../browser/support/sign-in.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test("Signed-in users also see a 'Manage Posts' link to /admin/manage-posts.", async ({ page }) => {
  for (const list of ['/blog', '/blogs']) {
    await openSignedIn(page, list)
    await page.getByRole('link', { name: 'Manage Posts' }).click()
    await expect(page).toHaveURL(managePath)
    await expect(page.getByRole('table')).toBeVisible()
  }
})

test('Only signed-in users see the Manage Posts link; signed out the screen asks to sign in', async ({ page }) => {
  for (const list of ['/blog', '/blogs']) {
    await openPage(page, list)
    await expect(page.getByRole('link', { name: 'Manage Posts' })).toHaveCount(0)
  }
  await openPage(page, managePath)
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Sign in to manage posts' })
  await button.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  await press(page, 'Escape')
  await expect(button).toBeFocused()
  await press(page, 'Enter')
  await register(page, ada)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
