import type { Page } from '@playwright/test'
import { layouts } from './support/layouts.ts'
import { expect, openPage, test } from './support/site.ts'

/** The pictures that moved, and how many transitions there were. */
async function watchTransitions(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    const seen = { count: 0, moved: 0 }
    Object.assign(window, { seen })
    document.startViewTransition = update => {
      const transition = start(update)
      seen.count++
      transition.ready.then(
        () => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''))
            .filter(name => name?.startsWith('::view-transition-group(') && !name.includes('(root)'))
          seen.moved += new Set(names).size
        },
        () => {},
      )
      return transition
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'seen'))
}

const post = (page: Page, number: number) => page.locator('main article').nth(number).getByRole('link').last()
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('the cover of the card that is followed becomes the cover of the article, and Back returns to the pixel', async ({
  page,
}) => {
  const transitions = await watchTransitions(page)
  await openPage(page, '/blogs')
  await post(page, 2).focus()
  await page.evaluate(() => window.scrollBy(0, 137))
  const position = await scrollY(page)
  expect(position).toBeGreaterThan(137)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/blogs\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(transitions).toEqual({ count: 1, moved: 1 })
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/blogs')
  await expect.poll(() => scrollY(page)).toBe(position)
  expect(await transitions()).toEqual({ count: 1, moved: 1 })
})

test('the picture of a use case becomes that of its dialog, and nothing moves when one reached by its address is closed', async ({
  page,
}) => {
  const transitions = await watchTransitions(page)
  for (const path of layouts.filter(path => path.startsWith('/industries/'))) {
    await openPage(page, path)
    const link = page.locator('#cases').getByRole('listitem').getByRole('link').nth(1)
    await link.focus()
    const position = await scrollY(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(transitions).toEqual({ count: 1, moved: 1 })
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link).toBeFocused()
    await expect.poll(() => scrollY(page)).toBe(position)
    await openPage(page, (await link.getAttribute('href')) ?? '')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await transitions()).toEqual({ count: 0, moved: 0 })
  }
})

test('a second press while the picture moves opens what was pressed', async ({ page }) => {
  await openPage(page, '/blogs')
  await post(page, 1).click()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('main header picture + picture')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('nothing moves for a visitor who wants less motion, between lists, or from a link without a picture', async ({
  page,
}) => {
  const transitions = await watchTransitions(page)
  await openPage(page, '/blogs')
  await page.locator('footer a[href="/whitepapers"]').click()
  await expect(page).toHaveURL('/whitepapers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goBack()
  await page.locator('main article a[href^="/blogs/"]').first().click()
  await expect(page).toHaveURL(/blogs\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await transitions()).toEqual({ count: 0, moved: 0 })
})
