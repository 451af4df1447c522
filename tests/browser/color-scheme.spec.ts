import type { Page } from '@playwright/test'
import { pagePaths } from '../support/page-paths.ts'
import { someDemo } from '../support/some-demo.ts'
import { expect, openPage, test } from './support/site.ts'

const light = 'rgb(255, 255, 255)'

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

function lantern(page: Page) {
  return page.getByRole('button', { name: 'Night', exact: true })
}

test('without a choice, pages and demos have the scheme of the system', async ({ page }) => {
  for (const path of ['/about', `/demo-apps/${someDemo.id}/`]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    expect(await backgroundOf(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await backgroundOf(page)).not.toBe(light)
  }
})

test('the lantern in the bar is lit at night, and has at least 44 pixels at every width', async ({ page }) => {
  await openPage(page, '/about')
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const box = await lantern(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBe(0)
  }
  await expect(lantern(page)).toHaveAttribute('aria-pressed', 'false')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(lantern(page)).toHaveAttribute('aria-pressed', 'true')
})

test('a press shows the other scheme immediately, and on the next page before its scripts', async ({ page }) => {
  await openPage(page, '/about')
  await lantern(page).click()
  await expect(lantern(page)).toHaveAttribute('aria-pressed', 'true')
  const dark = await backgroundOf(page)
  expect(dark).not.toBe(light)
  // Only the inline loader runs.
  await page.route('**/assets/*.js', () => {})
  await page.goto('/careers', { waitUntil: 'domcontentloaded' })
  expect(await backgroundOf(page)).toBe(dark)
  await page.unroute('**/assets/*.js')
})

test('a choice holds when the system changes, until it is the one that the system makes', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('colorScheme'))
  await openPage(page, '/about')
  await lantern(page).click()
  expect(await stored()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await lantern(page).click()
  expect(await stored()).toBe('light')
  expect(await backgroundOf(page)).toBe(light)
  await lantern(page).click()
  expect(await stored(), 'as the system').toBe('')
  expect(await backgroundOf(page)).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await backgroundOf(page)).toBe(light)
})

test('a choice applies to other open pages and to demos in their iframes', async ({ page, context }) => {
  await openPage(page, '/about')
  const other = await context.newPage()
  await openPage(other, '/careers')
  await lantern(page).click()
  await expect.poll(() => backgroundOf(other)).not.toBe(light)
  await expect(lantern(other)).toHaveAttribute('aria-pressed', 'true')
  await openPage(other, `/demos/${someDemo.id}`)
  await expect(other.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.frameLocator('iframe').locator('body')).not.toHaveCSS('background-color', light)
  await other.close()
})

test('at dusk lamps shine in each first screen with a picture; by day they are not even fetched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/images/lights/')) asked.push(pathname)
  })
  const lights = page.locator('main header picture + picture img')
  const paths = ['/', '/services', ...pagePaths.filter(path => path.startsWith('/industries/'))]
  for (const path of paths) {
    await openPage(page, path)
    await expect(lights, path).toBeHidden()
  }
  expect(asked).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of paths) {
    await openPage(page, path)
    await expect(lights, path).toBeVisible()
    await expect
      .poll(() => lights.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth), path)
      .toBeGreaterThan(0)
    // As large as the picture, or the lamps would hang beside their posts.
    const [picture, lamps] = await Promise.all([
      page.locator('main header picture').first().boundingBox(),
      lights.boundingBox(),
    ])
    expect(lamps, path).toEqual(picture)
  }
  expect(new Set(asked).size).toBe(paths.length)
})

test('print is light in each scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await openPage(page, '/about')
  const readPageColor = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-page'))
  expect(await readPageColor()).toBe('#fff')
  await page.evaluate(() => localStorage.setItem('colorScheme', 'dark'))
  await page.reload()
  expect(await readPageColor()).toBe('#fff')
})

test('in the dark scheme no picture glares: cards, screens and miniatures are dimmed, first screens have their dusk', async ({
  page,
}) => {
  const brightnesses = () =>
    page.locator('main img').evaluateAll(all => [
      ...new Set(
        // The faces on home's bridge are as small as a coin and stay bright.
        all.filter(image => image.closest('main header, ol') === null).map(image => getComputedStyle(image).filter),
      ),
    ])
  for (const path of ['/', '/industries/healthcare', '/demos', '/services/ai-solutions', '/blogs/blog-23']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    expect(await brightnesses(), path).toEqual(['none'])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await brightnesses(), path).toEqual(['brightness(0.8)'])
  }
  await page.goto('/services')
  const first = page.locator('main header picture').first()
  await expect(first.locator('img')).toHaveCSS('filter', 'none')
  expect(await first.evaluate(picture => getComputedStyle(picture, '::after').mixBlendMode)).toBe('multiply')
})
