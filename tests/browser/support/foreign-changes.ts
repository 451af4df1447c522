import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { startScripts } from './site.ts'

/** What translators, extensions, phones and networks do to a page. */
export const foreignChanges = [
  'texts wrapped',
  'texts replaced by wrapped translations',
  'texts translated in place',
  'texts split',
  'texts merged',
  'words marked',
  'numbers and dates made links',
  'addresses replaced by spans',
  'attributes and classes added to html and body',
  'attributes added to fields',
  'attributes added to all elements',
  'elements put first and last into body',
  'elements put into head',
  'elements taken from head',
  'elements put into forms',
  'elements put first and last into the app',
  'elements put into headings and paragraphs',
  'fields filled in',
  'pictures replaced',
  'paragraphs removed',
] as const

export type ForeignChange = (typeof foreignChanges)[number]

/** Opens a page that is changed before the scripts take over, with a word in the first text field, and waits for hydration. Returns the length of its text before. */
export async function openChanged(page: Page, path: string, change: ForeignChange): Promise<number> {
  const letThrough = await holdRequests(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const length = await measureText(page)
  await page.evaluate(changePage, change)
  const field = page.locator(fieldSelector).first()
  if ((await field.count()) > 0)
    await field.evaluate((element: HTMLInputElement) => Object.assign(element, { value: '7' }))
  letThrough()
  await startScripts(page)
  return length
}

/** A text field of the page that takes any number or word. */
export const fieldSelector = 'main form :is([inputmode="numeric"], [type="search"], #company)'

/** The length of what a visitor can read in the page. */
export function measureText(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ').length ?? 0)
}

/** Runs in the browser. */
export function changePage(change: ForeignChange): void {
  const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const isCode = currentNode.parentElement?.closest('script, style, textarea, svg, option') !== null
      if (currentNode instanceof Text && !isCode && currentNode.data.trim() !== '') found.push(currentNode)
    }
    return found
  }
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
  const changes: Record<ForeignChange, () => void> = {
    'texts wrapped': () => {
      for (const text of texts()) {
        const inner = make('font')
        text.replaceWith(make('font', inner))
        inner.append(text)
      }
    },
    'texts replaced by wrapped translations': () => {
      for (const text of texts()) text.replaceWith(make('font', make('font', `¡${text.data}!`)))
    },
    'texts translated in place': () => {
      for (const text of texts()) text.data = `¡${text.data}!`
    },
    'texts split': () => {
      for (const text of texts()) text.splitText(Math.ceil(text.length / 2))
    },
    'texts merged': () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
      const comments: Node[] = []
      while (walker.nextNode()) comments.push(walker.currentNode)
      for (const comment of comments) comment.parentNode?.removeChild(comment)
      document.body.normalize()
    },
    'words marked': () => around(/\b(the|and|our)\b/, word => make('mark', word)),
    'numbers and dates made links': () =>
      around(/(\+?\d[\d ()-]{2,}|(?:January|May|June|August) \d+)/, found =>
        Object.assign(make('a', found), { href: `tel:${found}` }),
      ),
    'addresses replaced by spans': () => {
      around(/([\w.-]+@[\w.-]+)/, () => make('span', '[email protected]'))
      for (const link of select('a[href^="mailto:"]')) link.replaceWith(make('span', '[email protected]'))
    },
    'attributes and classes added to html and body': () => {
      for (const element of [document.documentElement, document.body]) {
        element.classList.add('translated-ltr', 'dark')
        element.lang = 'es'
        element.dataset.extension = 'on'
        element.style.filter = 'none'
      }
    },
    'attributes added to fields': () => {
      for (const field of select('input, textarea, select')) {
        field.dataset.grammar = 'false'
        field.spellcheck = false
        field.style.backgroundImage = 'none'
      }
    },
    'attributes added to all elements': () => {
      for (const element of select('body *')) element.setAttribute('bis_skin_checked', '1')
    },
    'elements put first and last into body': () => {
      document.body.prepend(make('div', 'bar'))
      document.body.append(make('div', 'panel'), make('iframe'))
    },
    'elements put into head': () => {
      // The policy of pages does not hold for the styles of extensions, but for those of this test.
      document.head.prepend(make('title', 'Other'), make('meta'))
      document.head.append(make('meta'), make('base'), make('template'))
    },
    'elements taken from head': () => {
      for (const element of select('head :is(meta, title, link[rel="canonical"])')) element.remove()
    },
    'elements put into forms': () => {
      for (const field of select('main form :is(input, textarea)')) field.after(make('span', 'key'))
      for (const form of select('form')) {
        form.prepend(make('div', 'first'))
        form.append(make('div', 'last'))
      }
    },
    'elements put first and last into the app': () => {
      for (const app of select('#app, main')) {
        app.prepend(make('div', 'first'))
        app.append(make('div', 'last'))
      }
    },
    'elements put into headings and paragraphs': () => {
      for (const element of select('h1, h2, h3, p, li, label, button')) element.append(make('span', ' '))
    },
    'fields filled in': () => {
      for (const field of document.querySelectorAll('input')) if (field.type === 'text') field.value = 'filled'
    },
    'pictures replaced': () => {
      for (const picture of select('img, svg')) picture.replaceWith(make('span', 'picture'))
    },
    'paragraphs removed': () => {
      for (const paragraph of select('main p')) paragraph.remove()
    },
  }
  changes[change]()
}
