import type { Selection } from './edit.ts'
import type { Day, Plan, Point } from './model.ts'
import type { Network } from './network.ts'
import { drawRoute } from './route-points.ts'
import { straight } from './street-graph.ts'
import { isAtClinic } from './town.ts'

/** A text on a plate whose middle is at the point. */
export type MapLabel = Point & {
  readonly key: string
  readonly text: string
  readonly kind: 'place' | 'vehicle' | 'trip'
  /** Of the vehicle, by its index. */
  readonly line?: number
  readonly width: number
  readonly height: number
}

type Options = {
  readonly network: Network
  readonly plan: Plan
  readonly selected: Selection
  /** Trips of the vehicle that is open. */
  readonly open: ReadonlySet<number>
  /** Miles of the map that a pixel of the screen shows. */
  readonly pixel: number
}

type Spot = Point & { readonly cost: number }
type Wish = Omit<MapLabel, 'x' | 'y'> & { readonly spots: readonly Spot[] }

const sizes = { place: 13, vehicle: 12, trip: 13 } as const
/** The height of a letter in pixels. */
export const labelSize = (kind: MapLabel['kind']): number => sizes[kind]

/** Half the side of what is drawn at a stop and at a clinic or the depot, in miles. */
export const reach = { stop: 0.27, place: 0.42 } as const

/**
 * Labels that lie on no other label, stop, clinic or depot. What matters more takes its place first; a label that
 * finds none is left out, as the lists beside the map have its name.
 */
export function placeLabels({ network, plan, selected, open, pixel }: Options): readonly MapLabel[] {
  const { day } = network
  const marks = findMarks(day, selected)
  const roads = plan.routes.map((nodes, index) => (nodes.length === 0 ? [] : sample(drawRoute(network, nodes, index))))
  const traffic = roads.flat()
  const placed: MapLabel[] = []
  for (const { spots, ...label } of listWishes({ day, roads, selected, open, pixel })) {
    const free = spots
      .map(({ x, y, cost }) => ({ label: { ...label, x, y }, cost }))
      .filter(spot => isFree(spot.label, day, marks, placed))
    const [best] = free
      .map(spot => ({ ...spot, cost: spot.cost + 0.25 * countCovered(spot.label, traffic) }))
      .toSorted((a, b) => a.cost - b.cost)
    if (best !== undefined) placed.push(best.label)
  }
  return placed
}

type Mark = Point & { readonly reach: number }

/** What no label may lie on: the stops that are drawn, the clinics and the depot. */
export function findMarks({ town, trips, depot }: Day, selected: Selection): readonly Mark[] {
  const stops = trips.flatMap(({ id, pickup, dropoff }) =>
    [pickup, dropoff].filter(stop => id === selected.id || !isAtClinic(town, stop)),
  )
  return [
    ...stops.map(({ x, y }) => ({ x, y, reach: reach.stop })),
    ...[...town.clinics, depot].map(({ x, y }) => ({ x, y, reach: reach.place })),
  ]
}

type Drawn = Omit<Options, 'network' | 'plan'> & { readonly day: Day; readonly roads: readonly (readonly Point[])[] }

function listWishes({ day, roads, selected, open, pixel }: Drawn): readonly Wish[] {
  const { town, trips, depot, vehicles } = day
  const wish = (kind: MapLabel['kind'], key: string, text: string) => ({
    kind,
    key,
    text,
    width: (text.length * 0.52 * sizes[kind] + 8) * pixel,
    height: (sizes[kind] + 6) * pixel,
  })
  const beside = (label: ReturnType<typeof wish>, at: Point, gap: number) => ({
    ...label,
    spots: findSpots(label, at, gap),
  })
  const ofTrip = (index: number) => {
    const trip = trips[index]
    if (trip === undefined) return []
    const ends = [trip.pickup, trip.dropoff].filter(end => trip.id === selected.id || !isAtClinic(town, end))
    return ends.map((end, place) => beside(wish('trip', `${trip.id} ${place}`, trip.id), end, reachOf(day, end)))
  }
  const chosen = trips.findIndex(({ id }) => id === selected.id)
  return [
    ...ofTrip(chosen),
    ...town.clinics.map(clinic => beside(wish('place', clinic.name, clinic.name), clinic, reach.place)),
    beside(wish('place', 'Depot', 'Depot'), depot, reach.place),
    ...roads.flatMap((spots, line) => {
      const id = vehicles[line]?.id
      if (id === undefined) return []
      return {
        ...wish('vehicle', id, id),
        line,
        spots: spots.filter((_, place) => place % 3 === 1).map(point => ({ ...point, cost: 0 })),
      }
    }),
    ...[...open].filter(index => index !== chosen).flatMap(ofTrip),
  ]
}

const reachOf = ({ town }: Day, end: Point) => (isAtClinic(town, end) ? reach.place : reach.stop)

/** Places around a point: the nearest and most usual ones cost least, those a line away most. */
function findSpots(size: { readonly width: number; readonly height: number }, at: Point, gap: number): readonly Spot[] {
  const { width, height } = size
  const shares = [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9]
  return [0, 0.5, 1].flatMap(lines => {
    const [right, below] = [gap + width / 2 + 0.06 + lines * height, gap + height / 2 + 0.06 + lines * height]
    return shares.flatMap(share => {
      const cost = Math.abs(share) + 2 * lines
      return [
        { x: at.x + share * (gap + width / 2), y: at.y - below, cost },
        { x: at.x + share * (gap + width / 2), y: at.y + below, cost: cost + 0.3 },
        { x: at.x + right, y: at.y + share * below, cost: cost + 0.1 },
        { x: at.x - right, y: at.y + share * below, cost: cost + 0.2 },
      ]
    })
  })
}

function isFree(
  label: MapLabel,
  { town: { area } }: Day,
  marks: readonly Mark[],
  placed: readonly MapLabel[],
): boolean {
  const [halfWidth, halfHeight] = [label.width / 2, label.height / 2]
  const isInside =
    label.x - halfWidth >= area.x &&
    label.x + halfWidth <= area.x + area.width &&
    label.y - halfHeight >= area.y &&
    label.y + halfHeight <= area.y + area.height
  return (
    isInside && !marks.some(mark => covers(label, mark, mark.reach)) && !placed.some(other => overlap(label, other))
  )
}

/** Whether a square around the point, or the point itself, lies below the label. */
export function covers(label: MapLabel, { x, y }: Point, around: number): boolean {
  return Math.abs(label.x - x) < label.width / 2 + around && Math.abs(label.y - y) < label.height / 2 + around
}

const countCovered = (label: MapLabel, points: readonly Point[]) =>
  points.filter(point => covers(label, point, 0)).length

export function overlap(a: MapLabel, b: MapLabel): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
}

/** Points along a line, at most 0.4 miles apart. */
function sample(points: readonly Point[]): readonly Point[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const steps = Math.ceil(straight(from, to) / 0.4)
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 0.5) / steps
      return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
    })
  })
}
