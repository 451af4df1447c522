import { expect, openPage, test } from './support/site.ts'

const path = '/blogs/blog-42'

test('a link that is followed right after a number was typed wins', async ({ page }) => {
  await openPage(page, path)
  await expect(page.getByRole('button', { name: 'Copy the result' })).toBeEnabled()
  const accuracy = page.getByRole('textbox', { name: 'Right answers of the model' })
  const checked = page.getByRole('textbox', { name: 'Answers that are checked' })
  await page.clock.install()
  await accuracy.fill('80')
  await page.getByRole('link', { name: 'every answer checked' }).first().dispatchEvent('click')
  await expect(checked).toHaveValue('100')
  // Longer than a typed number waits.
  await page.clock.runFor(1000)
  await expect(accuracy).toHaveValue('90')
  await expect(page).toHaveURL(/checked=100/)
})
