/** Of a normal distribution, 95 percent is within this many standard deviations. */
const z = 1.96

/**
 * Half the width of the 95 percent Wilson interval of a share, in percent: the formula of the NIST handbook in
 * content/articles/blog-19.md.
 */
export function toHalfWidth(share: number, cases: number): number {
  const part = share / 100
  const spread = Math.sqrt((part * (1 - part)) / cases + z ** 2 / (4 * cases ** 2))
  return (100 * z * spread) / (1 + z ** 2 / cases)
}
