import { ada, adaSession, openDialog, readStored, register, signedIn, signIn, store } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'

test('a visitor registers, is signed in, signs out, and signs in again with the email in another case', async ({
  page,
}) => {
  await openPage(page, '/')
  await openDialog(page)
  await register(page, ada)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: signedIn })).toBeFocused()
  expect(await readStored(page, 'registeredUsers')).not.toContain(ada.password)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toBeHidden()
  expect(await readStored(page, 'user')).toBe('')
  await openDialog(page)
  await signIn(page, { ...ada, email: 'ADA@example.com' })
  await expect(dialog).toHaveAccessibleName(signedIn)
  expect(JSON.parse(await readStored(page, 'user'))).toEqual(adaSession)
})

test('a wrong password is told in plain words, until something is typed', async ({ page }) => {
  await store(page, 'registeredUsers', JSON.stringify([ada]))
  await openPage(page, '/')
  await openDialog(page)
  await signIn(page, { ...ada, password: 'wrong' })
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toHaveText('Email and password do not match. Check both and try again.')
  await page.getByRole('dialog').getByLabel('Password').fill('x')
  await expect(alert).toBeHidden()
  expect(await readStored(page, 'user')).toBe('')
})

test('an email that is registered in another case is refused', async ({ page }) => {
  await store(page, 'registeredUsers', JSON.stringify([ada]))
  await openPage(page, '/')
  await openDialog(page)
  await register(page, { ...ada, email: 'Ada@Example.com' })
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This email is registered already.')
})

test('a plain-text record signs in and holds no plain text afterwards', async ({ page }) => {
  await store(page, 'registeredUsers', JSON.stringify([ada]))
  await openPage(page, '/')
  await openDialog(page)
  await signIn(page, ada)
  await expect(page.getByRole('dialog', { name: signedIn })).toBeVisible()
  expect(JSON.parse(await readStored(page, 'registeredUsers'))).toEqual([
    { ...ada, password: expect.stringMatching(/^scrypt:ln=15,r=8,p=1:/) },
  ])
})
