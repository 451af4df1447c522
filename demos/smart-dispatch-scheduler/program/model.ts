/** A place on the map, in miles from its north-west corner. */
export type Point = { readonly x: number; readonly y: number }

/** Minutes after midnight. */
export type Window = { readonly from: number; readonly until: number }

/** A stop may start within its window and lasts `serviceMinutes`. */
export type Visit = Point & Window & { readonly serviceMinutes: number }

export type Trip = {
  readonly id: string
  readonly pickup: Visit
  readonly dropoff: Visit
  readonly seats: number
  /** Riders who stay in their wheelchair; each needs a wheelchair place; `seats` says whether a seat, too. */
  readonly wheelchairs: number
}

export type Vehicle = {
  readonly id: string
  readonly seats: number
  readonly wheelchairs: number
  /** Without its lift a vehicle takes no wheelchair. */
  readonly isLiftOut: boolean
  /** The vehicle leaves and returns to the depot within this time. */
  readonly shift: Window
  readonly isBroken: boolean
}

export type Clinic = Point & { readonly name: string }

/** What the map shows. Coordinates grow to the east and to the south. */
export type Town = {
  readonly area: Point & { readonly width: number; readonly height: number }
  readonly clinics: readonly Clinic[]
  readonly roads: readonly string[]
  readonly parks: string
  readonly river: readonly Point[]
  readonly bridges: readonly Point[]
  /** The direction in which people read the second coordinate. */
  readonly upright: 'North' | 'South'
  /** The way from one place to another with all its turns. */
  readonly findPath: (from: Point, to: Point) => readonly Point[]
}

/** Everything a plan depends on. */
export type Day = {
  readonly town: Town
  readonly depot: Point
  /** In booking order. */
  readonly trips: readonly Trip[]
  readonly vehicles: readonly Vehicle[]
  readonly minutesPerMile: number
  /** Miles by road from one place to another. */
  readonly travel: (from: Point, to: Point) => number
  /** How long a rider may be aboard, from the end of the pick-up to the drop-off. */
  readonly maxRideMinutes?: number
  /** How long a stop lasts. */
  readonly stopMinutes: (wheelchairs: number) => number
  /** The rules of the day, for people; none for an invented sample day. */
  readonly rules?: string
  /** Vehicles stay at their last stop instead of returning to the depot. */
  readonly endsAtLastStop?: boolean
}

/** A stop: 2 × the trip's index for its pick-up, 2 × the index + 1 for its drop-off. */
export type Node = number

/** The stops of each vehicle by its index, and the indexes of the trips without a vehicle. */
export type Plan = {
  readonly routes: readonly (readonly Node[])[]
  readonly unplaced: readonly number[]
}

export type Figures = {
  readonly distanceMiles: number
  /** Total minutes past the end of time windows and shifts. */
  readonly lateMinutes: number
  readonly vehiclesUsed: number
  readonly unplacedTrips: number
}

/** The wheelchair places that can be used. */
export const wheelchairPlaces = ({ wheelchairs, isLiftOut }: Vehicle): number => (isLiftOut ? 0 : wheelchairs)

export const pickupOf = (trip: number): Node => 2 * trip
export const dropoffOf = (trip: number): Node => 2 * trip + 1
export const tripOf = (node: Node): number => node >> 1
export const isPickup = (node: Node): boolean => node % 2 === 0

/**
 * Ranks plans: first fewer unplaced trips, then fewer vehicles, then fewer miles. Distances must stay below the
 * weight of a vehicle (100,000).
 */
export function toCost({ unplacedTrips, vehiclesUsed, distanceMiles }: Omit<Figures, 'lateMinutes'>): number {
  return unplacedTrips * 1e7 + vehiclesUsed * 1e5 + distanceMiles
}
