import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { type Bar, drawBarRows } from './bar-rows.ts'
import { findColumn, findRow, findRows } from './chart-data.ts'
import type { ChartTable } from './chart-table.ts'
import type { Drawing } from './drawing.ts'

/** Each row's value as a bar from zero. */
export function drawBars(spec: SpecOf<'bars'>, table: ChartTable, width: number): Drawing {
  const { toValue, toText } = findColumn(table, spec.value)
  for (const label of spec.highlight ?? []) findRow(table.rows, label)
  const bars = findRows(table, spec.rows).map((row): Bar => {
    const isPoint = spec.highlight === undefined || spec.highlight.includes(row.label)
    return { label: row.label, text: toText(row), from: 0, to: toValue(row), tone: isPoint ? 'first' : 'quiet' }
  })
  return drawBarRows(bars, { width, levels: spec.level, title: spec.xTitle })
}

/** Each row's value from where the row above ended; sums begin at zero. */
export function drawWaterfall(spec: SpecOf<'waterfall'>, table: ChartTable, width: number): Drawing {
  const { toValue, toText } = findColumn(table, spec.value)
  const rows = findRows(table, spec.rows)
  for (const label of spec.totals) findRow(rows, label)
  let sum = 0
  const bars = rows.map((row): Bar => {
    const value = toValue(row)
    const isTotal = spec.totals.includes(row.label)
    const from = isTotal ? 0 : sum
    sum = isTotal ? value : sum + value
    const tone = isTotal ? 'first' : value < 0 ? 'loss' : 'gain'
    return { label: row.label, text: toText(row), from, to: sum, tone }
  })
  return drawBarRows(bars, { width, isJoined: true })
}
