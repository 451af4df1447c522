import type { Element } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { ChartedTable } from '../shared/content/schemas/sections.ts'
import { typeset } from '../shared/values/typeset.ts'
import { h, toFigure, word } from './chart-figure.ts'
import { toTypesetChart } from './list-charts.ts'

const stringifier = unified().use(rehypeStringify).freeze()

/** Whether a chart has a page of its own, and a file with its marks that other pages refer to. */
type Page = { readonly id?: string | undefined; readonly hasPage?: boolean; readonly isFiled?: boolean }

/** The HTML of a chart with its table folded below it. Throws ChartError. */
export function drawChartedTable({ chart, columns, rows, note }: ChartedTable, page: Page = {}): string {
  const block = toTypesetChart({ spec: chart, texts: [columns, ...rows] })
  const [head = [], ...body] = block.texts
  const table = toTable(head, body, block.spec.title)
  const below = note === undefined ? [] : [h('p', [word(typeset(note))])]
  return stringifier.stringify({ type: 'root', children: [toFigure(block, { ...page, folded: [table, ...below] })] })
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
