/** A place on the map, in kilometres from its north-west corner. */
export type Point = { readonly x: number; readonly y: number }

/** Minutes after midnight. */
export type Window = { readonly from: number; readonly until: number }

/** A stop may start within its window and lasts `serviceMinutes`. */
export type Visit = Point & Window & { readonly serviceMinutes: number }

export type Trip = { readonly id: string; readonly pickup: Visit; readonly dropoff: Visit; readonly seats: number }

export type Vehicle = {
  readonly id: string
  readonly seats: number
  /** It leaves the depot and is back within this time. */
  readonly shift: Window
  readonly isBroken: boolean
}

/** Everything a plan depends on. */
export type Day = {
  readonly depot: Point
  /** In the order they were booked. */
  readonly trips: readonly Trip[]
  readonly vehicles: readonly Vehicle[]
  readonly minutesPerKm: number
  /** Kilometres by road from one place to another. */
  readonly travel: (from: Point, to: Point) => number
}

/** One stop of a trip: twice the trip's index for its pick-up, one more for its drop-off. */
export type Node = number

/** Stops for each vehicle of the day, by index, and the trips (by index) that found no place. */
export type Plan = {
  readonly routes: readonly (readonly Node[])[]
  readonly unplaced: readonly number[]
}

export type Figures = {
  readonly distanceKm: number
  /** Over all stops, minutes past the end of their windows, and of vehicles past the end of their shifts. */
  readonly lateMinutes: number
  readonly vehiclesUsed: number
  readonly unplacedTrips: number
}

export const pickupOf = (trip: number): Node => 2 * trip
export const dropoffOf = (trip: number): Node => 2 * trip + 1
export const tripOf = (node: Node): number => node >> 1
export const isPickup = (node: Node): boolean => node % 2 === 0

/**
 * Plans in order of merit: first fewer trips without a place, then fewer vehicles, then fewer kilometres. One number,
 * as long as distances stay far below a vehicle's weight.
 */
export function toCost({ unplacedTrips, vehiclesUsed, distanceKm }: Omit<Figures, 'lateMinutes'>): number {
  return unplacedTrips * 1e7 + vehiclesUsed * 1e5 + distanceKm
}
