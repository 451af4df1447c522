import type { Random } from '../../kit/random.ts'
import { type Draft, linkTrip, refreshRoute } from './draft.ts'
import { findBest, type Place, type Places, recallBest, type Wish } from './insertion.ts'
import type { Node } from './model.ts'
import type { Problem } from './network.ts'
import type { Chosen } from './ruin.ts'

/** What a plan costs besides its driving, in minutes of driving. */
export type Prices = {
  /** By trip: the vehicle it should stay with, or -1. */
  readonly homes: Int32Array
  readonly move: number
  readonly vehicle: number
  /** By trip: when its pickup ended in the earlier plan; NaN for a new one. */
  readonly promised: Float64Array
  /** Of each minute by which a pickup shifts beyond `promiseMinutes`. */
  readonly shift: number
  /** By vehicle: its stops in the earlier plan, as far as their trips are still there. */
  readonly routes: readonly (readonly Node[])[]
}

/** A promised pickup may move by so many minutes before it counts as a change. */
export const promiseMinutes = 10

export type Site = { readonly problem: Problem; readonly places: Places; readonly prices: Prices }

export type Rules = {
  readonly maxVehicles: number
  /** Whether an idle vehicle may be used where one on the road would do. */
  readonly opensFreely: boolean
  /** With it, the insertion overlooks a place now and then. */
  readonly blink?: Random
}

/** How often a route is searched with one eye closed. */
const blinkChance = 0.01

const place: Place = { vehicle: 0, pickup: 0, dropoff: 0, added: 0 }
const best: Place = { vehicle: 0, pickup: 0, dropoff: 0, added: 0 }
const wish: Wish = { trip: 0, vehicle: 0 }

/** Inserts the trips in order, each where it costs least; one that fits nowhere stays without a vehicle. */
export function placeTrips(site: Site, draft: Draft, { trips, count }: Chosen, rules: Rules): void {
  let used = countUsed(draft)
  for (let index = 0; index < count; index++) {
    const trip = trips[index] ?? 0
    let price = findCheapest(site, draft, trip, rules, Number.POSITIVE_INFINITY, false)
    const mayOpen = rules.opensFreely || price === Number.POSITIVE_INFINITY
    if (used < rules.maxVehicles && mayOpen) price = findCheapest(site, draft, trip, rules, price, true)
    if (price === Number.POSITIVE_INFINITY) continue
    if ((draft.stops[best.vehicle] ?? 0) === 0) used += 1
    linkTrip(draft, trip, best)
    refreshRoute(site.problem, draft, best.vehicle)
  }
}

export function countUsed({ stops }: Draft): number {
  let used = 0
  for (let vehicle = 0; vehicle < stops.length; vehicle++) if ((stops[vehicle] ?? 0) > 0) used += 1
  return used
}

/** Leaves the cheapest place among the idle vehicles, or among those on the road, in `best`; returns its price. */
function findCheapest(
  { problem, places, prices }: Site,
  draft: Draft,
  trip: number,
  { blink }: Rules,
  least: number,
  isIdle: boolean,
): number {
  const home = prices.homes[trip] ?? -1
  let price = least
  let seen = -1
  for (let vehicle = 0; vehicle < problem.vehicles; vehicle++) {
    const kind = problem.kinds[vehicle] ?? -1
    if (kind < 0 || ((draft.stops[vehicle] ?? 0) === 0) !== isIdle) continue
    // Of several equal idle vehicles the first will do, but for the one that the trip should stay with.
    if (isIdle && vehicle !== home) {
      if (kind === seen) continue
      seen = kind
    }
    wish.trip = trip
    wish.vehicle = vehicle
    if (blink !== undefined && blink() < blinkChance) findBest(problem, draft, wish, place, blink)
    else recallBest(problem, draft, places, wish, place)
    const move = home >= 0 && home !== vehicle ? prices.move : 0
    const whole = place.added + move + (isIdle ? prices.vehicle : 0)
    if (whole >= price) continue
    price = whole
    best.vehicle = vehicle
    best.pickup = place.pickup
    best.dropoff = place.dropoff
  }
  return price
}
