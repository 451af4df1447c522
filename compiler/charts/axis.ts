import { formatTick, toRoundNumbers } from '../../shared/values/ticks.ts'
import { labelSize, type Mark } from './drawing.ts'
import type { Domain, Scale } from './scale.ts'
import { drawStroke } from './strokes.ts'
import { drawText, drawTextLines, halfCap, lineHeight, measureWidest, wrapText } from './text.ts'

/** The edges of the part of a drawing that shows values, in user units. */
export type Plot = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export type Tick = { readonly value: number; readonly text: string }

/** Round numbers of a domain, about `count`, in the notation of a cell. */
export function toTicks([low, high]: Domain, count: number, sample: string): readonly Tick[] {
  const values = low === high ? [low] : toRoundNumbers(low, high, count)
  const greatest = Math.max(...values.map(Math.abs))
  return values.map(value => ({ value, text: formatTick(value, sample, greatest) }))
}

/** The room to the left of a plot for the numbers of its vertical axis. */
export function measureTicks(ticks: readonly Tick[]): number {
  return measureWidest(ticks.map(({ text }) => text)) + 10
}

/** A rule across the plot for each number, which stands to the left of it. */
export function drawVerticalAxis(ticks: readonly Tick[], scale: Scale, { left, right }: Plot): readonly Mark[] {
  return ticks.flatMap(({ value, text }) => {
    const y = Math.round(scale(value))
    return [
      drawStroke({ x: left, y }, { x: right, y }),
      drawText(text, { tone: 'quiet', x: left - 8, y: y + halfCap, anchor: 'end' }),
    ]
  })
}

/** `isFirst` labels are kept if not all fit. */
export type AxisLabel = { readonly text: string; readonly x: number; readonly isFirst?: boolean }

const gap = 8

function breakLabel(text: string): readonly string[] {
  return /\d/.test(text) ? [text] : wrapText(text, 60)
}

/** Half of the width of an axis label, which may stand out from the plot. */
export function measureHalf(label: string): number {
  return measureWidest(breakLabel(label)) / 2
}

/** The room below a plot for the labels of its horizontal axis and for its title. */
export function measureAxisHeight(labels: readonly AxisLabel[], title: string | undefined): number {
  const lines = Math.max(...labels.map(({ text }) => breakLabel(text).length))
  return 10 + (lines + (title === undefined ? 0 : 1)) * lineHeight
}

/** The name of the horizontal axis, below the right end of its labels. */
export function drawAxisTitle(title: string, right: number, height: number): Mark {
  return drawText(title, { tone: 'quiet', x: right, y: height - 5, anchor: 'end' })
}

/** Labels below a plot, below the points that they name: as many as fit. Words break into lines. */
export function drawAxisLabels(labels: readonly AxisLabel[], y: number): readonly Mark[] {
  return chooseLabels(labels).flatMap(({ x, text }) => [
    drawStroke({ x, y }, { x, y: y + 4 }, { tone: 'quiet' }),
    ...drawTextLines(breakLabel(text), { tone: 'quiet', x, y: y + labelSize + 6, anchor: 'middle' }),
  ])
}

/** Every number, or every second one and so on until they fit; of words as many as fit. */
function chooseLabels(labels: readonly AxisLabel[]): readonly AxisLabel[] {
  const areNumbers = labels.every(({ text }) => /^[\d−$€£.,]+[%kM]?$/.test(text))
  for (let step = 1; areNumbers && step < labels.length; step++) {
    const some = labels.filter((_, index) => index % step === 0)
    if (keepFitting(some).length === some.length) return some
  }
  return keepFitting(labels)
}

/** The ends, then those that come first, then the others, without those that would touch one of these. */
function keepFitting(labels: readonly AxisLabel[]): readonly AxisLabel[] {
  const ends = [...labels.slice(0, 1), ...labels.slice(1).slice(-1)]
  const kept: AxisLabel[] = []
  for (const label of [...ends, ...labels.filter(({ isFirst }) => isFirst), ...labels]) {
    const isFree = kept.every(
      ({ x, text }) => Math.abs(x - label.x) >= measureHalf(text) + measureHalf(label.text) + gap,
    )
    if (isFree) kept.push(label)
  }
  return kept
}
