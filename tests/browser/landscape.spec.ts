import type { Page } from '@playwright/test'
import { closeAndPress } from './support/dialog.ts'
import { holdRequests } from './support/hold-requests.ts'
import { press } from './support/press.ts'
import { expect, openPage, test } from './support/site.ts'

async function openOverlay(page: Page) {
  await openPage(page, '/tools/genai-landscape')
  const trigger = page.getByRole('link', { name: 'Show the picture full screen' })
  await trigger.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeVisible()
  return { trigger, overlay, picture: overlay.getByRole('img') }
}

test('the legend explains every mark', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  await expect(page.getByRole('term')).toHaveText([
    'open source',
    'open weights',
    'proprietary',
    'hosted service',
    'self-hosted',
  ])
  await expect(page.getByRole('definition')).toHaveCount(5)
})

test('a link within the site opens the page only when its own style sheet is loaded', async ({ page }) => {
  await openPage(page, '/careers')
  const sheet = '**/assets/LandscapePage-*.css'
  const letThrough = await holdRequests(page, sheet)
  const requested = page.waitForRequest(sheet)
  await page.getByRole('link', { name: 'Insights', exact: true }).hover()
  await page.getByRole('link', { name: 'GenAI Landscape' }).click()
  await requested
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  letThrough()
  const picture = page.getByRole('link', { name: 'Show the picture full screen' })
  await expect(picture).toHaveCSS('cursor', 'zoom-in')
})

test('a press before the browser has told of the closing shows the picture again', async ({ page }) => {
  const { overlay, picture } = await openOverlay(page)
  await closeAndPress(overlay)
  await expect(overlay).toBeVisible()
  await expect(picture).toBeVisible()
})

test('the picture opens at twice its size where it was touched, and keys and wheel scroll it', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const trigger = page.getByRole('link', { name: 'Show the picture full screen' })
  const overlay = page.getByRole('dialog')
  const picture = overlay.getByRole('img')
  const scroller = overlay.getByRole('region', { name: 'The picture, enlarged' })
  const topOf = () => scroller.evaluate(element => element.scrollTop)
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { width: shown, height } = (await trigger.boundingBox()) ?? { width: 0, height: 0 }
    await trigger.click({ position: { x: shown * 0.9, y: height * 0.3 } })
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(box.width / shown, `at ${width} px`).toBeGreaterThan(1.99)
    expect(box.width, 'words can be read').toBeGreaterThanOrEqual(1200)
    // What was touched is near the middle, or as near as the edge allows.
    expect(box.y + box.height * 0.3).toBeGreaterThan(350)
    expect(box.y + box.height * 0.3).toBeLessThan(600)
    expect(box.x + box.width * 0.9).toBeLessThan(width)
    await overlay.getByRole('button', { name: 'Close' }).click()
    await expect(overlay).toBeHidden()
  }
  await trigger.focus()
  await press(page, 'Enter')
  expect(await topOf()).toBe(0)
  await press(page, 'ArrowDown')
  await expect.poll(topOf).toBeGreaterThan(0)
  const before = await topOf()
  await picture.hover({ position: { x: 100, y: 300 } })
  await page.mouse.wheel(0, 400)
  await expect.poll(topOf).toBeGreaterThan(before)
})

test('the text of the picture belongs to the link, and to the picture in the dialog', async ({ page }) => {
  const { trigger, picture } = await openOverlay(page)
  const text = (await picture.getAttribute('alt')) ?? ''
  expect(text.length).toBeGreaterThan(100)
  await expect(trigger).toHaveAccessibleName(`Show the picture full screen: ${text}`)
})
