import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import request from 'supertest'
import { expect, test } from 'vitest'
import { hasMarkdown } from '../../server/markdown/has-markdown.ts'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { readMarkdown } from '../support/read-markdown.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const paths = (await listPages(siteLibrary)).filter(({ route }) => hasMarkdown(route.screen)).map(({ path }) => path)

const forHands = /^(form|nav|button|dialog|svg|template|script|style)$/

/** What a page shows and no hand works with. */
function isRead({ tagName, properties }: Element): boolean {
  const only = String(properties.dataOnly ?? '')
  if (properties.hidden === true || properties.ariaHidden === 'true' || /screen|scripted/.test(only)) return false
  return !forHands.test(tagName) && properties.dataFootnoteBackref === undefined
}

function collect(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  if (node.type === 'element' && !isRead(node)) return []
  const own = node.type === 'element' && isWanted(node) ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap(child => collect(child, isWanted))] : own
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && !isRead(node)) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Only the letters: where words are set apart differs. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

const readMain = (html: string) => fromHtml(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', { fragment: true })

test('the Markdown of every page has each of its headings, paragraphs, rows, captions and links', async () => {
  const app = getSharedApp()
  const missing: string[] = []
  let count = 0
  for (const path of paths) {
    const main = readMain((await request(app).get(path).expect(200)).text)
    const { text, addresses } = readMarkdown((await request(app).get(toMarkdownAddress(path)).expect(200)).text)
    const written = lettersOf(text)
    for (const element of collect(main, ({ tagName }) =>
      /^(h[1-6]|p|tr|figcaption|summary|dt|pre|blockquote)$/.test(tagName),
    )) {
      const parts = element.tagName === 'tr' ? element.children : [element]
      count += parts.length
      for (const part of parts) if (!written.includes(lettersOf(textOf(part)))) missing.push(`${path}: ${textOf(part)}`)
    }
    const links = collect(main, ({ tagName }) => tagName === 'a').filter(link => textOf(link).trim() !== '')
    for (const { properties } of links) {
      const href = String(properties.href)
      if (!addresses.includes(href) && !/fn-/.test(href)) missing.push(`${path}: link to ${href}`)
    }
  }
  expect(count).toBeGreaterThan(5000)
  expect(missing).toEqual([])
})

test('a chart is its caption, its words and its table', async () => {
  const { text } = await request(getSharedApp()).get('/blogs/blog-26.md').expect(200)
  expect(text).toMatch(
    /\*\*Plan one drives empty before each of the eight riders\*\*\n\nThe town on a grid of miles\. [^\n]+\n\n\*\*The chart as a table\*\*\n\n\| Stop \|/,
  )
})

test('a section is the Markdown at its anchor, with all below it, from the cache the second time', async () => {
  const app = getSharedApp()
  const { text } = await request(app).get('/pricing.md?section=questions').expect(200)
  const { fields, headings } = readMarkdown(text)
  expect(fields.url).toBe('/pricing#questions')
  expect(headings[0]).toEqual({ level: 2, text: 'Questions about price' })
  expect(headings.slice(1).every(({ level }) => level === 3)).toBe(true)
  expect(headings.length).toBeGreaterThan(4)
  await request(app).get('/pricing.md?section=questions').expect(200).expect('Cache-Status', 'pages; hit')
  const { text: term } = await request(app).get('/glossary.md?section=backtest').expect(200)
  expect(readMarkdown(term).headings).toEqual([{ level: 3, text: 'Backtest' }])
})

test('there is no section at an anchor that the page lacks', async () => {
  const app = getSharedApp()
  for (const path of ['/pricing.md?section=nothing', '/lost.md?section=terms', '/search.md?section=main'])
    await request(app).get(path).expect(404)
  // A page itself has no sections.
  await request(app).get('/pricing?section=nothing').expect(200)
})

test('the address of a case study has the Markdown of the case', async () => {
  const { text } = await request(getSharedApp()).get('/industries/energy.md?case=storm-outage-prediction').expect(200)
  const { headings, body } = readMarkdown(text)
  expect(headings[0]).toEqual({ level: 1, text: 'Storm Outage Prediction' })
  expect(body).toContain('## Implementation Requirements')
  expect(body.length).toBeLessThan(4000)
})
