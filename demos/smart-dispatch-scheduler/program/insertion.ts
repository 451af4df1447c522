import type { Random } from '../../kit/random.ts'
import type { Draft } from './draft.ts'
import type { Problem } from './network.ts'
import { keepsRidesShort } from './rides.ts'

/** Where a trip goes: the stops behind which it is picked up and dropped off, and the minutes of driving added. */
export type Place = { vehicle: number; pickup: number; dropoff: number; added: number }

/** Which part of the places a blinking search overlooks. */
const blinkShare = 0.3

/** The best place of each trip in each vehicle's route, known as long as the route stays the same. */
export type Places = {
  readonly version: Int32Array
  readonly pickup: Int32Array
  readonly dropoff: Int32Array
  readonly added: Float64Array
}

export function createPlaces({ trips, vehicles }: Problem): Places {
  const count = trips * vehicles
  return {
    version: new Int32Array(count),
    pickup: new Int32Array(count),
    dropoff: new Int32Array(count),
    added: new Float64Array(count),
  }
}

/** A trip that looks for a place in a vehicle's route. */
export type Wish = { trip: number; vehicle: number }

/** Finds the best place as `findBest` does, or remembers it. */
export function recallBest(problem: Problem, draft: Draft, places: Places, { trip, vehicle }: Wish, best: Place): void {
  const key = trip * problem.vehicles + vehicle
  const version = draft.version[vehicle] ?? 0
  if (places.version[key] === version) {
    best.vehicle = vehicle
    best.pickup = places.pickup[key] ?? 0
    best.dropoff = places.dropoff[key] ?? 0
    best.added = places.added[key] ?? 0
    return
  }
  findBest(problem, draft, { trip, vehicle }, best)
  places.version[key] = version
  places.pickup[key] = best.pickup
  places.dropoff[key] = best.dropoff
  places.added[key] = best.added
}

/**
 * Finds the place of a trip in a route that adds the least driving; `added` is infinite when none keeps all rules. The
 * times kept for each stop decide whether a place is on time without a look at the rest of the route. With `blink`, it
 * overlooks places at random.
 */
export function findBest(problem: Problem, draft: Draft, { trip, vehicle }: Wish, best: Place, blink?: Random): void {
  const { minutes, from, until, service, seats, wheelchairs, maxRideMinutes } = problem
  const { next, leave, latest, seatsTaken, wheelchairsTaken } = draft
  const home = 2 * problem.trips
  const width = home + 1
  const depot = home + vehicle
  const pickup = 2 * trip
  const dropoff = pickup + 1
  const room = (problem.seatsOf[vehicle] ?? 0) - (seats[pickup] ?? 0)
  const places = (problem.wheelchairsOf[vehicle] ?? 0) - (wheelchairs[pickup] ?? 0)
  best.vehicle = vehicle
  best.added = Number.POSITIVE_INFINITY
  if (room < 0 || places < 0 || problem.kinds[vehicle] === -1) return

  const pickupFrom = from[pickup] ?? 0
  const pickupUntil = until[pickup] ?? 0
  const pickupService = service[pickup] ?? 0
  const dropoffFrom = from[dropoff] ?? 0
  const dropoffUntil = until[dropoff] ?? 0
  const dropoffService = service[dropoff] ?? 0
  const pickupRow = pickup * width
  const dropoffRow = dropoff * width

  let after = depot
  let at = home
  for (;;) {
    const left = leave[after] ?? 0
    const reach = minutes[at * width + pickup] ?? 0
    if (left > pickupUntil) return
    const before = next[after] ?? depot
    const ahead = before >= home ? home : before
    const isFree = after === depot || ((seatsTaken[after] ?? 0) <= room && (wheelchairsTaken[after] ?? 0) <= places)
    if (isFree && left + reach <= pickupUntil) {
      const boarded = Math.max(left + reach, pickupFrom) + pickupService
      const skipped = minutes[at * width + ahead] ?? 0
      const detour = reach + (minutes[pickupRow + ahead] ?? 0) - skipped
      // Ways are the shortest ones, so that a drop-off never takes back what the pick-up adds.
      if (boarded + (minutes[pickupRow + ahead] ?? 0) <= (latest[before] ?? 0) && detour < best.added) {
        let clock = boarded
        let last = pickup
        let lastRow = pickupRow
        let stop = before
        for (;;) {
          const to = stop >= home ? home : stop
          const arrival = clock + (minutes[lastRow + dropoff] ?? 0)
          if (arrival > dropoffUntil) break
          const due = latest[stop] ?? 0
          const onward = minutes[dropoffRow + to] ?? 0
          if (Math.max(arrival, dropoffFrom) + dropoffService + onward <= due) {
            const through = (minutes[lastRow + dropoff] ?? 0) + onward
            const added = last === pickup ? reach + through - skipped : detour + through - (minutes[lastRow + to] ?? 0)
            const isSkipped = blink !== undefined && blink() < blinkShare
            if (added < best.added && !isSkipped) {
              const isShort =
                maxRideMinutes === Number.POSITIVE_INFINITY ||
                keepsRidesShort(problem, draft, vehicle, { trip, pickup: after, dropoff: last })
              if (isShort) {
                best.added = added
                best.pickup = after
                best.dropoff = last
              }
            }
          }
          if (stop >= home || (seatsTaken[stop] ?? 0) > room || (wheelchairsTaken[stop] ?? 0) > places) break
          const start = Math.max(clock + (minutes[lastRow + stop] ?? 0), from[stop] ?? 0)
          if (start > due) break
          clock = start + (service[stop] ?? 0)
          last = stop
          lastRow = stop * width
          stop = next[stop] ?? depot
        }
      }
    }
    if (before >= home) return
    after = before
    at = before
  }
}
