import type { Element, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeHighlight from 'rehype-highlight'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Plugin, unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Body, Heading } from '../shared/content/library.ts'
import { typeset } from '../shared/values/typeset.ts'
import { toText } from './to-text.ts'

export type RenderedMarkdown = {
  readonly html: string
  /** In the order of the text, h2 to h6. */
  readonly headings: readonly Heading[]
  /** Targets of links as written, with their line, from 1; without those of footnotes. */
  readonly links: readonly { readonly target: string; readonly line: number }[]
  readonly words: number
  /** Lines of pictures without alternative text, from 1. */
  readonly picturesWithoutAlt: readonly number[]
}

/** Changes the tree of a text. */
type Extension = (tree: Root) => void

/**
 * Markdown to safe HTML. The sanitizer has GitHub's defaults: it drops raw HTML, and links may only be relative, http,
 * https, irc, ircs, mailto or xmpp, which is the specification's list. The steps after it add only our own markup: ids
 * and anchors of headings, classes for highlighted code (the page's policy blocks style attributes), tables in
 * scrolling containers.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { footnoteLabel: 'References', footnoteLabelProperties: {} })
  // The only ids are those of footnotes, which remark-rehype has prefixed. A second prefix would break their links.
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
  .use(rehypeSlug)
  .freeze()
const headingAnchors: Plugin<[], Root> = () => linkHeadings
const accessibleTables: Plugin<[], Root> = () => finishTables
const typesetTexts: Plugin<[], Root> = () => typesetTree
const knownAddresses: Plugin<[], Root> = () => markKnownAddresses

const finisher = unified()
  .use(typesetTexts)
  .use(rehypeHighlight)
  .use(headingAnchors)
  .use(accessibleTables)
  .use(knownAddresses)
  .use(rehypeStringify)
  .freeze()

const nothing: Extension = () => {}

/** `extend` changes the sanitized tree before it is finished, `annotate` afterward. */
export function renderMarkdown(markdown: string, extend = nothing, annotate = nothing): RenderedMarkdown {
  return renderTree(parseMarkdown(markdown), extend, annotate)
}

export function parseMarkdown(markdown: string): MarkdownRoot {
  return parser.parse(markdown)
}

/** Renders a parsed text, of which others need the tree as well. */
export function renderTree(parsed: MarkdownRoot, extend: Extension, annotate: Extension): RenderedMarkdown {
  const tree = parser.runSync(parsed)
  const headings: Heading[] = []
  const links: { target: string; line: number }[] = []
  const picturesWithoutAlt: number[] = []
  visit(tree, 'element', element => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (level !== undefined) {
      headings.push({ id: String(element.properties.id), text: toText(element), level: Number(level) })
    }
    const { href, dataFootnoteRef, dataFootnoteBackref } = element.properties
    const isFootnote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined
    const line = element.position?.start.line ?? 1
    if (element.tagName === 'img' && !element.properties.alt) picturesWithoutAlt.push(line)
    if (typeof href === 'string' && !isFootnote) links.push({ target: href, line })
  })
  extend(tree)
  const words = countWords(tree)
  const finished = finisher.runSync(tree)
  annotate(finished)
  return { html: finisher.stringify(finished), headings, links, words, picturesWithoutAlt }
}

const wordsPerMinute = 220

export function toBody({ html, headings, words }: RenderedMarkdown): Body {
  return { html, headings, readingMinutes: Math.ceil(words / wordsPerMinute) }
}

/** Without the words of figures. */
function countWords({ children }: Root): number {
  const texts = children.filter(node => node.type !== 'element' || node.tagName !== 'figure')
  return toText({ type: 'root', children: texts }).split(/\s+/).filter(Boolean).length
}

const blocks = /^(p|h[1-6]|li|td|th|dt|dd|blockquote|br)$/

