import { itemAt, numberAt } from './list.ts'
import { dropoffOf, type Node, pickupOf, tripOf } from './model.ts'
import { distanceBetween, minutesBetween, type Network, vehicleAt } from './network.ts'
import type { Random } from './random.ts'
import { keepsRidesShort } from './rides.ts'

/** A vehicle's stops, with precomputed values that make checking an insertion cheap. */
export type Route = {
  readonly vehicle: number
  readonly nodes: readonly Node[]
  /** Earliest start of each stop. */
  readonly start: Float64Array
  /** Latest start of each stop that still keeps all later stops on time. */
  readonly latest: Float64Array
  /** Seats taken after each stop. */
  readonly load: Float64Array
  readonly distanceMiles: number
}

/** Where a trip goes into a route: the indexes of its stops in the resulting list. */
export type Place = { readonly pickup: number; readonly dropoff: number; readonly addedKm: number }

export function createRoute(network: Network, vehicle: number, nodes: readonly Node[]): Route {
  const { shift } = vehicleAt(network, vehicle)
  const count = nodes.length
  const start = new Float64Array(count)
  const latest = new Float64Array(count)
  const load = new Float64Array(count)
  let clock = shift.from
  let last: number = network.depot
  let taken = 0
  let distanceMiles = 0
  for (let index = 0; index < count; index++) {
    const node = itemAt(nodes, index)
    const begin = Math.max(clock + minutesBetween(network, last, node), numberAt(network.from, node))
    taken += numberAt(network.load, node)
    start[index] = begin
    load[index] = taken
    distanceMiles += distanceBetween(network, last, node)
    clock = begin + numberAt(network.service, node)
    last = node
  }
  distanceMiles += distanceBetween(network, last, network.depot)
  let due = shift.until
  let next = network.depot
  for (let index = count - 1; index >= 0; index--) {
    const node = itemAt(nodes, index)
    const before = due - minutesBetween(network, node, next) - numberAt(network.service, node)
    due = Math.min(numberAt(network.until, node), before)
    latest[index] = due
    next = node
  }
  return { vehicle, nodes, start, latest, load, distanceMiles }
}

/** The cheapest place for a trip that keeps windows, seats and shift. `blink` skips 1 % of the places at random. */
export function findPlace(network: Network, route: Route, trip: number, blink?: Random): Place | undefined {
  const pickup = pickupOf(trip)
  const { seats, shift } = vehicleAt(network, route.vehicle)
  const room = seats - numberAt(network.load, pickup)
  if (room < 0) return undefined
  const pickupUntil = numberAt(network.until, pickup)
  const pickupFrom = numberAt(network.from, pickup)
  let best: Place | undefined
  let clock = shift.from
  let last = network.depot
  let taken = 0
  for (let index = 0; index <= route.nodes.length; index++) {
    const begin = Math.max(clock + minutesBetween(network, last, pickup), pickupFrom)
    if (taken <= room && begin <= pickupUntil && (blink === undefined || blink() > 0.01)) {
      best = betterOf(best, findDropoff(network, route, { trip, index, last, begin, room, shiftEnd: shift.until }))
    }
    if (index === route.nodes.length || clock > pickupUntil) break
    last = itemAt(route.nodes, index)
    clock = numberAt(route.start, index) + numberAt(network.service, last)
    taken = numberAt(route.load, index)
  }
  return best
}

type Boarded = {
  readonly trip: number
  readonly index: number
  readonly last: number
  readonly begin: number
  readonly room: number
  readonly shiftEnd: number
}

/** The cheapest drop-off for a pick-up at `index` that starts at `begin`. */
function findDropoff(network: Network, route: Route, boarded: Boarded): Place | undefined {
  const { index, last, begin, room, shiftEnd } = boarded
  const [pickup, dropoff] = [pickupOf(boarded.trip), dropoffOf(boarded.trip)]
  const dropoffFrom = numberAt(network.from, dropoff)
  const dropoffUntil = numberAt(network.until, dropoff)
  const dropoffService = numberAt(network.service, dropoff)
  const end = route.nodes.length
  const ahead = index === end ? network.depot : itemAt(route.nodes, index)
  const reachKm = distanceBetween(network, last, pickup)
  const skippedKm = distanceBetween(network, last, ahead)
  const detourKm = reachKm + distanceBetween(network, pickup, ahead) - skippedKm
  let best: Place | undefined
  let clock = begin + numberAt(network.service, pickup)
  let before = pickup
  for (let place = index; ; place++) {
    const next = place === end ? network.depot : itemAt(route.nodes, place)
    const due = place === end ? shiftEnd : numberAt(route.latest, place)
    const start = Math.max(clock + minutesBetween(network, before, dropoff), dropoffFrom)
    if (start <= dropoffUntil && start + dropoffService + minutesBetween(network, dropoff, next) <= due) {
      const throughKm = distanceBetween(network, before, dropoff) + distanceBetween(network, dropoff, next)
      const addedKm =
        place === index
          ? reachKm + throughKm - skippedKm
          : detourKm + throughKm - distanceBetween(network, before, next)
      const found = { pickup: index, dropoff: place + 1, addedKm }
      if ((best === undefined || addedKm < best.addedKm) && isShortEnough(found)) best = found
    }
    if (place === end || numberAt(route.load, place) > room) return best
    const begun = Math.max(clock + minutesBetween(network, before, next), numberAt(network.from, next))
    if (begun > due) return best
    clock = begun + numberAt(network.service, next)
    if (clock > dropoffUntil) return best
    before = next
  }

  function isShortEnough(place: Place): boolean {
    if (network.day.maxRideMinutes === undefined) return true
    return keepsRidesShort(network, route.vehicle, withTrip(route, boarded.trip, place))
  }
}

function betterOf(a: Place | undefined, b: Place | undefined): Place | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return b.addedKm < a.addedKm ? b : a
}

export function insertTrip(network: Network, route: Route, trip: number, place: Place): Route {
  return createRoute(network, route.vehicle, withTrip(route, trip, place))
}

function withTrip({ nodes }: Route, trip: number, { pickup, dropoff }: Place): readonly Node[] {
  return nodes.toSpliced(pickup, 0, pickupOf(trip)).toSpliced(dropoff, 0, dropoffOf(trip))
}

export function removeTrips(network: Network, route: Route, trips: ReadonlySet<number>): Route {
  const nodes = route.nodes.filter(node => !trips.has(tripOf(node)))
  return createRoute(network, route.vehicle, nodes)
}
