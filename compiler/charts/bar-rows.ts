import type { Reference } from '../../shared/content/schemas/chart.ts'
import { type Drawing, isNarrow, labelSize, type Mark, type TextMark, type Tone } from './drawing.ts'
import { drawAcross, labelRows, type RowLabels } from './row-labels.ts'
import { type Domain, type Scale, scaleLinear, toDomain } from './scale.ts'
import { drawStroke } from './strokes.ts'
import { drawText, drawTextLines, halfCap, lineHeight, measureText, measureWidest, wrapText } from './text.ts'

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
  /** Lines across all bars, with labels above them. */
  readonly levels?: readonly Reference[] | undefined
  /** Thin lines join the end of a bar with the beginning of the next. */
  readonly isJoined?: boolean
  /** The name of the axis, below the bars. */
  readonly title?: string | undefined
}

/** Height of a bar in user units. */
const barHeight = 22

/** Bars below each other, with a line at zero. Labels are to the left of them, on narrow charts above each. */
export function drawBarRows(bars: readonly Bar[], { width, levels = [], isJoined = false, title }: Options): Drawing {
  const top = levels.length > 0 ? 26 : 4
  const labels = labelRows(
    bars.map(({ label }) => label),
    { width, top, height: barHeight, maxWidth: 230 },
  )
  const scale = scaleBars(bars, { left: labels.left, right: width, levels })
  const names = title === undefined ? [] : wrapText(title, width - labels.left)
  const marks = bars.flatMap((bar, index) => {
    const y = labels.middles[index] ?? 0
    return [drawBar(bar, y, scale), drawValue(bar, y, { scale, left: labels.left, isJoined })]
  })
  return {
    width,
    height: labels.bottom + names.length * lineHeight,
    marks: [
      ...drawTextLines(names, { tone: 'quiet', x: labels.left, y: labels.bottom + labelSize }),
      ...labels.marks,
      ...marks,
      ...(isJoined && !isNarrow(width) ? joinBars(bars, labels, scale) : []),
      ...drawAcross(labels, Math.round(scale(0)), { tone: 'quiet' }),
      ...levels.flatMap(level => drawLevel(level, { labels, scale, width })),
    ],
  }
}

type Room = { readonly left: number; readonly right: number } & Required<Pick<Options, 'levels'>>

/** From the least to the greatest value, with room for the words at the ends of the bars. */
function scaleBars(bars: readonly Bar[], { left, right, levels = [] }: Room): Scale {
  const values = [0, ...bars.flatMap(({ from, to }) => [from, to]), ...levels.map(({ value }) => value)]
  const room =
    measureWidest(
      bars.map(({ text }) => text),
      true,
    ) + 7
  const hasLeft = bars.some(({ from, to }) => to < from || to < 0)
  const hasRight = bars.some(({ from, to }) => to >= from)
  const start = left + (hasLeft && Math.min(...values) < 0 ? room : 1)
  return scaleLinear(widen(toDomain(values)), [start, right - (hasRight ? room : 8)])
}

/** A domain of one value has no length to draw. */
function widen([min, max]: Domain): Domain {
  return min === max ? [min, min + 1] : [min, max]
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

type LevelRoom = { readonly labels: RowLabels; readonly scale: Scale; readonly width: number }

/** A line with its label above it; zero has its line already. */
function drawLevel({ value, label }: Reference, { labels, scale, width }: LevelRoom): readonly Mark[] {
  const x = Math.round(scale(value))
  const half = measureText(label, true) / 2
  const at = Math.min(Math.max(x, half), width - half)
  const text = drawText(label, { tone: 'second', isStrong: true, x: at, y: labelSize, anchor: 'middle' })
  if (value === 0) return [text]
  return [
    ...drawAcross(labels, x, { tone: 'ground' }),
    ...drawAcross(labels, x, { tone: 'second', isDashed: true }),
    text,
  ]
}
