import type { Locator } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { expect, openPage, test, waitForHydration } from './support/site.ts'

test('Back returns to where the visitor was, Forward to the top of the next page', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => window.scrollTo(0, 700))
  // Playwright's own click would scroll the link into view first.
  await page.locator('footer').getByRole('link', { name: 'Careers' }).dispatchEvent('click')
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page whose data cannot be had is loaded from the server instead', async ({ page, complaints }) => {
  await openPage(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.route('**/content/**', route => route.abort())
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
})

test('no script is fetched before the page has loaded', async ({ page }) => {
  // Chromium without an interface has a pointer at the corner of each page. It arrives at each element that is laid out
  // there while the page loads, and each arrival is an interaction.
  await page.addInitScript(() =>
    addEventListener('pointerover', event => {
      if (document.readyState !== 'complete') event.stopImmediatePropagation()
    }),
  )
  await openPage(page, '/')
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

test('on a way through the site each style sheet comes once, with the document or before its page is shown', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
  })
  await openPage(page, '/')
  const sheets = (await page.locator('style').getAttribute('data-sheets'))?.split(' ') ?? []
  const open = async (link: Locator, path: string) => {
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  const footer = page.locator('footer')
  await open(footer.getByRole('link', { name: 'Pricing', exact: true }), '/pricing')
  await expect(page.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse')
  await open(footer.getByRole('link', { name: 'Blogs', exact: true }), '/blogs')
  await open(page.getByRole('link', { name: 'Demos', exact: true }).first(), '/demos')
  expect(sheets.length).toBeGreaterThan(2)
  expect(fetched.length).toBeGreaterThan(4)
  expect(fetched.filter((sheet, index) => sheets.includes(sheet) || fetched.indexOf(sheet) !== index)).toEqual([])
})

test('without an interaction the scripts start by themselves once the page has loaded', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
})

test('a link in the text of an article is followed by the router', async ({ page }) => {
  await openPage(page, '/blogs/blog-21')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const link = page.locator('[data-part="body"] p > a[href^="/"]').first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a link to an anchor shows it below the bar and focuses it; Back returns to where the visitor was', async ({
  page,
}) => {
  await openPage(page, '/blogs/blog-23')
  await page.evaluate(() => window.scrollTo(0, 500))
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last()
  const hash = (await link.getAttribute('href')) ?? ''
  const section = page.locator(hash)
  const topOf = () => section.evaluate(element => Math.round(element.getBoundingClientRect().top))
  // Playwright's own click would scroll the link into view first.
  await link.dispatchEvent('click')
  await expect(section).toBeFocused()
  await expect(page).toHaveURL(`/blogs/blog-23${hash}`)
  expect(await topOf(), 'the bar is 64 px high').toBe(80)
  await page.goBack()
  await expect(page).toHaveURL('/blogs/blog-23')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await page.goForward()
  await expect.poll(topOf).toBe(80)
})

test('a link clicked again while its page is on its way adds one entry to the history', async ({ page }) => {
  await openPage(page, '/')
  const entries = await page.evaluate(() => window.history.length)
  const letThrough = await holdRequests(page, '**/content/**')
  const link = page.locator('footer').getByRole('link', { name: 'Careers' })
  await link.click()
  await expect(page).toHaveURL('/careers')
  await link.click()
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeFocused()
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('the head describes the next page, and has nothing of what the server told of the first to previews and search engines', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^\/images\/social\//)
  const first = (await page.locator('meta[name="description"]').getAttribute('content')) ?? ''
  await page.getByRole('link', { name: 'Learn more about our services' }).click()
  await expect(page).toHaveTitle('Our Services | Spanwell AI')
  const description = page.locator('meta[name="description"]')
  await expect(description).toHaveCount(1)
  await expect(description).not.toHaveAttribute('content', first)
  await expect(page.locator('head meta[property]')).toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('a way between two pages that have data for search engines writes none in the browser', async ({ page }) => {
  await openPage(page, '/services/ai-staffing')
  await page.locator('footer').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Get AI out of the pilot/ })).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'AI Staffing' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/services/ai-staffing')
})
