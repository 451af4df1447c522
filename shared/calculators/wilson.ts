/** Of a normal distribution, 95 percent is within this many standard deviations. */
const z = 1.96

/**
 * The 95 percent Wilson interval of a share, in percent: the formula of the NIST handbook in
 * content/articles/blog-19.md.
 */
export function toWilsonInterval(share: number, cases: number): { readonly from: number; readonly to: number } {
  const part = share / 100
  const whole = 1 + z ** 2 / cases
  const middle = part + z ** 2 / (2 * cases)
  const half = z * Math.sqrt((part * (1 - part)) / cases + z ** 2 / (4 * cases ** 2))
  return { from: Math.max(0, (100 * (middle - half)) / whole), to: Math.min(100, (100 * (middle + half)) / whole) }
}

/** Half the width of the interval, in percent. */
export function toHalfWidth(share: number, cases: number): number {
  const { from, to } = toWilsonInterval(share, cases)
  return (to - from) / 2
}
