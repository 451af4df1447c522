import type { Page } from '@playwright/test'
import { someDemo } from '../support/some-demo.ts'
import { expect, openPage, test } from './support/site.ts'

const light = 'rgb(255, 255, 255)'

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

function choices(page: Page) {
  return page.getByRole('group', { name: 'Color scheme' }).getByRole('button')
}

async function choose(page: Page, name: 'System' | 'Light' | 'Dark'): Promise<void> {
  await choices(page).filter({ hasText: name }).click()
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

test('the choice has three buttons of at least 44 pixels, and one is pressed', async ({ page }) => {
  await openPage(page, '/about')
  await expect(choices(page)).toHaveText(['System', 'Light', 'Dark'])
  for (const button of await choices(page).all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  const pressed = page.getByRole('button', { pressed: true })
  await expect(pressed).toHaveText('System')
  await choose(page, 'Dark')
  await expect(pressed).toHaveText('Dark')
  await openPage(page, '/about')
  await expect(pressed).toHaveText('Dark')
})

test('a choice applies immediately, and to the next page before its scripts', async ({ page }) => {
  await openPage(page, '/about')
  await choose(page, 'Dark')
  const dark = await backgroundOf(page)
  expect(dark).not.toBe(light)
  // Only the inline loader runs.
  await page.route('**/assets/*.js', () => {})
  await page.goto('/careers', { waitUntil: 'domcontentloaded' })
  expect(await backgroundOf(page)).toBe(dark)
  await page.unroute('**/assets/*.js')
  await openPage(page, '/careers')
  await page.emulateMedia({ colorScheme: 'dark' })
  await choose(page, 'Light')
  expect(await backgroundOf(page)).toBe(light)
  await choose(page, 'System')
  expect(await backgroundOf(page)).toBe(dark)
})

test('a choice applies to other open pages and to demos in their iframes', async ({ page, context }) => {
  await openPage(page, '/about')
  const other = await context.newPage()
  await openPage(other, '/careers')
  await choose(page, 'Dark')
  await expect.poll(() => backgroundOf(other)).not.toBe(light)
  await expect(other.getByRole('button', { pressed: true })).toHaveText('Dark')
  await openPage(other, `/demos/${someDemo.id}`)
  await expect(other.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.frameLocator('iframe').locator('body')).not.toHaveCSS('background-color', light)
  await other.close()
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
    page
      .locator('main img')
      .evaluateAll(all => [
        ...new Set(
          all.filter(image => image.closest('main > header') === null).map(image => getComputedStyle(image).filter),
        ),
      ])
  for (const path of ['/', '/industries/healthcare', '/demos', '/services/ai-solutions', '/blogs/blog-23']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    expect(await brightnesses(), path).toEqual(['none'])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await brightnesses(), path).toEqual(['brightness(0.8)'])
  }
  await page.goto('/about')
  const first = page.locator('main header picture')
  await expect(first.locator('img')).toHaveCSS('filter', 'none')
  expect(await first.evaluate(picture => getComputedStyle(picture, '::after').mixBlendMode)).toBe('multiply')
})
