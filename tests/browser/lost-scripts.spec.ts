import type { Page } from '@playwright/test'
import { measureText } from './support/foreign-changes.ts'
import { expect, openPage, test, waitForPaint } from './support/site.ts'

// With lazy parts in a boundary of their own (calculator, charts, files), without one (sections), and as the layout.
for (const path of ['/blogs/blog-11', '/how-we-work', '/demos/computer-vision']) {
  test(`${path} keeps what the server sent whichever of its scripts is lost, and its links work`, async ({
    page,
    complaints,
  }) => {
    const scripts = new Set<string>()
    page.on('request', request => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(new URL(request.url()).pathname)
    })
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    expect(scripts.size).toBeGreaterThan(8)
    for (const script of [...scripts]) {
      await test.step(script, () => loseScript(page, path, script))
    }
    // The browser reports what it cannot load.
    expect(
      complaints.splice(0).filter(complaint => !/ERR_FAILED|dynamically imported|debug: /.test(complaint)),
    ).toEqual([])
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
  expect(await measureText(page)).toBeGreaterThanOrEqual(sent)
  const link = page.locator('a[href="/"]').first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).toContainText('Get AI out')
  await page.unroute(`**${script}`)
}

test('a page whose layout is lost on the way to it comes from the server', async ({ page, complaints }) => {
  await openPage(page, '/')
  await page.route('**/assets/BareLayout-*.js', route => route.abort())
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('main a[href="/demos"]').first().click()
  await expect(page.getByRole('heading', { name: 'Filter by Industry' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
})
