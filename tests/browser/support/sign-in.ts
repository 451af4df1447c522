import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const ada = { email: 'ada@example.com', password: 'open sesame', name: 'Ada Lovelace' }
export const adaSession = {
  name: 'Ada Lovelace',
  role: 'User',
  avatar: '/images/avatars/default.png',
  email: 'ada@example.com',
}
/** What the dialog is named while she is signed in. */
export const signedIn = 'Signed in as Ada Lovelace, User'

/** Puts something into the local storage before the page's own scripts run, on the first page only. */
export async function store(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    ([name = '', value = '']) => localStorage.getItem(name) ?? localStorage.setItem(name, value),
    [key, text],
  )
}

export async function readStored(page: Page, key: string): Promise<string> {
  return page.evaluate(name => localStorage.getItem(name) ?? '', key)
}

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

export async function register(page: Page, { email, password, name }: typeof ada): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Register' }).click()
}
