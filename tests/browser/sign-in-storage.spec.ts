import { ada, adaSession, openDialog, register, signedIn, signIn, store } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'

test('a stored session comes back without moving anything or a complaint of React', async ({ page }) => {
  await store(page, 'user', JSON.stringify(adaSession))
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const value = Number(entry.toJSON().value)
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, '/')
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01)
})

test('the session is there after a reload and on every page of the frame', async ({ page }) => {
  await store(page, 'registeredUsers', JSON.stringify([ada]))
  await openPage(page, '/')
  await openDialog(page)
  await signIn(page, ada)
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click()
  await expect(page.getByRole('dialog', { name: signedIn })).toBeVisible()
})

test('damaged storage is warned of once, and the page lives', async ({ page, complaints }) => {
  await store(page, 'user', '{"name":')
  await store(page, 'registeredUsers', 'nonsense')
  await openPage(page, '/')
  await openDialog(page)
  await register(page, ada)
  await expect(page.getByRole('dialog', { name: signedIn })).toBeVisible()
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('"user" in the local storage is damaged'),
    expect.stringContaining('"registeredUsers" in the local storage is damaged'),
  ])
})

test('another tab learns of the sign-in and of the sign-out', async ({ page, context }) => {
  await store(page, 'registeredUsers', JSON.stringify([ada]))
  await openPage(page, '/')
  const other = await context.newPage()
  await openPage(other, '/about')
  await openDialog(page)
  await signIn(page, ada)
  await expect(other.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})
