import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../browser/support/site.ts'

const cases = '/blogs/blog-19'
const threshold = '/blogs/price-the-mistakes-then-set-the-threshold'

const resultOf = (page: Page) => page.locator('[data-search="calculator"]').getByRole('status')

/** A calculator hydrates after its page, when its own script has arrived. */
async function openCalculator(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect(page.getByRole('button', { name: 'Copy the result' })).toBeEnabled()
}

test('a changed number changes the result, the chart and the address in place, and keeps focus and position', async ({
  page,
}) => {
  await openCalculator(page, cases)
  const entries = await page.evaluate(() => window.history.length)
  const result = resultOf(page)
  const share = page.getByRole('textbox', { name: 'Right answers you expect' })
  await share.fill('96')
  await expect(result).toContainText('150')
  const margin = page.getByRole('textbox', { name: 'Margin you can live with' })
  await margin.focus()
  const position = await page.evaluate(() => window.scrollY)
  const chart = page.locator('[data-search="calculator"]').getByRole('figure')
  const curve = chart.locator('svg path[data-series]').first()
  const before = (await curve.getAttribute('d')) ?? ''
  await margin.fill('1')
  await expect(result).toContainText('1,536')
  await expect(page).toHaveURL(/\/blogs\/blog-19\?share=96&margin=1&worstRate=2&cases=150#calculate-cases$/)
  await expect(margin).toBeFocused()
  await expect(chart).toContainText('The dashed line is at the 1,536 you need.')
  await expect(curve).not.toHaveAttribute('d', before)
  expect(await page.evaluate(() => [window.history.length, window.scrollY])).toEqual([entries, position])
  await page.reload()
  await expect(margin).toHaveValue('1')
  await expect(result).toContainText('1,536')
})

test('a wrong number keeps what was typed and says so at the field, while the result waits', async ({ page }) => {
  await openCalculator(page, cases)
  const margin = page.getByRole('textbox', { name: 'Margin you can live with' })
  await margin.fill('ten')
  await expect(resultOf(page)).toHaveText('Correct the marked field to see the result.')
  await expect(margin).toHaveAccessibleDescription('Enter a number, such as 40 or 1,200')
  await expect(margin).toHaveValue('ten')
  await margin.fill('10')
  await expect(resultOf(page)).toContainText('150')
  await expect(margin).toHaveAccessibleDescription('')
})

test('a file of scores is counted in the browser, at the thresholds of the prices', async ({ page }) => {
  await openCalculator(page, threshold)
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  // At 0.2, the break-even of 20 and 100, the two wrong cases are flagged with one correct one.
  const rows = ['score,wrong', '0.9,1', '0.3,1', '0.25,0', ...Array.from({ length: 7 }, () => '0.05,0')]
  const choose = (text: string) =>
    page.getByLabel('Your scores, as a CSV file').setInputFiles({
      name: 'mine.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  await choose(rows.join('\n'))
  await expect(page.getByText('Counted with the 10 rows of mine.csv, 2 of them wrong.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Cost of a review' }).fill('30')
  await page.getByRole('textbox', { name: 'Cost of a miss' }).fill('100')
  const bars = page.locator('[data-search="calculator"]').getByRole('figure')
  // 30 of 100 is a threshold of its own: both wrong ones flagged, and no correct one.
  await expect(bars.getByRole('listitem').filter({ hasText: /^0\.30/ })).toHaveText('0.30$602 flagged, 0 missed')
  await expect(resultOf(page)).toContainText('0.30')
  await expect(page.getByRole('link', { name: 'Download as spreadsheet' })).toHaveCount(0)
  expect(sent.filter(request => !/^GET \/(assets\/|content\/|favicon)/.test(request))).toEqual([])
  await choose('score,right\n0.5,1')
  await expect(page.getByRole('alert').filter({ hasText: 'The first line needs the columns' })).toBeVisible()
  await expect(page.getByText('Counted with the example’s 10,000 invoices')).toBeVisible()
})

test('the result is copied with the inputs and the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCalculator(page, `${cases}?share=96&margin=1`)
  // It says so for two seconds.
  const said = page.getByRole('button', { name: 'Copied' }).waitFor()
  await page.getByRole('button', { name: 'Copy the result' }).click()
  await said
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Margin you can live with, in points: 1\n')
  expect(copied).toContain('Cases you need: 1,536\n')
  expect(copied.split('\n').at(-1)).toBe(page.url())
})

test('a link that is followed right after a number was typed wins', async ({ page }) => {
  await openCalculator(page, '/blogs/blog-42')
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

test('a changed input changes the estimate, the choice its inputs, and a link all of them', async ({ page }) => {
  await openPage(page, '/pricing')
  const total = page.getByRole('status')
  await expect(total).toContainText('$173,700–$265,700')
  const users = page.getByRole('textbox', { name: 'People to train' })
  await users.fill('200')
  await expect(page).toHaveURL(/[?&]users=200&.*#estimate$/)
  // 7 groups more: 153 days at $1,400.
  await expect(total).toContainText('$182,100–$278,500')
  await expect(users).toBeFocused()
  await page.getByLabel('What you need').selectOption('Readiness assessment')
  await expect(page.getByText('(22 + 2) days × $1,400 = $33,600')).toBeVisible()
  await page.getByRole('link', { name: /Estimate a pilot/ }).click()
  await expect(page.getByLabel('What you need')).toHaveValue('pilot')
  await expect(users).toHaveValue('60')
})
