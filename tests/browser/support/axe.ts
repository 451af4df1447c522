import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What is asked of every page: WCAG 2.2 at levels A and AA, and what axe calls good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe-core finds wrong with the page as it stands, a line for each element: rule, target, what to do. Empty when
 * nothing is. Iframes are left out: each demo program is a page of its own.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Run by the debugger, the script is not subject to the page's policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    runOnly => window.axe.run(document, { runOnly, iframes: false, resultTypes: ['violations'] }),
    tags,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}

/** The same on a wide and on a narrow screen, which stays. */
export async function findViolationsOnBothScreens(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await findViolations(page)).map(violation => `at ${width} px: ${violation}`))
  }
  return found
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
