import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from '../browser/support/site.ts'
import { windows } from './support/windows.ts'

test('floating contact button bottom right: on every framed page, in every window, wherever it is scrolled', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/industries/healthcare', '/search']) {
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

test('the contact button opens a card whose three links are in view, and which a ‘Send us a message’ link closes', async ({
  page,
}) => {
  for (const size of [windows[0], windows[3]]) {
    await page.setViewportSize(size)
    await openPage(page, '/about')
    await findContactButton(page).click()
    const links = page.locator('details', { has: findContactButton(page) }).getByRole('link')
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
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

function findContactButton(page: Page): Locator {
  return page.getByLabel('Contact options')
}

/** The button is in the window, at its lower right corner, and nothing else is where it is. */
async function expectInCorner(page: Page, where: string): Promise<void> {
  const box = await findContactButton(page).boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const right = width - (box?.x ?? 0) - (box?.width ?? 0)
  const below = height - (box?.y ?? 0) - (box?.height ?? 0)
  for (const [side, gap] of Object.entries({ right, below })) {
    expect(gap, `${where}, ${side}`).toBeGreaterThanOrEqual(8)
    expect(gap, `${where}, ${side}`).toBeLessThanOrEqual(24)
  }
  await findContactButton(page).click({ trial: true })
}

async function scrollToShare(page: Page, share: number): Promise<void> {
  await page.evaluate(part => {
    const { scrollHeight } = document.documentElement
    window.scrollTo(0, (scrollHeight - window.innerHeight) * part)
  }, share)
}

/** What is under the button: words, and what can be pressed. */
function findCovered(page: Page): Promise<readonly string[]> {
  return findContactButton(page).evaluate(button => {
    const place = button.getBoundingClientRect()
    const meets = (box: DOMRect) =>
      box.width > 0 &&
      box.right > place.left &&
      box.left < place.right &&
      box.bottom > place.top &&
      box.top < place.bottom
    const covered: string[] = []
    for (const element of document.querySelectorAll('main *, footer *')) {
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some(meets)) covered.push(node.textContent.trim())
      }
      if (element.matches('button, input, textarea') && meets(element.getBoundingClientRect())) {
        covered.push(element.localName)
      }
    }
    return covered
  })
}
