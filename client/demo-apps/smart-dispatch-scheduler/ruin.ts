import { itemAt, numberAt } from './list.ts'
import { dropoffOf, pickupOf, tripOf } from './model.ts'
import { distanceBetween, type Network } from './network.ts'
import type { Draft } from './placing.ts'
import { pickWhole, type Random } from './random.ts'

/** For each trip all trips, sorted by how close they start and end, itself first. */
type Neighbors = readonly (readonly number[])[]

export function findNeighbors(network: Network): Neighbors {
  const trips = [...network.day.trips.keys()]
  const apart = (a: number, b: number) =>
    distanceBetween(network, pickupOf(a), pickupOf(b)) +
    distanceBetween(network, dropoffOf(a), dropoffOf(b)) +
    Math.abs(numberAt(network.from, pickupOf(a)) - numberAt(network.from, pickupOf(b))) /
      (4 * network.day.minutesPerMile)
  return trips.map(trip => trips.toSorted((a, b) => apart(trip, a) - apart(trip, b) || a - b))
}

/** Picks strings of consecutive stops from a few neighboring routes (Christiaens & Vanden Berghe 2020). */
export function chooseStrings(draft: Draft, neighbors: Neighbors, random: Random): Set<number> {
  const routeOf = mapRoutes(draft)
  const used = draft.routes.filter(({ nodes }) => nodes.length > 0)
  const average = (2 * routeOf.size) / Math.max(1, used.length)
  const longest = Math.max(2, Math.min(12, average))
  const strings = Math.floor(1 + random() * Math.max(1, (4 * 12) / (1 + longest) - 1))
  const chosen = new Set<number>()
  const touched = new Set<number>()
  for (const trip of itemAt(neighbors, pickWhole(random, 0, neighbors.length - 1))) {
    const vehicle = routeOf.get(trip)
    if (touched.size >= strings) break
    if (vehicle === undefined || touched.has(vehicle) || chosen.has(trip)) continue
    touched.add(vehicle)
    const { nodes } = itemAt(draft.routes, vehicle)
    const length = Math.min(nodes.length, pickWhole(random, 1, Math.floor(longest)))
    const at = nodes.indexOf(pickupOf(trip))
    const first = pickWhole(random, Math.max(0, at - length + 1), Math.min(at, nodes.length - length))
    for (const node of nodes.slice(first, first + length)) chosen.add(tripOf(node))
  }
  return chosen
}

/** All trips of one vehicle, preferably one with few. */
export function chooseRoute(draft: Draft, random: Random): Set<number> {
  const used = draft.routes.filter(({ nodes }) => nodes.length > 0)
  const byLength = used.toSorted((a, b) => a.nodes.length - b.nodes.length)
  const route = byLength[Math.floor(random() ** 2 * byLength.length)]
  return new Set(route?.nodes.map(tripOf))
}

function mapRoutes({ routes }: Draft): Map<number, number> {
  return new Map(routes.flatMap(({ vehicle, nodes }) => nodes.map(node => [tripOf(node), vehicle] as const)))
}
