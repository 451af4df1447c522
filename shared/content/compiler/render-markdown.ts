import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeHighlight from 'rehype-highlight'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Plugin, unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Body, Heading } from '../library.ts'

export type RenderedMarkdown = {
  readonly html: string
  /** In the order of the text, h2 to h6. */
  readonly headings: readonly Heading[]
  /** Targets of links as written, with the line they stand in, from 1. */
  readonly links: readonly { readonly target: string; readonly line: number }[]
  readonly words: number
  /** Lines of pictures that say nothing to those who cannot see them, from 1. */
  readonly picturesWithoutAlt: readonly number[]
}

/**
 * Markdown to safe HTML. The sanitiser's defaults are GitHub's: raw HTML is dropped, and links may only be relative,
 * http, https, irc, ircs, mailto or xmpp, which is the specification's list. Whatever comes after it is our own: ids and
 * anchors of headings, colors of code as classes (a style attribute would be blocked by the page's policy), frames in
 * which wide tables scroll.
 */
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize).use(rehypeSlug).freeze()
const framedTables: Plugin<[], Root> = () => frameTables

const finisher = unified()
  .use(rehypeHighlight)
  .use(rehypeAutolinkHeadings, {
    behavior: 'append',
    properties: { className: ['heading-anchor'], ariaHidden: 'true', tabIndex: -1 },
    content: { type: 'text', value: '#' },
  })
  .use(framedTables)
  .use(rehypeStringify)
  .freeze()

export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree = parser.runSync(parser.parse(markdown))
  const headings: Heading[] = []
  const links: { target: string; line: number }[] = []
  const picturesWithoutAlt: number[] = []
  visit(tree, 'element', element => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (level !== undefined) {
      headings.push({ id: String(element.properties.id), text: toText(element), level: Number(level) })
    }
    const { href } = element.properties
    const line = element.position?.start.line ?? 1
    if (element.tagName === 'img' && !element.properties.alt) picturesWithoutAlt.push(line)
    if (typeof href === 'string') links.push({ target: href, line })
  })
  const words = toText(tree).split(/\s+/).filter(Boolean).length
  return { html: finisher.stringify(finisher.runSync(tree)), headings, links, words, picturesWithoutAlt }
}

const wordsPerMinute = 220

export function toBody({ html, headings, words }: RenderedMarkdown): Body {
  return { html, headings, readingMinutes: Math.ceil(words / wordsPerMinute) }
}

/** Puts every table into a frame of its own that scrolls, also by the keyboard; each has a name of its own. */
function frameTables(tree: Root): void {
  let count = 0
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined
    count += 1
    const properties = { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: `Table ${count}` }
    const frame: Element = { type: 'element', tagName: 'div', properties, children: [element] }
    parent.children[index] = frame
    return SKIP
  })
}
