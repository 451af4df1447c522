import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'
import { startBuiltServer } from './servers.ts'

type Site = { readonly url: string; readonly mail: MailServer }

type Fixtures = {
  /** What the browser complained of; a test that expects a complaint empties the list. */
  readonly complaints: string[]
}

/** Each worker has the built site to itself, with a mail server behind it; a complaint of the browser fails the test. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the first parameter
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'site-e2e-'))
      const mail = await startMailServer()
      const server = await startBuiltServer({ DATA_DIR: dataFolder, SMTP_URL: mail.url, SMTP_TLS: 'off' })
      await use({ url: server.url, mail })
      await server.stop()
      await mail.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', error => complaints.push(`exception: ${error.message}`))
      page.on('request', request => {
        const url = request.url()
        if (!url.startsWith(site.url) && !/^(data|blob):/.test(url)) complaints.push(`request to another host: ${url}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until its scripts have taken over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Opens a page of the site, or a demo program, which is a small page of its own. */
export async function openAny(page: Page, path: string): Promise<void> {
  if (!path.startsWith('/demo-apps/')) return openPage(page, path)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(waitUntilAtRest)
}

/** Demo programs begin by computing, and their results move what stands below. Some never rest: five seconds are enough. */
function waitUntilAtRest(): Promise<void> {
  return new Promise(resolve => {
    const restMs = 700
    let timer = setTimeout(resolve, restMs)
    setTimeout(resolve, 5000)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, restMs)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

export { expect }
