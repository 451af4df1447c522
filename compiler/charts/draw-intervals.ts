import type { Reference, SpecOf } from '../../shared/content/schemas/chart.ts'
import { drawAxisTitle, type Tick, toTicks } from './axis.ts'
import { ChartError, findColumn, findRows } from './chart-data.ts'
import { type ChartTable, readNumber } from './chart-table.ts'
import { type Drawing, isNarrow, labelSize, type Mark } from './drawing.ts'
import { drawAcross, labelRows, type RowLabels } from './row-labels.ts'
import { type Scale, scaleLinear, toRoundDomain } from './scale.ts'
import { drawStroke } from './strokes.ts'
import { drawText, halfCap, lineHeight, measureText, measureWidest } from './text.ts'

/** An estimate with its limits; `text` has all three. */
type Interval = {
  readonly label: string
  readonly at: number
  readonly low: number
  readonly high: number
  readonly text: string
}

/** Estimates with their limits: a dot on a line for each row. */
export function drawIntervals(spec: SpecOf<'intervals'>, table: ChartTable, width: number): Drawing {
  const intervals = readIntervals(spec, table)
  const levels = spec.level ?? []
  const top = levels.length > 0 ? 28 : 4
  const labels = labelRows(
    intervals.map(({ label, text }) => (isNarrow(width) ? `${label}: ${text}` : label)),
    { width, top, height: 20, maxWidth: 180 },
  )
  const texts = isNarrow(width) ? [] : intervals.map(({ text }) => text)
  const right = width - Math.max(measureWidest(texts) + 14, 22)
  const values = [...intervals.flatMap(({ low, high }) => [low, high]), ...levels.map(({ value }) => value)]
  const domain = toRoundDomain(values, 5)
  const x = scaleLinear(domain, [labels.left + (isNarrow(width) ? 18 : 8), right])
  const ticks = toTicks(domain, isNarrow(width) ? 4 : 5, intervals[0]?.text ?? '')
  const marks: Mark[] = [
    ...drawTicks(ticks, x, labels),
    ...labels.marks,
    ...intervals.flatMap((interval, index) => drawInterval(interval, labels.middles[index] ?? 0, x)),
    ...texts.map((text, index) => drawText(text, { x: right + 12, y: (labels.middles[index] ?? 0) + halfCap })),
    ...drawLevels(levels, { labels, scale: x, width }),
  ]
  const height = labels.bottom + 22 + lineHeight
  return { width, height, marks: [...marks, drawAxisTitle(spec.xTitle ?? spec.value, right, height)] }
}

function readIntervals(spec: SpecOf<'intervals'>, table: ChartTable): readonly Interval[] {
  const [value, range] = [findColumn(table, spec.value), findColumn(table, spec.range)]
  return findRows(table, spec.rows).map(row => {
    const limits = [...range.toText(row).matchAll(/−?[$€£]?\d[\d.,]*/g)].flatMap(([text]) => readNumber(text) ?? [])
    const [low, high] = limits
    if (low === undefined || high === undefined)
      throw new ChartError(`the row "${row.label}" has no two limits in the column "${spec.range}"`)
    return { label: row.label, at: value.toValue(row), low, high, text: `${value.toText(row)}, ${range.toText(row)}` }
  })
}

function drawInterval({ at, low, high }: Interval, y: number, x: Scale): readonly Mark[] {
  const end = (value: number) => drawStroke({ x: x(value), y: y - 5 }, { x: x(value), y: y + 5 }, { tone: 'first' })
  return [
    drawStroke({ x: x(low), y }, { x: x(high), y }, { tone: 'first' }),
    end(low),
    end(high),
    { kind: 'dot', tone: 'first', x: x(at), y },
  ]
}

/** The numbers of the axis below the rows, with rules. */
function drawTicks(ticks: readonly Tick[], scale: Scale, labels: RowLabels): readonly Mark[] {
  return ticks.flatMap(({ value, text }) => {
    const x = Math.round(scale(value))
    const number = drawText(text, { tone: 'quiet', x, y: labels.bottom + labelSize + 4, anchor: 'middle' })
    return [...drawAcross(labels, x), number]
  })
}

type LevelRoom = { readonly labels: RowLabels; readonly scale: Scale; readonly width: number }

/** Their names, from left to right, leave room between each other. */
function drawLevels(levels: readonly Reference[], { labels, scale, width }: LevelRoom): readonly Mark[] {
  let start = 0
  return levels.flatMap(({ value, label }) => {
    const x = Math.round(scale(value))
    const half = measureText(label, true) / 2
    const at = Math.min(Math.max(x, start + half), width - half)
    start = at + half + 8
    const name = drawText(label, { tone: 'second', isStrong: true, x: at, y: labelSize, anchor: 'middle' })
    return [...drawAcross(labels, x, { tone: 'second', isDashed: true }), name]
  })
}
