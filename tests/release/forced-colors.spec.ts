import { colorOf, expectChoiceToShow } from '../browser/support/colors.ts'
import { layouts } from '../browser/support/layouts.ts'
import { expect, openPage, test } from '../browser/support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
})

test('under forced colors a choice among filters shows, and so does the dusk of a first screen', async ({ page }) => {
  await page.goto('/blogs')
  await expectChoiceToShow(page, 'nav a[aria-current="true"] >> nth=0', 'main nav a:not([aria-current]) >> nth=0')
  await page.goto('/services')
  const picture = page.locator('main header picture').first()
  const dusk = await picture.evaluate(element => getComputedStyle(element, '::after').backgroundColor)
  expect(dusk, 'multiplied with the visitor’s own ground, it would be black').toBe('rgb(133, 146, 184)')
})

for (const path of layouts.filter(path => path.startsWith('/industries/'))) {
  test('under forced colors dialogs, bar and contact button have an edge, the focus a ring, icons the color of words', async ({
    page,
  }) => {
    await openPage(page, path)
    await page.locator('#cases').getByRole('listitem').getByRole('link').first().click()
    for (const edge of [page.getByRole('dialog'), page.getByLabel('Contact options')]) {
      await expect(edge).toHaveCSS('border-top-style', 'solid')
      expect(await colorOf(edge, 'borderTopColor')).not.toBe(await colorOf(edge, 'backgroundColor'))
    }
    await expect(page.locator('div:has(> nav[aria-label="Main"])')).toHaveCSS('border-bottom-width', '1px')
    await page.keyboard.press('Escape')
    // The dialog gives the focus back when it is gone.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await button.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(button).toHaveCSS('outline-style', 'solid')
    const ring = await button.evaluate(element => getComputedStyle(element).outlineColor)
    expect(ring).not.toBe(await colorOf(page.locator('body'), 'backgroundColor'))
    const line = await button.locator('svg').evaluate(drawing => getComputedStyle(drawing).stroke)
    expect(line).toBe(await colorOf(button, 'color'))
  })
}
