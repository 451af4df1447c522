/** How many metrics the band shows at a time on wide screens. */
export const visibleMetrics = 3

export const bandTimes = { firstStepMs: 1000, slideMs: 700, pauseMs: 6500, narrowMs: 4000 } as const

/** From here on the band shows three metrics at a time; below it shows one. In pixels. */
export const wideFromPx = 768

/** Whether the band moves on wide screens: with three or fewer there is nothing to bring in. */
export function isSliding(count: number): boolean {
  return count > visibleMetrics
}

/**
 * The metrics in view from a start, `size` of them. Lists longer than the window wrap around; one or two are filled up
 * with the first; none stay none.
 */
export function metricsInView<Metric>(
  metrics: readonly Metric[],
  start: number,
  size = visibleMetrics,
): readonly Metric[] {
  const [first] = metrics
  if (first === undefined) return []
  return [...Array(size).keys()].map(offset => {
    const isFilling = metrics.length < visibleMetrics && offset >= metrics.length
    return (isFilling ? first : metrics[(start + offset) % metrics.length]) ?? first
  })
}

/** The start after one step; it goes round. */
export function nextStart(start: number, count: number): number {
  return count === 0 ? 0 : (start + 1) % count
}

const longestDetail = 60

/** A detail as the band shows it: its first 60 characters and an ellipsis where it is longer. */
export function cutDetail(detail: string): string {
  return detail.length > longestDetail ? `${detail.slice(0, longestDetail)}…` : detail
}
