import { expect, openPage, test } from './support/site.ts'

const waiting = '[data-reveal="waiting"]'

test('what is below the fold rises into place when it is scrolled to, once', async ({ page }) => {
  await openPage(page, '/services')
  const card = page.locator('[data-reveal]', { hasText: 'AI Adoption Framework' })
  await expect(card).toHaveAttribute('data-reveal', 'waiting')
  await expect(card).toHaveCSS('opacity', '0')
  await expect(card).toHaveCSS('translate', '0px 20px')
  await card.scrollIntoViewIfNeeded()
  await expect(card).toHaveAttribute('data-reveal', 'shown')
  await expect(card).toHaveCSS('transition-duration', '0.6s')
  await expect(card).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(card).toHaveAttribute('data-reveal', 'shown')
})

test('what is below the fold of a page that a link leads to rises into place, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openPage(page, '/services')
  // In a low window, a page that is known already: the observer looks at its later sections before they have a size.
  for (const name of ['Careers', 'Services']) {
    await page.locator('footer').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  const card = page.locator('[data-reveal]', { hasText: 'AI Adoption Framework' })
  await expect(card).toHaveAttribute('data-reveal', 'waiting')
  await card.scrollIntoViewIfNeeded()
  await expect(card).toHaveAttribute('data-reveal', 'shown')
})

test('the methodology cards enter from 0.2 to 0.5 s, one after the other', async ({ page }) => {
  await openPage(page, '/services')
  const cards = page.locator('[data-reveal]', { has: page.locator('svg[viewBox="0 0 240 156"]') })
  await expect(cards).toHaveCount(4)
  const delays = await cards.evaluateAll(elements =>
    elements.map(element => (element instanceof HTMLElement ? element.style.getPropertyValue('--reveal-delay') : '')),
  )
  expect(delays).toEqual(['0.2s', '0.3s', '0.4s', '0.5s'])
  const closing = page.locator('[data-reveal]', { hasText: 'Ready to Begin Your AI Journey?' })
  await expect(closing).toHaveAttribute('style', /--reveal-delay: 0\.8s/)
})

test('what is in view at first is never hidden', async ({ page }) => {
  await openPage(page, '/services')
  await expect(page.locator('h1')).toBeVisible()
  const hidden = await page
    .locator(waiting)
    .evaluateAll(elements => elements.filter(element => element.getBoundingClientRect().top < window.innerHeight))
  expect(hidden).toEqual([])
})

test('nothing waits under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/services')
  await expect(page.locator(waiting)).toHaveCount(0)
})
