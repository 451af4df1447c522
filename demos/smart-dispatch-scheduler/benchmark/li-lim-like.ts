import { createRandom, pickWhole, type Random } from '../../kit/random.ts'
import type { Day, Node, Plan, Point, Trip, Visit } from '../program/model.ts'
import { plain } from './li-lim.ts'

export type Kind = 'clustered' | 'random' | 'mixed'
export type Planted = { readonly day: Day; readonly plan: Plan }
type Options = { readonly kind: Kind; readonly seed: number; readonly customers: number }

const depot: Point = { x: 40, y: 50 }
const [capacity, service, windowWidth, perRoute] = [200, 10, 40, 10]

/**
 * An instance made as Li and Lim (2001) describe: customers placed as by Solomon (1987) (100 by 100 units, clustered,
 * random or mixed), routes by a heuristic, time windows around the times of those routes, and customers of a route
 * paired at random into pick-up and delivery; a single one left gets a partner at the same place. The original routes
 * are a valid plan and serve as the reference.
 */
export function plantInstance({ kind, seed, customers }: Options): Planted {
  const random = createRandom(seed)
  const places = Array.from({ length: customers }, (_, index) => placeCustomer(kind, index, random))
  const trips: Trip[] = []
  const routes = sweep(places).map(route => plantRoute(route, trips, random))
  const horizon = Math.max(...trips.flatMap(({ pickup, dropoff }) => [pickup.until, dropoff.until])) + 200
  const count = Math.max(routes.length * 2, 10)
  const shift = { from: 0, until: horizon }
  const vehicles = Array.from({ length: count }, (_, index) => {
    return { id: `V${index + 1}`, seats: capacity, wheelchairs: 0, isLiftOut: false, shift, isBroken: false }
  })
  const plan = { routes: vehicles.map((_, index) => routes[index] ?? []), unplaced: [] }
  return { day: { depot, trips, vehicles, ...plain }, plan }
}

function placeCustomer(kind: Kind, index: number, random: Random): Point {
  const isClustered = kind === 'clustered' || (kind === 'mixed' && index % 2 === 0)
  if (!isClustered) return { x: pickWhole(random, 0, 100), y: pickWhole(random, 0, 100) }
  const angle = ((index % 10) * Math.PI) / 5
  const around = (center: number) => Math.round(center + 12 * (random() - 0.5))
  return { x: around(50 + 36 * Math.cos(angle)), y: around(50 + 36 * Math.sin(angle)) }
}

/** Sorts customers by their angle from the depot and cuts them into routes, each in nearest-neighbor order. */
function sweep(places: readonly Point[]): readonly (readonly Point[])[] {
  const angle = ({ x, y }: Point) => Math.atan2(y - depot.y, x - depot.x)
  const sorted = places.toSorted((a, b) => angle(a) - angle(b))
  const count = Math.ceil(sorted.length / perRoute)
  return Array.from({ length: count }, (_, index) =>
    walkNearest(sorted.slice(index * perRoute, (index + 1) * perRoute)),
  )
}

function walkNearest(places: readonly Point[]): readonly Point[] {
  const left = [...places]
  const walked: Point[] = []
  while (left.length > 0) {
    const from = walked.at(-1) ?? depot
    left.sort((a, b) => plain.travel(from, a) - plain.travel(from, b))
    walked.push(...left.splice(0, 1))
  }
  return walked
}

/** Adds the route's trips to `trips` and returns its nodes in order. */
function plantRoute(places: readonly Point[], trips: Trip[], random: Random): readonly Node[] {
  let [clock, last] = [pickWhole(random, 0, 30), depot]
  const visits = places.map((place): Visit => {
    clock += plain.travel(last, place)
    last = place
    const until = Math.ceil(clock + windowWidth / 2)
    const from = Math.max(0, Math.floor(clock - windowWidth / 2))
    clock += service
    return { ...place, from, until, serviceMinutes: service }
  })
  const nodes: Node[] = visits.map(() => -1)
  const open = [...visits.keys()]
  while (open.length > 1) {
    const pair = [...takeOne(open, random), ...takeOne(open, random)].sort((a, b) => a - b)
    const [first = 0, second = 0] = pair
    nodes[first] = 2 * trips.length
    nodes[second] = 2 * trips.length + 1
    trips.push(...toTrips(visits[first], visits[second], random))
  }
  const [single] = open
  if (single === undefined) return nodes
  const alone = visits[single]
  nodes.splice(single, 1, 2 * trips.length, 2 * trips.length + 1)
  trips.push(...toTrips(alone === undefined ? alone : { ...alone, serviceMinutes: 0 }, alone, random))
  return nodes
}

const takeOne = (open: number[], random: Random) => open.splice(pickWhole(random, 0, open.length - 1), 1)

function toTrips(pickup: Visit | undefined, dropoff: Visit | undefined, random: Random): readonly Trip[] {
  if (pickup === undefined || dropoff === undefined) return []
  const id = `${pickup.x}/${pickup.y}-${dropoff.x}/${dropoff.y}`
  return [{ id, pickup, dropoff, seats: pickWhole(random, 1, 4) * 10, wheelchairs: 0 }]
}
