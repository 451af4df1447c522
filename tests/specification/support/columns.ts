import type { Locator, Page } from '@playwright/test'

/** How many columns elements stand in at each width of the window, in CSS pixels. */
export async function countColumns(
  page: Page,
  elements: Locator,
  widths: readonly number[],
): Promise<readonly number[]> {
  const counts: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await elements.evaluateAll(all => all.map(element => element.getBoundingClientRect().left))
    counts.push(new Set(lefts).size)
  }
  return counts
}
