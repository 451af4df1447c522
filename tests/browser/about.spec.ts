import { expect, openPage, test } from './support/site.ts'

test('the film has controls once it is reached, captions and no download, and nothing of it is fetched before it is in view', async ({
  page,
}) => {
  const media: string[] = []
  page.on('request', request => {
    if (request.url().includes('/media/')) media.push(request.url())
  })
  await openPage(page, '/about')
  const film = page.locator('video')
  await expect(film).not.toHaveAttribute('controls')
  await film.evaluate(element => element.focus({ preventScroll: true }))
  await expect(film).toHaveAttribute('controls', '')
  await expect(film).toHaveAttribute('controlslist', 'nodownload')
  await expect(film.locator('track')).toHaveAttribute('kind', 'captions')
  expect(media.filter(url => url.endsWith('.mp4'))).toEqual([])
})

test('the film plays by itself in view: with sound where allowed, else muted', async ({ page }) => {
  await page.addInitScript(() => {
    const attempts: boolean[] = []
    Object.assign(window, { attempts })
    // Stands for a browser that allows muted playback only.
    HTMLMediaElement.prototype.play = function play() {
      attempts.push(this.muted)
      return this.muted
        ? Promise.resolve()
        : Promise.reject(new DOMException('sound is not allowed', 'NotAllowedError'))
    }
  })
  await openPage(page, '/about')
  await page.locator('video').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'attempts'))).toEqual([false, true])
})

test('the film waits until its controls are in view', async ({ page }) => {
  const showUntil = (height: number) => page.setViewportSize({ width: 412, height: Math.round(height) })
  await showUntil(400)
  await openPage(page, '/about')
  const film = page.locator('video')
  const isPaused = () => film.evaluate((element: HTMLVideoElement) => element.paused)
  const { y, height } = (await film.boundingBox()) ?? { y: 0, height: 0 }
  await showUntil(y + 0.8 * height)
  await expect(film).toBeInViewport({ ratio: 0.7 })
  await page.waitForTimeout(500)
  expect(await isPaused()).toBe(true)
  await showUntil(y + height + 1)
  await expect.poll(isPaused).toBe(false)
})

test('the film does not play by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/about')
  const film = page.locator('video')
  await film.scrollIntoViewIfNeeded()
  await expect(film).toHaveAttribute('controls', '')
  expect(await film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`at ${width} px the team of six stands in ${columns} column(s)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/about')
    const members = page.locator('section', { hasText: 'Meet The Team' }).getByRole('article')
    await expect(members).toHaveCount(6)
    const lefts = await members.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
  })
}
