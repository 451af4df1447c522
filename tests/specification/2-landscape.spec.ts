import { press } from '../browser/support/press.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test('a download link saving a PNG', async ({ page }) => {
  await openPage(page, '/tools/genai-landscape')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PNG' }).click()
  expect((await download).suggestedFilename()).toBe('gae-ai-infographic.png')
})

test('Clicking the image opens a full-screen overlay; clicking the overlay closes it; clicking the image inside does not.', async ({
  page,
}) => {
  await openPage(page, '/tools/genai-landscape')
  const trigger = page.getByRole('link', { name: 'Show the picture full screen' })
  await trigger.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeVisible()
  const picture = overlay.getByRole('img')
  await picture.click()
  await expect(overlay).toBeVisible()
  await page.mouse.click(700, 30)
  await expect(overlay).toBeHidden()
  await expect(trigger).toBeFocused()
  await press(page, 'Enter')
  await expect(overlay.getByRole('region')).toBeFocused()
  await press(page, 'Escape')
  await expect(overlay).toBeHidden()
  await expect(trigger).toBeFocused()
  await trigger.click()
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()
})
