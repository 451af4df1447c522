import { press } from '../../../tests/browser/support/press.ts'
import { expect, test } from '../../../tests/browser/support/site.ts'

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
  const found = page.getByRole('region', { name: 'Cells that look wrong' })
  await page.getByRole('button', { name: 'Look for wrong cells' }).click()
  await expect(found.getByRole('status')).toBeFocused()
  const columns = found.getByRole('region')
  await expect(found.getByText('likely birmingham Nearly spelled like')).toBeVisible()
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

test('an applied fix stays in its place with Undo under the pointer and the focus, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/demo-apps/ai-data-validation/')
  await expect(page.getByText('of 124 rows have something to repair.')).toBeVisible()
  await page.getByText(/^Fixes, one by one/).click()
  const titles = page.getByRole('group').filter({ hasText: 'Fixes, one by one' }).getByRole('heading', { level: 3 })
  const before = await titles.allTextContents()
  await page.getByRole('button', { name: 'Preview: Unify start_date' }).click()
  await expect(page.getByText('Preview: 1 cell changed.')).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply: Unify phone' })
  const box = await apply.boundingBox()
  if (box === null) throw new Error('No button.')
  // A double click: what comes under the pointer must neither apply another fix nor undo this one.
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
  const undo = page.getByRole('button', { name: 'Undo: Unify phone' })
  await expect(undo).toBeFocused()
  await expect(page.getByText(`${before.length - 1} fixes on offer, 1 applied.`)).toBeVisible()
  await expect(page.getByText('Applied: 1 cell changed.')).toBeVisible()
  expect((await undo.boundingBox())?.y).toBeCloseTo(box.y, 0)
  expect(await titles.allTextContents()).toEqual(before)
  await press(page, 'Enter')
  await expect(apply).toBeFocused()
  await expect(page.getByText(`${before.length} fixes on offer, 0 applied.`)).toBeVisible()
  await press(page, 'Space')
  await expect(undo).toBeFocused()
  expect(await titles.allTextContents()).toEqual(before)
})

test('the buttons for a row to mark stay under the pointer from row to row', async ({ page }) => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `${index},${index % 7 === 0 ? 'long '.repeat(60) : 'short'},${index % 5}`,
  )
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByText('Paste text instead').click()
  await page.getByLabel('Rows, copied from a file').fill(['id,note,size', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Check this text' }).click()
  await page.getByRole('button', { name: 'Look for wrong cells' }).click()
  await page.getByRole('button', { name: 'Teach it with a few rows' }).click()
  const next = page.getByRole('button', { name: 'Nothing wrong here' })
  const stop = page.getByRole('button', { name: 'Stop' })
  const offset = async () => {
    const [title, button, other] = await Promise.all([
      page.getByRole('heading', { name: /^Which cells of row/ }).boundingBox(),
      next.boundingBox(),
      stop.boundingBox(),
    ])
    return [(button?.y ?? 0) - (title?.y ?? 0), button?.x, other?.x]
  }
  const before = await offset()
  for (let question = 2; question <= 5; question += 1) {
    await next.click()
    await expect(page.getByText(`Question ${question} of at most 20`)).toBeVisible()
    expect(await offset()).toEqual(before)
  }
})
