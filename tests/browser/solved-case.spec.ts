import { expect, openPage, test } from './support/site.ts'

const path = '/blogs/blog-42'

test('a number that is typed moves the chart and its verdict, and then the address', async ({ page }) => {
  await openPage(page, path)
  const calculator = page.locator('#calculate-solved')
  await expect(page.getByRole('button', { name: 'Copy the result' })).toBeEnabled()
  const caption = calculator.locator('figcaption')
  await expect(caption).toContainText('The model, with its checks, is cheaper by')
  const lines = () => calculator.locator('figure path').evaluateAll(paths => paths.map(line => line.getAttribute('d')))
  const before = await lines()
  await page.getByRole('textbox', { name: 'Answers that are checked' }).fill('100')
  await page.getByRole('textbox', { name: 'Right answers of the model' }).fill('60')
  await expect(caption).toHaveText(/^A person is cheaper by .*at your 60%\.$/)
  expect(await lines()).not.toEqual(before)
  await expect(page).toHaveURL(/[?&]accuracy=60&.*#calculate-solved$/)
})

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
