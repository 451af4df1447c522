import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { findColumn, findRows } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import type { ChartTable } from './chart-table.ts'
import { type Drawing, labelSize, type Mark } from './drawing.ts'

const cellHeight = 130
const gap = 28

/** A small line chart for each column, all on the same scale, with its first and its last value. */
export function drawMultiples(spec: SpecOf<'multiples'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  const series = spec.series.map(name => findColumn(table, name))
  const perRow = width < 480 ? 1 : Math.min(3, series.length)
  const cellWidth = (width - gap * (perRow - 1)) / perRow
  const values = series.flatMap(({ toValue }) => rows.map(toValue))
  const [first, last] = [rows[0], rows.at(-1)]
  const marks: Mark[] = []
  for (const [index, { name, toValue, toText }] of series.entries()) {
    const left = (index % perRow) * (cellWidth + gap)
    const top = Math.floor(index / perRow) * (cellHeight + gap)
    const x = scaleLinear()
      .domain([0, rows.length - 1])
      .range([left + 4, left + cellWidth - 6])
    const y = scaleLinear()
      .domain([Math.min(0, ...values), Math.max(...values)])
      .range([top + cellHeight - 24, top + 40])
    const toPath = line<number>()
      .x((_, place) => x(place))
      .y(value => y(value))
    marks.push({ kind: 'text', x: left, y: top + labelSize, text: name, isStrong: true })
    marks.push({ kind: 'line', tone: 'rule', path: `M${left},${Math.round(y(0))}h${cellWidth}` })
    marks.push({ kind: 'line', tone: 'first', path: toPath(rows.map(toValue)) ?? '' })
    for (const [row, place] of [
      [first, 0],
      [last, rows.length - 1],
    ] as const) {
      if (row === undefined) continue
      const anchor = place === 0 ? 'start' : 'end'
      marks.push({ kind: 'dot', tone: 'first', x: x(place), y: y(toValue(row)) })
      marks.push({ kind: 'text', x: x(place), y: y(toValue(row)) - 9, text: toText(row), anchor })
      marks.push({ kind: 'text', tone: 'quiet', x: x(place), y: top + cellHeight - 6, text: row.label, anchor })
    }
  }
  return { width, height: Math.ceil(series.length / perRow) * (cellHeight + gap) - gap, marks }
}
