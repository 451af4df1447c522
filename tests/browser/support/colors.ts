import { expect, type Locator, type Page } from '@playwright/test'

/** As it is seen: under forced colors every ground that is not transparent is the page's, or a system color. */
export function colorOf(element: Locator, property: 'backgroundColor' | 'borderTopColor' | 'color'): Promise<string> {
  return element.evaluate((node, name) => {
    const color = getComputedStyle(node)[name]
    return /^rgba\(.*, 0\)$/.test(color) ? getComputedStyle(document.body).backgroundColor : color
  }, property)
}

export async function expectChoiceToShow(page: Page, chosen: string, other: string): Promise<void> {
  const ground = await colorOf(page.locator(chosen), 'backgroundColor')
  expect(ground).not.toBe(await colorOf(page.locator(other), 'backgroundColor'))
  expect(ground).not.toBe(await colorOf(page.locator(chosen), 'color'))
}
