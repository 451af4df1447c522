import type { Element, ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { readChartBlock, type Texts } from './charts/chart-block.ts'
import { ChartError } from './charts/chart-data.ts'
import { chartWidths } from './charts/drawing.ts'
import { toSvg } from './charts/to-svg.ts'
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
      parent.children[index] = toFigure(blocks, element)
      count += 1
    } catch (error) {
      if (!(error instanceof ChartError)) throw error
      problems.push({ line: element.position?.start.line ?? 1, fault: error.message })
    }
  })
  return { count, problems }
}

/** The chart in a wide and a narrow form, of which the style sheet shows the one that fits. */
function toFigure(blocks: readonly Element[], block: Element): Element {
  const { title, alt, own, draw } = readChartBlock(toText(block), findTable(blocks, block))
  const forms = Object.entries(chartWidths).map(
    ([name, width]): Element => ({
      type: 'element',
      tagName: 'div',
      properties: { className: [`chart-${name}`] },
      children: [toSvg(draw(width), alt)],
    }),
  )
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title }],
  }
  const children = [caption, ...forms, ...(own === undefined ? [] : [toDataTable(own)])]
  return { type: 'element', tagName: 'figure', properties: { className: ['chart'] }, children }
}

/** The figures of a chart that has no table beside it. */
function toDataTable(rows: Texts): Element {
  const cells = rows.map((row, index) =>
    h(
      'tr',
      row.map(text => h(index === 0 ? 'th' : 'td', [{ type: 'text', value: text }])),
    ),
  )
  const [head, ...body] = cells
  const table = h('table', [h('thead', head === undefined ? [] : [head]), h('tbody', body)])
  return h('details', [h('summary', [{ type: 'text', value: 'The chart as a table' }]), table])
}

function h(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
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
