import { itemAt, numberAt } from './list.ts'
import { type Day, type Vehicle, type Visit, wheelchairPlaces } from './model.ts'

/** What the search needs of a day, as flat arrays that a worker can be sent. The depot is the last place. */
export type Problem = {
  readonly trips: number
  readonly vehicles: number
  /** By place: two for each trip, then the depot. */
  readonly minutes: Float64Array
  readonly minutesPerMile: number
  readonly from: Float64Array
  readonly until: Float64Array
  readonly service: Float64Array
  /** Seats and wheelchair places taken at a pick-up, negative at a drop-off. */
  readonly seats: Float64Array
  readonly wheelchairs: Float64Array
  /** By vehicle. */
  readonly seatsOf: Float64Array
  readonly wheelchairsOf: Float64Array
  readonly shiftFrom: Float64Array
  readonly shiftUntil: Float64Array
  /** Equal for vehicles that can stand in for each other; -1 for a broken one. */
  readonly kinds: Int32Array
  readonly maxRideMinutes: number
}

export type Network = Problem & { readonly day: Day; readonly depot: number; readonly distance: Float64Array }

export function createNetwork(day: Day): Network {
  const { trips, vehicles, minutesPerMile, maxRideMinutes = Number.POSITIVE_INFINITY } = day
  const visits = trips.flatMap(({ pickup, dropoff }) => [pickup, dropoff])
  const distance = measureDistances(day, visits)
  const column = (read: (visit: Visit) => number) => Float64Array.from(visits, read)
  const byVehicle = (read: (vehicle: Vehicle) => number) => Float64Array.from(vehicles, read)
  return {
    day,
    depot: visits.length,
    distance,
    trips: trips.length,
    vehicles: vehicles.length,
    minutes: distance.map(miles => miles * minutesPerMile),
    minutesPerMile,
    from: column(visit => visit.from),
    until: column(visit => visit.until),
    service: column(visit => visit.serviceMinutes),
    seats: Float64Array.from(trips.flatMap(({ seats }) => [seats, -seats])),
    wheelchairs: Float64Array.from(trips.flatMap(({ wheelchairs }) => [wheelchairs, -wheelchairs])),
    seatsOf: byVehicle(({ seats }) => seats),
    wheelchairsOf: byVehicle(wheelchairPlaces),
    shiftFrom: byVehicle(({ shift }) => shift.from),
    shiftUntil: byVehicle(({ shift }) => shift.until),
    kinds: findKinds(vehicles),
    maxRideMinutes,
  }
}

function measureDistances(day: Day, visits: readonly Visit[]): Float64Array {
  const places = [...visits, day.depot]
  const distance = new Float64Array(places.length ** 2)
  for (const [row, from] of places.entries()) {
    for (const [column, to] of places.entries()) {
      const isWayHome = column === visits.length && day.endsAtLastStop === true
      if (row !== column && !isWayHome) distance[row * places.length + column] = day.travel(from, to)
    }
  }
  return distance
}

function findKinds(vehicles: readonly Vehicle[]): Int32Array {
  const names = vehicles.map(vehicle => {
    return [vehicle.seats, wheelchairPlaces(vehicle), vehicle.shift.from, vehicle.shift.until].join()
  })
  return Int32Array.from(vehicles, ({ isBroken }, index) => (isBroken ? -1 : names.indexOf(names[index] ?? '')))
}

/** The part of a network that can be sent to a worker. */
export function toProblem({ day: _day, distance: _distance, depot: _depot, ...problem }: Network): Problem {
  return problem
}

export function distanceBetween(network: Network, from: number, to: number): number {
  return numberAt(network.distance, from * (network.depot + 1) + to)
}

export function minutesBetween(network: Problem, from: number, to: number): number {
  return numberAt(network.minutes, from * (2 * network.trips + 1) + to)
}

export function vehicleAt(network: Network, index: number): Vehicle {
  return itemAt(network.day.vehicles, index)
}
