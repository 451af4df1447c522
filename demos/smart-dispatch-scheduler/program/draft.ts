import type { Problem } from './network.ts'

/**
 * A plan that the search changes in place. Each route is a ring of stops through the node of its vehicle, which stands
 * for the depot at both ends: `2 × trips + vehicle`. In these files, which run a million times a second, an index is
 * always within its array; `?? 0` only tells the compiler so, and costs nothing.
 */
export type Draft = {
  readonly next: Int32Array
  readonly previous: Int32Array
  /** By trip; -1 for a trip without a vehicle. */
  readonly vehicleOf: Int32Array
  /** Earliest departure from each stop; from the depot, the start of the shift. */
  readonly leave: Float64Array
  /** Latest start of each stop that keeps all later stops on time; for the depot, the latest return. */
  readonly latest: Float64Array
  /** Seats and wheelchair places taken after each stop. */
  readonly seatsTaken: Float64Array
  readonly wheelchairsTaken: Float64Array
  /** By vehicle: stops, driving minutes, and a number that no other state of any route has. */
  readonly stops: Int32Array
  readonly driving: Float64Array
  readonly version: Int32Array
  /** The count of routes made so far, shared by all copies. */
  readonly versions: { last: number }
}

export function createDraft({ trips, vehicles, shiftFrom, shiftUntil }: Problem): Draft {
  const nodes = 2 * trips + vehicles
  const draft: Draft = {
    next: new Int32Array(nodes),
    previous: new Int32Array(nodes),
    vehicleOf: new Int32Array(trips).fill(-1),
    leave: new Float64Array(nodes),
    latest: new Float64Array(nodes),
    seatsTaken: new Float64Array(nodes),
    wheelchairsTaken: new Float64Array(nodes),
    stops: new Int32Array(vehicles),
    driving: new Float64Array(vehicles),
    version: new Int32Array(vehicles).map((_, vehicle) => vehicle + 1),
    versions: { last: vehicles },
  }
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const depot = 2 * trips + vehicle
    draft.next[depot] = depot
    draft.previous[depot] = depot
    draft.leave[depot] = shiftFrom[vehicle] ?? 0
    draft.latest[depot] = shiftUntil[vehicle] ?? 0
  }
  return draft
}

export function copyDraft(from: Draft, to: Draft): void {
  to.next.set(from.next)
  to.previous.set(from.previous)
  to.vehicleOf.set(from.vehicleOf)
  to.leave.set(from.leave)
  to.latest.set(from.latest)
  to.seatsTaken.set(from.seatsTaken)
  to.wheelchairsTaken.set(from.wheelchairsTaken)
  to.stops.set(from.stops)
  to.driving.set(from.driving)
  to.version.set(from.version)
}

export function cloneDraft(problem: Problem, draft: Draft): Draft {
  const clone = { ...createDraft(problem), versions: draft.versions }
  copyDraft(draft, clone)
  return clone
}

/** Links a trip's stops behind two others of one route; behind its own pick-up, the drop-off follows at once. */
export function linkTrip(
  draft: Draft,
  trip: number,
  place: { vehicle: number; pickup: number; dropoff: number },
): void {
  linkStop(draft, 2 * trip, place.pickup)
  linkStop(draft, 2 * trip + 1, place.dropoff)
  draft.vehicleOf[trip] = place.vehicle
}

/** Links a stop behind another. */
export function linkStop({ next, previous }: Draft, node: number, after: number): void {
  const before = next[after] ?? 0
  next[after] = node
  previous[node] = after
  next[node] = before
  previous[before] = node
}

/** Takes a trip out. Its route needs `refreshRoute` once all are out. */
export function unlinkTrip(draft: Draft, trip: number): void {
  unlinkStop(draft, 2 * trip)
  unlinkStop(draft, 2 * trip + 1)
  draft.vehicleOf[trip] = -1
}

function unlinkStop({ next, previous }: Draft, node: number): void {
  const [after, before] = [previous[node] ?? 0, next[node] ?? 0]
  next[after] = before
  previous[before] = after
}

/** Computes times and loads of a route again after its stops changed. */
export function refreshRoute(problem: Problem, draft: Draft, vehicle: number): void {
  const { minutes, from, until, service, seats, wheelchairs } = problem
  const { next, previous, leave, latest, seatsTaken, wheelchairsTaken } = draft
  const home = 2 * problem.trips
  const row = home + 1
  const depot = home + vehicle
  let clock = leave[depot] ?? 0
  let [at, taken, chairs, driving, stops] = [home, 0, 0, 0, 0]
  for (let node = next[depot] ?? depot; node !== depot; node = next[node] ?? depot) {
    const way = minutes[at * row + node] ?? 0
    clock = Math.max(clock + way, from[node] ?? 0) + (service[node] ?? 0)
    taken += seats[node] ?? 0
    chairs += wheelchairs[node] ?? 0
    driving += way
    stops += 1
    leave[node] = clock
    seatsTaken[node] = taken
    wheelchairsTaken[node] = chairs
    at = node
  }
  driving += minutes[at * row + home] ?? 0
  let due = latest[depot] ?? 0
  at = home
  for (let node = previous[depot] ?? depot; node !== depot; node = previous[node] ?? depot) {
    due = Math.min(until[node] ?? 0, due - (minutes[node * row + at] ?? 0) - (service[node] ?? 0))
    latest[node] = due
    at = node
  }
  draft.stops[vehicle] = stops
  draft.driving[vehicle] = stops === 0 ? 0 : driving
  draft.versions.last += 1
  draft.version[vehicle] = draft.versions.last
}
