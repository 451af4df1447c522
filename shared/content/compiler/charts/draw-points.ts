import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { formatTick } from './axis.ts'
import { ChartError, findColumn, findRows } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import { type ChartTable, readNumber } from './chart-table.ts'
import { type Drawing, labelSize, type Mark, measureLabel, textLines, wrapLabel } from './drawing.ts'

/** Estimates with their limits: a dot on a line for each row. */
export function drawIntervals(spec: SpecOf<'intervals'>, table: ChartTable, width: number): Drawing {
  const value = findColumn(table, spec.value)
  const range = findColumn(table, spec.range)
  const rows = findRows(table, spec.rows).map(row => {
    const limits = [...range.toText(row).matchAll(/−?[$€£]?[\d.,]+/g)].flatMap(([text]) => readNumber(text) ?? [])
    const [low, high] = limits
    if (low === undefined || high === undefined)
      throw new ChartError(`the row "${row.label}" has no two limits in the column "${spec.range}"`)
    return { label: row.label, at: value.toValue(row), low, high, text: `${value.toText(row)}, ${range.toText(row)}` }
  })
  const isNarrow = width < 480
  const labelWidth = isNarrow ? width : Math.min(180, Math.max(...rows.map(({ label }) => measureLabel(label))))
  const left = isNarrow ? 18 : labelWidth + 20
  const right = isNarrow ? 18 : Math.max(...rows.map(({ text }) => measureLabel(text))) + 16
  const x = scaleLinear()
    .domain([
      Math.min(...rows.map(({ low }) => low), spec.level?.value ?? Infinity),
      Math.max(...rows.map(({ high }) => high), spec.level?.value ?? -Infinity),
    ])
    .range([left, width - right])
    .nice(5)
  const marks: Mark[] = []
  const top = spec.level === undefined ? 8 : 28
  let y = top
  for (const { label, at, low, high, text } of rows) {
    if (isNarrow) {
      const lines = [...wrapLabel(label, width), text]
      marks.push(...textLines(lines, { x: 0, y: y + labelSize }))
      y += lines.length * labelSize * 1.3 + 16
    } else {
      const lines = wrapLabel(label, labelWidth)
      y += Math.max(18, (lines.length * labelSize * 1.3) / 2 + 6)
      marks.push(...textLines(lines, { x: labelWidth, y, anchor: 'end', isCentered: true }))
      marks.push({ kind: 'text', x: width - right + 12, y: y + 5, text })
    }
    marks.push({ kind: 'line', tone: 'first', path: `M${x(low).toFixed(1)},${y}H${x(high).toFixed(1)}` })
    for (const end of [low, high])
      marks.push({ kind: 'line', tone: 'first', path: `M${x(end).toFixed(1)},${y - 5}v10` })
    marks.push({ kind: 'dot', tone: 'first', x: x(at), y })
    y += isNarrow ? 18 : 18
  }
  const sample = table.rows[0] ? value.toText(table.rows[0]) : ''
  for (const tick of x.ticks(isNarrow ? 4 : 5)) {
    marks.unshift({ kind: 'line', tone: 'rule', path: `M${Math.round(x(tick))},${top}V${y}` })
    marks.push({ kind: 'text', tone: 'quiet', x: x(tick), y: y + 18, text: formatTick(tick, sample), anchor: 'middle' })
  }
  if (spec.level !== undefined) {
    const at = Math.round(x(spec.level.value))
    marks.push({ kind: 'line', tone: 'second', isDashed: true, path: `M${at},${top - 8}V${y}` })
    const anchor = at + measureLabel(spec.level.label) > width ? 'end' : 'start'
    marks.push({ kind: 'text', tone: 'second', isStrong: true, x: at, y: 14, text: spec.level.label, anchor })
  }
  return { width, height: y + 26, marks }
}

