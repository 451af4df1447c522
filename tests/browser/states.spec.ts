import { findViolations, findViolationsAtAllWidths } from './support/axe.ts'
import { findFaultyStopsOnBothScreens } from './support/focus-walk.ts'
import { findLostText } from './support/lost-text.ts'
import { ada, adaSession, openDialog, register, signedIn, signIn, store } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'
import { setTextSize, zoomedScreen } from './support/zoom.ts'

// What opens, changes or fails on a page, checked as the pages themselves are: by axe, at 400 % and by the focus.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an open dropdown, menu and contact card have no fault that axe finds, and are read to their ends at 400 %', async ({
  page,
}) => {
  await openPage(page, '/careers')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar
    .getByRole('button', { name: / menu$/ })
    .first()
    .click()
  await expect(bar.locator('[aria-expanded="true"]')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Contact options').click()
  await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page.keyboard.press('Escape')
  await bar.getByLabel('Menu', { exact: true }).click()
  await expect(bar.locator('details').getByRole('link').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize(zoomedScreen)
  const last = bar.locator('details').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('with text twice as large the bar offers its menu instead of entries that do not fit', async ({ page }) => {
  await openPage(page, '/careers')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
  await setTextSize(page, 200)
  await expect(bar.getByRole('link', { name: 'Services', exact: true })).toBeHidden()
  await bar.getByLabel('Menu', { exact: true }).click()
  await expect(bar.locator('details').getByRole('link').first()).toBeVisible()
  expect(await findLostText(page)).toEqual([])
})

test('the account dialog has no fault: signing in, refused, registering, signed in, at 400 %', async ({ page }) => {
  await openPage(page, '/careers')
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page.setViewportSize(zoomedScreen)
  await dialog.getByRole('button', { name: 'Register' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('button', { name: 'Register' })).toBeInViewport()
  expect(await findLostText(page)).toEqual([])
  await signIn(page, ada)
  await expect(dialog.getByRole('alert')).toContainText('don’t match')
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await register(page, ada)
  await expect(dialog.getByRole('heading', { name: signedIn })).toBeFocused()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
})

test('the form has no fault: refused by the server, with its faults, with its thanks, at 400 %', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
  await openPage(page, '/contact')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('Looked at by axe.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page.setViewportSize(zoomedScreen)
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })
  await close.scrollIntoViewIfNeeded()
  await expect(close).toBeInViewport()
  await close.click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the posts’ administration has no fault: table, undo at 400 %, form, faults', async ({ page }) => {
  await store(page, 'user', JSON.stringify(adaSession))
  await openPage(page, '/admin/manage-posts')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  expect(await findFaultyStopsOnBothScreens(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
  await page.setViewportSize(zoomedScreen)
  await undo.scrollIntoViewIfNeeded()
  await expect(undo).toBeInViewport()
  expect(await findLostText(page)).toEqual([])
  await undo.click()
  await page.getByRole('button', { name: 'Add a post' }).click()
  expect(await findFaultyStopsOnBothScreens(page)).toEqual([])
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  expect(await findViolationsAtAllWidths(page)).toEqual([])
})
