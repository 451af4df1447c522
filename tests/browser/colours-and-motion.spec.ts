import type { Locator, Page } from '@playwright/test'
import { demoAppPaths, layoutPaths } from '../support/page-kinds.ts'
import { adaSession, openDialog, store } from './support/sign-in.ts'
import { expect, openAny, openPage, test } from './support/site.ts'

/** As it is seen: under forced colours every ground that is not transparent is the page's, or a system colour. */
function colourOf(element: Locator, property: 'backgroundColor' | 'borderTopColor' | 'color'): Promise<string> {
  return element.evaluate((node, name) => {
    const colour = getComputedStyle(node)[name]
    return /^rgba\(.*, 0\)$/.test(colour) ? getComputedStyle(document.body).backgroundColor : colour
  }, property)
}

/** The visitor's own colours take the place of ours. */
async function forceColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
}

for (const [path, chosen, other] of [
  ['/demos?industry=Healthcare', '[aria-current="true"] >> nth=0', 'nav a:not([aria-current]) >> nth=0'],
  ['/demo-apps/computer-vision/', 'button[aria-pressed="true"] >> nth=0', 'button[aria-pressed="false"] >> nth=0'],
  [
    '/demo-apps/computer-vision/',
    'label:has(input[type="radio"]:checked)',
    'label:has(:not(:checked)[type="radio"]) >> nth=0',
  ],
] as const) {
  test(`under forced colours a choice on ${path} shows: ${chosen}`, async ({ page }) => {
    await forceColours(page)
    await openAny(page, path)
    const ground = await colourOf(page.locator(chosen), 'backgroundColor')
    expect(ground).not.toBe(await colourOf(page.locator(other), 'backgroundColor'))
    expect(ground).not.toBe(await colourOf(page.locator(chosen), 'color'))
  })
}

test('under forced colours the open tab of the data check shows', async ({ page }) => {
  await forceColours(page)
  await page.goto('/demo-apps/ai-data-validation/')
  await page.getByRole('button', { name: 'Open the sample' }).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  expect(await colourOf(tabs.first(), 'backgroundColor')).not.toBe(await colourOf(tabs.nth(1), 'backgroundColor'))
})

test('under forced colours dialogs, the bar and the contact button have an edge', async ({ page }) => {
  await forceColours(page)
  await store(page, 'user', JSON.stringify(adaSession))
  await openPage(page, '/industries/healthcare?case=ambient-visit-notes')
  const edges = [page.getByRole('dialog'), page.getByLabel('Contact options')]
  for (const edge of edges) {
    await expect(edge).toHaveCSS('border-top-style', 'solid')
    expect(await colourOf(edge, 'borderTopColor')).not.toBe(await colourOf(edge, 'backgroundColor'))
  }
  await expect(page.locator('div:has(> nav[aria-label="Main"])')).toHaveCSS('border-bottom-width', '1px')
})

test('under forced colours the focus has a ring and icons have the colour of words', async ({ page }) => {
  await forceColours(page)
  await openPage(page, '/careers')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.getByRole('link', { name: 'About Us', exact: true }).first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(button).toHaveCSS('outline-style', 'solid')
  const ring = await button.evaluate(element => getComputedStyle(element).outlineColor)
  expect(ring).not.toBe(await colourOf(page.locator('body'), 'backgroundColor'))
  const line = await button.locator('svg').evaluate(drawing => getComputedStyle(drawing).stroke)
  expect(line).toBe(await colourOf(button, 'color'))
  await openDialog(page)
})

for (const path of [...layoutPaths, ...demoAppPaths]) {
  test(`under reduced motion nothing on ${path} moves by itself for longer than 0.01 s`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAny(page, path)
    const moving = await page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(',').map(part => Number.parseFloat(part)))
      return [...document.querySelectorAll('*')].flatMap(element => {
        return [undefined, '::before', '::after'].flatMap(pseudo => {
          const { animationName, animationDuration, animationTimeline, transitionDuration, scrollBehavior } =
            getComputedStyle(element, pseudo)
          // What follows the visitor's own scrolling does not move by itself.
          const isAnimated =
            animationName !== 'none' && animationTimeline === 'auto' && seconds(animationDuration) > 0.01
          const isMoving = isAnimated || seconds(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
          return isMoving ? [`${element.tagName} ${element.className}${pseudo ?? ''}`] : []
        })
      })
    })
    expect(moving).toEqual([])
  })
}
