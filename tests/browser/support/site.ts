import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'
import { startBuiltServer } from './servers.ts'

type Site = { readonly url: string; readonly mail: MailServer }

/** What the browser complains of. A complaint of a kind that the test does not name fails it, whenever it comes. */
type Complaints = {
  /** All so far. */
  readonly all: readonly string[]
  /** Complaints of this kind are no fault. */
  readonly allow: (kind: RegExp) => void
  /** Waits until there is one of this kind; more of the kind are no fault. */
  readonly expect: (kind: RegExp) => Promise<void>
}

type Fixtures = { readonly complaints: Complaints }

/** Each worker has the built site to itself, with a mail server behind it. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the first parameter
    async ({}, use) => {
      const mail = await startMailServer()
      const server = await startBuiltServer({ SMTP_URL: mail.url, SMTP_TLS: 'off' })
      await use({ url: server.url, mail })
      await server.stop()
      await mail.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page, site }, use) => {
      const all: string[] = []
      const allowed: RegExp[] = []
      page.on('console', message => {
        if (isComplaint(message)) all.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', error => all.push(`exception: ${error.message}`))
      page.on('request', request => {
        const url = request.url()
        if (!url.startsWith(site.url) && !/^(data|blob):/.test(url)) all.push(`request to another host: ${url}`)
      })
      const allow = (kind: RegExp) => void allowed.push(kind)
      await use({
        all,
        allow,
        expect: async kind => {
          allow(kind)
          await expect
            .poll(() => all.filter(complaint => kind.test(complaint)), `${kind} is complained of`)
            .not.toEqual([])
        },
      })
      expect(all.filter(complaint => !allowed.some(kind => kind.test(complaint)))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    },
    { auto: true },
  ],
})

/** React says in a message for debugging that it did not find what the server had rendered. */
function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) || /React error|hydrat/i.test(message.text())
}

/** Opens a page and waits until its scripts have taken over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await startScripts(page)
}

/** Starts the scripts by an interaction, as a visitor does who does not wait, and waits for hydration. */
export async function startScripts(page: Page): Promise<void> {
  await page.dispatchEvent('body', 'pointerdown')
  await waitForHydration(page)
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Waits until React listens to an element: parts of a page with code of their own come after the page. */
export async function waitForPart(element: Locator): Promise<void> {
  const isHydrated = () => element.evaluate(node => Object.keys(node).some(key => key.startsWith('__reactProps')))
  await expect.poll(isHydrated, 'the part is hydrated').toBe(true)
}

/** Waits until what the page has changed so far is painted, and what observes its layout has been called. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  })
}

export { expect }
