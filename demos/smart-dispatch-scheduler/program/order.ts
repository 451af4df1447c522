import { pickWhole, type Random } from '../../kit/random.ts'
import type { Problem } from './network.ts'
import type { Chosen } from './ruin.ts'

/** By what trips are ordered before they are inserted; lower values first. */
type Orders = readonly Float64Array[]

export function createOrders({ trips, minutes, from, until, seats, wheelchairs }: Problem): Orders {
  const depotRow = 2 * trips * (2 * trips + 1)
  const by = (read: (pickup: number) => number) => Float64Array.from({ length: trips }, (_, trip) => read(2 * trip))
  const away = by(pickup => (minutes[depotRow + pickup] ?? 0) + (minutes[depotRow + pickup + 1] ?? 0))
  return [
    by(pickup => 0 - (seats[pickup] ?? 0) - 2 * (wheelchairs[pickup] ?? 0)),
    by(pickup => (until[pickup + 1] ?? 0) - (from[pickup] ?? 0)),
    by(pickup => until[pickup] ?? 0),
    by(pickup => 0 - (until[pickup + 1] ?? 0)),
    away,
    away.map(minutes => 0 - minutes),
  ]
}

const unordered = 3

/** Shuffles the trips, and then sorts them by one of the orders, or not. */
export function sortTrips(orders: Orders, random: Random, { trips, count }: Chosen): void {
  for (let index = count - 1; index > 0; index--) {
    const other = pickWhole(random, 0, index)
    const trip = trips[index] ?? 0
    trips[index] = trips[other] ?? 0
    trips[other] = trip
  }
  const order = orders[pickWhole(random, 0, orders.length + unordered - 1)]
  if (order === undefined) return
  for (let index = 1; index < count; index++) {
    const trip = trips[index] ?? 0
    const value = order[trip] ?? 0
    let to = index
    for (; to > 0 && (order[trips[to - 1] ?? 0] ?? 0) > value; to--) trips[to] = trips[to - 1] ?? 0
    trips[to] = trip
  }
}
