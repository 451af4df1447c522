/** The chance that a standard normal variable is at most `z`, to 15 digits (Marsaglia, 2004). */
export function normalDistribution(z: number): number {
  // Beyond this the series cancels out, and the chance is below what a spreadsheet shows.
  if (Math.abs(z) > 8) return z < 0 ? 0 : 1
  let sum = z
  let term = z
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-17; odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

/** The chance of at most `count` hits in independent `trials` with a chance of `share` each, which is below 1. */
export function binomialDistribution(count: number, trials: number, share: number): number {
  let term = (1 - share) ** trials
  let sum = term
  for (let hits = 1; hits <= count; hits++) {
    term *= ((trials - hits + 1) / hits) * (share / (1 - share))
    sum += term
  }
  return sum
}
