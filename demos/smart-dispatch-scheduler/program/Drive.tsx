import { useEffect, useRef } from 'react'
import { toClockWords } from './clock.ts'
import styles from './Drive.module.scss'
import { findPlace, toWaypoints } from './drive.ts'
import type { Plan } from './model.ts'
import type { Network } from './network.ts'

type Props = {
  readonly network: Network
  readonly plan: Plan
  readonly isSettled: boolean
  /** The vehicles drive once for each value, as soon as the plan is settled. */
  readonly occasion: string
}

/** Motion that starts by itself and lasts longer would need a button that stops it. */
const driveMs = 5000

/** The vehicles drive through the day in five seconds, unless the visitor wants no motion. */
export function Drive({ network, plan, isSettled, occasion }: Props) {
  const group = useRef<SVGGElement>(null)
  const driven = useRef<string>(undefined)

  useEffect(() => {
    const { current: drawing } = group
    if (drawing === null || !isSettled || driven.current === occasion) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    driven.current = occasion
    const ways = plan.routes.map((nodes, index) => (nodes.length === 0 ? [] : toWaypoints(network, index, nodes)))
    const minutes = ways.flat().map(({ at }) => at)
    const [first, last] = [Math.min(...minutes), Math.max(...minutes)]
    const clock = drawing.querySelector('text')
    let started: number | undefined
    const step = (now: number) => {
      started ??= now
      const share = (now - started) / driveMs
      const minute = first + share * (last - first)
      for (const [index, car] of [...drawing.querySelectorAll('circle')].entries()) {
        const place = findPlace(ways[index] ?? [], minute)
        car.setAttribute('transform', place === undefined ? 'scale(0)' : `translate(${place.x} ${place.y})`)
      }
      if (clock !== null) clock.textContent = toClockWords(Math.round(minute / 5) * 5)
      drawing.toggleAttribute('data-driving', share < 1)
      if (share < 1) frame = window.requestAnimationFrame(step)
    }
    let frame = window.requestAnimationFrame(step)
    return () => {
      window.cancelAnimationFrame(frame)
      drawing.removeAttribute('data-driving')
    }
  }, [network, plan, isSettled, occasion])

  const { area } = network.day.town
  return (
    <g ref={group} className={styles.drive}>
      {network.day.vehicles.map(({ id }, index) => (
        <circle key={id} className={styles.car} data-line={index % 8} r={0.34} />
      ))}
      <text className={styles.clock} x={area.x + 0.4} y={area.y + area.height - 0.5} />
    </g>
  )
}
