import type { Page } from '@playwright/test'

/**
 * Text that cannot be read: beyond the sides of the window where nothing scrolls to it, or cut off by its own box.
 * What is cut on purpose after some lines, and what is there for screen readers only, does not count. Also how far the
 * page scrolls sideways, in CSS pixels.
 */
async function findLostText(page: Page): Promise<readonly string[]> {
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

/** What a screen of 1280 by 1024 pixels shows at 400 %. */
const zoomedScreen = { width: 320, height: 256 }

async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)
}

/** Text that gets lost at 400 %, with text twice as large, or with text spread out; the text is spread out afterwards. */
export async function findTextLostByZoom(page: Page): Promise<readonly string[]> {
  const lost: string[] = []
  const look = async (how: string) => {
    lost.push(...(await findLostText(page)).map(text => `${how}: ${text}`))
  }
  await page.setViewportSize(zoomedScreen)
  await look('at 400 %')
  await setTextSize(page, 200)
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await look(`text of 200 % at ${width} px`)
  }
  await setTextSize(page, 100)
  await spreadText(page)
  await look('text spread out')
  return lost
}

/** The least distances between lines, words and letters that a visitor may ask for: WCAG 2.2, 1.4.12. */
async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
}
