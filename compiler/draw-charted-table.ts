import type { Element } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { chartSchema } from '../shared/content/schemas/chart.ts'
import type { ChartedTable } from '../shared/content/schemas/sections.ts'
import { typeset } from '../shared/values/typeset.ts'
import { h, toFigure, word } from './chart-figure.ts'
import { type ChartBlock, toChartBlock } from './charts/chart-block.ts'
import { typesetDocument } from './typeset-document.ts'

const stringifier = unified().use(rehypeStringify).freeze()

/** The HTML of a chart with its table folded below it. Throws ChartError. */
export function drawChartedTable({
  chart,
  columns,
  rows,
  note,
  file,
}: ChartedTable & { readonly file?: string }): string {
  const [head, body] = [set(columns), rows.map(set)]
  const block = toTypesetBlock({ chart, columns, rows })
  const table = toTable(head, body, block.title)
  const below = note === undefined ? [] : [h('p', [word(typeset(note))])]
  return stringifier.stringify({ type: 'root', children: [toFigure(block, [table, ...below], file)] })
}

/** The chart of a table with typographic quotes and spaces in both. Throws ChartError. */
export function toTypesetBlock({ chart, columns, rows }: ChartedTable): ChartBlock {
  return toChartBlock(chartSchema.parse(typesetDocument(chart, [])), [set(columns), ...rows.map(set)])
}

function set(texts: readonly string[]): readonly string[] {
  return texts.map(text => typeset(text))
}

/** In a region that scrolls, also by keyboard. */
function toTable(columns: readonly string[], rows: readonly (readonly string[])[], title: string): Element {
  const head = h(
    'tr',
    columns.map(column => h('th', [word(column)], { scope: 'col' })),
  )
  const body = rows.map(row =>
    h(
      'tr',
      row.map((cell, index) =>
        index === 0
          ? h('th', [word(cell)], { scope: 'row' })
          : h('td', [word(cell)], { dataSpaced: cell.includes(' ') }),
      ),
    ),
  )
  const table = h('table', [h('thead', [head]), h('tbody', body)])
  return h('div', [table], { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: title })
}
