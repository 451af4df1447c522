import { findViolations } from '../../../tests/browser/support/axe.ts'
import { expectChoiceToShow } from '../../../tests/browser/support/colors.ts'
import { press } from '../../../tests/browser/support/press.ts'
import { expect, test } from '../../../tests/browser/support/site.ts'

test('the inspection chooses a sample and a view by the keyboard', async ({ page }) => {
  await page.goto('/demo-apps/computer-vision/')
  await page.getByRole('button', { name: 'Measure one picture' }).click()
  const sample = page.getByRole('group', { name: 'Samples' }).getByRole('button').nth(1)
  await sample.focus()
  await press(page, 'Enter')
  await expect(sample).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Picture' }).focus()
  await press(page, 'ArrowRight')
  await expect(page.getByRole('radio', { name: 'Objects' })).toBeChecked()
})

test('the inspection learns from what is marked by the keyboard, and names what differs', async ({ page }) => {
  await page.goto('/demo-apps/computer-vision/')
  const marks = page.getByRole('checkbox', { name: /^Use as good/ })
  await expect(page.getByText('4 of 9 others differ: no. 6, 8, 10, 12.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the marks' }).click()
  await expect(page.getByText('No norm yet. Mark at least 3 good ones.')).toBeVisible()
  for (const index of [0, 1, 2, 3, 4]) {
    await marks.nth(index).focus()
    await press(page, 'Space')
  }
  await expect(page.getByText('4 of 9 others differ: no. 6, 8, 10, 12.')).toBeVisible()
  await expect(page.getByRole('listitem').nth(11)).toContainText('× the limit: differs, most at the')
  await page.getByRole('button', { name: 'Measure one picture' }).click()
  await page.getByRole('checkbox', { name: 'No. 3 is a good part' }).check()
  await expect(page.getByText('Compared with the 1 marked as good.')).toBeVisible()
})

test('under forced colors a choice among samples and views shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/demo-apps/computer-vision/')
  await page.getByRole('button', { name: 'Measure one picture' }).click()
  await page.locator('fieldset button[aria-pressed="true"]').first().waitFor()
  await expectChoiceToShow(page, 'button[aria-pressed="true"] >> nth=0', 'button[aria-pressed="false"] >> nth=0')
  await expectChoiceToShow(
    page,
    'label:has(input[type="radio"]:checked) >> nth=0',
    'label:has(:not(:checked)[type="radio"]) >> nth=0',
  )
})

test('axe finds nothing wrong with what the inspection learned', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/demo-apps/computer-vision/')
  await expect(page.getByText('4 of 9 others differ: no. 6, 8, 10, 12.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
