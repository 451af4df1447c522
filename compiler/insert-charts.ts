import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { h, toFigure, word } from './chart-figure.ts'
import { readChartBlock, type Texts } from './charts/chart-block.ts'
import { ChartError } from './charts/chart-data.ts'
import { isFencedBlock } from './insert-calculators.ts'

/** A chart that cannot be drawn; `line` is that of its block in the Markdown, from 1. */
export type ChartProblem = { readonly line: number; readonly fault: string }

/** Replaces each block ```chart by a figure that draws the table next to it. */
export function insertCharts(tree: Root): { readonly count: number; readonly problems: readonly ChartProblem[] } {
  const problems: ChartProblem[] = []
  const blocks = tree.children.filter(node => node.type === 'element')
  let count = 0
  visit(tree, 'element', (element, index, parent) => {
    if (!isFencedBlock(element, 'chart') || index === undefined || parent === undefined) return
    try {
      const block = readChartBlock(toText(element), findTable(blocks, element))
      parent.children[index] = toFigure(block, block.own === undefined ? [] : [toDataTable(block.own)])
      count += 1
    } catch (error) {
      if (!(error instanceof ChartError)) throw error
      problems.push({ line: element.position?.start.line ?? 1, fault: error.message })
    }
  })
  return { count, problems }
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

function findTable(blocks: readonly Element[], block: Element): Texts | undefined {
  const isTable = ({ tagName }: Element) => tagName === 'table'
  const table = blocks.slice(0, blocks.indexOf(block)).findLast(isTable)
  if (table === undefined) return undefined
  const rows: string[][] = []
  visit(table, 'element', row => {
    if (row.tagName !== 'tr') return
    rows.push(row.children.flatMap(cell => (cell.type === 'element' ? [toText(cell).trim()] : [])))
  })
  return rows
}
