import type { Page } from '@playwright/test'

/**
 * Tables whose last column, where sums stand, is cut: they neither fit, nor scroll by keyboard under a name with that
 * column in view and room for the others.
 */
export async function findCutTables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const minRoomPx = 40
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const findScroller = (element: Element): Element => {
      const { parentElement } = element
      return parentElement === null || scrolls(parentElement) ? (parentElement ?? element) : findScroller(parentElement)
    }
    return [...document.querySelectorAll('table')].flatMap(table => {
      const frame = findScroller(table)
      const cells = table.rows[0]?.cells
      const [first, last] = [cells?.[0], cells?.[cells.length - 1]].map(cell => cell?.getBoundingClientRect())
      const isHidden = !table.checkVisibility() || first === undefined || last === undefined
      if (isHidden || frame.scrollWidth <= frame.clientWidth + 1) return []
      const name = frame.getAttribute('aria-label')
      const isNamed = name !== null && frame instanceof HTMLElement && frame.tabIndex === 0
      return [
        ...(isNamed ? [] : [`"${table.textContent?.slice(0, 30)}" scrolls, but not by keyboard under a name`]),
        ...(last.right > frame.getBoundingClientRect().right + 1 ? [`the last column of "${name}" is cut`] : []),
        ...(last.left - first.right < minRoomPx ? [`"${name}" has no room to scroll`] : []),
      ]
    })
  })
}
