import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { type AxisLabel, measureAxisHeight, measureHalf, measureTicks, type Plot, type Tick, toTicks } from './axis.ts'
import { type Column, findRow, findRows, findSeries } from './chart-data.ts'
import { type ChartRow, type ChartTable, readNumber } from './chart-table.ts'
import { isNarrow, type Point, seriesTone, type Tone } from './drawing.ts'
import { drawLineHead, type Head } from './line-head.ts'
import { type Scale, scaleLinear, toDomain, toRoundDomain } from './scale.ts'
import { measureWidest } from './text.ts'

/** A column as a line; `named` are the places of the points whose values are written, `texts` are all values. */
export type Line = {
  readonly name: string
  readonly tone: Tone
  readonly points: readonly Point[]
  readonly texts: readonly string[]
  readonly named: readonly number[]
}

/** A horizontal line at `y` user units. */
export type Level = { readonly y: number; readonly label: string }

/** What is where in a chart of lines, in user units. */
export type LineFrame = {
  readonly plot: Plot
  readonly y: Scale
  readonly ticks: readonly Tick[]
  readonly labels: readonly AxisLabel[]
  readonly xTitle: string | undefined
  readonly lines: readonly Line[]
  readonly levels: readonly Level[]
  readonly head: Head
  /** The vertical line, if there is one. */
  readonly marked: readonly (readonly Point[])[]
  readonly height: number
}

const plotHeight = { wide: 250, narrow: 200 } as const

export function frameLines(spec: SpecOf<'line'>, table: ChartTable, width: number): LineFrame {
  const rows = findRows(table, spec.rows)
  const series = findSeries(table, spec.series, spec.names)
  const domain = findDomain(rows, series, spec.level)
  const ticks = toTicks(domain, 5, firstText(rows, series))
  const { x, labels, left, right } = frameAcross(spec, rows, { width, ticks, series })
  const mark = spec.mark && { x: x(spec.mark.value), label: spec.mark.label }
  const yTitle = spec.yTitle ?? (series.length === 1 ? series[0]?.name : undefined)
  const legend = isNarrow(width) && series.length > 1 ? series.map(({ name }) => name) : []
  const top = drawLineHead({ title: yTitle, legend, mark }, { width, bottom: 0 }).height
  const bottom = top + (isNarrow(width) ? plotHeight.narrow : plotHeight.wide)
  const y = scaleLinear(domain, [bottom, top])
  const xTitle = findAcrossTitle(spec, table, rows)
  const height = bottom + measureAxisHeight(labels, xTitle)
  const named = (spec.highlight ?? []).map(label => rows.indexOf(findRow(rows, label)))
  const lines = series.map(({ name, toValue, toText }, index): Line => {
    const points = rows.map((row, place) => ({ x: x(placeOf(spec, row, place)), y: y(toValue(row)) }))
    return { name, tone: seriesTone(index), points, texts: rows.map(toText), named }
  })
  const levels = (spec.level ?? []).map(({ value, label }) => ({ y: Math.round(y(value)), label }))
  const head = drawLineHead({ title: yTitle, legend, mark }, { width, bottom })
  const marked = mark ? [[top, bottom].map(end => ({ x: mark.x, y: end }))] : []
  return { plot: { left, right, top, bottom }, y, ticks, labels, xTitle, lines, levels, head, marked, height }
}

type Spec = SpecOf<'line'>

/** All values and levels, with zero, between round numbers. */
function findDomain(rows: readonly ChartRow[], series: readonly Column[], levels: Spec['level'] = []) {
  const values = [0, ...series.flatMap(({ toValue }) => rows.map(toValue)), ...levels.map(({ value }) => value)]
  return toRoundDomain(values, 5)
}

function firstText([row]: readonly ChartRow[], [column]: readonly Column[]): string {
  return row === undefined || column === undefined ? '' : column.toText(row)
}

/** The place of a row on the horizontal axis: its number, or its place among the rows. */
function placeOf({ spacing }: Spec, { label }: ChartRow, index: number): number {
  return spacing === 'values' ? (readNumber(label) ?? index) : index
}

type Across = { readonly width: number; readonly ticks: readonly Tick[]; readonly series: readonly Column[] }

/** The horizontal axis: its scale, its labels and its ends. Names of lines stand to the right of wide charts. */
function frameAcross(spec: Spec, rows: readonly ChartRow[], { width, ticks, series }: Across) {
  const places = rows.map((row, index) => placeOf(spec, row, index))
  const domain = toDomain(places)
  const sample = rows[0]?.label ?? ''
  const labels =
    spec.spacing === 'values'
      ? toTicks(domain, isNarrow(width) ? 4 : 7, sample)
      : rows.map(({ label }, index) => ({
          value: index,
          text: label,
          isFirst: spec.highlight?.includes(label) ?? false,
        }))
  const ends =
    isNarrow(width) || series.length === 1
      ? 0
      : measureWidest(
          series.map(({ name }) => name),
          true,
        ) + 10
  const left = Math.max(measureTicks(ticks), measureHalf(labels[0]?.text ?? ''))
  const right = width - Math.max(ends + 6, measureHalf(labels.at(-1)?.text ?? ''), 6)
  const x = scaleLinear(domain, [left, right])
  return { x, left, right, labels: labels.map(({ value, ...label }) => ({ ...label, x: Math.round(x(value)) })) }
}

/** Rows that are numbers have the name of their column below them. */
function findAcrossTitle({ xTitle }: Spec, { columns }: ChartTable, rows: readonly ChartRow[]): string | undefined {
  return xTitle ?? (rows.every(({ label }) => /^\d/.test(label)) ? columns[0] : undefined)
}
