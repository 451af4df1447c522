import type { Locator } from '@playwright/test'
import { closeAndPress } from './support/dialog.ts'
import { holdRequests } from './support/hold-requests.ts'
import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

test('a link within the site opens the page only when its own style sheet is loaded', async ({ page }) => {
  await openPage(page, '/careers')
  const sheet = '**/assets/LandscapePage-*.css'
  const letThrough = await holdRequests(page, sheet)
  const requested = page.waitForRequest(sheet)
  await page.locator('a[href="/tools/genai-landscape"]').first().dispatchEvent('click')
  await requested
  await expect(page.getByRole('link', { name: 'Show the picture full screen' })).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('link', { name: 'Show the picture full screen' })).toHaveCSS('cursor', 'zoom-in')
})

test('the picture opens at twice its size where it was touched, says what the link said, and keys and wheel scroll it', async ({
  page,
}) => {
  await openPage(page, '/tools/genai-landscape')
  const trigger = page.getByRole('link', { name: 'Show the picture full screen' })
  const overlay = page.getByRole('dialog')
  const picture = overlay.getByRole('img')
  const scroller = overlay.getByRole('region', { name: 'The picture, enlarged' })
  const topOf = () => scroller.evaluate(element => element.scrollTop)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { width: shown, height } = (await trigger.boundingBox()) ?? { width: 0, height: 0 }
    await trigger.click({ position: { x: shown * 0.9, y: height * 0.3 } })
    const readBox = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await expect.poll(async () => (await readBox()).width / shown, `at ${width} px`).toBeGreaterThan(1.99)
    // What was touched is near the middle, or as near as the edge allows.
    const touchedOf = async () => {
      const { x, y, width, height } = await readBox()
      return { x: x + width * 0.9, y: y + height * 0.3 }
    }
    await expect.poll(async () => Math.abs((await touchedOf()).y - 475)).toBeLessThan(125)
    expect((await touchedOf()).x).toBeLessThan(width)
    await overlay.getByRole('button', { name: 'Close' }).click()
    await expect(overlay).toBeHidden()
  }
  await trigger.focus()
  await press(page, 'Enter')
  await expect(scroller).toBeFocused()
  const text = (await picture.getAttribute('alt')) ?? ''
  await expect(trigger).toHaveAccessibleName(`Show the picture full screen: ${text}`)
  await expect.poll(topOf).toBe(0)
  await scroll(scroller, () => press(page, 'ArrowDown'))
  expect(await topOf()).toBeGreaterThan(0)
  await scroll(scroller, () => press(page, 'Home'))
  expect(await topOf()).toBe(0)
  await picture.hover({ position: { x: 100, y: 300 } })
  await scroll(scroller, () => page.mouse.wheel(0, 400))
  expect(await topOf()).toBeGreaterThan(0)
})

/** Scrolls by some input and waits for the end: Chromium drops a key that comes while the scroll before it still runs. */
async function scroll(scroller: Locator, act: () => Promise<void>): Promise<void> {
  const scrolling = await scroller.evaluateHandle(element => ({
    end: new Promise(resolve => element.addEventListener('scrollend', resolve, { once: true })),
  }))
  await act()
  await scrolling.evaluate(async ({ end }) => void (await end))
}

test('a press before the browser has told of the closing shows the picture again', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  await page.getByRole('link', { name: 'Show the picture full screen' }).click()
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeVisible()
  await closeAndPress(overlay)
  await expect(overlay.getByRole('img')).toBeVisible()
})
