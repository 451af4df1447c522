import { findViolations } from '../../../tests/browser/support/axe.ts'
import { expectChoiceToShow } from '../../../tests/browser/support/colors.ts'
import { press } from '../../../tests/browser/support/press.ts'
import { expect, test } from '../../../tests/browser/support/site.ts'

const findings = '4 of 9 others differ: no. 6, 8, 10, 12.'

test('the inspection learns from what is marked by the keyboard, names what differs, and axe finds no fault', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/demo-apps/computer-vision/')
  await expect(page.getByText(findings)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear the marks' }).click()
  await expect(page.getByText('No norm yet. Mark at least 3 good ones.')).toBeVisible()
  const marks = page.getByRole('checkbox', { name: /^Use as good/ })
  for (const index of [0, 1, 2, 3, 4]) {
    await marks.nth(index).focus()
    await press(page, 'Space')
  }
  await expect(page.getByText(findings)).toBeVisible()
  await expect(page.getByRole('listitem').nth(11)).toContainText('× the limit: differs, most at the')
  await expect(page.locator('a[download]').first()).toHaveAttribute('href', /^data:text\/csv;charset=utf-8,%EF%BB%BF/)
})

test('in the measuring half a sample, a view and a good part are chosen by the keyboard', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/demo-apps/computer-vision/')
  await page.getByRole('button', { name: 'Measure one picture' }).click()
  const sample = page.getByRole('group', { name: 'Samples' }).getByRole('button').nth(1)
  await sample.focus()
  await press(page, 'Enter')
  await expect(sample).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Picture' }).focus()
  await press(page, 'ArrowRight')
  await expect(page.getByRole('radio', { name: 'Objects' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'No. 3 is a good part' }).check()
  await expect(page.getByText('Compared with the 1 marked as good.')).toBeVisible()
  await expectChoiceToShow(page, 'button[aria-pressed="true"] >> nth=0', 'button[aria-pressed="false"] >> nth=0')
})
