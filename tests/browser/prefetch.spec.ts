import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { expect, openPage, startScripts, test } from './support/site.ts'

/** What the page requests from now on, without pictures. */
function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    // The browser asks for the icon anew on each page, and calls it no picture.
    if (request.resourceType() !== 'image' && pathname !== '/favicon.svg') paths.push(pathname)
  })
  return paths
}

/** A request that follows all that the page has asked for before. */
const ask = (page: Page) => page.evaluate(async () => void (await fetch('/site.webmanifest')))
const isOfCareers = (path: string) => path.includes('CareersPage')
const careers = (page: Page) => page.locator('footer a[href="/careers"]')

test('a link under the pointer or with the focus fetches code and documents of its page, and following it nothing more', async ({
  page,
}) => {
  for (const [start, link, act, code, documents] of [
    ['/', 'footer a[href="/careers"]', 'hover', /CareersPage-.*\.js$/, /\/content\/.*\/short\.json$/],
    ['/blogs', 'article a[href^="/blogs/"]', 'focus', /PostPage-.*\.js$/, /\/bodies\/.*\.json$/],
  ] as const) {
    await openPage(page, start)
    const requests = recordRequests(page)
    const fetched = [code, documents].map(kind => page.waitForResponse(kind))
    const target = page.locator(link).first()
    await target[act]()
    for (const response of fetched) await (await response).finished()
    requests.length = 0
    await target.press('Enter')
    await expect(page).not.toHaveURL(start)
    await expect(page.locator('h1')).toBeFocused()
    expect(requests.filter(path => code.test(path) || documents.test(path))).toEqual([])
  }
})

test('a press fetches at once, and the hover that has started the scripts does, too', async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto('/')
  await careers(page).hover()
  await expect.poll(() => requests.some(isOfCareers)).toBe(true)
  await openPage(page, '/')
  const code = page.waitForRequest(/CareersPage/)
  await careers(page).dispatchEvent('pointerdown')
  await code
})

test('a pointer that only crosses a link fetches nothing', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await page.mouse.move(700, 700)
  await expect(page.locator('[data-scripted="true"]')).toBeVisible()
  const requests = recordRequests(page)
  await careers(page).dispatchEvent('pointerover')
  await page.clock.runFor(60)
  await page.locator('footer').dispatchEvent('pointerover')
  await page.clock.runFor(1000)
  await ask(page)
  expect(requests.filter(isOfCareers)).toEqual([])
  await careers(page).dispatchEvent('pointerover')
  await page.clock.runFor(65)
  await expect.poll(() => requests.some(isOfCareers)).toBe(true)
})

test('links that lead outside, or to the page itself, fetch nothing', async ({ page }) => {
  await openPage(page, '/careers')
  const requests = recordRequests(page)
  for (const link of await page.locator('footer a:is([href^="http"], [href^="mailto"], [href="/careers"])').all()) {
    await link.dispatchEvent('pointerdown')
  }
  await ask(page)
  expect(requests).toEqual(['/site.webmanifest'])
})

test('nothing is fetched ahead while the page itself still loads, or for a visitor who saves data', async ({
  page,
}) => {
  const letThrough = await holdRequests(page, /images\/hero/)
  await page.goto('/', { waitUntil: 'commit' })
  await careers(page).waitFor({ state: 'attached' })
  await startScripts(page)
  const requests = recordRequests(page)
  await careers(page).dispatchEvent('pointerdown')
  await ask(page)
  expect(requests.filter(isOfCareers)).toEqual([])
  letThrough()
  await page.waitForLoadState('load')
  await careers(page).dispatchEvent('pointerdown')
  await expect.poll(() => requests.some(isOfCareers)).toBe(true)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openPage(page, '/')
  requests.length = 0
  await careers(page).dispatchEvent('pointerdown')
  await ask(page)
  expect(requests.filter(isOfCareers)).toEqual([])
})

test('a page that cannot be fetched ahead leaves the visitor where they are', async ({ page, complaints }) => {
  await openPage(page, '/')
  await page.route('**/content/**', route => route.abort())
  await careers(page).hover()
  await complaints.expect(/net::ERR_FAILED/)
  await expect(page).toHaveURL('/')
  await page.unroute('**/content/**')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await careers(page).click()
  await expect(page).toHaveURL('/careers')
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
