import type { AlignType, PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { typeset } from '../../shared/values/typeset.ts'

/** What build/files/document.typ draws. */
export type PrintNode =
  | { readonly type: 'text' | 'inlineCode' | 'code'; readonly value: string }
  | { readonly type: 'break' | 'thematicBreak' }
  | {
      readonly type: 'strong' | 'emphasis' | 'paragraph' | 'blockquote' | 'item'
      readonly children: readonly PrintNode[]
    }
  | {
      readonly type: 'heading'
      readonly level: number
      /** What references name. */
      readonly label?: string
      readonly children: readonly PrintNode[]
    }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly PrintNode[] }
  | PaperNode
  | {
      readonly type: 'footnote'
      readonly label: string
      /** True where the note is cited first. */
      readonly first: boolean
      readonly children: readonly PrintNode[]
    }
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly start: number
      readonly children: readonly PrintNode[]
    }
  | PrintTable

/** What only the editions of papers have. */
type PaperNode =
  | { readonly type: 'aside'; readonly children: readonly PrintNode[] }
  /** A link within the file. */
  | { readonly type: 'reference'; readonly label: string; readonly children: readonly PrintNode[] }
  /** A link within the site, whose path is printed. */
  | { readonly type: 'address'; readonly path: string; readonly children: readonly PrintNode[] }
  /** The number of a note, which is among the references. */
  | { readonly type: 'note'; readonly number: number; readonly label: string }
  | { readonly type: 'figure'; readonly title: string; readonly alt: string; readonly picture: string }

export type PrintTable = {
  readonly type: 'table'
  /** Shares of the width. */
  readonly widths: readonly number[]
  readonly align: readonly ('left' | 'center' | 'right')[]
  readonly header: readonly PrintCell[]
  readonly rows: readonly (readonly PrintCell[])[]
  /** How many of the last rows are totals. */
  readonly totals: number
}

/** `share` draws a bar beside the cell, from 0 to 1. */
export type PrintCell = { readonly children: readonly PrintNode[]; readonly share?: number }

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

type MarkdownNode = RootContent | PhrasingContent

export type Conversion = {
  readonly root: Root
  /** What documents have for the node. */
  readonly next: () => readonly PrintNode[]
  readonly convertAll: (nodes: readonly MarkdownNode[]) => readonly PrintNode[]
}

/** Converts a node otherwise than documents do, or calls `next`. */
export type ConvertNode = (node: MarkdownNode, conversion: Conversion) => readonly PrintNode[]

/** The blocks of Markdown. Throws for what a document cannot have: pictures and HTML. */
export function toPrintTree(markdown: string, change: ConvertNode = (_, { next }) => next()): readonly PrintNode[] {
  const root: Root = parser.parse(markdown)
  const definitions = new Map(
    root.children.flatMap(node => (node.type === 'footnoteDefinition' ? [[node.identifier, node.children]] : [])),
  )
  const cited = new Set<string>()
  let before = ' '

  const convertAll = (nodes: readonly MarkdownNode[]): readonly PrintNode[] =>
    nodes.flatMap(node => change(node, { root, next: () => convert(node), convertAll }))

  /** A node that begins a paragraph of its own, where quotes open. */
  function convertBlock(nodes: readonly MarkdownNode[]): readonly PrintNode[] {
    before = ' '
    return convertAll(nodes)
  }

  function convert(node: MarkdownNode): readonly PrintNode[] {
    switch (node.type) {
      case 'text': {
        // A line break within a paragraph of Markdown is a space.
        const value = typeset(node.value.replaceAll('\n', ' '), before)
        before = value.at(-1) ?? before
        return [{ type: 'text', value }]
      }
      case 'inlineCode':
      case 'code':
        return [{ type: node.type, value: node.value }]
      case 'break':
      case 'thematicBreak':
        return [{ type: node.type }]
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: convertAll(node.children) }]
      case 'paragraph':
      case 'blockquote':
        return [{ type: node.type, children: convertBlock(node.children) }]
      case 'heading':
        // The title of the document is above the first level.
        return [{ type: 'heading', level: node.depth - 1, children: convertBlock(node.children) }]
      case 'list': {
        const children = node.children.map(item => ({ type: 'item' as const, children: convertBlock(item.children) }))
        return [{ type: 'list', ordered: node.ordered === true, start: node.start ?? 1, children }]
      }
      case 'link':
        // The build does not know the site's address, so a link within the site is only its words.
        if (!/^(https?|mailto):/.test(node.url)) return convertAll(node.children)
        return [{ type: 'link', url: node.url, children: convertAll(node.children) }]
      case 'table': {
        const [header = [], ...rows] = node.children.map(row =>
          row.children.map(cell => ({ children: convertBlock(cell.children) })),
        )
        return [toTable({ header, rows, align: node.align ?? [] })]
      }
      case 'footnoteReference': {
        const first = !cited.has(node.identifier)
        cited.add(node.identifier)
        const [paragraph] = definitions.get(node.identifier) ?? []
        const children = paragraph?.type === 'paragraph' ? convertBlock(paragraph.children) : []
        return [{ type: 'footnote', label: `note-${node.identifier}`, first, children }]
      }
      case 'footnoteDefinition':
      case 'definition':
        return []
      default:
        throw new Error(`a document cannot have "${node.type}" (line ${node.position?.start.line})`)
    }
  }

  return convertAll(root.children)
}

type TableParts = {
  readonly header: readonly PrintCell[]
  readonly rows: readonly (readonly PrintCell[])[]
  readonly align: readonly AlignType[]
}

export function toTable({ header, rows, align }: TableParts): PrintTable {
  return {
    type: 'table',
    widths: toWidths(header.map((cell, column) => [cell, ...rows.flatMap(row => row[column] ?? [])])),
    align: header.map((_, column) => align[column] ?? 'left'),
    header,
    rows,
    totals: 0,
  }
}

/** What fits beside each other in a table, in characters. */
const lineLength = 104

/** The width of each column of cells: no word is broken, and long texts get what is left, as they break into lines. */
function toWidths(columns: readonly (readonly PrintCell[])[]): readonly number[] {
  const wishes = columns.map(cells => {
    const texts = cells.map(({ children }) => toText(children))
    const longest = Math.max(...texts.map(text => text.length))
    const min = 3 + Math.max(...texts.flatMap(text => text.split(/\s+/)).map(word => word.length))
    return { min, more: Math.max(0, Math.min(longest, 10 + 0.45 * longest) - min) }
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const left = lineLength - sum(wishes.map(({ min }) => min))
  const share = Math.max(0, Math.min(1, left / Math.max(1, sum(wishes.map(({ more }) => more)))))
  return wishes.map(({ min, more }) => min + share * more)
}

function toText(nodes: readonly PrintNode[]): string {
  return nodes
    .map(node => {
      if ('value' in node) return node.value
      return 'children' in node ? toText(node.children) : ' '
    })
    .join('')
}
