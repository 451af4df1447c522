import { expect, openPage, test, waitForPaint } from '../browser/support/site.ts'

const waiting = '[data-reveal="waiting"]'

test('Scroll-reveal default: duration 0.6 s, offset 20 px, plays once; what is in view is never hidden', async ({
  page,
}) => {
  await openPage(page, '/services')
  const card = page.locator('[data-reveal]').last()
  await expect(card).toHaveAttribute('data-reveal', 'waiting')
  await expect(page.locator('h1')).toBeVisible()
  const hidden = await page
    .locator(waiting)
    .evaluateAll(elements => elements.filter(element => element.getBoundingClientRect().top < window.innerHeight))
  expect(hidden).toEqual([])
  await expect(card).toHaveCSS('opacity', '0')
  await expect(card).toHaveCSS('translate', '0px 20px')
  await card.scrollIntoViewIfNeeded()
  await expect(card).toHaveAttribute('data-reveal', 'shown')
  await expect(card).toHaveCSS('transition-duration', '0.6s')
  await expect(card).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await waitForPaint(page)
  await expect(card).toHaveAttribute('data-reveal', 'shown')
})

test('what is below the fold of a page that a link leads to rises into place, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openPage(page, '/careers')
  await page.locator('footer').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const card = page.locator('[data-reveal]').last()
  await expect(card).toHaveAttribute('data-reveal', 'waiting')
  await card.scrollIntoViewIfNeeded()
  await expect(card).toHaveAttribute('data-reveal', 'shown')
})

test('nothing waits under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/services')
  await waitForPaint(page)
  await expect(page.locator(waiting)).toHaveCount(0)
})
