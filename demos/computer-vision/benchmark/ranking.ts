/** Area under the ROC curve: how often a faulty one scores above a good one; equal scores count half. */
export function toAuroc(faulty: readonly number[], good: readonly number[]): number {
  const sorted = Float64Array.from(good).sort()
  let wins = 0
  for (const score of faulty) wins += (countBelow(sorted, score) + countUpTo(sorted, score)) / 2
  return wins / (faulty.length * good.length)
}

function countBelow(sorted: Float64Array, value: number): number {
  return findFirst(sorted, other => other >= value)
}

function countUpTo(sorted: Float64Array, value: number): number {
  return findFirst(sorted, other => other > value)
}

function findFirst(sorted: Float64Array, isPast: (value: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isPast(sorted[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
