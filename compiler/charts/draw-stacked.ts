import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { type Column, findRows, findSeries } from './chart-data.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import { type Drawing, isNarrow, type Mark, seriesTone, type TextMark } from './drawing.ts'
import { addMargin, frameText, overlap } from './place-label.ts'
import { labelRows } from './row-labels.ts'
import { type Scale, scaleLinear } from './scale.ts'
import { drawStroke } from './strokes.ts'
import { drawText, halfCap, lineHeight, measureText, measureWidest } from './text.ts'

/** Height of a bar in user units. */
const barHeight = 30

/** Rows as bars made of their columns, with their sums; each column is named above its part of the first bar. */
export function drawStacked(spec: SpecOf<'stacked'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  const layers = stackLayers(rows, findSeries(table, spec.series, spec.names))
  const totals = sumRows(layers, rows.length)
  const labels = rows.map(({ label }, index) => (isNarrow(width) ? `${label}: ${totals[index]?.text}` : label))
  const options = { width, height: barHeight, maxWidth: 200 }
  const { left } = labelRows(labels, { ...options, top: 0 })
  const room = isNarrow(width)
    ? 0
    : measureWidest(
        totals.map(({ text }) => text),
        true,
      ) + 10
  const x = scaleLinear([0, Math.max(...totals.map(({ value }) => value)) || 1], [left, width - room])
  const names = placeNames(layers, x, width)
  const deepest = Math.max(...names.map(({ y }) => -y))
  const top = deepest + 22
  const rowLabels = labelRows(labels, { ...options, top })
  const bars = rowLabels.middles.flatMap((middle, row) => [
    ...layers.flatMap((layer, index) => drawPart(layer, { row, index, middle, x })),
    ...nameParts(layers, { row, middle, x }),
    ...(isNarrow(width) ? [] : [drawTotal(totals[row], middle, x)]),
  ])
  const firstBar = (rowLabels.middles[0] ?? 0) - barHeight / 2
  const above = names.flatMap((name, index) =>
    drawName(name, { base: top - 6, end: firstBar, layer: layers[index], x }),
  )
  return { width, height: rowLabels.bottom, marks: [...above, ...rowLabels.marks, ...bars] }
}

/** A column as a part of a whole: for each row the sums below it and with it, and the words of its cell. */
type Layer = {
  readonly name: string
  readonly bands: readonly { readonly from: number; readonly to: number; readonly text: string }[]
}

/** Columns on top of each other, the first at zero. */
function stackLayers(rows: readonly ChartRow[], series: readonly Column[]): readonly Layer[] {
  const sums = rows.map(() => 0)
  return series.map(({ name, toValue, toText }) => ({
    name,
    bands: rows.map((row, index) => {
      const from = sums[index] ?? 0
      const to = from + toValue(row)
      sums[index] = to
      return { from, to, text: toText(row) }
    }),
  }))
}

type Total = { readonly value: number; readonly text: string }

/** The sum of each row, in the words of its largest part: `36 weeks` beside `12 weeks`. */
function sumRows(layers: readonly Layer[], count: number): readonly Total[] {
  return Array.from({ length: count }, (_, row) => {
    const bands = layers.flatMap(({ bands }) => bands[row] ?? [])
    const value = Math.max(...bands.map(({ to }) => to))
    const largest = bands.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
    const number = Number(value.toFixed(2)).toLocaleString('en-US')
    return { value, text: largest?.text.replace(/[\d.,]*\d/, number) ?? number }
  })
}

type Place = { readonly row: number; readonly middle: number; readonly x: Scale }

/** The part of a row, if it is more than nothing. */
function drawPart({ bands }: Layer, { row, index, middle, x }: Place & { readonly index: number }): readonly Mark[] {
  const [start, end] = [x(bands[row]?.from ?? 0), x(bands[row]?.to ?? 0)]
  const [y, width] = [middle - barHeight / 2, Math.max(end - start - 2, 0.5)]
  return end === start
    ? []
    : [{ kind: 'bar', isPart: true, x: start, y, width, height: barHeight, tone: seriesTone(index) }]
}

/** The numbers in the parts of a bar where they fit, if most do; the unit stands at the sum. */
function nameParts(layers: readonly Layer[], { row, middle, x }: Place): readonly Mark[] {
  const parts = layers.map(({ bands }, index) => {
    const { from = 0, to = 0, text = '' } = bands[row] ?? {}
    const number = /[\d.,]*\d%?/.exec(text)?.[0] ?? ''
    return { number, tone: seriesTone(index), start: x(from), end: x(to) }
  })
  const visible = parts.filter(({ start, end }) => end > start)
  const fitting = visible.filter(({ number, start, end }) => measureText(number) + 8 <= end - start)
  if (fitting.length < visible.length / 2) return []
  return fitting.map(({ number, tone, start, end }) =>
    drawText(number, { x: (start + end) / 2 - 1, y: middle + halfCap, anchor: 'middle', tone, isInside: true }),
  )
}

function drawTotal(total: Total | undefined, middle: number, x: Scale): TextMark {
  return drawText(total?.text ?? '', { x: x(total?.value ?? 0) + 6, y: middle + halfCap, isStrong: true })
}

/** The names above the parts of the first bar, each as low as it finds room; `y` is 0 or less. */
function placeNames(layers: readonly Layer[], x: Scale, width: number): readonly TextMark[] {
  const placed: TextMark[] = []
  for (const [index, { name, bands }] of layers.entries()) {
    const middle = (x(bands[0]?.from ?? 0) + x(bands[0]?.to ?? 0)) / 2 - 1
    const half = measureText(name, true) / 2
    const at = Math.min(Math.max(middle, half), width - half)
    const style = { tone: seriesTone(index), x: at, anchor: 'middle', isStrong: true } as const
    let mark = drawText(name, { ...style, y: 0 })
    const isTaken = () => placed.some(other => overlap(addMargin(frameText(mark)), frameText(other)))
    while (isTaken()) mark = drawText(name, { ...style, y: mark.y - lineHeight })
    placed.push(mark)
  }
  return placed
}

type NamePlace = { readonly base: number; readonly end: number; readonly layer: Layer | undefined; readonly x: Scale }

function drawName(name: TextMark, { base, end, layer, x }: NamePlace): readonly Mark[] {
  const band = layer?.bands[0]
  const middle = Math.round((x(band?.from ?? 0) + x(band?.to ?? 0)) / 2 - 1)
  const y = base + name.y
  return [drawStroke({ x: middle, y: y + 4 }, { x: middle, y: end }), { ...name, y }]
}
