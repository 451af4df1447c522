import { scaleLinear } from 'd3-scale'
import { area } from 'd3-shape'
import { formatTick, labelAxis } from './axis.ts'
import { findRows, findSeries } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import type { ChartTable } from './chart-table.ts'
import { type Drawing, labelSize, type Mark, measureLabel, seriesTones, textLines, wrapLabel } from './drawing.ts'

const barHeight = 30
const lineHeight = labelSize * 1.4

/** Rows as bars made of their columns; each column is named above its part of the first bar. */
export function drawStacked(spec: SpecOf<'stacked'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  const series = findSeries(table, spec.series, spec.names)
  const isNarrow = width < 480
  const sums = rows.map(row => series.reduce((sum, { toValue }) => sum + toValue(row), 0))
  const labelWidth = isNarrow ? width : Math.min(200, Math.max(...rows.map(({ label }) => measureLabel(label))))
  const left = isNarrow ? 0 : labelWidth + 14
  const x = scaleLinear()
    .domain([0, Math.max(...sums)])
    .range([left, width - 4])
  const marks: Mark[] = []
  let y = series.length * lineHeight + (isNarrow ? 30 : 14)
  const top = y
  for (const [place, row] of rows.entries()) {
    if (isNarrow) marks.push(...textLines([row.label], { x: 0, y: y - 6 }))
    else {
      const lines = wrapLabel(row.label, labelWidth)
      marks.push(...textLines(lines, { x: labelWidth, y: y + barHeight / 2, anchor: 'end', isCentered: true }))
    }
    let sum = 0
    for (const [index, { name, toValue, toText }] of series.entries()) {
      const value = toValue(row)
      const [start, end] = [x(sum), x(sum + value)]
      const tone = seriesTones[index] ?? 'quiet'
      marks.push({ kind: 'bar', x: start, y, width: Math.max(end - start - 1, 0.5), height: barHeight, tone })
      const text = toText(row)
      if (measureLabel(text) + 8 <= end - start) {
        marks.push({
          kind: 'text',
          x: (start + end) / 2,
          y: y + barHeight / 2 + 5,
          text,
          anchor: 'middle',
          isInside: true,
        })
      }
      if (place === 0)
        marks.push(...nameAbove(name, (start + end) / 2, top - (isNarrow ? 20 : 0), index, series.length, width, tone))
      sum += value
    }
    y += barHeight + (isNarrow ? 32 : 12)
  }
  return { width, height: y, marks }
}

/** The name of a part above the bar, with a line down to it. */
function nameAbove(
  name: string,
  x: number,
  top: number,
  index: number,
  count: number,
  width: number,
  tone: (typeof seriesTones)[number],
): readonly Mark[] {
  const y = top - 8 - (count - 1 - index) * lineHeight
  const isLate = x + measureLabel(name) + 6 > width
  return [
    { kind: 'line', tone: 'rule', path: `M${Math.round(x)},${y + 4}V${top}` },
    {
      kind: 'text',
      tone,
      isStrong: true,
      x: isLate ? x - 4 : x + 4,
      y: y + 4,
      text: name,
      anchor: isLate ? 'end' : 'start',
    },
  ]
}

/** Columns stacked over the rows as areas; each is named in its middle. */
export function drawAreas(spec: SpecOf<'areas'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  const series = findSeries(table, spec.series, spec.names)
  const height = width < 480 ? 260 : 300
  const sums = rows.map(row => series.reduce((sum, { toValue }) => sum + toValue(row), 0))
  const y = scaleLinear()
    .domain([0, Math.max(...sums)])
    .range([height - 40, 12])
  const sample = series[0] && rows[0] ? series[0].toText(rows[0]) : ''
  const ticks = y.ticks(4).map(value => ({ value, text: formatTick(value, sample) }))
  const left = Math.max(...ticks.map(({ text }) => measureLabel(text))) + 10
  const x = scaleLinear()
    .domain([0, rows.length - 1])
    .range([left, width - 8])
  const marks: Mark[] = ticks.map(({ value, text }) => ({
    kind: 'text',
    tone: 'quiet',
    x: left - 8,
    y: y(value) + 4,
    text,
    anchor: 'end',
  }))
  const floor = rows.map(() => 0)
  for (const [index, { name, toValue }] of series.entries()) {
    const tone = seriesTones[index] ?? 'quiet'
    const bands = rows.map((row, place) => ({ place, from: floor[place] ?? 0, to: (floor[place] ?? 0) + toValue(row) }))
    const toPath = area<(typeof bands)[number]>()
      .x(({ place }) => x(place))
      .y0(({ from }) => y(from))
      .y1(({ to }) => y(to))
    marks.push({ kind: 'area', tone, path: toPath(bands) ?? '' })
    const middle = bands[Math.floor(bands.length / 2)]
    const widest = bands.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
    const named = middle && widest && middle.to - middle.from > (widest.to - widest.from) * 0.6 ? middle : widest
    if (named !== undefined) {
      const half = measureLabel(name) / 2 + 6
      const at = Math.min(Math.max(x(named.place), left + half), width - 8 - half)
      marks.push({
        kind: 'text',
        x: at,
        y: y((named.from + named.to) / 2) + 5,
        text: name,
        anchor: 'middle',
        isStrong: true,
        isInside: true,
      })
    }
    for (const { place, to } of bands) floor[place] = to
  }
  marks.push(
    ...labelAxis(
      rows.map(({ label }, index) => ({ text: label, x: x(index) })),
      height - 18,
    ),
  )
  return { width, height, marks }
}
