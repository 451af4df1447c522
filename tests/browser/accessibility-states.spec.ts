import { findViolations, findViolationsOnBothScreens } from './support/axe.ts'
import { ada, adaSession, openDialog, register, signedIn, signIn, store } from './support/sign-in.ts'
import { expect, openPage, test, waitForHydration } from './support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing wrong with an open dropdown', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Industries menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Healthcare' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('axe finds nothing wrong with the open menu of small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  await page.getByLabel('Menu', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Services - All' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('axe finds nothing wrong with the open contact card', async ({ page }) => {
  await openPage(page, '/careers')
  await page.getByLabel('Contact options').click()
  await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
})

test('axe finds nothing wrong with the account dialog: signing in, refused, registering, signed in', async ({
  page,
}) => {
  await openPage(page, '/careers')
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  expect(await findViolationsOnBothScreens(page)).toEqual([])
  await signIn(page, ada)
  await expect(dialog.getByRole('alert')).toContainText('do not match')
  expect(await findViolationsOnBothScreens(page)).toEqual([])
  await register(page, ada)
  await expect(dialog.getByRole('heading', { name: signedIn })).toBeFocused()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
})

test('axe finds nothing wrong with an open case study', async ({ page }) => {
  await openPage(page, '/industries/healthcare')
  await page.getByRole('link', { name: 'Ambient Visit Notes' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
})

test('axe finds nothing wrong with the landscape full screen', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  await page.getByRole('link', { name: 'Show the picture full screen' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
})

test('axe finds nothing wrong with the form: its faults, then its thanks', async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Details').fill('Looked at by axe.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
})

test('axe finds nothing wrong with a form that the server refused', async ({ page, complaints }) => {
  await openPage(page, '/contact')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await waitForHydration(page)
  expect(await findViolationsOnBothScreens(page)).toEqual([])
  complaints.splice(0)
})

test('axe finds nothing wrong with the posts’ administration: table, question, faults', async ({ page }) => {
  await store(page, 'user', JSON.stringify(adaSession))
  await openPage(page, '/admin/manage-posts')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete Beat Last Week First' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Add a post' }).click()
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  expect(await findViolationsOnBothScreens(page)).toEqual([])
})

test('axe finds nothing wrong with the results of the data check, whichever is open', async ({ page }) => {
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByRole('button', { name: 'Open the sample' }).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(await findViolations(page)).toEqual([])
  }
})
