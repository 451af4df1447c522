import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { ChartSpec } from '../shared/content/schemas/chart.ts'
import { h, toFigure, word } from './chart-figure.ts'
import { toChartId } from './charts/chart-address.ts'
import { readChartBlock, type Texts } from './charts/chart-block.ts'
import { ChartError } from './charts/chart-data.ts'
import { isFencedBlock } from './insert-calculators.ts'
import { toText } from './to-text.ts'

/** A chart that cannot be drawn; `line` is that of its block in the Markdown, from 1. */
export type ChartProblem = { readonly line: number; readonly fault: string }

/** A chart of a text with the table that it draws; `line` is that of its block, from 1. */
export type TextChart = {
  readonly id: string
  readonly spec: ChartSpec
  readonly texts: Texts
  readonly line: number
}

type Outcome = { readonly charts: readonly TextChart[]; readonly problems: readonly ChartProblem[] }

/**
 * Replaces each block ```chart by a figure that draws the table next to it; `piece` is the id of the text. Figures link
 * to the pages of charts if there are some.
 */
export function insertCharts(tree: Root, piece: string, hasPages: boolean): Outcome {
  const problems: ChartProblem[] = []
  const charts: TextChart[] = []
  const blocks = tree.children.filter(node => node.type === 'element')
  visit(tree, 'element', (element, index, parent) => {
    if (!isFencedBlock(element, 'chart') || index === undefined || parent === undefined) return
    const line = element.position?.start.line ?? 1
    try {
      const table = findTable(blocks, element)
      const block = readChartBlock(toText(element), table && readTexts(table))
      const own = block.own === undefined ? [] : [toDataTable(block.own)]
      const { spec, texts, isTableFolded } = block
      const id = toChartId(piece, spec)
      const folded = isTableFolded ? [takeTable(tree, blocks, element)] : own
      parent.children[index] = toFigure(block, { folded, id, hasPage: hasPages, isAnchor: true })
      charts.push({ id, spec, texts, line })
    } catch (error) {
      if (!(error instanceof ChartError)) throw error
      problems.push({ line, fault: error.message })
    }
  })
  return { charts, problems }
}

/** The figures of a chart that has no table beside it. */
function toDataTable(rows: Texts): Element {
  const [head, ...body] = rows.map((row, index) =>
    h(
      'tr',
      row.map(text => h(index === 0 ? 'th' : 'td', [word(text)])),
    ),
  )
  return h('table', [h('thead', head === undefined ? [] : [head]), h('tbody', body)])
}

function isTable({ tagName }: Element): boolean {
  return tagName === 'table'
}

function findTable(blocks: readonly Element[], block: Element): Element | undefined {
  return blocks.slice(0, blocks.indexOf(block)).findLast(isTable)
}

/** Takes the table directly before a block out of the tree. */
function takeTable(tree: Root, blocks: readonly Element[], block: Element): Element {
  const table = blocks[blocks.indexOf(block) - 1]
  if (table === undefined || !isTable(table)) throw new ChartError('there is no table directly before it to fold')
  tree.children[tree.children.indexOf(table)] = { type: 'text', value: '' }
  return table
}

function readTexts(table: Element): Texts {
  const rows: string[][] = []
  visit(table, 'element', row => {
    if (row.tagName !== 'tr') return
    rows.push(row.children.flatMap(cell => (cell.type === 'element' ? [toText(cell).trim()] : [])))
  })
  return rows
}
