import type { Page } from '@playwright/test'
import { countWaves, holdRequests } from './support/hold-requests.ts'
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

const isOfCareers = (path: string) => path.includes('CareersPage')
const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name })
const isBody = (path: string) => /\/content\/.*bodies/.test(path)

test('a link under the pointer fetches code and documents of its page, and the click nothing more', async ({
  page,
}) => {
  await openPage(page, '/')
  const requests = recordRequests(page)
  await footerLink(page, 'Careers').hover()
  for (const file of [/CareersPage/, /short\.json$/]) {
    await expect.poll(() => requests.some(path => file.test(path))).toBe(true)
  }
  await page.waitForLoadState('networkidle')
  requests.length = 0
  await footerLink(page, 'Careers').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  expect(requests.filter(path => /Careers|short/.test(path))).toEqual([])
})

test('a written article is fetched ahead with its text', async ({ page }) => {
  await openPage(page, '/blogs')
  const requests = recordRequests(page)
  const card = page.getByRole('article').first().locator('a[href^="/blogs/"]')
  const id = (await card.getAttribute('href'))?.split('/').at(-1)
  await card.focus()
  await expect.poll(() => requests.some(isBody)).toBe(true)
  await page.waitForLoadState('networkidle')
  requests.length = 0
  await card.press('Enter')
  await expect(page.locator('[data-part="body"]').first()).toBeVisible()
  expect(requests.filter(path => path.endsWith(`/bodies/${id}.json`))).toEqual([])
})

for (const path of [
  '/careers',
  '/industries/logistics',
  '/blogs/blog-34',
  '/whitepapers/competitive-divide-blog',
  '/topics/agents',
  '/contact',
]) {
  test(`a click on ${path} without any prefetch asks for code and data in at most two rounds`, async ({ page }) => {
    const loaders = page.waitForResponse(/\/assets\/pages-/)
    await openPage(page, '/')
    await loaders
    const heading = page.locator('main h1')
    const before = await heading.textContent()
    const waves = countWaves(page, async () => (await heading.textContent()) !== before)
    // A click of a script alone, without a pointer that lets the page guess.
    await page.evaluate(href => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    expect(await waves).toBeLessThanOrEqual(2)
  })
}

test('a press fetches at once, without waiting for the click', async ({ page }) => {
  await openPage(page, '/')
  const requests = recordRequests(page)
  await footerLink(page, 'Careers').dispatchEvent('pointerdown')
  await expect.poll(() => requests.some(isOfCareers)).toBe(true)
})

test('the page of a link whose hover has started the scripts is fetched ahead, too', async ({ page }) => {
  await page.goto('/')
  const requests = recordRequests(page)
  await footerLink(page, 'Careers').hover()
  await expect.poll(() => requests.some(isOfCareers)).toBe(true)
})

test('a pointer that only crosses a link fetches nothing', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await page.mouse.move(700, 700)
  await expect(page.locator('[data-scripted="true"]')).toBeVisible()
  const requests = recordRequests(page)
  await footerLink(page, 'Careers').dispatchEvent('pointerover')
  await page.clock.runFor(60)
  await page.locator('footer').dispatchEvent('pointerover')
  await page.clock.runFor(1000)
  expect(requests.filter(isOfCareers)).toEqual([])
  await footerLink(page, 'Careers').dispatchEvent('pointerover')
  await page.clock.runFor(65)
  await expect.poll(() => requests.filter(isOfCareers).length).toBeGreaterThan(0)
})

test('links that lead outside, or to the page itself, fetch nothing', async ({ page }) => {
  await openPage(page, '/careers')
  const requests = recordRequests(page)
  for (const name of ['Podcasts', 'Spanwell AI on LinkedIn', 'info@spanwell.example', 'Careers']) {
    await footerLink(page, name).dispatchEvent('pointerdown')
  }
  await footerLink(page, 'About').dispatchEvent('pointerdown')
  await expect.poll(() => requests.some(path => path.includes('AboutPage'))).toBe(true)
  expect(requests.filter(path => /Careers|Message/.test(path))).toEqual([])
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openPage(page, '/')
  const requests = recordRequests(page)
  await footerLink(page, 'Careers').dispatchEvent('pointerdown')
  // What was requested before this is known after it.
  await page.evaluate(() => fetch('/site.webmanifest'))
  expect(requests).toEqual(['/site.webmanifest'])
})

test('nothing is fetched ahead while the page itself still loads', async ({ page }) => {
  const letThrough = await holdRequests(page, /images\/hero/)
  await page.goto('/', { waitUntil: 'commit' })
  await footerLink(page, 'Careers').waitFor({ state: 'attached' })
  await startScripts(page)
  const requests = recordRequests(page)
  await footerLink(page, 'Careers').dispatchEvent('pointerdown')
  await page.evaluate(() => fetch('/site.webmanifest'))
  expect(requests).toEqual(['/site.webmanifest'])
  letThrough()
  await page.waitForLoadState('load')
  await footerLink(page, 'Careers').dispatchEvent('pointerdown')
  await expect.poll(() => requests.some(isOfCareers)).toBe(true)
})

test('a page that cannot be fetched ahead leaves the visitor where they are', async ({ page, complaints }) => {
  await openPage(page, '/')
  await page.route('**/content/**', route => route.abort())
  await footerLink(page, 'Careers').hover()
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  await expect(page).toHaveURL('/')
  await page.unroute('**/content/**')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await footerLink(page, 'Careers').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
})
