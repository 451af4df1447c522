import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { startScripts } from './site.ts'

/** What translators, extensions, phones and networks do to a page. */
export const foreignChanges = ['translated', 'marked', 'added to', 'merged and robbed'] as const
export type ForeignChange = (typeof foreignChanges)[number]

/**
 * Opens a page that is changed before the scripts take over, with a word in the first text field, and waits for
 * hydration. Returns the length of its text before.
 */
export async function openChanged(page: Page, path: string, change: ForeignChange): Promise<number> {
  const letThrough = await holdRequests(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const length = await measureText(page)
  await page.evaluate(changePage, change)
  for (const field of await page.locator(fieldSelector).all()) {
    await field.evaluate((element: HTMLInputElement) => Object.assign(element, { value: '7' }))
  }
  letThrough()
  await startScripts(page)
  return length
}

/** The first text field of the page that takes any number or word. */
export const fieldSelector = ':nth-match(main form :is([inputmode="numeric"], [type="search"], #company), 1)'

/** The length of what a visitor can read in the page. */
export function measureText(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ').length ?? 0)
}

/** Runs in the browser. */
export function changePage(change: ForeignChange): void {
  const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const walk = <T>(show: number, isWanted: (node: Node) => node is Node & T) => {
    const walker = document.createTreeWalker(document.body, show)
    const found: (Node & T)[] = []
    while (walker.nextNode()) if (isWanted(walker.currentNode)) found.push(walker.currentNode)
    return found
  }
  const texts = () =>
    walk(NodeFilter.SHOW_TEXT, (node): node is Text => {
      const isCode = node.parentElement?.closest('script, style, textarea, svg, option') !== null
      return node instanceof Text && !isCode && node.data.trim() !== ''
    })
  const make = (tag: string, ...content: (Node | string)[]) => {
    const element = document.createElement(tag)
    element.append(...content)
    return element
  }
  const around = (pattern: RegExp, toElement: (found: string) => HTMLElement) => {
    for (const text of texts()) {
      const parts = text.data.split(pattern)
      if (parts.length > 1) text.replaceWith(...parts.map((part, index) => (index % 2 === 1 ? toElement(part) : part)))
    }
  }
  if (change === 'translated') {
    for (const text of texts()) text.replaceWith(make('font', make('font', `¡${text.data}!`)))
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'es'
  }
  if (change === 'marked') {
    around(/\b(the|and|our)\b/, word => make('mark', word))
    around(/(\+?\d[\d ()-]{2,}|(?:January|May|June|August) \d+)/, found =>
      Object.assign(make('a', found), { href: `tel:${found}` }),
    )
    around(/([\w.-]+@[\w.-]+)/, () => make('span', '[email protected]'))
    for (const link of select('a[href^="mailto:"]')) link.replaceWith(make('span', '[email protected]'))
    for (const text of texts()) text.splitText(Math.ceil(text.length / 2))
  }
  if (change === 'added to') {
    for (const element of select('html, body, body *')) element.setAttribute('bis_skin_checked', '1')
    for (const field of select('input, textarea, select')) field.style.backgroundImage = 'none'
    for (const field of select('main form :is(input, textarea)')) field.after(make('span', 'key'))
    for (const element of select('h1, h2, h3, p, li, label, button')) element.append(make('span', ' '))
    for (const element of select('body, #app, main, form')) {
      element.prepend(make('div', 'first'))
      element.append(make('div', 'last'))
    }
    // The policy of pages does not hold for the styles of extensions, but for those of this test.
    document.head.prepend(make('title', 'Other'), make('meta'))
    document.head.append(make('meta'), make('base'), make('template'))
  }
  if (change === 'merged and robbed') {
    for (const comment of walk(NodeFilter.SHOW_COMMENT, (node): node is Comment => node instanceof Comment))
      comment.remove()
    document.body.normalize()
    for (const element of select('head :is(meta, title, link[rel="canonical"]), main p')) element.remove()
    for (const picture of select('img, svg')) picture.replaceWith(make('span', 'picture'))
  }
}
