import type { Page } from '@playwright/test'
import { press } from './support/press.ts'
import { ada, adaSession, register, store } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'

const path = '/admin/manage-posts'

async function openSignedIn(page: Page): Promise<void> {
  await store(page, 'user', JSON.stringify(adaSession))
  await openPage(page, path)
  await expect(page.getByRole('table')).toBeVisible()
}

test('whoever signs in at the prompt is led on by the page’s heading', async ({ page }) => {
  await openPage(page, path)
  await page.getByRole('button', { name: 'Sign in to manage posts' }).focus()
  await press(page, 'Enter')
  await register(page, ada)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Escape closes the prompt’s dialog and gives the focus back', async ({ page }) => {
  await openPage(page, path)
  const button = page.getByRole('button', { name: 'Sign in to manage posts' })
  await button.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  await press(page, 'Escape')
  await expect(button).toBeFocused()
})

test('the editor takes the focus, and Cancel gives it back to the button that adds', async ({ page }) => {
  await openSignedIn(page)
  const add = page.getByRole('button', { name: 'Add a post' })
  await add.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Add a post' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).focus()
  await press(page, 'Enter')
  await expect(add).toBeFocused()
})

test('after an edit the focus is at the button of the edited post', async ({ page }) => {
  await openSignedIn(page)
  const edit = page.getByRole('button', { name: 'Edit Beat Last Week First' })
  await edit.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Edit a post' })).toBeFocused()
  await page.getByLabel('Excerpt').fill('Shorter now.')
  await page.getByRole('button', { name: 'Save post' }).focus()
  await press(page, 'Enter')
  await expect(page.getByText('“Beat Last Week First” was saved')).toBeVisible()
  await expect(edit).toBeFocused()
})

test('a deletion is taken back by Escape, made by Enter, and undone without losing the focus', async ({ page }) => {
  await openSignedIn(page)
  const remove = page.getByRole('button', { name: 'Delete Beat Last Week First' })
  await remove.focus()
  await press(page, 'Enter')
  const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep it' })
  await expect(keep).toBeFocused()
  await press(page, 'Escape')
  await expect(remove).toBeFocused()
  await press(page, 'Enter')
  await expect(keep).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'is back' })).toBeFocused()
})

test('the head of a column sorts by Enter and keeps the focus', async ({ page }) => {
  await openSignedIn(page)
  const head = page.getByRole('button', { name: 'Title', exact: true })
  await head.focus()
  await press(page, 'Enter')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(head).toBeFocused()
})
