import { expect, openPage, test } from '../browser/support/site.ts'
import { expectInCorner, findContactButton, findCovered, framedPaths, scrollToShare } from './support/contact-button.ts'
import { windows } from './support/windows.ts'

test('floating contact button bottom right: on every framed page, in every window, wherever it is scrolled', async ({
  page,
}) => {
  for (const path of framedPaths) {
    await openPage(page, path)
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const share of [0, 0.9, 0.5, 1]) {
        await scrollToShare(page, share)
        await expectInCorner(page, `${path} at ${size.width} px, ${share} of the page`)
      }
      expect(await findCovered(page), `the end of ${path} at ${size.width} px`).toEqual([])
    }
  }
})

test('the contact button opens a card with a call link, an e-mail link and a ‘Send us a message’ link to /contact', async ({
  page,
}) => {
  for (const size of [windows[0], windows[3]]) {
    await page.setViewportSize(size)
    await openPage(page, '/about')
    await findContactButton(page).click()
    const links = page.locator('details', { has: findContactButton(page) }).getByRole('link')
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    await expect(links.nth(0)).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(links.nth(1)).toHaveAttribute('href', /^mailto:\S+@\S+$/)
    await expect(links.nth(2)).toHaveText('Send us a message')
    await links.nth(2).click()
    await expect(page).toHaveURL('/contact')
    await expect(links.nth(2), 'and is closed on the page that it led to').toBeHidden()
  }
})

test('the icon rotates when open', async ({ page }) => {
  await openPage(page, '/contact')
  const icon = findContactButton(page).locator('svg')
  await expect(icon).toHaveCSS('rotate', 'none')
  await findContactButton(page).click()
  await expect(icon).toHaveCSS('rotate', '-90deg')
  await findContactButton(page).click()
  await expect(icon).toHaveCSS('rotate', 'none')
})
