import { holdRequests } from './support/hold-requests.ts'
import { expect, openPage, test } from './support/site.ts'

test('a link shows the next page without loading the document again, with its own title and canonical address', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Learn more about our services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible()
  await expect(page).toHaveTitle('Our Services | Spanwell AI')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/services')
  await expect(page.locator('title')).toHaveCount(1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the new page is at its top and its heading has the focus', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

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

test('a page that is not there is told by the router as by the server', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    window.history.pushState(null, '', '/industries/lost')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Industry not found' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('an unknown white paper leads to the list in the browser as on the server', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    window.history.pushState(null, '', '/whitepapers/lost')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/whitepapers')
  await expect(page.getByRole('heading', { level: 1, name: 'White Papers' })).toBeVisible()
})

for (const [what, files] of [
  ['data', '**/content/**'],
  ['styles', '**/*.css'],
] as const) {
  test(`a page whose ${what} cannot be had is loaded from the server instead`, async ({ page, complaints }) => {
    await openPage(page, '/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.route(files, route => route.abort())
    await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
    expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
  })
}

test('nothing is fetched by scripts before the page has loaded', async ({ page }) => {
  const early: string[] = []
  let isLoaded = false
  page.on('load', () => {
    isLoaded = true
  })
  page.on('request', request => {
    if (!isLoaded && request.resourceType() === 'script') early.push(request.url())
  })
  await openPage(page, '/')
  expect(early).toEqual([])
})

test('the styles that a page carries are not fetched a second time, and those of all others once', async ({ page }) => {
  const styleSheets: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'stylesheet') styleSheets.push(new URL(request.url()).pathname)
  })
  await openPage(page, '/')
  expect(styleSheets).toEqual([])
  for (const name of ['Careers', 'Contact', 'Services']) {
    await page.locator('footer').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', /^\d{2}/)
  expect(styleSheets).toEqual([expect.stringMatching(/^\/assets\/screens-[\w-]+\.css$/)])
})

test('a link in the text of a piece is followed by the router', async ({ page }) => {
  await openPage(page, '/blogs/blog-21')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const link = page.locator('#piece-body a[href^="/"]').first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a link to a place on the page is left to the browser, one to the page itself adds nothing to the history', async ({
  page,
}) => {
  await openPage(page, '/blogs/blog-21')
  const entries = await page.evaluate(() => window.history.length)
  await page.locator('footer').getByRole('link', { name: 'Blogs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blogs' })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Blogs', exact: true }).click()
  await expect(page).toHaveURL('/blogs')
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
  await page.goBack()
  const place = page.locator('a[href^="#"]:visible').last()
  const hash = (await place.getAttribute('href')) ?? ''
  await place.click()
  await expect(page).toHaveURL(`/blogs/blog-21${hash}`)
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
