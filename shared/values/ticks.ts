/** The step between about `count` round numbers from `low` to `high`: 1, 2 or 5 times a power of ten. */
function findStep(low: number, high: number, count: number): number {
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const ratio = rough / power
  return power * (ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.SQRT2 ? 2 : 1)
}

/** How many steps a number is from zero, and the number so many steps from zero. */
function countSteps(step: number) {
  // 3 * 0.1 is not 0.3, but 3 / 10 is.
  const inverse = Math.round(1 / step)
  return step < 1
    ? { toPlace: (value: number) => value * inverse, toValue: (place: number) => place / inverse }
    : { toPlace: (value: number) => value / step, toValue: (place: number) => place * step }
}

/**
 * Round numbers from `low` to `high`, about `count`; none if both are the same, or too near for a step that can be
 * counted.
 */
export function toRoundNumbers(low: number, high: number, count: number): readonly number[] {
  const step = findStep(low, high, count)
  if (!(high > low && Number.isFinite(1 / step))) return []
  const { toPlace, toValue } = countSteps(step)
  const [first, last] = [Math.round(toPlace(low)), Math.round(toPlace(high))]
  return listFrom(toValue(first) < low ? first + 1 : first, toValue(last) > high ? last - 1 : last).map(toValue)
}

/** Round numbers, about `count`, of which the first is at or below `low` and the last at or above `high`. */
export function toEnclosingNumbers(low: number, high: number, count: number): readonly number[] {
  const isFlat = high - low <= 1e-9 * Math.max(1, Math.abs(low), Math.abs(high))
  const top = isFlat ? low + 1 : high
  const step = findStep(low, top, count)
  const { toPlace, toValue } = countSteps(step)
  const numbers = listFrom(Math.floor(toPlace(low)), Math.ceil(toPlace(top))).map(toValue)
  const [start = low, end = top] = [numbers[0], numbers.at(-1)]
  // Longer ends can want a longer step, which makes them longer again.
  return findStep(start, end, count) > step * 1.5 ? toEnclosingNumbers(start, end, count) : numbers
}

function listFrom(first: number, last: number): readonly number[] {
  // Zero is not written −0.
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 0)
}

/**
 * A number of an axis in the notation of a cell of its column: `$20k` beside `$12,000`, `50%` beside `33.3%`. The
 * greatest number of the axis decides whether all are in thousands or millions.
 */
export function formatTick(value: number, sample: string, greatest = value): string {
  const sign = value < 0 ? '−' : ''
  const currency = /[$€£]/.exec(sample)?.[0] ?? ''
  const suffix = sample.includes('%') ? '%' : ''
  return `${sign}${currency}${shorten(Math.abs(value), Math.abs(greatest))}${suffix}`
}

function shorten(value: number, greatest: number): string {
  if (value === 0) return '0'
  if (greatest >= 1e6) return `${trim(value / 1e6)}M`
  if (greatest >= 1e4) return `${trim(value / 1e3)}k`
  return trim(value)
}

function trim(value: number): string {
  return Number(value.toFixed(2)).toLocaleString('en-US')
}
