import { findViolations, findViolationsAtAllWidths } from './support/axe.ts'
import { openSignedIn } from './support/manage-posts.ts'
import { ada, openDialog, register, signedIn, signIn } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'

// What opens, changes or fails on a page, checked as the pages themselves are.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an open dropdown, contact card and menu have no fault that axe finds', async ({ page }) => {
  await openPage(page, '/careers')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar
    .getByRole('button', { name: / menu$/ })
    .first()
    .click()
  await expect(bar.locator('[aria-expanded="true"]')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Contact options').click()
  await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await bar.getByLabel('Menu', { exact: true }).click()
  await expect(bar.locator('details').getByRole('link').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the account dialog has no fault: signing in, refused, signed in', async ({ page }) => {
  await openPage(page, '/careers')
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await signIn(page, ada)
  await expect(dialog.getByRole('alert')).toContainText('don’t match')
  expect(await findViolations(page)).toEqual([])
  await register(page, ada)
  await expect(dialog.getByRole('heading', { name: signedIn })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
})

test('the form has no fault: with its faults, refused by the server, with its thanks', async ({ page, complaints }) => {
  await openPage(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await complaints.expect(/status of 400/)
  expect(await findViolations(page)).toEqual([])
  await openPage(page, '/contact')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('Looked at by axe.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
})

test('the posts’ administration has no fault: table, undo, form, faults', async ({ page }) => {
  await openSignedIn(page)
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await undo.click()
  await page.getByRole('button', { name: 'Add a post' }).click()
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  expect(await findViolations(page)).toEqual([])
})
