import type { Locator } from '@playwright/test'
import { activeDemos } from '../support/demos.ts'
import { someDemo } from '../support/some-demo.ts'
import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

test('a demo whose scripts do not load within 10 s ends its spinner and offers a link', async ({
  page,
  complaints,
}) => {
  complaints.allow(/dynamically imported/)
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`/demos/${someDemo.id}`)
  const link = page.getByRole('link', { name: 'Open it' })
  await expect(page.getByRole('status')).toBeVisible()
  await expect(link).toBeHidden()
  const endsMs = await page.evaluate(() =>
    document
      .getAnimations()
      // Others follow the scroll position.
      .filter(({ timeline }) => timeline === document.timeline)
      .map(animation => {
        animation.finish()
        return animation.effect?.getComputedTiming().endTime
      }),
  )
  expect(endsMs).toEqual([10_000, 10_000])
  await expect(page.getByRole('status')).toBeHidden()
  await expect(link).toHaveAttribute('href', `/demo-apps/${someDemo.id}/`)
  await complaints.expect(/net::ERR_FAILED/)
})

for (const { id } of activeDemos) {
  test(`on a phone ${id} runs in its frame, shows its first control at once and cannot reach the site's storage`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `/demos/${id}`)
    const program = page.frameLocator('iframe')
    await expect(program.locator(':is(button, input:not([type=file]), select):visible').first()).toBeInViewport()
    await expect(program.locator('header'), 'the program’s own header is for screen readers').toHaveCSS('height', '1px')
    const storage = await program.locator('body').evaluate(() => {
      try {
        return String(window.localStorage.length)
      } catch (error) {
        return error instanceof DOMException ? error.name : 'other'
      }
    })
    expect(storage).toBe('SecurityError')
    await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('href', `/demo-apps/${id}/`)
  })
}

test('Tab leads into the program of a demo and out again; opened by itself it says its name', async ({ page }) => {
  await openPage(page, `/demos/${someDemo.id}`)
  const program = page.frameLocator('iframe')
  await expect(program.getByRole('heading', { level: 1 })).toBeAttached()
  const last = page.getByRole('link', { name: 'How good is it?' })
  await last.focus()
  await press(page, 'Tab')
  await expect.poll(() => program.locator('body').evaluate(() => document.hasFocus())).toBe(true)
  await press(page, 'Shift+Tab')
  await expect(last).toBeFocused()
  await page.goto(`/demo-apps/${someDemo.id}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('header').first()).not.toHaveCSS('height', '1px')
})

const sceneOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.currentSrc)

test('a demo’s card shows its scene, and plays it again when the focus comes later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/demos')
  const card = page.getByRole('article').first()
  const picture = card.locator('img')
  const link = card.getByRole('link').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => sceneOf(picture)).toMatch(/\/images\/demos\/[a-z-]+\.svg$/)
  await page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now + 7000
  })
  await link.focus()
  await expect.poll(() => sceneOf(picture)).toMatch(/\.svg\?play=1$/)
})

test('with reduced motion a demo’s card shows the end of its scene', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/demos')
  const picture = page.getByRole('article').first().locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => sceneOf(picture)).toMatch(/\.svg#still$/)
})
