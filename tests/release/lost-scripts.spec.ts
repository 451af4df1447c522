import type { Page } from '@playwright/test'
import { measureText } from '../browser/support/foreign-changes.ts'
import { expect, openPage, test, waitForPaint } from '../browser/support/site.ts'
import { listIds } from '../support/some-content.ts'
import { someDemo } from '../support/some-demo.ts'

// With lazy parts, and with a layout of its own.
for (const path of [
  ...listIds('articles')
    .slice(0, 1)
    .map(id => `/blogs/${id}`),
  `/demos/${someDemo.id}`,
]) {
  test(`${path} keeps what the server sent when one of its scripts is lost, and its links work`, async ({
    page,
    complaints,
  }) => {
    // The browser reports what it cannot load.
    complaints.allow(/ERR_FAILED|dynamically imported|debug: /)
    const scripts = new Set<string>()
    page.on('request', request => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(new URL(request.url()).pathname)
    })
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    expect(scripts.size).toBeGreaterThan(8)
    // The entry, and the latest: the page's own and its lazy parts.
    for (const script of [[...scripts][0] ?? '', ...[...scripts].slice(-4)]) {
      await test.step(script, () => loseScript(page, path, script))
    }
  })
}

async function loseScript(page: Page, path: string, script: string): Promise<void> {
  await page.route(`**${script}`, route => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const sent = await measureText(page)
  await page.dispatchEvent('body', 'pointerdown')
  await lost
  await waitForPaint(page)
  await expect.poll(() => measureText(page)).toBeGreaterThanOrEqual(sent)
  const link = page.locator('a[href="/"]').first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL('/')
  await expect(page.locator('main header picture + picture')).toBeAttached()
  await page.unroute(`**${script}`)
}
