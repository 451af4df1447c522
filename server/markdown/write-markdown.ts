import type { Link, Root, RootContent, Table } from 'mdast'
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown'
import type { Block } from './read-blocks.ts'

/** Blocks as Markdown whose links within the site begin with `publicUrl`. */
export function writeMarkdown(blocks: readonly Block[], publicUrl: string): string {
  const root: Root = {
    type: 'root',
    children: blocks.map(block => withAbsoluteLinks(block, publicUrl)) as RootContent[],
  }
  const markdown = toMarkdown(root, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    unsafe,
    handlers: { link: writeLink, table: writeTable },
  })
  // The pages' no-break spaces bind numbers to their units; programs read words.
  return markdown.replaceAll('\u00a0', ' ').replaceAll('&#xA0;', ' ')
}

/** Addresses stay as they are, because programs look for them in the text; the default escapes every `&`. */
const writeLink: Handle & { peek?: () => string } = (node: Link, _parent, state, info) => {
  const exitLink = state.enter('link')
  const exitLabel = state.enter('label')
  const label = state.containerPhrasing(node, { ...info, before: '[', after: ']' })
  exitLabel()
  exitLink()
  return `[${label}](${node.url.replace(/[()\s]/g, character => `%${character.charCodeAt(0).toString(16)}`)})`
}
writeLink.peek = () => '['

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    tableCell: 'tableCell'
  }
}

/** What at the beginning of a line could make it a row of a table, and what ends a cell. */
const unsafe: Options['unsafe'] = [
  { atBreak: true, character: '|', after: '[\t :-]' },
  { atBreak: true, character: ':', after: '-' },
  { atBreak: true, character: '-', after: '[:|-]' },
  { character: '|', inConstruct: 'tableCell' },
]
const dividers = { left: ':-', center: ':-:', right: '-:', none: '-' } as const

/** A table as GitHub and its like read it, which the package leaves to others. The first row is the header. */
const writeTable: Handle = ({ align, children }: Table, _parent, state, info) => {
  const rows = children.map(row =>
    row.children.map(cell => {
      const exits = [state.enter('phrasing'), state.enter('tableCell')]
      const text = state.containerPhrasing(cell, { ...info, before: '|', after: '|' })
      for (const exit of exits.reverse()) exit()
      // Code and addresses have nothing escaped yet; a pipe ends a cell in them, too.
      return text.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|')
    }),
  )
  const columns = Math.max(...rows.map(({ length }) => length))
  const [head = [], ...body] = rows
  const wholeHead = Array.from({ length: columns }, (_, index) => head[index] ?? '')
  const divider = wholeHead.map((_, index) => dividers[align?.[index] ?? 'none'])
  return [wholeHead, divider, ...body].map(toTableLine).join('\n')
}

function toTableLine(cells: readonly string[]): string {
  return `|${cells.map(cell => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
}

function withAbsoluteLinks<Node extends object>(node: Node, publicUrl: string): Node {
  const linked = 'url' in node && typeof node.url === 'string' && /^\/(?!\/)/.test(node.url)
  const own = linked ? { ...node, url: publicUrl + node.url } : node
  if (!('children' in own) || !Array.isArray(own.children)) return own
  return { ...own, children: own.children.map((child: object) => withAbsoluteLinks(child, publicUrl)) }
}
