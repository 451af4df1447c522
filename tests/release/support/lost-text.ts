import type { Page } from '@playwright/test'

/**
 * Text that cannot be read: beyond the sides of the window where nothing scrolls to it, or cut off by its own box.
 * What is cut on purpose after some lines, and what is there for screen readers only, does not count. Also how far the
 * page scrolls sideways, in CSS pixels.
 */
export async function findLostText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const lost: string[] = []
    const beyond = document.documentElement.scrollWidth - width
    if (beyond > 0) lost.push(`the page scrolls sideways by ${beyond} px`)

    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const isInScroller = (element: Element) => {
      for (let node = element.parentElement; node !== null && node !== document.body; node = node.parentElement) {
        if (scrolls(node)) return true
      }
      return false
    }
    for (const element of document.querySelectorAll('body *:not([aria-hidden="true"] *)')) {
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim() !== '')
      const { clipPath, overflowX } = getComputedStyle(element)
      if (!hasText || clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true })) continue
      const box = element.getBoundingClientRect()
      const words = `"${element.textContent?.trim().slice(0, 40)}"`
      if ((box.right > width + 1 || box.left < -1) && !isInScroller(element)) lost.push(`${words} is beyond the side`)
      const isCut = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX)
      if (isCut && !element.hasAttribute('data-lines')) lost.push(`${words} is cut off`)
    }
    return lost
  })
}
