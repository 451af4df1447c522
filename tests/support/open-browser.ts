import { type Browser, chromium, type Page } from '@playwright/test'
import { onTestFinished } from 'vitest'
import { findBrowser } from '../../scripts/find-browser.ts'

/** A tab of a real browser until the test ends. Throws when there is no browser; `npm run test:browser` installs one. */
export async function openTab(): Promise<Page> {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('These tests need Chromium: run `npx playwright install chromium`.')
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  return browser.newPage()
}
