import type { Locator, Page } from '@playwright/test'
import { observePaint, readObserved } from '../browser/support/first-load.ts'
import {
  ada,
  adaSession,
  openDialog,
  readStored,
  register,
  signedIn,
  signIn,
  store,
} from '../browser/support/sign-in.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

/** The dialog on the home page of a browser that remembers these accounts. */
async function openWith(page: Page, accounts: readonly (typeof ada)[] = []): Promise<Locator> {
  if (accounts.length > 0) await store(page, 'registeredUsers', JSON.stringify(accounts))
  await openPage(page, '/')
  await openDialog(page)
  return page.getByRole('dialog')
}

test('Authentication: signed out, signed in on successful login (session stored locally); logout clears it', async ({
  page,
}) => {
  const dialog = await openWith(page)
  await register(page, ada)
  await expect(dialog.getByRole('heading', { name: signedIn })).toBeFocused()
  expect(await readStored(page, 'registeredUsers')).not.toContain(ada.password)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => readStored(page, 'user')).toBe('')
  await openDialog(page)
  await signIn(page, { ...ada, email: 'ADA@example.com' })
  await expect(dialog).toHaveAccessibleName(signedIn)
  await expect.poll(async () => JSON.parse(await readStored(page, 'user'))).toEqual(adaSession)
})

test('Login failure: false; empty fields send nothing, a wrong password is told in plain words until something is typed', async ({
  page,
}) => {
  const dialog = await openWith(page, [ada])
  const alert = dialog.getByRole('alert')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(alert).toBeHidden()
  await signIn(page, { ...ada, password: 'wrong' })
  await expect(alert).toHaveText('The email and password don’t match. Check both and try again.')
  await dialog.getByLabel('Password').fill('x')
  await expect(alert).toBeHidden()
  expect(await readStored(page, 'user')).toBe('')
})

test('Duplicate registration: false; the dialog tells that the email is already registered', async ({ page }) => {
  const dialog = await openWith(page, [ada])
  await register(page, { ...ada, email: 'Ada@Example.com' })
  await expect(dialog.getByRole('alert')).toContainText('This email is already registered.')
})

test('Session restored on load, on every page and tab; a plain-text record signs in and holds no plain text afterwards', async ({
  page,
  context,
}) => {
  await store(page, 'registeredUsers', JSON.stringify([ada]))
  await openPage(page, '/')
  const other = await context.newPage()
  await openPage(other, '/about')
  // Browsers slow down the scripts of a tab in the background, and hashing takes many steps.
  await page.bringToFront()
  await openDialog(page)
  await signIn(page, ada)
  await expect(page.getByRole('dialog', { name: signedIn })).toBeVisible()
  await expect
    .poll(async () => JSON.parse(await readStored(page, 'registeredUsers')))
    .toEqual([{ ...ada, password: expect.stringMatching(/^scrypt:ln=15,r=8,p=1:/) }])
  await expect(other.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click()
  await expect(page.getByRole('dialog', { name: signedIn })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a stored session comes back without moving anything or a complaint of React', async ({ page }) => {
  await store(page, 'user', JSON.stringify(adaSession))
  await observePaint(page)
  await openPage(page, '/')
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()
  expect((await readObserved(page)).shift).toBeLessThan(0.01)
})

test('damaged storage is warned of once, and the page lives', async ({ page, complaints }) => {
  await store(page, 'user', '{"name":')
  await store(page, 'registeredUsers', 'nonsense')
  await openWith(page)
  await register(page, ada)
  await expect(page.getByRole('dialog', { name: signedIn })).toBeVisible()
  await complaints.expect(/"user" in the local storage is damaged/)
  await complaints.expect(/"registeredUsers" in the local storage is damaged/)
  expect(complaints.all).toHaveLength(2)
})
