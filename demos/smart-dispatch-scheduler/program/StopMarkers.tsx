import { useRef } from 'react'
import type { End, Selection } from './edit.ts'
import type { Point, Town, Trip } from './model.ts'
import styles from './StopMarkers.module.scss'
import { straight } from './street-graph.ts'
import { isAtClinic, turnUpright } from './town.ts'

type Props = {
  readonly town: Town
  readonly trips: readonly Trip[]
  readonly unplaced: readonly number[]
  readonly selected: Selection
  readonly toPoint: (event: React.PointerEvent) => Point | undefined
  readonly onSelect: (selection: Selection) => void
  readonly onDrag: (point: Point | undefined) => void
  readonly onMove: (point: Point) => void
}

const ends = ['pickup', 'dropoff'] as const
const endNames = { pickup: 'pickup', dropoff: 'drop-off' } as const
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The ends of all trips in a fixed order: a moved element would lose focus and pointer capture. Tab reaches only the selected trip; the list below the map selects others. */
export function StopMarkers(props: Props) {
  const { town, trips, unplaced, selected } = props
  const markers = trips.flatMap((trip, index) => ends.map(end => ({ trip, end, isUnplaced: unplaced.includes(index) })))
  const drawn = markers.filter(({ trip, end }) => trip.id === selected.id || !isAtClinic(town, trip[end]))
  return (
    <g>
      <SelectedLink trip={trips.find(({ id }) => id === selected.id)} />
      {drawn.map(marker => (
        <Marker key={`${marker.trip.id} ${marker.end}`} {...marker} {...props} />
      ))}
    </g>
  )
}

/** Connects the two ends of the selected trip. */
function SelectedLink({ trip }: { readonly trip: Trip | undefined }) {
  if (trip === undefined) return null
  const { pickup, dropoff } = trip
  return <path className={styles.link} d={`M${pickup.x} ${pickup.y}L${dropoff.x} ${dropoff.y}`} />
}

type MarkerProps = Props & {
  readonly trip: Trip
  readonly end: End
  readonly isUnplaced: boolean
}

function Marker({ town, trip, end, isUnplaced, selected, toPoint, onSelect, onDrag, onMove }: MarkerProps) {
  const isOfTrip = trip.id === selected.id
  const isSelected = isOfTrip && end === selected.end
  const { x, y } = trip[end]
  const grabbed = useRef<Point>(undefined)
  const isMoving = useRef(false)

  const grab = (event: React.PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = toPoint(event)
    isMoving.current = false
    onSelect({ id: trip.id, end })
  }
  const drag = (event: React.PointerEvent<SVGGElement>) => {
    const point = toPoint(event)
    if (grabbed.current === undefined || point === undefined) return
    // Ignores tiny movements during a click.
    isMoving.current ||= straight(point, grabbed.current) > 0.15
    if (isMoving.current) onDrag(point)
  }
  const drop = (event: React.PointerEvent<SVGGElement>) => {
    const point = toPoint(event)
    onDrag(undefined)
    if (isMoving.current && point !== undefined && event.type === 'pointerup') onMove(point)
    grabbed.current = undefined
    isMoving.current = false
  }
  const press = (event: React.KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const length = event.shiftKey ? 1 : 0.1
    onMove({ x: x + step.x * length, y: y + step.y * length })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      className={styles.marker}
      data-state={isSelected ? 'selected' : isOfTrip ? 'other' : undefined}
      data-unplaced={isUnplaced}
      transform={`translate(${x} ${y})`}
      role="button"
      aria-pressed={isSelected}
      aria-label={`${trip.id} ${endNames[end]} at ${x}, ${turnUpright(town, y)} miles; arrow keys move it`}
      tabIndex={isOfTrip ? 0 : -1}
      onFocus={() => !isSelected && onSelect({ id: trip.id, end })}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
    >
      <circle className={styles.reach} r={0.6} />
      {end === 'pickup' ? (
        <circle className={styles.shape} r={0.22} />
      ) : (
        <rect className={styles.shape} x={-0.2} y={-0.2} width={0.4} height={0.4} />
      )}
      <title>{trip.id}</title>
    </g>
  )
}
