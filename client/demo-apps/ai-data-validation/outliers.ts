export type Fences = { readonly low: number; readonly high: number; readonly median: number }

/** Far out by Tukey's rule: three times the middle half's width beyond its ends. */
const reach = 3
const fewest = 12
const rareShare = 0.02

/**
 * The range outside which a number looks implausible; undefined where too few or too equal to say. Columns of positive
 * numbers are also measured on a logarithmic scale and the wider fence holds: prices and incomes have long tails.
 * A column with hardly any number below zero is fenced at zero.
 */
export function findFences(numbers: Float64Array): Fences | undefined {
  if (numbers.length < fewest) return undefined
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

/** The same for days: no logarithms, as the year 1970 is no zero. */
export function findDateFences(days: Float64Array): Fences | undefined {
  if (days.length < fewest) return undefined
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

/** Linear between neighbours, as spreadsheets do it. */
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
