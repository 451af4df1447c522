export type Spread = { readonly median: number; readonly min: number; readonly max: number }

export function toSpread(values: readonly number[]): Spread {
  const ascending = values.toSorted((a, b) => a - b)
  // An even count has two middles: the lower one is found from below, the upper one from above.
  const middles = [getQuantile(ascending, 0.5), getQuantile(ascending.toReversed(), 0.5)]
  return { median: getMean(middles), min: getQuantile(ascending, 0), max: getQuantile(ascending, 1) }
}

export function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The value that lies at the share `quantile` (0 to 1) of a sorted list; throws at an empty list. */
export function getQuantile(sorted: readonly number[], quantile: number): number {
  const value = sorted[Math.max(0, Math.ceil(quantile * sorted.length) - 1)]
  if (value === undefined) throw new Error('there are no values to summarise: the measurement recorded none')
  return value
}