/** Sets all text outside code. Ids of headings are there already, so they do not change. */
function typesetTree(tree: Root): void {
  let before = ' '
  visit(tree, (node, _index, parent) => {
    if (node.type === 'element' && blocks.test(node.tagName)) before = ' '
    if (node.type !== 'text') return
    const text = node.value
    const isCode = parent?.type === 'element' && parent.tagName === 'code'
    if (!isCode) node.value = typeset(text, before)
    before = text.at(-1) ?? before
  })
}

/** Ends each heading with a link to it. */
function linkHeadings(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties: { id }, children }) => {
    if (!/^h[1-6]$/.test(tagName) || typeof id !== 'string') return undefined
    const properties = { className: ['heading-anchor'], ariaHidden: 'true', tabIndex: -1, href: `#${id}` }
    children.push({ type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: '#' }] })
    return SKIP
  })
}

/** Marks links whose address a printed page does not repeat: it is the text of the link, or an earlier link had it. */
function markKnownAddresses(tree: Root): void {
  const known = new Set<unknown>()
  visit(tree, 'element', ({ tagName, properties, children }) => {
    const { href } = properties
    if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('http')) return
    const text = toText({ type: 'root', children })
    if (known.has(href) || href.replace(/^https?:\/\/|\/$/g, '') === text.replace(/^https?:\/\/|\/$/g, ''))
      properties.dataKnown = true
    known.add(href)
  })
}

/** Marks up the headers of each table and wraps it in a named region that scrolls, also by keyboard. */
function finishTables(tree: Root): void {
  let count = 0
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined
    count += 1
    finishCells(element)
    const properties = { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: `Table ${count}` }
    const wrapper: Element = { type: 'element', tagName: 'div', properties, children: [element] }
    parent.children[index] = wrapper
    return SKIP
  })
}

/**
 * Gives headers their scope. When the corner is empty it is no header, and the first cell of each row is one. Classes
 * replace `align`, which is obsolete.
 */
function finishCells(table: Element): void {
  const [head = [], ...rows] = findAll(table, ['tr']).map(row => findAll(row, ['th', 'td']))
  const [corner] = head
  const hasRowHeaders = corner !== undefined && toText(corner) === ''
  for (const cell of head) cell.properties.scope = 'col'
  if (hasRowHeaders) {
    Object.assign(corner, { tagName: 'td', properties: {} })
    for (const [first] of rows)
      if (first !== undefined) Object.assign(first, { tagName: 'th', properties: { scope: 'row' } })
  }
  for (const { properties } of [head, ...rows].flat()) {
    if (properties.align === 'right' || properties.align === 'center') properties.className = [properties.align]
    properties.align = undefined
  }
  for (const cell of rows.flat()) if (toText(cell).includes(' ')) cell.properties.dataSpaced = true
  if (hasSentences(rows)) labelCells(table, head, rows)
}

/** More characters than a cell on a phone shows in three lines. */
const maxPhoneCharacters = 30

/** Whether phones show each row as a block: a table of figures scrolls, sentences are not read sideways. */
function hasSentences(rows: readonly (readonly Element[])[]): boolean {
  const isSentence = (cell: Element) =>
    cell.properties.className === undefined && toText(cell).length > maxPhoneCharacters
  return rows.some(([, ...cells]) => cells.length > 1 && cells.some(isSentence))
}

/** Repeats the headers of the columns at the cells, for the style sheet. */
function labelCells(table: Element, head: readonly Element[], rows: readonly (readonly Element[])[]): void {
  table.properties.dataSentences = true
  for (const row of rows) {
    for (const [index, { properties }] of row.entries()) {
      const header = head[index]
      if (header !== undefined && toText(header) !== '') properties.dataColumn = toText(header)
    }
  }
}

function findAll(root: Element, tagNames: readonly string[]): readonly Element[] {
  const found: Element[] = []
  visit(root, 'element', element => {
    if (tagNames.includes(element.tagName)) found.push(element)
  })
  return found
}
