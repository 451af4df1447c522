import { useCallback, useEffect, useMemo, useRef } from 'react'
import { toClockWords } from './clock.ts'
import { findPlace, toWaypoints } from './drive.ts'
import type { Plan } from './model.ts'
import type { Network } from './network.ts'

type Options = {
  readonly network: Network
  readonly plan: Plan
  readonly isSettled: boolean
  /** The vehicles drive once for each value, as soon as the plan is settled. */
  readonly occasion: string
}

/** Motion that starts by itself and lasts longer would need a button that stops it. */
const driveMs = 5000

/**
 * Places the vehicles as they are at a minute of the day: for five seconds through the whole day, unless the visitor
 * wants no motion, and wherever the visitor moves the clock.
 */
export function useDrive({ network, plan, isSettled, occasion }: Options) {
  const cars = useRef<SVGGElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const clock = useRef<HTMLOutputElement>(null)
  const frame = useRef(0)
  const driven = useRef<string>(undefined)
  const ways = useMemo(
    () => plan.routes.map((nodes, index) => (nodes.length === 0 ? [] : toWaypoints(network, index, nodes))),
    [network, plan],
  )
  const minutes = ways.flat().map(({ at }) => at)
  const first = minutes.length === 0 ? 0 : Math.floor(Math.min(...minutes) / 5) * 5
  const last = minutes.length === 0 ? 5 : Math.ceil(Math.max(...minutes) / 5) * 5

  const show = useCallback(
    (minute: number) => {
      for (const [index, car] of [...(cars.current?.children ?? [])].entries()) {
        const place = findPlace(ways[index] ?? [], minute)
        car.setAttribute('transform', place === undefined ? 'scale(0)' : `translate(${place.x} ${place.y})`)
      }
      cars.current?.toggleAttribute('data-driving', true)
      const words = toClockWords(Math.round(minute / 5) * 5)
      if (clock.current !== null) clock.current.textContent = words
      slider.current?.setAttribute('aria-valuetext', words)
    },
    [ways],
  )
  const play = useCallback(() => {
    window.cancelAnimationFrame(frame.current)
    const started = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - started) / driveMs)
      const minute = first + share * (last - first)
      if (slider.current !== null) slider.current.value = String(minute)
      show(minute)
      if (share < 1) frame.current = window.requestAnimationFrame(step)
      else cars.current?.removeAttribute('data-driving')
    }
    frame.current = window.requestAnimationFrame(step)
  }, [show, first, last])
  const moveTo = (minute: number) => {
    window.cancelAnimationFrame(frame.current)
    show(minute)
  }

  useEffect(() => {
    // Those of the plan before.
    cars.current?.removeAttribute('data-driving')
    if (!isSettled || driven.current === occasion) return
    driven.current = occasion
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) play()
    return () => window.cancelAnimationFrame(frame.current)
  }, [play, isSettled, occasion])

  return { cars, slider, clock, first, last, moveTo, play, hasRoutes: minutes.length > 0 }
}
