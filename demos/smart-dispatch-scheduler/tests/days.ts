import type { Day, Trip, Vehicle } from '../program/model.ts'
import { town } from '../program/town.ts'

type Options = {
  readonly trips?: readonly Partial<Trip>[]
  readonly vehicles?: readonly Partial<Vehicle>[]
}

/** A day on a line, one minute a mile, no time at the stops: results are easy to compute. */
export function createLineDay({ trips = [{}], vehicles = [{}] }: Options = {}): Day {
  const shift = { from: 0, until: 1000 }
  const visit = { y: 0, from: 0, until: 1000, serviceMinutes: 0 }
  return {
    town,
    depot: { x: 0, y: 0 },
    trips: trips.map((trip, index) => {
      return {
        id: `T${index}`,
        seats: 1,
        wheelchairs: 0,
        pickup: { x: 10, ...visit },
        dropoff: { x: 20, ...visit },
        ...trip,
      }
    }),
    vehicles: vehicles.map((vehicle, index) => {
      return { id: `V${index}`, seats: 4, wheelchairs: 0, isLiftOut: false, shift, isBroken: false, ...vehicle }
    }),
    minutesPerMile: 1,
    stopMinutes: () => 0,
    travel: (a, b) => Math.abs(a.x - b.x),
  }
}

export function at(x: number, from = 0, until = 1000) {
  return { x, y: 0, from, until, serviceMinutes: 0 }
}
