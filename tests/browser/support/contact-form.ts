import type { Page } from '@playwright/test'

/** Fills in the contact form. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Company').fill('Analytical Engines')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Details').fill('We have data. Can you help?')
}
