import { press } from '../browser/support/press.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test('a download link saving a PNG, and a filter of the list tells how much is left', async ({ page }) => {
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
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the page stays in place').toBe(position)
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
