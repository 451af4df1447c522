import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect } from 'vitest'
import { wordsOf } from '../../support/page-words.ts'
import { siteLibrary } from '../../support/site-pages.ts'
import { type Checks, site, type VisitedPage } from './visit-pages.ts'

const forHands = /^(form|nav|button|dialog|svg|template|script|style)$/

/** What a page shows and no hand works with. */
function isRead({ tagName, properties }: Element): boolean {
  const only = String(properties.dataOnly ?? '')
  if (properties.hidden === true || properties.ariaHidden === 'true' || /screen|scripted/.test(only)) return false
  return !forHands.test(tagName) && properties.dataFootnoteBackref === undefined
}

/** The elements below a node that a visitor reads and that are wanted. */
function collect(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  if (node.type === 'element' && !isRead(node)) return []
  const own = node.type === 'element' && isWanted(node) ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap(child => collect(child, isWanted))] : own
}

/** What a visitor reads of a node. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && !isRead(node)) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Only the letters: where words are set apart differs. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

const readMain = (html: string) => fromHtml(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', { fragment: true })

const block = /^(h[1-6]|p|tr|figcaption|summary|dt|pre|blockquote)$/

function of(check: (page: VisitedPage, markdown: NonNullable<VisitedPage['markdown']>) => void) {
  return (page: VisitedPage) => {
    if (page.markdown !== undefined) check(page, page.markdown)
  }
}

export const markdownChecks: Checks = {
  'has a Markdown version with the headers and the front matter of one': of(
    ({ canonical = '' }, { headers, fields }) => {
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        link: `<${site}${canonical}>; rel="canonical"`,
        'x-robots-tag': 'noindex',
        vary: 'Accept-Encoding',
      })
      expect(fields.url).toBe(site + canonical)
      if (siteLibrary.siteData.site.sample) expect(fields.notice).toContain('invented')
    },
  ),
  'has the h1 of the page, ordered headings, no HTML and no blanks in its Markdown': of(({ html }, markdown) => {
    expect(markdown.html).toEqual([])
    expect(markdown.words).not.toMatch(/\bundefined\b|\[object|NaN|\{\w+(\.\w+)*\}|\[\^/)
    const levels = markdown.headings.map(({ level }) => level)
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    const h1 = wordsOf(/<h1[ >][\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').join(' ')
    expect(markdown.headings[0]?.text).toBe(h1.replaceAll('\u00a0', ' '))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  }),
  'has each heading, paragraph, row, caption and link in its Markdown': of(({ html }, { text, addresses }) => {
    const main = readMain(html)
    const written = lettersOf(text)
    const blocks = collect(main, ({ tagName }) => block.test(tagName))
    const parts = blocks.flatMap(element => (element.tagName === 'tr' ? element.children : [element])).map(textOf)
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter(part => !written.includes(lettersOf(part)))).toEqual([])
    const links = collect(main, ({ tagName }) => tagName === 'a').filter(link => textOf(link).trim() !== '')
    const hrefs = links.map(({ properties }) => String(properties.href).replace(/^\//, `${site}/`))
    expect(hrefs.filter(href => !addresses.includes(href) && !href.includes('fn-'))).toEqual([])
  }),
  'has only links to whole addresses and to its own places in its Markdown': of((_, { addresses }) => {
    expect(addresses.filter(address => !/^(https?:\/\/|mailto:|tel:|#)/.test(address))).toEqual([])
  }),
  'has the words of its charts in its Markdown': of(({ html }, { text }) => {
    const written = lettersOf(text)
    const words = [...html.matchAll(/<svg [^>]*role="img" aria-label="([^"]{40,})"/g)].map(([, alt = '']) => alt)
    expect(words.filter(alt => !written.includes(lettersOf(wordsOf(alt).join(' '))))).toEqual([])
  }),
}
