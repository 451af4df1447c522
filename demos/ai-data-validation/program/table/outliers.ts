export type Fences = { readonly low: number; readonly high: number; readonly median: number }

/** Tukey's outer fences: three interquartile ranges beyond the quartiles. */
const reach = 3
const minValues = 12
/** A value is no outlier unless the gap before it is that many times as wide as all values within the gap. */
const minGap = 3
/** The same on a logarithmic scale, for positive numbers. */
const minLogGap = 0.7
/** More values than that beyond a gap are a group of their own: freight by sea beside parcels. */
const maxOutside = 0.1
const rareShare = 0.02
/** What is counted or measured is not negative, so more negatives than elsewhere can be wrong. */
const rareShareOfCounts = 0.1
const countName =
  /(?:^|[^a-z])(?:age|qty|quantity|count|copies|seats|stock|units|pieces|weight|height|length|width|distance|duration|minutes|hours|population)(?:$|[^a-z])/i

/**
 * The range outside which a number looks implausible; undefined if the numbers are too few or too equal. It is at least
 * as wide as Tukey's fences, and it holds long tails: prices and incomes have them, and a value in a tail has neighbors.
 * If very few numbers are negative, the lower fence is 0.
 */
export function findFences(numbers: Float64Array, name: string): Fences | undefined {
  if (numbers.length < minValues) return undefined
  const sorted = numbers.toSorted()
  const plain = fencesOf(sorted)
  if (plain.width === 0) return undefined
  const negatives = firstNotBelow(sorted, 0)
  const maxShare = countName.test(name) ? rareShareOfCounts : rareShare
  const isHardlyNegative = negatives > 0 && negatives / sorted.length <= maxShare
  const { low, high } = holdTails(sorted, plain)
  // Where no number is negative, a lower fence below 0 catches nothing and only reads oddly.
  const startsAtZero = isHardlyNegative || negatives === 0
  return { low: startsAtZero ? Math.max(0, low) : low, high, median: quantile(sorted, 0.5) }
}

/** The same for days. */
export function findDateFences(days: Float64Array): Fences | undefined {
  if (days.length < minValues) return undefined
  const sorted = days.toSorted()
  const plain = fencesOf(sorted)
  return plain.width === 0 ? undefined : { ...holdTails(sorted, plain), median: quantile(sorted, 0.5) }
}

type Range = { readonly low: number; readonly high: number }

/** Widens the fences up to the first wide gap, and over groups. */
function holdTails(sorted: Float64Array, { low, high }: Range): Range {
  const first = firstNotBelow(sorted, low)
  const last = sorted.findLastIndex(number => number <= high)
  const [lowest = low, highest = high] = [sorted[first], sorted[last]]
  const above = sorted.subarray(last + 1)
  const below = sorted.slice(0, first).reverse()
  const most = Math.max(1, sorted.length * maxOutside)
  return {
    low: Math.min(low, walk(below, { far: highest, near: lowest, most })),
    high: Math.max(high, walk(above, { far: lowest, near: highest, most })),
  }
}

/** `far` and `near` are the ends of the values within the fences; at most `most` values may be outside. */
type Ends = Readonly<Record<'far' | 'near' | 'most', number>>

/** The last of the values from `near` on that is reached without a wide gap. */
function walk(values: Float64Array, { far, near, most }: Ends): number {
  let end = near
  for (const [place, value] of values.entries()) {
    const isLog = far > 0 && end > 0 && value > 0
    const isWide =
      Math.abs(value - end) >= minGap * Math.abs(end - far) &&
      (!isLog || Math.abs(Math.log(value / end)) >= minLogGap * Math.abs(Math.log(end / far)))
    if (isWide && values.length - place <= most) return end
    end = value
  }
  return end
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
