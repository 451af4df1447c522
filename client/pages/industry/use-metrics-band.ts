import { useEffect, useState } from 'react'
import type { SuccessMetric } from '../../../shared/content/schemas/industry.ts'
import { useMediaQuery } from '../../components/use-media-query.ts'
import { bandTimes, isSliding, metricsInView, nextStart, visibleMetrics, wideFromPx } from './metrics-band.ts'

type BandState = {
  readonly metrics: readonly SuccessMetric[]
  readonly start: number
  readonly phase: 'beforeFirstStep' | 'resting' | 'sliding'
}

/**
 * Rotates the metrics until paused, and starts again when they change. Wide screens slide three at a time, narrow ones
 * replace one by the next. `shown` has one more than fits while sliding.
 */
export function useMetricsBand(metrics: readonly SuccessMetric[], isPaused: boolean) {
  const isWide = useMediaQuery(`(min-width: ${wideFromPx}px)`, true)
  const [state, setState] = useState<BandState>(() => begin(metrics))
  const current = state.metrics === metrics ? state : begin(metrics)
  const delayMs = findDelay(current, isWide)

  useEffect(() => {
    if (isPaused || delayMs === undefined) return
    const timer = window.setTimeout(() => setState(step(current, isWide)), delayMs)
    return () => window.clearTimeout(timer)
  }, [current, delayMs, isPaused, isWide])

  const isMoving = isWide && current.phase === 'sliding'
  const size = isWide ? visibleMetrics + (isMoving ? 1 : 0) : 1
  return { shown: metricsInView(metrics, current.start, size), isMoving, isWide }
}

function begin(metrics: readonly SuccessMetric[]): BandState {
  return { metrics, start: 0, phase: 'beforeFirstStep' }
}

/** Milliseconds until the next change; undefined when the band does not move. */
function findDelay({ metrics, phase }: BandState, isWide: boolean): number | undefined {
  if (!isWide) return metrics.length > 1 ? bandTimes.narrowMs : undefined
  if (!isSliding(metrics.length)) return undefined
  if (phase === 'beforeFirstStep') return bandTimes.firstStepMs
  return phase === 'sliding' ? bandTimes.slideMs : bandTimes.pauseMs
}

function step(state: BandState, isWide: boolean): BandState {
  if (isWide && state.phase !== 'sliding') return { ...state, phase: 'sliding' }
  return { ...state, start: nextStart(state.start, state.metrics.length), phase: 'resting' }
}
