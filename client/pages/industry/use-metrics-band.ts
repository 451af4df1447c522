import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SuccessMetric } from '../../../shared/content/schemas/industry.ts'
import { bandTimes, isSliding, metricsInView, nextStart, visibleMetrics, wideFromPx } from './metrics-band.ts'

type BandState = {
  readonly metrics: readonly SuccessMetric[]
  readonly start: number
  readonly phase: 'beforeFirstStep' | 'resting' | 'sliding'
}

export type Band = {
  /** What is shown, from left to right; while sliding one more than fits. */
  readonly shown: readonly SuccessMetric[]
  readonly isMoving: boolean
  readonly isWide: boolean
}

/**
 * The rotating band. Wide: three at a time, the first step after 1 s, each slide 700 ms, 6.5 s between. Narrow: one at a
 * time, another every 4 s. It stands still while paused, and begins anew when the metrics change.
 */
export function useMetricsBand(metrics: readonly SuccessMetric[], isPaused: boolean): Band {
  const isWide = useIsWide()
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

/** Milliseconds until the next change; undefined when the band stands still. */
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

function useIsWide(): boolean {
  return useSyncExternalStore(
    onChange => {
      const query = window.matchMedia(`(min-width: ${wideFromPx}px)`)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(`(min-width: ${wideFromPx}px)`).matches,
    () => true,
  )
}
