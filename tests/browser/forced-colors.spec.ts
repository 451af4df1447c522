import type { Locator, Page } from '@playwright/test'
import { openDialog } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
})

/** As it is seen: under forced colors every ground that is not transparent is the page's, or a system color. */
function colorOf(element: Locator, property: 'backgroundColor' | 'borderTopColor' | 'color'): Promise<string> {
  return element.evaluate((node, name) => {
    const color = getComputedStyle(node)[name]
    return /^rgba\(.*, 0\)$/.test(color) ? getComputedStyle(document.body).backgroundColor : color
  }, property)
}

async function expectChoiceToShow(page: Page, chosen: string, other: string): Promise<void> {
  const ground = await colorOf(page.locator(chosen), 'backgroundColor')
  expect(ground).not.toBe(await colorOf(page.locator(other), 'backgroundColor'))
  expect(ground).not.toBe(await colorOf(page.locator(chosen), 'color'))
}

test('under forced colors a choice among filters, samples and views shows', async ({ page }) => {
  await page.goto('/demos?industry=Healthcare')
  await expectChoiceToShow(page, '[aria-current="true"] >> nth=0', 'nav a:not([aria-current]) >> nth=0')
  await page.goto('/demo-apps/computer-vision/')
  await page.locator('button[aria-pressed="true"]').first().waitFor()
  await expectChoiceToShow(page, 'button[aria-pressed="true"] >> nth=0', 'button[aria-pressed="false"] >> nth=0')
  await expectChoiceToShow(
    page,
    'label:has(input[type="radio"]:checked) >> nth=0',
    'label:has(:not(:checked)[type="radio"]) >> nth=0',
  )
})

test('under forced colors the open tab of the data check shows', async ({ page }) => {
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByRole('button', { name: 'Open the sample' }).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  expect(await colorOf(tabs.first(), 'backgroundColor')).not.toBe(await colorOf(tabs.nth(1), 'backgroundColor'))
})

test('under forced colors dialogs, bar and contact button have an edge, the focus a ring, icons the color of words', async ({
  page,
}) => {
  await openPage(page, '/industries/healthcare?case=ambient-visit-notes')
  for (const edge of [page.getByRole('dialog'), page.getByLabel('Contact options')]) {
    await expect(edge).toHaveCSS('border-top-style', 'solid')
    expect(await colorOf(edge, 'borderTopColor')).not.toBe(await colorOf(edge, 'backgroundColor'))
  }
  await expect(page.locator('div:has(> nav[aria-label="Main"])')).toHaveCSS('border-bottom-width', '1px')
  await page.keyboard.press('Escape')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.getByRole('link', { name: 'About Us', exact: true }).first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(button).toHaveCSS('outline-style', 'solid')
  const ring = await button.evaluate(element => getComputedStyle(element).outlineColor)
  expect(ring).not.toBe(await colorOf(page.locator('body'), 'backgroundColor'))
  const line = await button.locator('svg').evaluate(drawing => getComputedStyle(drawing).stroke)
  expect(line).toBe(await colorOf(button, 'color'))
  await openDialog(page)
})
