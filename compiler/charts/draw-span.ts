import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { drawAxisLabels, drawVerticalAxis, measureTicks, type Plot, type Tick, toTicks } from './axis.ts'
import { ChartError, findColumn, findRow, findRows } from './chart-data.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import { drawBridge } from './draw-bridge.ts'
import { type Drawing, isNarrow, labelSize, type Mark, type Point } from './drawing.ts'
import { frameText, placeLabel } from './place-label.ts'
import { type Scale, scaleLinear } from './scale.ts'
import { toPath } from './strokes.ts'
import { drawText, drawTextLines, lineHeight, measureText, wrapText } from './text.ts'

/** A row at the end of its period, which is the last number of its label: 12 of `9–12`. */
type Position = Point & { readonly at: number; readonly label: string; readonly text: string }

/**
 * A position over time as a river between two banks. It begins at zero on the left bank, its bed is the line of the
 * values, and the bridge over it is as long as the time until the last row, on the right bank.
 */
export function drawSpan(spec: SpecOf<'span'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  for (const label of spec.highlight ?? []) findRow(rows, label)
  const { plot, x, y, ticks, end, deck, bottom, height } = frameSpan(spec, rows, { table, width })
  const { toValue, toText } = findColumn(table, spec.value)
  const positions = rows.map((row): Position => {
    const at = toEnd(row)
    return { at, label: row.label, text: toText(row), x: x(at), y: y(toValue(row)) }
  })
  const start = { x: plot.left, y: y(0) }
  const line = toCorners([start, ...positions])
  const bed = [...line, { x: plot.right, y: deck }, { x: width, y: deck }, { x: width, y: bottom }]
  const land = [{ x: 0, y: deck }, { x: plot.left, y: deck }, ...bed, { x: 0, y: bottom }]
  const axis = drawVerticalAxis(ticks, y, plot)
  const step = end > 24 ? 6 : 3
  const months = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
  const labels = months.map(value => ({ x: Math.round(x(value)), text: String(value) }))
  const marks: Mark[] = [
    { kind: 'area', tone: 'water', path: `M${plot.left},${start.y}H${plot.right}V${bottom}H${plot.left}Z` },
    ...axis.filter(({ kind }) => kind === 'line'),
    { kind: 'area', tone: 'land', path: `${toPath(land)}Z` },
    ...axis.filter(({ kind }) => kind === 'text'),
    ...drawBridge({ left: plot.left, right: plot.right, deck, width }),
    { kind: 'line', tone: 'first', path: toPath(line) },
    ...drawAxisLabels(labels, bottom),
    drawText(spec.xTitle, { tone: 'quiet', x: width, y: bottom + labelSize + 6, anchor: 'end' }),
  ]
  const named = positions.filter(({ label }) => spec.highlight?.includes(label))
  const dots = named.map(({ x, y }): Mark => ({ kind: 'dot', tone: 'second', x, y }))
  const words = drawWords(spec, { plot, width, named, line, deck, water: start.y })
  return { width, height, marks: [...marks, ...dots, ...words] }
}

/** The points without those between which a straight line runs. */
function toCorners(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (before === undefined || after === undefined) return true
    const share = (point.x - before.x) / (after.x - before.x)
    return Math.abs(before.y + share * (after.y - before.y) - point.y) > 0.25
  })
}

function toEnd({ label }: ChartRow): number {
  const end = label.match(/\d+/g)?.at(-1)
  if (end === undefined) throw new ChartError(`the row "${label}" has no number in its label`)
  return Number(end)
}

type Frame = {
  readonly plot: Plot
  readonly x: Scale
  readonly y: Scale
  readonly ticks: readonly Tick[]
  /** The end of the last period. */
  readonly end: number
  /** Where the road is. */
  readonly deck: number
  /** The lower edge of the land. */
  readonly bottom: number
  readonly height: number
}

type Room = { readonly table: ChartTable; readonly width: number }

function frameSpan(spec: SpecOf<'span'>, rows: readonly ChartRow[], { table, width }: Room): Frame {
  const { toValue, toText } = findColumn(table, spec.value)
  const values = [0, ...rows.map(toValue)]
  const deck = isNarrow(width) ? 92 : 68
  const water = deck + 26
  const bottom = water + (isNarrow(width) ? 200 : 196)
  const domain = [Math.min(...values) * 1.28 || -1, 0] as const
  const ticks = toTicks(domain, 4, rows[0] === undefined ? '' : toText(rows[0]))
  const left = measureTicks(ticks) + 6
  const right = width - (isNarrow(width) ? 66 : 84)
  const end = Math.max(0, ...rows.map(toEnd))
  const [x, y] = [scaleLinear([0, end], [left, right]), scaleLinear(domain, [bottom, water])]
  return { plot: { left, right, top: water, bottom }, x, y, ticks, end, deck, bottom, height: bottom + 10 + lineHeight }
}

type Scene = {
  readonly plot: Plot
  readonly width: number
  readonly named: readonly Position[]
  readonly line: readonly Point[]
  readonly deck: number
  readonly water: number
}

/** What is measured, the length of the bridge, the meaning of the water, and the values that matter. */
function drawWords(spec: SpecOf<'span'>, { plot, width, named, line, deck, water }: Scene): readonly Mark[] {
  const middle = (plot.left + plot.right) / 2
  const name = drawText(spec.value, { tone: 'quiet', x: 0, y: labelSize })
  const span = drawText(spec.span, {
    x: Math.min(Math.max(middle, measureText(spec.span, true) / 2), width - measureText(spec.span, true) / 2),
    y: isNarrow(width) ? 2 * lineHeight + 4 : labelSize,
    anchor: 'middle',
    isStrong: true,
  })
  const meaning = drawTextLines(wrapText(spec.water, isNarrow(width) ? 110 : 190), {
    x: plot.left + (plot.right - plot.left) * 0.42,
    y: water + (isNarrow(width) ? 30 : 40),
    anchor: 'middle',
    tone: 'quiet',
  })
  const bounds = { left: 0, right: width, top: deck, bottom: plot.bottom }
  const values = named.map(({ x, y, text }) => {
    const at = (dx: number, dy: number, anchor: 'start' | 'middle' | 'end') =>
      drawText(text, { x: x + dx, y: y + dy, anchor, isStrong: true })
    const isOut = y < water
    const places = isOut ? ([at(10, 18, 'start')] as const) : ([at(0, 22, 'middle'), at(8, 20, 'start')] as const)
    return placeLabel(places, { rectangles: meaning.map(frameText), lines: [line], bounds })
  })
  return [name, span, ...meaning, ...values]
}
