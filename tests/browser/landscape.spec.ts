import type { Locator, Page } from '@playwright/test'
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

async function positionOf(picture: Locator, axis: 'x' | 'y'): Promise<number> {
  return (await picture.boundingBox())?.[axis] ?? Number.NaN
}

test('the picture can be downloaded as a PNG, and a filter of the list tells how much is left', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PNG' }).click()
  expect((await download).suggestedFilename()).toBe('gae-ai-infographic.png')
  const all = await page.getByRole('status').textContent()
  const filter = page.getByRole('link', { name: 'open weights', exact: true })
  await filter.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  await filter.click()
  await expect(page).toHaveURL('/tools/genai-landscape?license=open+weights')
  await expect(page.getByRole('status')).toHaveText(/^\d+ products shown$/)
  await expect(page.getByRole('status')).not.toHaveText(all ?? '')
  await expect(page.getByRole('listitem').getByText('open weights').nth(1)).toBeVisible()
  await expect(page.locator('[data-search="product"]').getByText('proprietary', { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY), 'the page stays in place').toBe(position)
})

test('the legend explains every mark, and the delivery can be filtered together with the license', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape?license=open+source')
  await expect(page.getByRole('term')).toHaveText([
    'open source',
    'open weights',
    'proprietary',
    'hosted service',
    'self-hosted',
  ])
  await expect(page.getByRole('definition')).toHaveCount(5)
  await page
    .getByRole('navigation', { name: 'Filter by Delivery' })
    .getByRole('link', { name: 'hosted service' })
    .click()
  await expect(page).toHaveURL('/tools/genai-landscape?license=open+source&delivery=hosted+service')
  const products = page.locator('[data-search="product"]')
  await expect(products.getByText('hosted service', { exact: true }).first()).toBeVisible()
  await expect(products.getByText('proprietary', { exact: true })).toHaveCount(0)
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

test('a click on the picture shows it full screen; a click inside keeps it, one outside, Escape and its button close it', async ({
  page,
}) => {
  const { trigger, overlay, picture } = await openOverlay(page)
  await picture.click()
  await expect(overlay).toBeVisible()
  await page.mouse.click(700, 30)
  await expect(overlay).toBeHidden()
  await expect(trigger).toBeFocused()
  await press(page, 'Enter')
  await expect(overlay.getByRole('button', { name: 'Close' })).toBeFocused()
  await press(page, 'Escape')
  await expect(overlay).toBeHidden()
  await expect(trigger).toBeFocused()
  await trigger.click()
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()
})

test('a press before the browser has told of the closing shows the picture again', async ({ page }) => {
  const { overlay, picture } = await openOverlay(page)
  await closeAndPress(overlay)
  await expect(overlay).toBeVisible()
  await expect(picture).toBeVisible()
})

test('the picture opens enlarged at the part that was touched, and a button leads to each layer', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const trigger = page.getByRole('link', { name: 'Show the picture full screen' })
  for (const [width, least] of [
    [1440, 2300],
    [390, 1190],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { width: shown, height } = (await trigger.boundingBox()) ?? { width: 0, height: 0 }
    await trigger.click({ position: { x: shown * 0.9, y: height * 0.3 } })
    const overlay = page.getByRole('dialog')
    const picture = overlay.getByRole('img')
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(least)
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // What was touched is near the middle, or as near as the edge allows.
    expect(box.y + box.height * 0.3).toBeGreaterThan(350)
    expect(box.y + box.height * 0.3).toBeLessThan(550)
    expect(box.x + box.width * 0.9).toBeLessThan(width)
    for (const name of ['Infrastructure', 'Business applications']) {
      const before = await positionOf(picture, 'y')
      await overlay.getByRole('button', { name, exact: true }).click()
      await expect.poll(() => positionOf(picture, 'y')).not.toBe(before)
    }
    await overlay.getByRole('button', { name: 'Close' }).click()
    await expect(overlay).toBeHidden()
  }
})

test('keys, buttons, wheel and dragging zoom and move the picture', async ({ page }) => {
  const { overlay, picture } = await openOverlay(page)
  await expect(picture).not.toHaveAttribute('data-scale', '1.00')
  await overlay.getByRole('group').focus()
  await press(page, '0')
  await expect(picture).toHaveAttribute('data-scale', '1.00')
  await press(page, '+')
  await expect(picture).toHaveAttribute('data-scale', '1.40')
  await picture.hover()
  await page.mouse.wheel(0, -100)
  await expect(picture).toHaveAttribute('data-scale', '1.68')
  const before = await positionOf(picture, 'x')
  await page.mouse.down()
  await page.mouse.move(760, 500)
  await page.mouse.up()
  await expect.poll(() => positionOf(picture, 'x')).not.toBe(before)
  await press(page, '0')
  await expect(picture).toHaveAttribute('data-scale', '1.00')
  await overlay.getByRole('button', { name: 'Close' }).focus()
  await press(page, 'Tab', 'Tab')
  await expect(overlay.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await expect(overlay.getByRole('button', { name: 'Zoom in' }), 'dark, on a white picture').toHaveCSS(
    'background-color',
    'rgb(16, 48, 60)',
  )
  await press(page, 'Enter')
  await expect(picture).toHaveAttribute('data-scale', '1.40')
})
