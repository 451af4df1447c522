import type { Locator, Page } from '@playwright/test'
import { expect } from '../../browser/support/site.ts'

export const framedPaths = ['/', '/contact', '/industries/healthcare', '/search']

export function findContactButton(page: Page): Locator {
  return page.getByLabel('Contact options')
}

/** The button is in the window, at its lower right corner, and nothing else is where it is. */
export async function expectInCorner(page: Page, where: string): Promise<void> {
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

export async function scrollToShare(page: Page, share: number): Promise<void> {
  await page.evaluate(part => {
    const { scrollHeight } = document.documentElement
    window.scrollTo(0, (scrollHeight - window.innerHeight) * part)
  }, share)
}

/** What is under the button: words, and what can be pressed. */
export function findCovered(page: Page): Promise<readonly string[]> {
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
