import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { formatTick } from './axis.ts'
import type { Reference } from './chart-spec.ts'
import { type Drawing, isNarrow, labelSize, type Mark, type TextMark, type Tone } from './drawing.ts'
import { drawAcross, labelRows, type RowLabels } from './row-labels.ts'
import { drawStroke } from './strokes.ts'
import { drawText, halfCap, lineHeight, measureText, measureWidest } from './text.ts'

/** A horizontal bar of a row, from one value to another; `text` stands at its end. */
export type Bar = {
  readonly label: string
  readonly text: string
  readonly from: number
  readonly to: number
  readonly tone: Tone
}

type Options = {
  /** Of the drawing, in user units. */
  readonly width: number
  /** The value at which a line goes down beside all bars. */
  readonly axis: number
  /** Lines across all bars, with labels above them. */
  readonly levels?: readonly Reference[] | undefined
  /** Thin lines join the end of a bar with the beginning of the next. */
  readonly isJoined?: boolean
}

/** Height of a bar in user units. */
const barHeight = 22

/** Bars below each other. Labels are to the left of them, on narrow charts above each. */
export function drawBarRows(bars: readonly Bar[], { width, axis, levels = [], isJoined = false }: Options): Drawing {
  const top = levels.length > 0 ? 26 : 4
  const labels = labelRows(
    bars.map(({ label }) => label),
    { width, top, height: barHeight, maxWidth: 230 },
  )
  const scale = scaleBars(bars, { left: labels.left, right: width, levels, axis })
  const bottom = labels.bottom
  const marks = bars.flatMap((bar, index) => {
    const y = labels.middles[index] ?? 0
    return [drawBar(bar, y, scale), drawValue(bar, y, { scale, left: labels.left, isJoined })]
  })
  const isBelowZero = scale(0) > labels.left + 1 && axis !== 0 && inDomain(0, scale)
  return {
    width,
    height: bottom + (isBelowZero ? lineHeight + 2 : 0),
    marks: [
      ...(isBelowZero ? drawZero(labels, scale, bars[0]?.text ?? '') : []),
      ...labels.marks,
      ...marks,
      ...(isJoined && !isNarrow(width) ? joinBars(bars, labels, scale) : []),
      ...drawAcross(labels, Math.round(scale(axis)), { tone: 'quiet' }),
      ...levels.flatMap(level => drawLevel(level, { labels, scale, width, axis })),
    ],
  }
}

type Scale = ScaleLinear<number, number>

type Room = { readonly left: number; readonly right: number } & Required<Pick<Options, 'levels' | 'axis'>>

/** From the least to the greatest value, with room for the words at the ends of the bars. */
function scaleBars(bars: readonly Bar[], { left, right, levels = [], axis }: Room): Scale {
  const values = [axis, ...bars.flatMap(({ from, to }) => [from, to]), ...levels.map(({ value }) => value)]
  const room =
    measureWidest(
      bars.map(({ text }) => text),
      true,
    ) + 7
  const hasLeft = bars.some(({ from, to }) => to < from || to < 0)
  const hasRight = bars.some(({ from, to }) => to >= from)
  return scaleLinear()
    .domain(widen([Math.min(...values), Math.max(...values)]))
    .range([left + (hasLeft && Math.min(...values) < axis ? room : 1), right - (hasRight ? room : 8)])
}

/** A domain of one value has no length to draw. */
function widen([min, max]: readonly [number, number]): [number, number] {
  return min === max ? [min, min + 1] : [min, max]
}

function inDomain(value: number, scale: Scale): boolean {
  const [min = 0, max = 0] = scale.domain()
  return value > min && value < max
}

function drawBar({ from, to, tone }: Bar, middle: number, scale: Scale): Mark {
  const [start, end] = [scale(Math.min(from, to)), scale(Math.max(from, to))]
  return {
    kind: 'bar',
    x: start,
    y: middle - barHeight / 2,
    width: Math.max(end - start, 1.5),
    height: barHeight,
    tone,
  }
}

type Place = { readonly scale: Scale; readonly left: number; readonly isJoined: boolean }

/** The words of the value: at the end of the bar; in a chain of bars always to the right, where it is free. */
function drawValue({ from, to, text }: Bar, middle: number, { scale, left, isJoined }: Place): TextMark {
  const [start, end] = [scale(Math.min(from, to)), scale(Math.max(from, to))]
  const isLeft = !isJoined && to < from && start - 6 - measureText(text, true) >= left
  const y = middle + halfCap
  return drawText(text, { x: isLeft ? start - 6 : end + 6, y, anchor: isLeft ? 'end' : 'start', isStrong: true })
}

function joinBars(bars: readonly Bar[], { middles }: RowLabels, scale: Scale): readonly Mark[] {
  return bars.slice(0, -1).map(({ to }, index) => {
    const x = scale(to)
    const [above = 0, below = 0] = [middles[index], middles[index + 1]]
    return drawStroke({ x, y: above + barHeight / 2 }, { x, y: below - barHeight / 2 }, { tone: 'quiet' })
  })
}

function drawZero(labels: RowLabels, scale: Scale, sample: string): readonly Mark[] {
  const x = Math.round(scale(0))
  const number = drawText(formatTick(0, sample), { tone: 'quiet', x, y: labels.bottom + labelSize, anchor: 'middle' })
  return [...drawAcross(labels, x), number]
}

type LevelRoom = { readonly labels: RowLabels; readonly scale: Scale; readonly width: number; readonly axis: number }

/** A line with its label above it; the axis has its line already. */
function drawLevel({ value, label }: Reference, { labels, scale, width, axis }: LevelRoom): readonly Mark[] {
  const x = Math.round(scale(value))
  const half = measureText(label) / 2
  const at = Math.min(Math.max(x, half), width - half)
  const text = drawText(label, { tone: 'quiet', x: at, y: labelSize, anchor: 'middle' })
  return [...(value === axis ? [] : drawAcross(labels, x, { tone: 'quiet', isDashed: true })), text]
}
