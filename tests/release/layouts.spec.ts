import { layouts } from '../browser/support/layouts.ts'
import { expect, openPage, test } from '../browser/support/site.ts'
import { findCutTables } from './support/cut-tables.ts'
import { findFaultyStops } from './support/focus-walk.ts'
import { findTextLostByZoom } from './support/lost-text.ts'
import { findTextLostInPrint } from './support/printed-text.ts'

for (const path of layouts) {
  test(`${path} has no fault in focus, zoom, tables and print`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
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
