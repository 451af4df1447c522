import { createRoute, findPlace, insertTrip, type Place, type Route, removeTrips } from './insertion.ts'
import { itemAt } from './list.ts'
import { type Plan, toCost, tripOf } from './model.ts'
import { type Network, vehicleAt } from './network.ts'
import type { Random } from './random.ts'

/** An unfinished plan: one route per vehicle, by index. Routes are immutable. */
export type Draft = { readonly routes: readonly Route[]; readonly unplaced: readonly number[] }

function emptyDraft(network: Network): Draft {
  const { vehicles, trips } = network.day
  return {
    routes: [...vehicles.keys()].map(vehicle => createRoute(network, vehicle, [])),
    unplaced: [...trips.keys()],
  }
}

export function costOf({ routes, unplaced }: Draft): number {
  let [vehiclesUsed, distanceMiles] = [0, 0]
  for (const route of routes) {
    if (route.nodes.length > 0) vehiclesUsed += 1
    distanceMiles += route.distanceMiles
  }
  return toCost({ unplacedTrips: unplaced.length, vehiclesUsed, distanceMiles })
}

export function toPlan({ routes, unplaced }: Draft): Plan {
  return { routes: routes.map(({ nodes }) => nodes), unplaced }
}

/** The initial plan by insertion: most urgent trips first, each where it adds the fewest miles. */
export function planByInsertion(network: Network): Draft {
  const { trips } = network.day
  const urgency = (trip: number) => itemAt(trips, trip).pickup.until
  const order = [...trips.keys()].sort((a, b) => urgency(a) - urgency(b) || a - b)
  return placeTrips(network, { ...emptyDraft(network), unplaced: [] }, { order, mayOpen: true })
}

type Order = {
  readonly order: readonly number[]
  /** Whether an idle vehicle may be used. */
  readonly mayOpen: boolean
  readonly blink?: Random
}

/** Inserts the trips in order; those that fit nowhere become unplaced. */
export function placeTrips(network: Network, draft: Draft, { order, mayOpen, blink }: Order): Draft {
  const routes = [...draft.routes]
  const unplaced = [...draft.unplaced]
  for (const trip of order) {
    const used = findCheapest(network, { routes, trip, blink, isWanted: route => route.nodes.length > 0 })
    const found = used ?? (mayOpen ? findCheapest(network, { routes, trip, isWanted: openable(network) }) : undefined)
    if (found === undefined) unplaced.push(trip)
    else routes[found.route.vehicle] = insertTrip(network, found.route, trip, found.place)
  }
  return { routes, unplaced }
}

/** Accepts idle working vehicles; of several equal ones only the first, as the result is the same. */
function openable(network: Network): (route: Route) => boolean {
  const seen = new Set<string>()
  return ({ vehicle, nodes }) => {
    const { isBroken, seats, shift } = vehicleAt(network, vehicle)
    const kind = `${seats} ${shift.from} ${shift.until}`
    if (isBroken || nodes.length > 0 || seen.has(kind)) return false
    seen.add(kind)
    return true
  }
}

type Wish = {
  readonly routes: readonly Route[]
  readonly trip: number
  readonly isWanted: (route: Route) => boolean
  readonly blink?: Random | undefined
}

function findCheapest(network: Network, { routes, trip, isWanted, blink }: Wish) {
  let best: { readonly route: Route; readonly place: Place } | undefined
  for (const route of routes) {
    if (!isWanted(route)) continue
    const place = findPlace(network, route, trip, blink)
    if (place !== undefined && (best === undefined || place.addedKm < best.place.addedKm)) best = { route, place }
  }
  return best
}

/** Removes the trips; they do not count as unplaced. */
export function takeOut(network: Network, draft: Draft, trips: ReadonlySet<number>): Draft {
  const isTouched = ({ nodes }: Route) => nodes.some(node => trips.has(tripOf(node)))
  return {
    routes: draft.routes.map(route => (isTouched(route) ? removeTrips(network, route, trips) : route)),
    unplaced: draft.unplaced.filter(trip => !trips.has(trip)),
  }
}
