import type { Page } from '@playwright/test'
import { demoAppPaths, layoutPaths } from '../support/page-kinds.ts'
import { findFaultyStops, walkFocus } from './support/focus-walk.ts'
import { adaSession, store } from './support/sign-in.ts'
import { expect, openAny, openPage, test } from './support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Forth on a wide screen and back on a narrow one: what stands still covers other things in each direction. */
async function expectVisibleFocus(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 })
  expect(findFaultyStops(await walkFocus(page, 'Tab'))).toEqual([])
  await page.setViewportSize({ width: 390, height: 700 })
  await page.evaluate(() => {
    for (const met of document.querySelectorAll('[data-focus]')) met.removeAttribute('data-focus')
  })
  expect(findFaultyStops(await walkFocus(page, 'Shift+Tab'))).toEqual([])
}

for (const path of [...layoutPaths, ...demoAppPaths]) {
  test(`on ${path} every stop of the focus is seen, with a ring around it`, async ({ page }) => {
    test.setTimeout(90_000)
    await openAny(page, path)
    await expectVisibleFocus(page)
  })
}

test('in the posts’ administration every stop of the focus is seen, in the table and in the editor', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await store(page, 'user', JSON.stringify(adaSession))
  await openPage(page, '/admin/manage-posts')
  await expect(page.getByRole('table')).toBeVisible()
  await expectVisibleFocus(page)
  await page.getByRole('button', { name: 'Add a post' }).click()
  await expectVisibleFocus(page)
})

test('the skip link is the first stop and leads past the menu', async ({ page }) => {
  await openPage(page, '/careers')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
})