/** Rows as points of two columns. */
export function drawScatter(spec: SpecOf<'scatter'>, table: ChartTable, width: number): Drawing {
  const [horizontal, vertical] = [findColumn(table, spec.x), findColumn(table, spec.y)]
  const rows = findRows(table, spec.rows)
  const height = width < 480 ? 300 : 360
  const sampleOf = (column: typeof horizontal) => (rows[0] ? column.toText(rows[0]) : '')
  const extent = (values: readonly number[]) => [Math.min(0, ...values), Math.max(...values)]
  const y = scaleLinear()
    .domain(extent(rows.map(vertical.toValue)))
    .range([height - 52, 30])
    .nice(5)
  const ticks = y.ticks(5).map(value => ({ value, text: formatTick(value, sampleOf(vertical)) }))
  const left = Math.max(...ticks.map(({ text }) => measureLabel(text))) + 10
  const x = scaleLinear()
    .domain(extent(rows.map(horizontal.toValue)))
    .range([left, width - 14])
    .nice(5)
  const marks: Mark[] = ticks.flatMap(({ value, text }): Mark[] => [
    { kind: 'line', tone: 'rule', path: `M${left},${Math.round(y(value))}H${width - 14}` },
    { kind: 'text', tone: 'quiet', x: left - 8, y: y(value) + 4, text, anchor: 'end' },
  ])
  for (const tick of x.ticks(width < 480 ? 4 : 6)) {
    marks.push({
      kind: 'text',
      tone: 'quiet',
      x: x(tick),
      y: height - 32,
      text: formatTick(tick, sampleOf(horizontal)),
      anchor: 'middle',
    })
  }
  marks.push({ kind: 'text', tone: 'quiet', x: 0, y: 14, text: `↑ ${spec.y}` })
  marks.push({ kind: 'text', tone: 'quiet', x: width - 4, y: height - 10, text: `${spec.x} →`, anchor: 'end' })
  const isPoint = (label: string) => spec.highlight === undefined || spec.highlight.includes(label)
  const taken: { x: number; y: number; width: number }[] = []
  for (const row of rows.toSorted((a, b) => Number(isPoint(b.label)) - Number(isPoint(a.label)))) {
    const [at, level] = [x(horizontal.toValue(row)), y(vertical.toValue(row))]
    const size = measureLabel(row.label)
    const isLate = at + size + 10 > width
    const start = isLate ? at - 9 - size : at + 9
    const isFree = taken.every(
      box => Math.abs(box.y - level) > labelSize || start > box.x + box.width || start + size < box.x,
    )
    marks.push({ kind: 'dot', tone: isPoint(row.label) ? 'first' : 'quiet', x: at, y: level })
    // A name that would cover another is left to the table.
    if (!isFree) continue
    taken.push({ x: start, y: level, width: size })
    const anchor = isLate ? 'end' : 'start'
    const isStrong = isPoint(row.label)
    marks.push({ kind: 'text', x: isLate ? at - 9 : at + 9, y: level + 4, text: row.label, anchor, isStrong })
  }
  return { width, height, marks }
}

/** Places on a grid, named, joined by routes. */
export function drawMap(spec: SpecOf<'map'>, table: ChartTable, width: number): Drawing {
  const place = findColumn(table, spec.place)
  const route = spec.route === undefined ? undefined : findColumn(table, spec.route)
  const stops = findRows(table, spec.rows).map(row => {
    const [east, north] = [...place.toText(row).matchAll(/\d+(\.\d+)?/g)].map(([text]) => Number(text))
    if (east === undefined || north === undefined)
      throw new ChartError(`the row "${row.label}" has no place in the column "${spec.place}"`)
    return { label: row.label, east, north, route: route?.toText(row) ?? '' }
  })
  const size = Math.min(width, 480)
  const [maxEast, maxNorth] = [Math.max(...stops.map(({ east }) => east)), Math.max(...stops.map(({ north }) => north))]
  const step = (size - 60) / maxEast
  const x = (east: number) => 24 + east * step + (width - size) / 2
  const y = (north: number) => 24 + (maxNorth - north) * step
  const marks: Mark[] = []
  for (let east = 0; east <= maxEast; east++)
    marks.push({ kind: 'line', tone: 'rule', path: `M${x(east).toFixed(1)},${y(maxNorth)}V${y(0).toFixed(1)}` })
  for (let north = 0; north <= maxNorth; north++)
    marks.push({
      kind: 'line',
      tone: 'rule',
      path: `M${x(0).toFixed(1)},${y(north).toFixed(1)}H${x(maxEast).toFixed(1)}`,
    })
  const routes = [...new Set(stops.map(stop => stop.route))].filter(name => name !== '')
  const tones = ['first', 'second', 'third', 'fourth'] as const
  const toPath = line<(typeof stops)[number]>()
    .x(({ east }) => x(east))
    .y(({ north }) => y(north))
  for (const [index, name] of routes.entries()) {
    const path = toPath(stops.filter(stop => stop.route === name)) ?? ''
    marks.push({ kind: 'line', tone: tones[index] ?? 'quiet', path, isDashed: index % 2 === 1 })
  }
  const named = new Set<string>()
  for (const { label, east, north, route } of stops) {
    const key = `${east},${north}`
    if (named.has(key)) continue
    named.add(key)
    const tone = tones[routes.indexOf(route)] ?? 'first'
    marks.push({ kind: 'dot', tone, x: x(east), y: y(north) })
    const anchor = x(east) + measureLabel(label) + 12 > width ? 'end' : 'start'
    marks.push({
      kind: 'text',
      x: x(east) + (anchor === 'end' ? -8 : 8),
      y: y(north) - 7,
      text: label,
      anchor,
      isStrong: true,
    })
  }
  let height = y(0) + 16
  for (const [index, name] of routes.entries()) {
    height += labelSize * 1.5
    marks.push({ kind: 'text', tone: tones[index] ?? 'quiet', isStrong: true, x: x(0), y: height, text: name })
  }
  return { width, height: height + 10, marks }
}
