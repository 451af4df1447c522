import type { Page } from '@playwright/test'
import { layouts } from '../browser/support/layouts.ts'
import { expect, openPage, test } from '../browser/support/site.ts'
import { findFaultyStops } from './support/focus-walk.ts'
import { findTextLostByZoom } from './support/lost-text.ts'

/** Has controls and links of their own, says itself that it is for one kind of reader, or stands for a picture. */
const isNotForPaper =
  'nav, form, dialog, button, summary, script, style, noscript, .heading-anchor, [href^="/calculators/"], [data-only], [aria-hidden="true"], :is(div, article, section) > a, a[href*="linkedin."]'

for (const path of layouts) {
  test(`${path} has no fault in focus, zoom, tables and print`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    await waitForDemo(page)
    // Sticky parts of the page cover other things in each direction. Bar and footer are the same on all pages.
    await page.setViewportSize({ width: 1440, height: 800 })
    const part = path === '/' ? 'body' : 'main'
    expect.soft(await findFaultyStops(page, 'Tab', part), 'stops without a visible focus').toEqual([])
    await page.setViewportSize({ width: 390, height: 700 })
    expect.soft(await findFaultyStops(page, 'Shift+Tab', part), 'stops without a visible focus').toEqual([])
    expect.soft(await findTextLostByZoom(page), 'text lost by zoom').toEqual([])
    await openPage(page, path)
    expect.soft(await findCutTables(page), 'tables with a cut column').toEqual([])
    // The form of a chart that is printed.
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await findTextLostInPrint(page), 'lost in print').toEqual([])
  })
}

/** A demo that is still loading has nothing that can have the focus, so the browser does not scroll to it. */
async function waitForDemo(page: Page): Promise<void> {
  const demo = page.locator('main iframe')
  if ((await demo.count()) === 0) return
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.contentFrame().getByRole('button').first()).toBeVisible()
}

/**
 * Tables whose last column, where sums stand, is cut: they neither fit, nor scroll by keyboard under a name with that
 * column in view and room for the others.
 */
async function findCutTables(page: Page): Promise<readonly string[]> {
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

/** Texts of `main` that a visitor reads on the screen, but not on paper. Leaves the page in print. */
async function findTextLostInPrint(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  const texts = await page.evaluateHandle(exceptions => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const parent = currentNode.parentElement
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '' || parent === null) continue
      if (parent.closest(exceptions) === null && parent.checkVisibility({ visibilityProperty: true })) {
        found.push(currentNode)
      }
    }
    return found
  }, isNotForPaper)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  return texts.evaluate(all =>
    all
      .filter(({ parentElement }) => parentElement?.checkVisibility({ visibilityProperty: true }) !== true)
      .map(({ data }) => data.trim()),
  )
}
