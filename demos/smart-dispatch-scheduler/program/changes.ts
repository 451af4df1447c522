import { linkTrip, refreshRoute, unlinkTrip } from './draft.ts'
import { fromPlan } from './draft-plan.ts'
import { explainAbsence } from './explain-absence.ts'
import { findBest } from './insertion.ts'
import { itemAt } from './list.ts'
import { isPickup, type Node, type Plan, type Trip, tripOf } from './model.ts'
import { type Network, vehicleAt } from './network.ts'
import { promiseMinutes } from './recreate.ts'
import { scheduleRoute } from './schedule.ts'

/** A plan that people may rely on. */
export type Settled = { readonly network: Network; readonly plan: Plan }

export type Change = {
  readonly trip: string
  readonly kind: 'moved' | 'dropped' | 'placed' | 'new' | 'removed' | 'shifted'
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly reason?: string | undefined
  /** How much later the pickup is, in minutes; negative for earlier. */
  readonly laterMinutes?: number | undefined
}

type Ride = { readonly trip: Trip; readonly vehicle: string | undefined; readonly pickup: number | undefined }

/** What is different for the riders, and why. */
export function listChanges(previous: Settled, next: Settled): readonly Change[] {
  const before = new Map(listRides(previous).map(ride => [ride.trip.id, ride]))
  const after = listRides(next)
  const kept = new Set(after.map(({ trip }) => trip.id))
  const removed = [...before.keys()].filter(id => !kept.has(id)).map((trip): Change => ({ trip, kind: 'removed' }))
  return [...after.flatMap(ride => toChange(before.get(ride.trip.id), ride, next) ?? []), ...removed]
}

function toChange(before: Ride | undefined, after: Ride, next: Settled): Change | undefined {
  const [from, to, trip] = [before?.vehicle, after.vehicle, after.trip.id]
  const change = { trip, from, to, laterMinutes: laterBy(before, after) }
  if (to === undefined) {
    if (before !== undefined && from === undefined) return undefined
    const reason = explainAbsence(next.network, next.network.day.trips.indexOf(after.trip))
    return { ...change, kind: 'dropped', reason }
  }
  if (before === undefined) return { ...change, kind: 'new' }
  if (from === undefined) return { ...change, kind: 'placed' }
  if (from !== to) return { ...change, kind: 'moved', reason: explainMove(before, after, next) }
  return Math.abs(change.laterMinutes ?? 0) > promiseMinutes ? { ...change, kind: 'shifted' } : undefined
}

function laterBy(before: Ride | undefined, after: Ride): number | undefined {
  if (before?.pickup === undefined || after.pickup === undefined) return undefined
  return Math.round(after.pickup) - Math.round(before.pickup)
}

function explainMove(before: Ride, { trip }: Ride, next: Settled): string {
  const { day } = next.network
  const index = day.vehicles.findIndex(({ id }) => id === before.vehicle)
  const vehicle = day.vehicles[index]
  if (vehicle === undefined) return `${before.vehicle} is no longer in the fleet`
  if (vehicle.isBroken) return `${vehicle.id} is out of service`
  if (vehicle.isLiftOut && trip.wheelchairs > 0) return `the lift of ${vehicle.id} is out of order`
  if (trip.seats > vehicle.seats) return `it takes ${trip.seats} seats and ${vehicle.id} has ${vehicle.seats}`
  if (trip.wheelchairs > vehicle.wheelchairs) {
    return `it takes ${trip.wheelchairs} wheelchair places and ${vehicle.id} has ${vehicle.wheelchairs}`
  }
  const miles = measureStaying(next, day.trips.indexOf(trip), index)
  if (miles === Number.POSITIVE_INFINITY)
    return `${vehicle.id} has no room for it beside the other riders of the new plan`
  if (miles > 0.05) return `staying with ${vehicle.id} would add ${miles.toFixed(1)} miles`
  return 'the plan as a whole is shorter'
}

/** The miles that the plan would grow by if the trip rode with the other vehicle; infinite when it does not fit. */
function measureStaying({ network, plan }: Settled, trip: number, vehicle: number): number {
  const draft = fromPlan(network, plan)
  const now = draft.vehicleOf[trip] ?? 0
  const place = { vehicle, pickup: 0, dropoff: 0, added: 0 }
  const total = () => draft.driving.reduce((sum, minutes) => sum + minutes, 0)
  const before = total()
  unlinkTrip(draft, trip)
  refreshRoute(network, draft, now)
  findBest(network, draft, { trip, vehicle }, place)
  if (place.added === Number.POSITIVE_INFINITY) return place.added
  linkTrip(draft, trip, place)
  refreshRoute(network, draft, vehicle)
  return (total() - before) / network.minutesPerMile
}

/** Each trip with its vehicle and the minute of its pickup. */
function listRides({ network, plan }: Settled): readonly Ride[] {
  const pickups = new Map<Node, { readonly vehicle: string; readonly pickup: number }>()
  for (const [index, nodes] of plan.routes.entries()) {
    for (const { node, start } of scheduleRoute(network, index, nodes).stops) {
      if (isPickup(node)) pickups.set(tripOf(node), { vehicle: vehicleAt(network, index).id, pickup: start })
    }
  }
  return [...network.day.trips.keys()].map(index => {
    const { vehicle, pickup } = pickups.get(index) ?? { vehicle: undefined, pickup: undefined }
    return { trip: itemAt(network.day.trips, index), vehicle, pickup }
  })
}
