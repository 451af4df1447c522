import type { Page } from '@playwright/test'
import { findViolations } from '../../../tests/browser/support/axe.ts'
import { colorOf } from '../../../tests/browser/support/colors.ts'
import { press } from '../../../tests/browser/support/press.ts'
import { expect, openPage, test } from '../../../tests/browser/support/site.ts'

const address = '/demo-apps/ai-data-validation/'
const marks = (page: Page) => page.getByRole('table').first().locator('td button')
const toRepair = (page: Page) => page.getByText(/^\d+ of \d+ rows have something to repair\.$/)

test('the sample opens as a table, arrows go from mark to mark with a note at each, and a mouse shows it too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Open the sample' }).focus()
  await press(page, 'Enter')
  await expect(toRepair(page)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await marks(page).first().focus()
  await press(page, 'ArrowRight')
  await expect(marks(page).nth(1)).toBeFocused()
  await expect(page.getByText('email, row 7')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByText('email, row 7')).toBeHidden()
  await marks(page).nth(2).hover()
  await expect(page.getByText('annual_value, row 8')).toBeVisible()
  const chosen = await colorOf(page.getByRole('button', { name: 'First 50 rows' }), 'backgroundColor')
  expect(chosen).not.toBe(await colorOf(page.getByRole('button', { name: /^To repair/ }), 'backgroundColor'))
})

test('one press repairs all that needs no guess, a second one takes it back, and axe finds no fault', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(toRepair(page)).toBeVisible()
  const before = await toRepair(page).innerText()
  const repair = page.getByRole('button', { name: /^Repair all \d+$/ })
  // A double click: what comes under the pointer must not take it back.
  await repair.dblclick()
  await expect(page.getByRole('button', { name: /^Repaired \d+ · Undo$/ })).toBeFocused()
  await expect(toRepair(page)).not.toHaveText(before)
  await expect(page.getByRole('row', { name: 'C-1065' })).toContainText('Pennsylvania PA')
  for (const fold of await page.locator('summary').all()) await fold.click()
  await expect(page.getByRole('heading', { name: 'Report, JSON' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Repaired \d+ · Undo$/ }).focus()
  await press(page, 'Enter')
  await expect(toRepair(page)).toHaveText(before)
  await expect(repair).toBeFocused()
})

test('a double click applies one fix and leaves the focus on its Undo, and a key takes it back', async ({ page }) => {
  await page.goto(address)
  await expect(toRepair(page)).toBeVisible()
  await page.getByText(/^Fixes, one by one/).click()
  const apply = page.getByRole('button', { name: 'Apply: Unify phone' })
  const undo = page.getByRole('button', { name: 'Undo: Unify phone' })
  // A double click: what comes under the pointer must neither apply another fix nor undo this one.
  await apply.dblclick()
  await expect(undo).toBeFocused()
  await expect(page.getByText(/^\d+ fixes on offer, 1 applied\.$/)).toBeVisible()
  await press(page, 'Enter')
  await expect(apply).toBeFocused()
  await expect(page.getByText(/^\d+ fixes on offer, 0 applied\.$/)).toBeVisible()
})

test('cells that look wrong are found in pasted text and prepared as CSV', async ({ page }) => {
  const cities = ['birmingham', 'sheffield', 'florence', 'dallas']
  const rows = Array.from({ length: 120 }, (_, index) => {
    const city = index === 40 ? 'birmingxam' : cities[index % 4]
    return `${index},${city},${12 + (index % 5)}${index % 3 === 0 ? ' oz' : ''}`
  })
  await page.goto(address)
  await page.getByText('Paste text instead').click()
  await page.getByLabel('Rows, copied from a file').fill(['id,city,size', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Check this text' }).click()
  const found = page.getByRole('region', { name: 'Cells that look wrong' })
  await page.getByRole('button', { name: 'Look for wrong cells' }).click()
  await expect(found.getByRole('status')).toBeFocused()
  await expect(found.getByText('likely birmingham Nearly spelled like')).toBeVisible()
  await page.getByRole('button', { name: 'Prepare them as CSV' }).click()
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'pasted-suspects.csv')
})

test('the link of an article opens its data in the demo', async ({ page }) => {
  await openPage(page, '/blogs/blog-17')
  await page.getByRole('link', { name: 'open the ten rows in the demo' }).click()
  await expect(page).toHaveURL('/demos/ai-data-validation?sample=blog-17')
  const program = page.frameLocator('iframe')
  await expect(program.getByText('blog-17.csv: 10 rows checked.')).toBeVisible()
  await program.getByText(/how the score adds up/).click()
  await expect(program.getByLabel('Weight of accuracy')).toHaveValue('3')
})
