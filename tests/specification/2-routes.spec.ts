import { expect, openPage, test } from '../browser/support/site.ts'

test('Each route change scrolls to the top, with focus, in the same document', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
    window.scrollTo(0, document.body.scrollHeight)
  })
  await page.locator('footer').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('Each route change scrolls to the top: a link to the current page, too, which adds nothing to the history', async ({
  page,
}) => {
  await openPage(page, '/services')
  const entries = await page.evaluate(() => window.history.length)
  await page.locator('footer').getByRole('link', { name: 'Services', exact: true }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/services')
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
})

test("Industry page: no match shows 'Industry not found'; unknown white paper id: redirect to /whitepapers, as the server answers", async ({
  page,
}) => {
  await openPage(page, '/')
  const go = (path: string) =>
    page.evaluate(address => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await go('/industries/lost')
  await expect(page.getByRole('heading', { level: 1, name: 'Industry not found' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await go('/whitepapers/lost')
  await expect(page).toHaveURL('/whitepapers')
  await expect(page.getByRole('heading', { level: 1, name: 'White Papers' })).toBeVisible()
})
