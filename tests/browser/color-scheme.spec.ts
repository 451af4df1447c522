import type { Page } from '@playwright/test'
import { someDemo } from '../support/some-demo.ts'
import { layouts } from './support/layouts.ts'
import { expect, openPage, test } from './support/site.ts'

const light = 'rgb(255, 255, 255)'
const ground = (page: Page) => page.locator('body')
const lantern = (page: Page) => page.getByRole('button', { name: 'Night', exact: true })

test('without a choice, pages and demos have the scheme of the system', async ({ page }) => {
  for (const path of ['/about', `/demo-apps/${someDemo.id}/`]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(ground(page)).toHaveCSS('background-color', light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(ground(page)).not.toHaveCSS('background-color', light)
  }
})

test('a choice holds when the system changes, until it is the one that the system makes', async ({ page }) => {
  const expectStored = (text: string) =>
    expect.poll(() => page.evaluate(() => localStorage.getItem('colorScheme'))).toBe(text)
  await openPage(page, '/about')
  await expect(lantern(page)).toHaveAttribute('aria-pressed', 'false')
  await lantern(page).click()
  await expect(lantern(page)).toHaveAttribute('aria-pressed', 'true')
  await expectStored('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await lantern(page).click()
  await expectStored('light')
  await expect(ground(page)).toHaveCSS('background-color', light)
  await lantern(page).click()
  await expectStored('')
  await expect(ground(page), 'as the system').not.toHaveCSS('background-color', light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(ground(page)).toHaveCSS('background-color', light)
})

test('a choice applies to other open pages, to demos in their iframes, and to the next page before its scripts', async ({
  page,
  context,
}) => {
  await openPage(page, '/about')
  const other = await context.newPage()
  await openPage(other, '/careers')
  await lantern(page).click()
  await expect(ground(other)).not.toHaveCSS('background-color', light)
  await expect(lantern(other)).toHaveAttribute('aria-pressed', 'true')
  await openPage(other, `/demos/${someDemo.id}`)
  await expect(other.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.frameLocator('iframe').locator('body')).not.toHaveCSS('background-color', light)
  await other.close()
  // Only the inline loader runs.
  await page.route('**/assets/*.js', () => {})
  await page.goto('/careers', { waitUntil: 'domcontentloaded' })
  await expect(ground(page)).not.toHaveCSS('background-color', light)
  await page.unroute('**/assets/*.js')
})

test('at dusk lamps shine in each first screen with a picture; by day they are not even fetched', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/images/lights/')) asked.add(pathname)
  })
  const lights = page.locator('main header picture + picture img')
  const paths = ['/', '/services', ...layouts.filter(path => path.startsWith('/industries/'))]
  for (const [index, path] of paths.entries()) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(lights, path).toBeHidden()
    expect(asked.size, path).toBe(index)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(lights, path).toBeVisible()
    await expect.poll(() => lights.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBeGreaterThan(0)
    // As large as the picture, or the lamps would hang beside their posts.
    const box = await page.locator('main header picture').first().boundingBox()
    await expect.poll(() => lights.boundingBox(), path).toEqual(box)
  }
  expect(asked.size).toBe(paths.length)
})

test('in the dark scheme pictures are dimmed, and print is light', async ({ page }) => {
  const picture = page.locator('main article img').first()
  await page.goto('/blogs')
  await expect(picture).toHaveCSS('filter', 'none')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(picture).toHaveCSS('filter', 'brightness(0.8)')
  await page.evaluate(() => localStorage.setItem('colorScheme', 'dark'))
  await page.reload()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-page')))
    .toBe('#fff')
})
