import type { Page } from '@playwright/test'
import { listIds } from '../support/some-content.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, openPage, test, waitForHydration } from './support/site.ts'

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`)
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('h1')).toBeFocused()
}

test('Back returns to where the visitor was, Forward to the top of the next page', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => window.scrollTo(0, 700))
  // Playwright's own click would scroll the link into view first.
  await footerLink(page, '/careers').dispatchEvent('click')
  await expectPage(page, '/careers')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('a page whose data or layout cannot be had is loaded from the server instead', async ({ page, complaints }) => {
  complaints.allow(/dynamically imported|debug: /)
  for (const [lost, path] of [
    ['**/content/**', '/careers'],
    ['**/assets/BareLayout-*.js', '/demos'],
  ] as const) {
    await openPage(page, '/')
    await markDocument(page)
    await page.route(lost, route => route.abort())
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(path)
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
    await expect(page.locator('h1')).toBeVisible()
    await page.unroute(lost)
  }
  await complaints.expect(/net::ERR_FAILED/)
})

test('no script is fetched before the page has loaded; without an interaction they start by themselves', async ({
  page,
}) => {
  // Chromium without an interface has a pointer at the corner of each page. It arrives at each element that is laid out
  // there while the page loads, and each arrival is an interaction.
  await page.addInitScript(() =>
    addEventListener('pointerover', event => {
      if (document.readyState !== 'complete') event.stopImmediatePropagation()
    }),
  )
  await page.goto('/')
  await waitForHydration(page)
  // By the page's own clock: the order in which the test hears of requests and of the load is not theirs.
  const starts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.map(({ startTime }) => startTime - loaded)
  })
  expect(starts.length).toBeGreaterThan(3)
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0)
})

for (const id of listIds('articles').slice(0, 1)) {
  test('a link in an article is followed by the router, or to its place below the bar; Back returns to where the visitor was', async ({
    page,
  }) => {
    await openPage(page, `/blogs/${id}`)
    await markDocument(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    const hash = (await contents.nth(1).getAttribute('href')) ?? ''
    const section = page.locator(hash)
    const topOf = () => section.evaluate(element => Math.round(element.getBoundingClientRect().top))
    // Playwright's own click would scroll the link into view first.
    await contents.nth(1).dispatchEvent('click')
    await expect(section).toBeFocused()
    await expect(page).toHaveURL(`/blogs/${id}${hash}`)
    await expect.poll(topOf, 'the bar is 64 px high').toBe(80)
    await page.goBack()
    await expect(page).toHaveURL(`/blogs/${id}`)
    await expect.poll(() => scrollY(page)).toBe(500)
    await page.goForward()
    await expect.poll(topOf).toBe(80)
    const link = page.locator('[data-part="body"] p > a[href^="/"]:not([href*="#"])').first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.dispatchEvent('click')
    await expectPage(page, address)
    expect(await isSameDocument(page)).toBe(true)
  })
}

test('a link clicked again while its page is on its way adds one entry to the history', async ({ page }) => {
  await openPage(page, '/')
  const entries = await page.evaluate(() => window.history.length)
  const letThrough = await holdRequests(page, '**/content/**')
  await footerLink(page, '/careers').click()
  await expect(page).toHaveURL('/careers')
  await footerLink(page, '/careers').click()
  letThrough()
  await expectPage(page, '/careers')
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the head describes the next page, and has nothing of what the server told of the first to previews and search engines', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]')
  const description = page.locator('meta[name="description"]')
  await openPage(page, '/')
  await expect(data).toHaveCount(1)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^\/images\/social\//)
  const first = { title: await page.title(), description: (await description.getAttribute('content')) ?? '' }
  await footerLink(page, '/services').click()
  await expectPage(page, '/services')
  await expect(page).not.toHaveTitle(first.title)
  await expect(description).toHaveCount(1)
  await expect(description).not.toHaveAttribute('content', first.description)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/services')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('head meta[property]')).toHaveCount(0)
  await expect(data).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveTitle(first.title)
  await expect(data, 'none is written in the browser').toHaveCount(0)
})
