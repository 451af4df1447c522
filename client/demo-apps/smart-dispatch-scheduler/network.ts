import { itemAt, numberAt } from './list.ts'
import type { Day, Vehicle, Visit } from './model.ts'

/** A day as flat arrays by node; the depot is the last node. */
export type Network = {
  readonly day: Day
  readonly depot: number
  readonly distance: Float64Array
  readonly minutes: Float64Array
  readonly from: Float64Array
  readonly until: Float64Array
  readonly service: Float64Array
  /** Seats taken at a pick-up, negative at a drop-off. */
  readonly load: Float64Array
}

export function createNetwork(day: Day): Network {
  const visits = day.trips.flatMap(({ pickup, dropoff }) => [pickup, dropoff])
  const places = [...visits, day.depot]
  const distance = new Float64Array(places.length ** 2)
  for (const [row, from] of places.entries()) {
    for (const [column, to] of places.entries()) {
      const isWayHome = column === visits.length && day.endsAtLastStop === true
      if (row !== column && !isWayHome) distance[row * places.length + column] = day.travel(from, to)
    }
  }
  const column = (read: (visit: Visit) => number) => Float64Array.from(visits, read)
  return {
    day,
    depot: visits.length,
    distance,
    minutes: distance.map(miles => miles * day.minutesPerMile),
    from: column(visit => visit.from),
    until: column(visit => visit.until),
    service: column(visit => visit.serviceMinutes),
    load: Float64Array.from(day.trips.flatMap(({ seats }) => [seats, -seats])),
  }
}

export function distanceBetween(network: Network, from: number, to: number): number {
  return numberAt(network.distance, from * (network.depot + 1) + to)
}

export function minutesBetween(network: Network, from: number, to: number): number {
  return numberAt(network.minutes, from * (network.depot + 1) + to)
}

export function vehicleAt(network: Network, index: number): Vehicle {
  return itemAt(network.day.vehicles, index)
}
