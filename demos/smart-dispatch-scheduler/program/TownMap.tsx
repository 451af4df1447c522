import { useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import { Drive } from './Drive.tsx'
import { type Selection, toMapPoint } from './edit.ts'
import { MapGround, MapPlaces } from './MapGround.tsx'
import { type Plan, type Point, tripOf } from './model.ts'
import type { Network } from './network.ts'
import { RouteLines } from './RouteLines.tsx'
import { StopMarkers } from './StopMarkers.tsx'
import styles from './TownMap.module.scss'

type Props = {
  readonly network: Network
  readonly plan: Plan
  readonly selected: Selection
  readonly vehicle: string | undefined
  /** The plan stays as it is until the next edit. */
  readonly isSettled: boolean
  readonly onSelect: (selection: Selection) => void
  readonly onDrag: (point: Point | undefined) => void
  readonly onMove: (point: Point) => void
}

/** The town with the routes. Stops can be dragged, or moved with the arrow keys when selected. */
export function TownMap({ network, plan, selected, vehicle, isSettled, onSelect, onDrag, onMove }: Props) {
  const { day } = network
  const { area } = day.town
  const map = useRef<SVGSVGElement>(null)

  const chosen = plan.routes[day.vehicles.findIndex(({ id }) => id === vehicle)] ?? []
  const [drives, setDrives] = useState(0)
  const fleet = day.vehicles.map(({ id, isBroken }) => `${id} ${isBroken}`).join()
  const open = new Set(chosen.map(tripOf))

  const toPoint = (event: React.PointerEvent): Point | undefined => {
    const toScreen = map.current?.getScreenCTM()
    if (toScreen === null || toScreen === undefined) return undefined
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen.inverse())
    return toMapPoint(day.town, point)
  }

  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no group with a name of its own */}
      <svg
        ref={map}
        className={styles.map}
        viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
        role="group"
        aria-label="Map of the town with the vehicles' routes; the plan is in the tables beside it"
      >
        <MapGround town={day.town} />
        <RouteLines network={network} plan={plan} vehicle={vehicle} />
        <MapPlaces day={day} />
        <Drive network={network} plan={plan} isSettled={isSettled} occasion={`${fleet} ${drives}`} />
        <StopMarkers
          town={day.town}
          trips={day.trips}
          unplaced={plan.unplaced}
          open={open}
          selected={selected}
          toPoint={toPoint}
          onSelect={onSelect}
          onDrag={onDrag}
          onMove={onMove}
        />
      </svg>
      <figcaption className={`${controls.hint} ${styles.caption}`}>
        <span className={styles.again}>
          <Button onClick={() => setDrives(drives + 1)}>Watch the day</Button>
        </span>
        ● pickup, ■ drop-off; stops at a clinic appear once their trip is selected. Drag a stop, or select it and use
        the arrow keys (0.1 mile, with Shift 1 mile).
      </figcaption>
    </figure>
  )
}
