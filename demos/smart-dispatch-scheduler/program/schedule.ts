import { itemAt, numberAt } from './list.ts'
import {
  type Day,
  dropoffOf,
  type Figures,
  type Node,
  type Plan,
  pickupOf,
  type Trip,
  type Vehicle,
  wheelchairPlaces,
} from './model.ts'
import { distanceBetween, minutesBetween, type Network, vehicleAt } from './network.ts'
import { findEarliestStarts, startLate } from './rides.ts'

type TimedStop = {
  readonly node: Node
  readonly arrive: number
  /** Includes waiting for the window to open. */
  readonly start: number
  readonly leave: number
  readonly lateMinutes: number
  readonly seatsTaken: number
  readonly wheelchairsTaken: number
}

export type TimedRoute = {
  readonly leaveDepot: number
  readonly stops: readonly TimedStop[]
  readonly backAtDepot: number
  readonly distanceMiles: number
  readonly lateMinutes: number
}

/**
 * The times of a vehicle that visits the stops in this order as early as possible, late if necessary. On a day that
 * limits rides it fetches its riders as late as their drop-offs allow.
 */
export function scheduleRoute(network: Network, vehicle: number, nodes: readonly Node[]): TimedRoute {
  const { shift } = vehicleAt(network, vehicle)
  const starts = findStarts(network, vehicle, nodes)
  const stops: TimedStop[] = []
  let [clock, last, distanceMiles] = [shift.from, network.depot, 0]
  let [seatsTaken, wheelchairsTaken] = [0, 0]
  for (const [index, node] of nodes.entries()) {
    const reach = clock + minutesBetween(network, last, node)
    const start = numberAt(starts, index)
    // No waiting at the first stop: the vehicle leaves the depot just in time.
    const arrive = stops.length === 0 ? start : reach
    const leave = start + numberAt(network.service, node)
    seatsTaken += numberAt(network.seats, node)
    wheelchairsTaken += numberAt(network.wheelchairs, node)
    distanceMiles += distanceBetween(network, last, node)
    const lateMinutes = Math.max(0, start - numberAt(network.until, node))
    stops.push({ node, arrive, start, leave, lateMinutes, seatsTaken, wheelchairsTaken })
    clock = leave
    last = node
  }
  const backAtDepot = clock + minutesBetween(network, last, network.depot)
  const late = stops.reduce((sum, stop) => sum + stop.lateMinutes, 0)
  return {
    leaveDepot: toDeparture(network, stops, shift.from),
    stops,
    backAtDepot,
    distanceMiles: distanceMiles + distanceBetween(network, last, network.depot),
    lateMinutes: nodes.length === 0 ? 0 : late + Math.max(0, backAtDepot - shift.until),
  }
}

function findStarts(network: Network, vehicle: number, nodes: readonly Node[]): Float64Array {
  const isLimited = network.maxRideMinutes < Number.POSITIVE_INFINITY
  const limited = isLimited && findEarliestStarts(network, vehicle, nodes, network.maxRideMinutes)
  if (limited) return startLate(network, nodes, limited)
  // No order can keep a limit that a stop breaks while it is dragged.
  return findEarliestStarts(network, vehicle, nodes) ?? new Float64Array(nodes.length)
}

function toDeparture(network: Network, stops: readonly TimedStop[], shiftStart: number): number {
  const [first] = stops
  if (first === undefined) return shiftStart
  return first.start - minutesBetween(network, network.depot, first.node)
}

export function measurePlan(network: Network, plan: Plan): Figures {
  const used = plan.routes.flatMap((nodes, vehicle) => (nodes.length === 0 ? [] : [{ nodes, vehicle }]))
  const routes = used.map(({ nodes, vehicle }) => scheduleRoute(network, vehicle, nodes))
  return {
    distanceMiles: routes.reduce((sum, route) => sum + route.distanceMiles, 0),
    lateMinutes: routes.reduce((sum, route) => sum + route.lateMinutes, 0),
    vehiclesUsed: used.length,
    unplacedTrips: plan.unplaced.length,
  }
}

/** The vehicle that a breakdown hits hardest: the one in service with most stops. */
export function findBusiest({ vehicles }: Day, { routes }: Plan): Vehicle | undefined {
  const stops = ({ id }: Vehicle) => routes[vehicles.findIndex(each => each.id === id)]?.length ?? 0
  return vehicles.filter(({ isBroken }) => !isBroken).toSorted((a, b) => stops(b) - stops(a))[0]
}

/** The first-come plan: trips in order of pick-up time, each to the vehicle that is free first, without sharing. */
export function planFirstCome(network: Network): Plan {
  const { trips, vehicles } = network.day
  const routes: Node[][] = vehicles.map(() => [])
  const unplaced: number[] = []
  const pickupFrom = (trip: number) => itemAt(trips, trip).pickup.from
  const order = [...trips.keys()].sort((a, b) => pickupFrom(a) - pickupFrom(b) || a - b)
  for (const trip of order) {
    const fitting = [...vehicles.keys()].filter(index => canTake(vehicleAt(network, index), itemAt(trips, trip)))
    const freeAt = (index: number) => scheduleRoute(network, index, itemAt(routes, index)).stops.at(-1)?.leave ?? 0
    const [first] = fitting.sort((a, b) => freeAt(a) - freeAt(b) || a - b)
    if (first === undefined) unplaced.push(trip)
    else itemAt(routes, first).push(pickupOf(trip), dropoffOf(trip))
  }
  return { routes, unplaced }
}

function canTake(vehicle: Vehicle, { seats, wheelchairs }: Trip): boolean {
  return !vehicle.isBroken && vehicle.seats >= seats && wheelchairPlaces(vehicle) >= wheelchairs
}
