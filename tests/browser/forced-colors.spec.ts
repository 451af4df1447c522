import { colorOf, expectChoiceToShow } from './support/colors.ts'
import { openDialog } from './support/sign-in.ts'
import { expect, openPage, test } from './support/site.ts'
import { findUnreadableText } from './support/unreadable-text.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
})

test('under forced colors a choice among filters shows', async ({ page }) => {
  await page.goto('/demos?industry=Healthcare')
  await expectChoiceToShow(page, '[aria-current="true"] >> nth=0', 'nav a:not([aria-current]) >> nth=0')
})

test('under forced colors the words that a search has found can be read', async ({ page }) => {
  await openPage(page, '/search?q=pilot')
  await expect(page.locator('mark').first()).toBeVisible()
  expect(await findUnreadableText(page)).toEqual([])
})

test('under forced colors pictures of first screens keep their dusk, and the arches of a viaduct have an edge', async ({
  page,
}) => {
  for (const path of ['/services', '/industries/healthcare']) {
    await page.goto(path)
    const picture = page.locator('main header picture').first()
    const dusk = await picture.evaluate(element => getComputedStyle(element, '::after').backgroundColor)
    expect(dusk, 'multiplied with the visitor’s own ground, it would be black').toBe('rgb(133, 146, 184)')
  }
  await page.goto('/how-we-work')
  const arch = page.getByRole('link', { name: 'Strategy call' }).first()
  const edge = await arch.evaluate(link => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(link, '::before')
    return { width: borderTopWidth, color: borderTopColor }
  })
  expect(edge.width).toBe('2px')
  expect(edge.color).not.toBe(await colorOf(page.locator('body'), 'backgroundColor'))
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
  // The dialog gives the focus back when it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0)
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
