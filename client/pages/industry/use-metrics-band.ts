import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Metric } from '../../../shared/content/schemas/industry.ts'
import { useMediaQuery } from '../../components/use-media-query.ts'
import { bandTimes, isSliding, metricsInView, nextStart, visibleMetrics, wideFromPx } from './metrics-band.ts'

type BandState = { readonly start: number; readonly phase: 'beforeFirstStep' | 'resting' | 'sliding' }

/**
 * Rotates the metrics: wide screens slide three at a time, narrow ones replace one by the next. The band pauses while
 * its metrics are hovered, after its button is pressed, in a hidden tab and under reduced motion.
 */
export function useMetricsBand(metrics: readonly Metric[]) {
  const isWide = useMediaQuery(`(min-width: ${wideFromPx}px)`, true)
  const canMove = useMediaQuery('(prefers-reduced-motion: no-preference)', false)
  const isHidden = useDocumentHidden()
  const [isHovered, setHovered] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const [state, setState] = useState<BandState>({ start: 0, phase: 'beforeFirstStep' })
  const isPaused = isHovered || isStopped || isHidden || !canMove
  const delayMs = findDelay(state.phase, metrics.length, isWide)
  const isMoving = canMove && isWide && state.phase === 'sliding'
  const size = isWide ? visibleMetrics + (isMoving ? 1 : 0) : 1

  useEffect(() => {
    if (isPaused || delayMs === undefined) return
    const timer = window.setTimeout(() => setState(step(state, metrics.length, isWide)), delayMs)
    return () => window.clearTimeout(timer)
  }, [state, metrics.length, delayMs, isPaused, isWide])

  return {
    /** From left to right; one more than fits while sliding; all when the band cannot move. */
    shown: canMove ? metricsInView(metrics, state.start, size) : metrics,
    isMoving,
    /** False without scripts and under reduced motion. */
    canMove,
    /** The visitor pressed the button. */
    isStopped,
    toggle: () => setStopped(!isStopped),
    /** For the element of the metrics; the button is outside it, so that Play takes effect under the pointer. */
    hoverHandlers: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
  }
}

/** Milliseconds until the next change; undefined when the band does not move. */
function findDelay(phase: BandState['phase'], count: number, isWide: boolean): number | undefined {
  if (!isWide) return count > 1 ? bandTimes.narrowMs : undefined
  if (!isSliding(count)) return undefined
  if (phase === 'beforeFirstStep') return bandTimes.firstStepMs
  return phase === 'sliding' ? bandTimes.slideMs : bandTimes.pauseMs
}

function step({ start, phase }: BandState, count: number, isWide: boolean): BandState {
  if (isWide && phase !== 'sliding') return { start, phase: 'sliding' }
  return { start: nextStart(start, count), phase: 'resting' }
}

function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
