import { press } from './support/press.ts'
import { expect, test } from './support/site.ts'

test('a few marked rows teach the data check to find what is like them, and undoing takes it back', async ({
  page,
}) => {
  const cities = ['birmingham', 'sheffield', 'florence', 'dallas']
  const rows = Array.from({ length: 120 }, (_, index) => {
    const city = index === 40 ? 'birmingxam' : cities[index % 4]
    return `${index},${city},${12 + (index % 5)}${index % 3 === 0 ? ' oz' : ''}`
  })
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByText('Paste text instead').click()
  await page.getByLabel('Rows, copied from a file').fill(['id,city,size', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Check this text' }).click()
  await page.getByRole('tab', { name: /^Findings/ }).click()
  const found = page.getByRole('region', { name: 'Cells that look wrong' })
  await page.getByRole('button', { name: 'Look for wrong cells' }).click()
  await expect(found.getByRole('status')).toBeFocused()
  const columns = found.getByRole('group')
  await columns.filter({ hasText: 'city' }).click()
  await expect(page.getByText('likely birmingham Nearly spelled like')).toBeVisible()
  await page.getByRole('button', { name: 'Teach it with a few rows' }).click()
  for (let question = 1; question <= 6; question += 1) {
    await expect(page.getByText(`Question ${question} of at most 20`)).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Which cells of row/ })).toBeFocused()
    const cells = page.getByRole('list', { name: /^Cells of row/ })
    for (const name of [/ oz$/, /birmingxam$/]) {
      const wrong = cells.getByRole('button', { name })
      if ((await wrong.count()) === 0) continue
      await wrong.focus()
      await press(page, 'Space')
      await expect(wrong).toHaveAttribute('aria-pressed', 'true')
    }
    await page.getByRole('button', { name: /^Nothing wrong here$|wrong, next row$/ }).click()
  }
  await expect(columns.filter({ hasText: 'size' })).toContainText('40 cells')
  await page.getByRole('button', { name: 'Undo the last row' }).click()
  await expect(page.getByText('Question 6 of at most 20')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(found.getByRole('status')).toBeFocused()
  await page.getByRole('button', { name: 'Prepare them as CSV' }).click()
  await expect(found.getByRole('status')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'pasted-suspects.csv')
})
