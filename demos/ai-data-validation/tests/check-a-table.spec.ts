import type { Page } from '@playwright/test'
import { findViolations } from '../../../tests/browser/support/axe.ts'
import { colorOf } from '../../../tests/browser/support/colors.ts'
import { press } from '../../../tests/browser/support/press.ts'
import { expect, openPage, test } from '../../../tests/browser/support/site.ts'

const marks = (page: Page) => page.getByRole('table').first().locator('td button')

test('the data check starts with its sample as a table, and arrows go from mark to mark with a note at each', async ({
  page,
}) => {
  await page.goto('/demo-apps/ai-data-validation/')
  await expect(page.getByText('sample-customers.csv: 124 rows checked.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the sample' }).focus()
  await press(page, 'Enter')
  await expect(page.getByText('55 of 124 rows have something to repair.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await marks(page).first().focus()
  await press(page, 'ArrowRight')
  await expect(marks(page).nth(1)).toBeFocused()
  await expect(page.getByText('email, row 7')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByText('email, row 7')).toBeHidden()
  await marks(page).nth(2).hover()
  await expect(page.getByText('annual_value, row 8')).toBeVisible()
})

test('one press repairs all that needs no guess, shows each change with what it was, and a second one takes it back', async ({
  page,
}) => {
  await page.goto('/demo-apps/ai-data-validation/')
  const repair = page.getByRole('button', { name: 'Repair all 10', exact: true })
  await repair.dblclick()
  const undo = page.getByRole('button', { name: 'Repaired 10 · Undo' })
  await expect(undo).toBeFocused()
  await expect(page.getByText('45 of 122 rows have something to repair.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('row', { name: 'C-1065' })).toContainText('Pennsylvania PA')
  await press(page, 'Enter')
  await expect(page.getByText('55 of 124 rows have something to repair.')).toBeVisible()
  await expect(repair).toBeFocused()
})

test('under forced colors the chosen rows of the data check show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/demo-apps/ai-data-validation/')
  const chosen = page.getByRole('button', { name: 'First 50 rows' })
  const other = page.getByRole('button', { name: /^To repair/ })
  await expect(chosen).toBeVisible()
  expect(await colorOf(chosen, 'backgroundColor')).not.toBe(await colorOf(other, 'backgroundColor'))
})

test('axe finds nothing wrong with the data check, with all of its parts open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByRole('button', { name: /^Repair all/ }).click()
  await expect(page.getByRole('button', { name: /Undo$/ }).first()).toBeVisible()
  const folds = page.locator('summary')
  for (const fold of await folds.all()) await fold.click()
  await expect(page.getByRole('heading', { name: 'Report, JSON' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the link of an article opens its data in the demo', async ({ page }) => {
  await openPage(page, '/blogs/blog-17')
  await page.getByRole('link', { name: 'open the ten rows in the demo' }).click()
  await expect(page).toHaveURL('/demos/ai-data-validation?sample=blog-17')
  const program = page.frameLocator('iframe')
  await expect(program.getByText('blog-17.csv: 10 rows checked.')).toBeVisible()
  await program.getByText(/how the score adds up/).click()
  await expect(program.getByText('90.1', { exact: true })).toBeVisible()
  await expect(program.getByLabel('Weight of accuracy')).toHaveValue('3')
})
