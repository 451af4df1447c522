import { type Mark, measureLabel } from './drawing.ts'

/** A number of an axis in the notation of a cell of its column: `$20k` beside `$12,000`, `50%` beside `33.3%`. */
export function formatTick(value: number, sample: string): string {
  const sign = value < 0 ? '−' : ''
  const currency = /[$€£]/.exec(sample)?.[0] ?? ''
  const suffix = sample.includes('%') ? '%' : ''
  return `${sign}${currency}${shorten(Math.abs(value))}${suffix}`
}

function shorten(value: number): string {
  if (value >= 1e6) return `${trim(value / 1e6)}M`
  if (value >= 1e4) return `${trim(value / 1e3)}k`
  return trim(value)
}

function trim(value: number): string {
  return Number(value.toFixed(2)).toLocaleString('en-US')
}

type AxisLabel = { readonly text: string; readonly x: number }

/** Labels below a horizontal axis: the first and the last, and as many between them as fit. */
export function labelAxis(labels: readonly AxisLabel[], y: number): readonly Mark[] {
  const gap = 12
  const last = labels.at(-1)
  let free = Number.NEGATIVE_INFINITY
  return labels.flatMap((label, index): readonly Mark[] => {
    const size = measureLabel(label.text)
    const [start, anchor] =
      index === 0
        ? ([label.x, 'start'] as const)
        : label === last
          ? ([label.x - size, 'end'] as const)
          : ([label.x - size / 2, 'middle'] as const)
    const limit =
      last === undefined || label === last ? Number.POSITIVE_INFINITY : last.x - measureLabel(last.text) - gap
    if (start < free || (index > 0 && start + size > limit)) return []
    free = start + size + gap
    return [{ kind: 'text', tone: 'quiet', x: label.x, y, text: label.text, anchor }]
  })
}
