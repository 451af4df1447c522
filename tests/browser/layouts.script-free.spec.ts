import type { Page } from '@playwright/test'
import { layouts } from './support/layouts.ts'
import { expect, test } from './support/site.ts'

test('pages of each layout show all they say without scripts, and nothing that only scripts could move', async ({
  page,
}) => {
  for (const path of layouts) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    expect.soft(await examinePage(page), path).toEqual({ hiddenTexts: [], deadControls: [], picturesNotShown: [] })
  }
})

test('what needs scripts says so instead: a demo, and the sign-in of the posts’ administration', async ({ page }) => {
  for (const path of layouts.filter(path => path.startsWith('/demos/'))) {
    await page.goto(path)
    await expect(page.getByText('This demo runs in the browser.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open it' })).toBeVisible()
    await expect(page.getByRole('status')).toBeHidden()
  }
  await page.goto('/admin/manage-posts')
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in to manage posts' })).toBeHidden()
})

test('small screens get the tall picture of the home page, wide ones the wide one, both in AVIF', async ({ page }) => {
  const shown = () =>
    page.locator('main header img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.goto('/')
  await expect.poll(shown).toMatch(/\/images\/hero\/home-\d+\.avif$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(shown).toMatch(/\/images\/hero\/home-tall-\d+\.avif$/)
})

/** What a visitor without scripts misses on a page, each thing by words or markup that find it. */
type Faults = {
  /** Texts that are there and do not show, although nothing but a script could show them. */
  readonly hiddenTexts: readonly string[]
  /** What looks as if it could be pressed or filled in, and does nothing. */
  readonly deadControls: readonly string[]
  readonly picturesNotShown: readonly string[]
}

/** Without scripts, browsers load every picture with the page, without waiting for scrolling. */
function examinePage(page: Page): Promise<Faults> {
  return page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    const toMarkup = (element: Element) => element.outerHTML.slice(0, 160)

    // Menus, disclosures and popovers open natively, and tests of their own open them. A button that needs scripts is to be hidden.
    const hiddenByIntent =
      '[data-only~="scripted"], dialog, [popover], details:not([open]) > :not(summary), option, nav[aria-label="Main"], button[type="button"], [role="status"], [aria-hidden="true"]'
    // A chart has a wide and a narrow form, of which the window's width shows one.
    const isOtherForm = (element: Element) => {
      const forms = [...(element.closest('figure.chart')?.querySelectorAll('svg') ?? [])]
      return element.closest('svg') !== null && forms.filter(isVisible).length === 1
    }
    const isDecoy = (element: Element) =>
      element.parentElement?.closest('div')?.querySelector('[name="extra_remark"]') != null
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === 3 && data?.trim(),
      )
    const texts = [...document.querySelectorAll('body *:not(script, style, template, noscript, title)')]
    const controls = [...document.querySelectorAll('button, input, select, textarea, [role="button"]')]
    const pictures = [...document.querySelectorAll('img')]

    return {
      hiddenTexts: texts
        .filter(element => hasOwnText(element) && !isVisible(element))
        .filter(element => element.closest(hiddenByIntent) === null && !isDecoy(element) && !isOtherForm(element))
        .map(toMarkup),
      deadControls: controls
        .filter(control => isVisible(control) && !control.hasAttribute('popovertarget'))
        .filter(control => !(control.closest('form[action]') !== null && !control.matches('[type="button"]')))
        .map(toMarkup),
      picturesNotShown: pictures
        .filter(({ width, height, complete, naturalWidth }) => !width || !height || !complete || !naturalWidth)
        .map(toMarkup),
    }
  })
}
