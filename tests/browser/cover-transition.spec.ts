import type { Page } from '@playwright/test'
import { expect, openPage, test } from './support/site.ts'

/** The pictures that moved, and how many transitions there were. */
async function watchTransitions(page: Page): Promise<() => Promise<{ count: number; moved: number }>> {
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
  return () =>
    page.evaluate(() => ('seen' in window ? { count: 0, moved: 0, ...Object(window.seen) } : { count: 0, moved: 0 }))
}

const post = (page: Page, number: number) => page.locator('main article').nth(number).getByRole('link').last()

test('the cover of the card that is followed becomes the cover of the article, and Back returns to the pixel', async ({
  page,
}) => {
  const transitions = await watchTransitions(page)
  await openPage(page, '/blogs')
  await post(page, 2).focus()
  await page.evaluate(() => window.scrollBy(0, 137))
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(137)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/blogs\/blog-/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(transitions).toEqual({ count: 1, moved: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/blogs')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
  expect(await transitions()).toEqual({ count: 1, moved: 1 })
})

test('the picture of a use case becomes that of its dialog, and Back returns to the pixel with the focus', async ({
  page,
}) => {
  const transitions = await watchTransitions(page)
  await openPage(page, '/industries/energy')
  const link = page.locator('#cases').getByRole('listitem').getByRole('link').nth(1)
  await link.focus()
  const position = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(transitions).toEqual({ count: 1, moved: 1 })
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
})

test('nothing moves when a dialog that was reached by its address is closed', async ({ page }) => {
  const transitions = await watchTransitions(page)
  await openPage(page, '/industries/healthcare?case=ambient-visit-notes')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/industries/healthcare')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await transitions()).toEqual({ count: 0, moved: 0 })
})

test('a second press while the picture moves opens what was pressed', async ({ page }) => {
  await openPage(page, '/blogs')
  await post(page, 1).click()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: /Get AI out/ })).toBeFocused()
})

test('nothing moves for a visitor who wants less motion, between lists, or from a link without a picture', async ({
  page,
}) => {
  const transitions = await watchTransitions(page)
  await openPage(page, '/blogs')
  await page.locator('footer').getByRole('link', { name: 'White Papers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'White Papers' })).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goBack()
  await post(page, 1).click()
  await expect(page).toHaveURL(/blogs\/blog-/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await transitions()).toEqual({ count: 0, moved: 0 })
})
