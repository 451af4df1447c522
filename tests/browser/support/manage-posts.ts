import type { Locator, Page } from '@playwright/test'
import { adaSession, store } from './sign-in.ts'
import { openPage } from './site.ts'

export const managePath = '/admin/manage-posts'

/** Signed in as a browser that remembers it. */
export async function openSignedIn(page: Page, address = managePath): Promise<void> {
  await store(page, 'user', JSON.stringify(adaSession))
  await openPage(page, address)
}

export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })
}

/** The editor with all that a post needs, but not saved. */
export async function fillNewPost(page: Page, content = '## A part\n\nSome **strong** words.'): Promise<void> {
  await page.getByRole('button', { name: 'Add a post' }).click()
  await page.getByLabel('Title').fill('A Post of Mine')
  await page.getByLabel('Category').selectOption('Technology')
  await page.getByLabel('Publication').fill('2025-09-01T09:30')
  await page.getByLabel('Reading time').fill('1 min read')
  await page.getByLabel('Excerpt').fill('What it is about.')
  await page.getByLabel('Cover', { exact: true }).fill('/images/covers/default.jpg')
  await page.getByLabel('Description of the cover').fill('A covered bridge')
  await page.getByLabel('Markdown', { exact: true }).fill(content)
}
