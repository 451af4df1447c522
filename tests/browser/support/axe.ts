import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What is asked of every page: WCAG 2.2 at levels A and AA, and what axe calls good practice. */
const tags: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe-core finds wrong with the page as it stands, a line for each element: rule, target, what to do. Empty when
 * nothing is. Iframes are left out: each demo program is a page of its own.
 */
export function findViolations(page: Page): Promise<readonly string[]> {
  return runAxe(page, tags)
}

/** What it finds wrong with colors, where nothing but the scheme has changed. */
export function findColorViolations(page: Page): Promise<readonly string[]> {
  return runAxe(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
}

async function runAxe(page: Page, runOnly: NonNullable<axe.RunOptions['runOnly']>): Promise<readonly string[]> {
  // Run by the debugger, the script is not subject to the page's policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(async rules => {
    // The notice of a preview stays at the end of the window, over what can be scrolled to above it: axe calls that hidden.
    const notice = document.querySelector<HTMLElement>('body aside[data-only="screen"]')
    notice?.style.setProperty('position', 'static')
    const result = await window.axe.run(document, { runOnly: rules, iframes: false, resultTypes: ['violations'] })
    notice?.style.removeProperty('position')
    return result
  }, runOnly)
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
      ),
    ),
    ...(await page.evaluate(findMissingIds)).map(id => `no element has the id ${id}, to which ARIA refers`),
  ]
}

/** What axe lets pass: references of closed buttons to what is not on the page. */
function findMissingIds(): readonly string[] {
  return ['aria-controls', 'aria-describedby', 'aria-labelledby']
    .flatMap(name => [...document.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name) ?? ''))
    .flatMap(ids => ids.split(' '))
    .filter(id => document.getElementById(id) === null)
}

/** The same on a wide screen and on a narrow one, which stays. */
export async function findViolationsAtAllWidths(page: Page): Promise<readonly string[]> {
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
