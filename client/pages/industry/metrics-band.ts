/** How many metrics the band shows at a time on wide screens. */
export const visibleMetrics = 3

export const bandTimes = { firstStepMs: 1000, slideMs: 700, pauseMs: 6500, narrowMs: 4000 } as const

/** From this width on, the band shows three metrics at a time, below it one. */
export const wideFromPx = 768

/** Whether the band moves on wide screens. */
export function isSliding(count: number): boolean {
  return count > visibleMetrics
}

/**
 * `size` metrics from `start` on, wrapping around. A list of one or two is filled up with its first metric; an empty
 * list stays empty.
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

/** The start after one step, wrapping around. */
export function nextStart(start: number, count: number): number {
  return count === 0 ? 0 : (start + 1) % count
}

const maxDetailLength = 60

export function cutDetail(detail: string): string {
  return detail.length > maxDetailLength ? `${detail.slice(0, maxDetailLength)}…` : detail
}
