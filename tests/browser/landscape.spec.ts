import type { Page } from '@playwright/test'
import { closeAndPress } from './support/dialog.ts'
import { expect, openPage, test } from './support/site.ts'

async function openOverlay(page: Page) {
  await openPage(page, '/tools/genai-landscape')
  const trigger = page.getByRole('link', { name: 'Show the picture full screen' })
  await trigger.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeVisible()
  return { trigger, overlay, picture: overlay.getByRole('img') }
}

test('the picture can be downloaded as a PNG', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PNG' }).click()
  expect((await download).suggestedFilename()).toBe('gae-ai-infographic.png')
})

test('a click on the picture shows it full screen; a click inside keeps it, one on the overlay closes it', async ({
  page,
}) => {
  const { trigger, overlay, picture } = await openOverlay(page)
  await picture.click()
  await expect(overlay).toBeVisible()
  await page.mouse.click(8, 450)
  await expect(overlay).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('Escape and the button close the overlay', async ({ page }) => {
  const { overlay, trigger } = await openOverlay(page)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
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

test('keys, wheel and dragging zoom and move the picture', async ({ page }) => {
  const { overlay, picture } = await openOverlay(page)
  await overlay.getByRole('group').focus()
  await page.keyboard.press('+')
  await expect(picture).toHaveAttribute('data-scale', '1.40')
  await picture.hover()
  await page.mouse.wheel(0, -100)
  await expect(picture).toHaveAttribute('data-scale', '1.68')
  const before = await picture.boundingBox()
  await page.mouse.down()
  await page.mouse.move(760, 500)
  await page.mouse.up()
  expect((await picture.boundingBox())?.x).not.toBe(before?.x)
  await page.keyboard.press('0')
  await expect(picture).toHaveAttribute('data-scale', '1.00')
})

test('the same data stands below as a list with addresses, filtered by layer and license', async ({ page }) => {
  await openPage(page, '/tools')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
  await page.getByRole('navigation', { name: 'Filter by License' }).getByRole('link', { name: 'open weights' }).click()
  await expect(page).toHaveURL('/tools/genai-landscape?license=open+weights')
  await expect(page.getByText('open weights)').first()).toBeVisible()
  await expect(page.getByText(', service)')).toHaveCount(0)
})

test('search engines are told of the picture', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const [image] = JSON.parse(data ?? '')['@graph']
  expect(image).toMatchObject({ '@type': 'ImageObject', contentUrl: '/gae-ai-infographic.png', width: '2560px' })
})
