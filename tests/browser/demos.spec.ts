import type { Locator } from '@playwright/test'
import { activeDemos } from '../support/demos.ts'
import { someDemo } from '../support/some-demo.ts'
import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

test('a demo whose scripts do not load within 10 s ends its spinner and offers a link', async ({
  page,
  complaints,
}) => {
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
  expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
})

for (const { id } of activeDemos) {
  test(`${id} runs in its frame and cannot reach the site's storage`, async ({ page }) => {
    await openPage(page, `/demos/${id}`)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached()
    const frame = page.frames().find(candidate => candidate.url().includes('/demo-apps/'))
    const storage = await frame?.evaluate(() => {
      try {
        return String(window.localStorage.length)
      } catch (error) {
        return error instanceof DOMException ? error.name : 'other'
      }
    })
    expect(storage).toBe('SecurityError')
    await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('href', `/demo-apps/${id}/`)
    const last = page.getByRole('link', { name: 'How good is it?' })
    await last.focus()
    await press(page, 'Tab')
    await expect.poll(() => frame?.evaluate(() => document.hasFocus()), 'Tab leads into the frame').toBe(true)
    await press(page, 'Shift+Tab')
    await expect(last, 'and out again').toBeFocused()
  })
}

for (const { id } of activeDemos) {
  test(`on a phone ${id} shows its first control at once, its name once, and has the specified height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `/demos/${id}`)
    const program = page.frameLocator('iframe')
    const control = program.locator(':is(button, input:not([type=file]), select):visible').first()
    await expect(control).toBeInViewport()
    expect(await page.locator('iframe').evaluate(iframe => iframe.clientHeight)).toBe(844 - 300)
    const header = await program.locator('header').boundingBox()
    expect(header?.height, 'the program’s own header is for screen readers').toBe(1)
    await page.goto(`/demo-apps/${id}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeGreaterThan(20)
    await expect(page.locator(':is(button, input:not([type=file]), select):visible').first()).toBeInViewport()
  })
}

const sceneOf = (picture: Locator) =>
  picture.evaluate(image => (image instanceof HTMLImageElement ? image.currentSrc : ''))

test('a demo’s card shows its scene, and plays it again when the focus comes later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/demos')
  const card = page.getByRole('article').first()
  const picture = card.locator('img')
  const link = card.getByRole('link').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => sceneOf(picture)).toMatch(/\/images\/demos\/[a-z-]+\.svg$/)
  const sizeOf = () => picture.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
  const size = await sizeOf()
  await link.focus()
  expect(await sceneOf(picture), 'the scene still plays').toMatch(/\.svg$/)
  await link.blur()
  await page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now + 7000
  })
  await link.focus()
  await expect.poll(() => sceneOf(picture)).toMatch(/\.svg\?play=1$/)
  expect(await sizeOf()).toEqual(size)
})

test('with reduced motion a demo’s card shows the end of its scene', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/demos')
  const picture = page.getByRole('article').first().locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => sceneOf(picture)).toMatch(/\.svg#still$/)
})
