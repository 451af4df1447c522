import { type ReactNode, useMemo, useRef } from 'react'
import controls from '../../kit/controls.module.scss'
import { Cars, DriveBar } from './Drive.tsx'
import { type Selection, toMapPoint } from './edit.ts'
import { MapGround, MapPlaces } from './MapGround.tsx'
import { MapLabels } from './MapLabels.tsx'
import { placeLabels } from './map-labels.ts'
import { type Plan, type Point, tripOf } from './model.ts'
import type { Network } from './network.ts'
import { RouteLines } from './RouteLines.tsx'
import { StopMarkers } from './StopMarkers.tsx'
import styles from './TownMap.module.scss'
import { useDrive } from './use-drive.ts'
import { useMapScale } from './use-map-scale.ts'

type Props = {
  readonly network: Network
  readonly plan: Plan
  readonly selected: Selection
  readonly vehicle: string | undefined
  /** The plan stays as it is until the next edit. */
  readonly isSettled: boolean
  /** What can be done to the day, beside its clock. */
  readonly actions: ReactNode
  readonly onSelect: (selection: Selection) => void
  readonly onDrag: (point: Point | undefined) => void
  readonly onMove: (point: Point) => void
}

/** The town with the routes. Stops can be dragged, or moved with the arrow keys when selected. */
export function TownMap(props: Props) {
  const { network, plan, selected, vehicle, isSettled, actions, onSelect, onDrag, onMove } = props
  const { day } = network
  const { area } = day.town
  const map = useRef<SVGSVGElement>(null)

  const chosen = day.vehicles.findIndex(({ id }) => id === vehicle)
  const fleet = day.vehicles.map(({ id, isBroken }) => `${id} ${isBroken}`).join()
  const drive = useDrive({ network, plan, isSettled, occasion: fleet })
  const pixel = useMapScale(map, area.width)
  const labels = useMemo(() => {
    const open = new Set((plan.routes[chosen] ?? []).map(tripOf))
    return placeLabels({ network, plan, selected, open, pixel })
  }, [network, plan, selected, chosen, pixel])

  const toPoint = (event: React.PointerEvent): Point | undefined => {
    const toScreen = map.current?.getScreenCTM()
    if (toScreen === null || toScreen === undefined) return undefined
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen.inverse())
    return toMapPoint(day.town, point)
  }

  return (
    <figure className={styles.figure}>
      <div className={styles.bar}>
        {actions}
        {drive.hasRoutes && <DriveBar drive={drive} />}
      </div>
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
        <StopMarkers
          town={day.town}
          trips={day.trips}
          unplaced={plan.unplaced}
          selected={selected}
          toPoint={toPoint}
          onSelect={onSelect}
          onDrag={onDrag}
          onMove={onMove}
        />
        <Cars drive={drive} vehicles={day.vehicles} />
        <MapLabels labels={labels} pixel={pixel} chosen={chosen < 0 ? undefined : chosen} />
      </svg>
      <figcaption className={controls.hint}>
        ● pickup, ■ drop-off; stops at a clinic appear once their trip is selected. Drag a stop, or select it and use
        the arrow keys (0.1 mile, with Shift 1 mile).
      </figcaption>
    </figure>
  )
}
