import type { Page } from '@playwright/test'
import { matchRoute } from '../../shared/match-route.ts'
import { canonicalPaths } from '../support/page-kinds.ts'
import { expect, openPage, test } from './support/site.ts'

test.use({ reducedMotion: 'reduce' })

/** A page of each screen. */
const pathsByScreen = new Map(canonicalPaths.map(path => [matchRoute(path)?.route.screen, path]))

for (const path of pathsByScreen.values()) {
  test(`the styles of all screens change nothing on ${path}, which carries its own`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, path)
    await page.evaluate(() => document.fonts.ready)
    const addresses = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    expect(addresses, 'one style sheet, within the page').toEqual([null])
    const before = await readLooks(page)
    await page.evaluate(async () => {
      const link = document.querySelector('link[rel="stylesheet"][disabled]')
      if (!(link instanceof HTMLLinkElement)) throw new Error('the page names no styles of other screens')
      await new Promise(resolve => {
        link.onload = resolve
        link.disabled = false
      })
    })
    expect(before.length).toBeGreaterThan(10)
    expect(await readLooks(page)).toEqual(before)
  })
}

test('the dialog to sign in brings along the styles that it shares with screens', async ({ page }) => {
  await openPage(page, '/contact')
  const isUsed = () =>
    page.evaluate(() => [...document.styleSheets].some(sheet => !sheet.disabled && sheet.href?.includes('/screens-')))
  expect(await isUsed()).toBe(false)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await isUsed()).toBe(true)
})

/** Where each element stands and how it looks, as lines. */
function readLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, opacity, border } = getComputedStyle(element)
      return [element.tagName, x, y, width, height, color, backgroundColor, font, opacity, border].join(' ')
    }),
  )
}
