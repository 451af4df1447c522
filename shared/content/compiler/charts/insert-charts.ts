import type { Element, ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { isFencedBlock } from '../fenced-block.ts'
import { ChartError } from './chart-data.ts'
import { type ChartSpec, chartSchema } from './chart-spec.ts'
import { toChartTable } from './chart-table.ts'
import { drawChart } from './draw-chart.ts'
import { chartWidths } from './drawing.ts'
import { toSvg } from './to-svg.ts'

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
      parent.children[index] = toFigure(readSpec(toText(element)), blocks, element)
      count += 1
    } catch (error) {
      if (!(error instanceof ChartError)) throw error
      problems.push({ line: element.position?.start.line ?? 1, fault: error.message })
    }
  })
  return { count, problems }
}

function readSpec(yaml: string): ChartSpec {
  let value: unknown
  try {
    value = parse(yaml)
  } catch (error) {
    throw new ChartError(`is not valid YAML: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`)
  }
  const result = chartSchema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ChartError(`${issue?.path.join('.') || 'the block'}: ${issue?.message}`)
}

/** The chart in a wide and a narrow form, of which the style sheet shows the one that fits. */
function toFigure(spec: ChartSpec, blocks: readonly Element[], block: Element): Element {
  const own = spec.data && [spec.data.columns, ...spec.data.rows]
  const texts = own ?? findTable(blocks, block, spec.table)
  const table = toChartTable(arrange(texts, spec))
  const forms = Object.entries(chartWidths).map(
    ([name, width]): Element => ({
      type: 'element',
      tagName: 'div',
      properties: { className: [`chart-${name}`] },
      children: [toSvg(drawChart(spec, table, width), spec.alt)],
    }),
  )
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: spec.title }],
  }
  const children = [caption, ...forms, ...(own === undefined ? [] : [toDataTable(own)])]
  return { type: 'element', tagName: 'figure', properties: { className: ['chart'] }, children }
}

/** The texts of a table, with the header's row first. */
type Texts = readonly (readonly string[])[]

/** The table as the chart wants it: with another column first, or with its columns as rows. */
function arrange(texts: Texts, { label, isTransposed = false }: ChartSpec): Texts {
  const [head = []] = texts
  if (isTransposed) return head.map((_, index) => texts.map(row => row[index] ?? ''))
  if (label === undefined) return texts
  const at = head.indexOf(label)
  if (at < 0) throw new ChartError(`the table has no column "${label}"`)
  return texts.map(row => [row[at] ?? '', ...row.filter((_, index) => index !== at)])
}

/** The figures of a chart that has no table beside it. */
function toDataTable(rows: readonly (readonly string[])[]): Element {
  const cells = rows.map((row, index) =>
    h(
      'tr',
      row.map(text => h(index === 0 ? 'th' : 'td', [{ type: 'text', value: text }])),
    ),
  )
  const [head, ...body] = cells
  const table = h('table', [h('thead', head === undefined ? [] : [head]), h('tbody', body)])
  return h('details', [h('summary', [{ type: 'text', value: 'The figures' }]), table])
}

function h(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function findTable(blocks: readonly Element[], block: Element, place: ChartSpec['table']): Texts {
  const at = blocks.indexOf(block)
  const isTable = ({ tagName }: Element) => tagName === 'table'
  const table = place === 'before' ? blocks.slice(0, at).findLast(isTable) : blocks.slice(at).find(isTable)
  if (table === undefined) throw new ChartError(`there is no table ${place} it`)
  const rows: string[][] = []
  visit(table, 'element', row => {
    if (row.tagName !== 'tr') return
    rows.push(row.children.flatMap(cell => (cell.type === 'element' ? [toText(cell).trim()] : [])))
  })
  return rows
}
