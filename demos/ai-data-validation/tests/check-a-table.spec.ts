import { findViolations } from '../../../tests/browser/support/axe.ts'
import { colorOf } from '../../../tests/browser/support/colors.ts'
import { press } from '../../../tests/browser/support/press.ts'
import { expect, openPage, test } from '../../../tests/browser/support/site.ts'

test('the data check starts with its sample, opens it again by Enter, and arrows go from tab to tab', async ({
  page,
}) => {
  await page.goto('/demo-apps/ai-data-validation/')
  await expect(page.getByText('sample-customers.csv: 124 rows checked.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the sample' }).focus()
  await press(page, 'Enter')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  await tabs.first().focus()
  await press(page, 'ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await press(page, 'End')
  await expect(tabs.nth(4)).toBeFocused()
})

test('under forced colors the open tab of the data check shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByRole('button', { name: 'Open the sample' }).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  expect(await colorOf(tabs.first(), 'backgroundColor')).not.toBe(await colorOf(tabs.nth(1), 'backgroundColor'))
})

test('axe finds nothing wrong with the results of the data check, whichever is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByRole('button', { name: 'Open the sample' }).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(await findViolations(page)).toEqual([])
  }
})

test('the link of an article opens its data in the demo', async ({ page }) => {
  await openPage(page, '/blogs/blog-17')
  await page.getByRole('link', { name: 'open the ten rows in the demo' }).click()
  await expect(page).toHaveURL('/demos/ai-data-validation?sample=blog-17')
  const program = page.frameLocator('iframe')
  await expect(program.getByText('blog-17.csv: 10 rows checked.')).toBeVisible()
  await expect(program.getByText('90.1', { exact: true })).toBeVisible()
  await expect(program.getByLabel('Weight of accuracy')).toHaveValue('3')
})
