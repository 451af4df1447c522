/** A picture's score is the mean of this many most unusual patches: one could be noise. */
const patchesOfScore = 10

export function toScore(map: Float32Array): number {
  const worst = map.toSorted().slice(-patchesOfScore)
  return worst.reduce((sum, value) => sum + value, 0) / worst.length
}

/** The squared distance between the patches that start at `at` and `otherAt`, or `enough` as soon as it is reached. */
export function measureSquare(
  values: Float32Array,
  at: number,
  others: Float32Array,
  otherAt: number,
  { features, enough }: { readonly features: number; readonly enough: number },
): number {
  let square = 0
  for (let i = 0; i < features && square < enough; i++) {
    const difference = (values[at + i] ?? 0) - (others[otherAt + i] ?? 0)
    square += difference * difference
  }
  return Math.min(square, enough)
}
