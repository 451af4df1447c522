import { scaleLinear } from 'd3-scale'
import { findColumn, findRow, findRows } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import { type Drawing, labelSize, type Mark, measureLabel, type Tone, textLines, wrapLabel } from './drawing.ts'

/** A horizontal bar of a row, from one value to another. */
type Bar = {
  readonly label: string
  readonly text: string
  readonly from: number
  readonly to: number
  readonly tone: Tone
}

const barHeight = 22

/** Each row's value as a bar from zero. */
export function drawBars(spec: SpecOf<'bars'>, table: ChartTable, width: number): Drawing {
  const { toValue, toText } = findColumn(table, spec.value)
  const bars = findRows(table, spec.rows).map((row): Bar => {
    const isPoint = spec.highlight === undefined || spec.highlight.includes(row.label)
    return { label: row.label, text: toText(row), from: 0, to: toValue(row), tone: isPoint ? 'first' : 'quiet' }
  })
  return layOut(bars, width, spec.level)
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
  return layOut(bars, width)
}

/** What each row changes against the base case, the largest change first. */
export function drawTornado(spec: SpecOf<'tornado'>, table: ChartTable, width: number): Drawing {
  const { toValue, toText } = findColumn(table, spec.value)
  const base = findRow(table.rows, spec.base)
  const size = (row: ChartRow) => Math.abs(toValue(row) - toValue(base))
  const bars = findRows(table, spec.rows)
    .filter(row => row !== base)
    .toSorted((a, b) => size(b) - size(a))
    .map((row): Bar => {
      const tone = toValue(row) < toValue(base) ? 'loss' : 'gain'
      return { label: row.label, text: toText(row), from: toValue(base), to: toValue(row), tone }
    })
  return layOut(bars, width, { value: toValue(base), label: `${spec.base}: ${toText(base)}` })
}

type Level = { readonly value: number; readonly label: string }

/** Labels are to the left of the bars, on narrow charts above them; values at their ends. */
function layOut(bars: readonly Bar[], width: number, level?: Level): Drawing {
  const isNarrow = width < 480
  const labelWidth = isNarrow ? width : Math.min(220, Math.max(...bars.map(({ label }) => measureLabel(label))))
  const left = isNarrow ? 0 : labelWidth + 14
  const values = bars.flatMap(({ from, to }) => [from, to])
  const room = Math.max(...bars.map(({ text }) => measureLabel(text))) + 12
  const extent = [Math.min(0, ...values), Math.max(0, ...values, level?.value ?? 0)] as const
  const x = scaleLinear()
    .domain(extent)
    .range([left + (extent[0] < 0 ? room : 1), width - room])
  const marks: Mark[] = []
  let y = level === undefined ? 4 : 26
  const top = y
  for (const { label, text, from, to, tone } of bars) {
    const lines = wrapLabel(label, labelWidth)
    const textHeight = lines.length * labelSize * 1.3
    if (isNarrow) {
      marks.push(...textLines(lines, { x: 0, y: y + labelSize }))
      y += textHeight + 4
    } else {
      const middle = y + Math.max(textHeight, barHeight) / 2
      marks.push(...textLines(lines, { x: labelWidth, y: middle, anchor: 'end', isCentered: true }))
      y = middle - barHeight / 2
    }
    const start = x(Math.min(from, to))
    const end = x(Math.max(from, to))
    marks.push({ kind: 'bar', x: start, y, width: Math.max(end - start, 1.5), height: barHeight, tone })
    // Beside the end of the bar, or beside its beginning where there is no room.
    const isLeft = to < from && start - measureLabel(text) - 5 >= left
    const middle = y + barHeight / 2 + labelSize * 0.35
    marks.push(
      isLeft
        ? { kind: 'text', x: start - 5, y: middle, text, anchor: 'end', isStrong: true }
        : { kind: 'text', x: end + 5, y: middle, text, isStrong: true },
    )
    y += Math.max(barHeight, isNarrow ? 0 : textHeight) + (isNarrow ? 12 : 10)
  }
  const zero = Math.round(x(0))
  marks.unshift({ kind: 'line', tone: 'rule', path: `M${zero},${top - 4}V${y}` })
  if (level !== undefined) {
    const at = Math.round(x(level.value))
    marks.push({ kind: 'line', tone: 'quiet', isDashed: true, path: `M${at},${top - 6}V${y}` })
    const anchor = at + measureLabel(level.label) > width ? 'end' : 'start'
    marks.push({ kind: 'text', tone: 'quiet', x: at, y: 14, text: level.label, anchor })
  }
  return { width, height: y + 4, marks }
}
