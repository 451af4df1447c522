/** The share of a standard normal distribution below a value, to 15 decimals: Marsaglia, "Evaluating the Normal Distribution", 2004. */
export function standardNormal(value: number): number {
  if (value < -8) return 0
  if (value > 8) return 1
  let term = value
  let sum = value
  for (let divisor = 3; sum + term !== sum; divisor += 2) {
    term *= (value * value) / divisor
    sum += term
  }
  return 0.5 + (sum * Math.exp((-value * value) / 2)) / Math.sqrt(2 * Math.PI)
}
