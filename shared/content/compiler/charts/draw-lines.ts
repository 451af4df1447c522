import { scaleLinear } from 'd3-scale'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { formatTick, labelAxis } from './axis.ts'
import { findRows, findSeries } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import { type ChartTable, readNumber } from './chart-table.ts'
import { type Drawing, labelSize, type Mark, measureLabel, seriesTones } from './drawing.ts'

const height = { wide: 330, narrow: 290 } as const

/** One or more columns over the rows of a table, as lines or as steps. Series are named at their ends. */
export function drawLines(spec: SpecOf<'line' | 'step'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  const series = findSeries(table, spec.series, spec.names)
  const isNarrow = width < 480
  const tall = isNarrow ? height.narrow : height.wide
  const values = series.flatMap(({ toValue }) => rows.map(toValue))
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(...values, spec.level?.value ?? 0)])
    .range([tall - 40, isNarrow ? 28 : 20])
    .nice(5)
  const sample = series[0]?.toText(rows[0] ?? { label: '', cells: [] }) ?? ''
  const ticks = y.ticks(5).map(value => ({ value, text: formatTick(value, sample) }))
  const left = Math.max(...ticks.map(({ text }) => measureLabel(text))) + 10
  const right = isNarrow ? 12 : Math.max(...series.map(({ name }) => measureLabel(name))) + 16
  const isScale = spec.spacing === 'values'
  const places = rows.map(({ label }, index) => (isScale ? (readNumber(label) ?? index) : index))
  const x = scaleLinear()
    .domain([Math.min(...places), Math.max(...places)])
    .range([left, width - right])
  const placeOf = (index: number) => x(places[index] ?? 0)
  const curve = spec.kind === 'step' ? curveStepAfter : curveLinear
  const toPath = line<number>().curve(curve)
  const marks: Mark[] = ticks.flatMap(({ value, text }): Mark[] => [
    { kind: 'line', tone: 'rule', path: `M${left},${Math.round(y(value))}H${width - right}` },
    { kind: 'text', tone: 'quiet', x: left - 8, y: y(value) + labelSize * 0.35, text, anchor: 'end' },
  ])
  marks.push(
    ...labelAxis(
      rows.map(({ label }, index) => ({ text: label, x: placeOf(index) })),
      tall - 18,
    ),
  )
  if (rows.every(({ label }) => /^\d/.test(label))) {
    marks.push({
      kind: 'text',
      tone: 'quiet',
      x: width - right,
      y: tall - 1,
      text: table.columns[0] ?? '',
      anchor: 'end',
    })
  }
  if (spec.level !== undefined) {
    const at = Math.round(y(spec.level.value))
    marks.push({ kind: 'line', tone: 'quiet', isDashed: true, path: `M${left},${at}H${width - right}` })
    marks.push({ kind: 'text', tone: 'quiet', x: left + 4, y: at - 6, text: spec.level.label })
  }
  if (spec.mark !== undefined) {
    const at = Math.round(x(spec.mark.value))
    marks.push({ kind: 'line', tone: 'quiet', isDashed: true, path: `M${at},${y.range()[1]}V${y.range()[0]}` })
    const anchor = at > width / 2 ? 'end' : 'start'
    marks.push({
      kind: 'text',
      tone: 'quiet',
      x: at + (anchor === 'end' ? -6 : 6),
      y: (y.range()[1] ?? 0) + 10,
      text: spec.mark.label,
      anchor,
    })
  }
  const ends: number[] = []
  for (const [index, { name, toValue }] of series.entries()) {
    const tone = seriesTones[index] ?? 'quiet'
    const path = toPath.x((_, index) => placeOf(index)).y(value => y(value))(rows.map(toValue)) ?? ''
    marks.push({ kind: 'line', tone, path, isDashed: index % 2 === 1 })
    const last = rows.at(-1)
    if (last === undefined) continue
    const at = keepApart(y(toValue(last)), ends)
    ends.push(at)
    marks.push({ kind: 'dot', tone, x: placeOf(rows.length - 1), y: y(toValue(last)) })
    if (isNarrow) {
      marks.push({
        kind: 'text',
        tone,
        isStrong: true,
        x: placeOf(rows.length - 1),
        y: at - 9,
        text: name,
        anchor: 'end',
      })
    } else
      marks.push({
        kind: 'text',
        tone,
        isStrong: true,
        x: placeOf(rows.length - 1) + 10,
        y: at + labelSize * 0.35,
        text: name,
      })
  }
  return { width, height: tall, marks }
}

/** Moves a label up until it is a line away from those that are there. */
function keepApart(y: number, others: readonly number[]): number {
  const line = labelSize * 1.25
  const near = others.find(other => Math.abs(other - y) < line)
  return near === undefined ? y : keepApart(near - line - 0.1, others)
}
