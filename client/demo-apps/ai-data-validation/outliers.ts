export type Fences = { readonly low: number; readonly high: number; readonly median: number }

/** Tukey's outer fences: three interquartile ranges beyond the quartiles. */
const reach = 3
const minValues = 12
const rareShare = 0.02

/**
 * The range outside which a number looks implausible; undefined if the numbers are too few or too equal. Positive
 * columns are also measured on a logarithmic scale and the wider fence applies: prices and incomes have long tails.
 * If very few numbers are negative, the lower fence is 0.
 */
export function findFences(numbers: Float64Array): Fences | undefined {
  if (numbers.length < minValues) return undefined
  const sorted = numbers.toSorted()
  const plain = fencesOf(sorted)
  const median = quantile(sorted, 0.5)
  const negatives = firstNotBelow(sorted, 0)
  const isHardlyNegative = negatives > 0 && negatives / sorted.length <= rareShare
  const low = isHardlyNegative ? Math.max(0, plain.low) : plain.low
  if ((sorted[0] ?? 0) <= 0) return plain.width === 0 ? undefined : { low, high: plain.high, median }
  const logs = fencesOf(sorted.map(Math.log))
  if (plain.width === 0) return undefined
  return { low: Math.min(low, Math.exp(logs.low)), high: Math.max(plain.high, Math.exp(logs.high)), median }
}

/** The same for days, without the logarithmic scale: 1970 is not a true zero. */
export function findDateFences(days: Float64Array): Fences | undefined {
  if (days.length < minValues) return undefined
  const sorted = days.toSorted()
  const { low, high, width } = fencesOf(sorted)
  return width === 0 ? undefined : { low, high, median: quantile(sorted, 0.5) }
}

function fencesOf(sorted: Float64Array): { readonly low: number; readonly high: number; readonly width: number } {
  const first = quantile(sorted, 0.25)
  const third = quantile(sorted, 0.75)
  const width = third - first
  return { low: first - reach * width, high: third + reach * width, width }
}

/** Linear interpolation, like PERCENTILE in spreadsheets. */
export function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

function firstNotBelow(sorted: Float64Array, limit: number): number {
  const index = sorted.findIndex(number => number >= limit)
  return index === -1 ? sorted.length : index
}
