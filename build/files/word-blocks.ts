import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PrintCell, PrintNode, PrintTable } from './print-tree.ts'
import { codeStyle, linkStyle, placeholderStyle, tableStyle } from './word-styles.ts'

/** Width of the text on US Letter with margins of an inch, in twentieths of a point. */
export const lineWidth = 6.5 * 1440

const headingLevels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const

type RunOptions = { readonly bold?: boolean; readonly italics?: boolean; readonly style?: string }
type ParagraphOptions = Omit<IParagraphOptions, 'children' | 'text'>

/** The blocks of a document for Word; `headerFill` is a hex color. Throws for what Word files do not have yet. */
export function toWordBlocks(nodes: readonly PrintNode[], headerFill: string): readonly (Paragraph | Table)[] {
  let lists = 0

  function convertAll(blocks: readonly PrintNode[], options: ParagraphOptions = {}): (Paragraph | Table)[] {
    return blocks.flatMap((block, index) =>
      convert(block, blocks[index - 1]?.type === 'thematicBreak' ? { ...options, pageBreakBefore: true } : options),
    )
  }

  function convert(node: PrintNode, options: ParagraphOptions): (Paragraph | Table)[] {
    switch (node.type) {
      case 'paragraph':
        return [new Paragraph({ ...options, children: toRuns(node.children) })]
      case 'heading': {
        const heading = headingLevels[node.level - 1] ?? HeadingLevel.HEADING_3
        return [new Paragraph({ ...options, heading, children: toRuns(node.children) })]
      }
      case 'blockquote':
        return convertAll(node.children, { ...options, style: 'Quote' })
      case 'list':
        lists += 1
        return convertList(node, { level: 0, instance: lists })
      case 'table':
        // Word joins two tables that touch.
        return [toTable(node, headerFill), new Paragraph({ spacing: { after: 60 }, children: [] })]
      case 'thematicBreak':
        return []
      default:
        throw new Error(`a Word file cannot have "${node.type}" yet`)
    }
  }

  function convertList(
    list: Extract<PrintNode, { type: 'list' }>,
    { level, instance }: { readonly level: number; readonly instance: number },
  ): (Paragraph | Table)[] {
    const [reference, style] = list.ordered ? ['numbers', 'ListNumber'] : ['bullets', 'ListBullet']
    return list.children.flatMap(item => {
      const [first, ...rest] = 'children' in item ? item.children : []
      if (first?.type !== 'paragraph') throw new Error('a Word file cannot have an item without a text')
      return [
        new Paragraph({ style, numbering: { reference, level, instance }, children: toRuns(first.children) }),
        ...rest.flatMap(node => {
          if (node.type !== 'list') return convert(node, { style, indent: { left: 360 * (level + 1) } })
          lists += 1
          return convertList(node, { level: level + 1, instance: lists })
        }),
      ]
    })
  }

  return convertAll(nodes)
}

function toTable({ header, rows, widths, align }: PrintTable, headerFill: string): Table {
  const total = widths.reduce((sum, width) => sum + width, 0)
  const columnWidths = widths.map(width => Math.round((width / total) * lineWidth))
  const toCell = ({ children }: PrintCell, column: number, isHeader = false) =>
    new TableCell({
      width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
      ...(isHeader && { shading: { type: ShadingType.CLEAR, fill: headerFill } }),
      children: [
        new Paragraph({
          alignment: AlignmentType[toAlignment(align[column])],
          children: toRuns(children, isHeader ? { bold: true } : {}),
        }),
      ],
    })
  return new Table({
    style: tableStyle,
    width: { size: lineWidth, type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    margins: { left: 100, right: 100 },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: header.map((cell, column) => toCell(cell, column, true)),
      }),
      ...rows.map(
        cells => new TableRow({ cantSplit: true, children: cells.map((cell, column) => toCell(cell, column)) }),
      ),
    ],
  })
}

function toAlignment(side: PrintTable['align'][number] | undefined): 'LEFT' | 'CENTER' | 'RIGHT' {
  if (side === 'right') return 'RIGHT'
  return side === 'center' ? 'CENTER' : 'LEFT'
}

function toRuns(nodes: readonly PrintNode[], options: RunOptions = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return splitPlaceholders(node.value).map(
          text => new TextRun({ ...options, ...(text.startsWith('[') && { style: placeholderStyle }), text }),
        )
      case 'strong':
        return toRuns(node.children, { ...options, bold: true })
      case 'emphasis':
        return toRuns(node.children, { ...options, italics: true })
      case 'inlineCode':
        return [new TextRun({ ...options, style: codeStyle, text: node.value })]
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'link':
        return [
          new ExternalHyperlink({ link: node.url, children: toRuns(node.children, { ...options, style: linkStyle }) }),
        ]
      default:
        throw new Error(`a Word file cannot have "${node.type}" in a text yet`)
    }
  })
}

/** What a reader replaces stands in square brackets. */
function splitPlaceholders(text: string): readonly string[] {
  return text.split(/(\[[^[\]]+\])/).filter(part => part !== '')
}
