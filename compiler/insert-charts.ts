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
      const table = findTable(blocks, element)
      const block = readChartBlock(toText(element), table && readTexts(table))
      const own = block.own === undefined ? [] : [toDataTable(block.own)]
      parent.children[index] = toFigure(block, block.isTableFolded ? [takeTable(tree, blocks, element)] : own)
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
