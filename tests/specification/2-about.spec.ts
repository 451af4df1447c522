import type { Page } from '@playwright/test'
import { expect, openPage, test, waitForPaint } from '../browser/support/site.ts'

/** Stands for a browser that allows muted playback only, whatever it can decode: records how each attempt was made. */
async function recordAttempts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const attempts: string[] = []
    Object.assign(window, { attempts })
    HTMLMediaElement.prototype.play = function play() {
      attempts.push(this.muted ? 'muted' : 'with sound')
      return this.muted
        ? Promise.resolve()
        : Promise.reject(new DOMException('sound is not allowed', 'NotAllowedError'))
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'attempts'))
}

test('Video section: autoplay, tries unmuted first, falls back to muted, once its controls are in view', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/media/vision.mp4') films.push(request.url())
  })
  const readAttempts = await recordAttempts(page)
  const showUntil = (height: number) => page.setViewportSize({ width: 412, height: Math.round(height) })
  await showUntil(400)
  await openPage(page, '/about')
  // The font that arrives last moves the film.
  await page.evaluate(async () => void (await document.fonts.ready))
  const film = page.locator('video')
  const { y, height } = (await film.boundingBox()) ?? { y: 0, height: 0 }
  await showUntil(y + 0.8 * height)
  await expect(film).toBeInViewport({ ratio: 0.7 })
  await waitForPaint(page)
  expect(await readAttempts()).toEqual([])
  await showUntil(y + height + 1)
  await expect.poll(readAttempts).toEqual(['with sound', 'muted'])
  expect(films, 'only playing fetches the film').toEqual([])
})

test('Video section: a low window shows the whole film, which plays there too', async ({ page }) => {
  const readAttempts = await recordAttempts(page)
  await page.setViewportSize({ width: 1000, height: 380 })
  await openPage(page, '/about')
  const film = page.locator('video')
  await film.evaluate(element => window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight))
  await expect(film).toBeInViewport({ ratio: 0.99 })
  await expect.poll(readAttempts).toEqual(['with sound', 'muted'])
})

test('Video section: controls, no download; no autoplay under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const readAttempts = await recordAttempts(page)
  await openPage(page, '/about')
  const film = page.locator('video')
  await film.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await expect(film).toBeInViewport({ ratio: 1 })
  await expect(film).toHaveAttribute('controls', '')
  await expect(film).toHaveAttribute('controlslist', 'nodownload')
  await waitForPaint(page)
  expect(await readAttempts()).toEqual([])
})
