import type { Page } from '@playwright/test'

/**
 * Text of the page that its ground swallows, with its contrast, as the browser paints it under forced colors: axe reads
 * the colors of the style sheet there.
 */
export async function findUnreadableText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = parse(color).map(value => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (start: Element | null): string => {
      for (let node = start; node !== null; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node)
        if ((parse(backgroundColor)[3] ?? 1) > 0) return backgroundColor
      }
      return getComputedStyle(document.body).backgroundColor
    }
    return [...document.querySelectorAll('body *:not(svg *, option)')].flatMap(element => {
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim() !== '')
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return []
      const [dark = 0, bright = 0] = [getComputedStyle(element).color, groundOf(element)]
        .map(luminance)
        .sort((a, b) => a - b)
      const contrast = (bright + 0.05) / (dark + 0.05)
      return contrast < 4.5 ? [`"${element.textContent?.trim().slice(0, 40)}" has ${contrast.toFixed(1)} : 1`] : []
    })
  })
}
