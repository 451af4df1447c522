import { createRandom, pickWhole, type Random } from '../../kit/random.ts'
import { itemAt } from './list.ts'
import type { Day, Point, Trip, Vehicle, Visit } from './model.ts'
import { clinics, depot, town, travelInTown } from './town.ts'

type Size = { readonly trips: number; readonly vehicles: number }

const minutesPerMile = 3

/** How long a stop lasts, in minutes: the lift takes its time. */
const stopMinutes = (wheelchairs: number): number => (wheelchairs > 0 ? 8 : 4)

/** An invented day: people ride from home to a clinic in time for an appointment, or home after one. */
export function createSampleDay(seed: number, { trips, vehicles }: Size = { trips: 24, vehicles: 7 }): Day {
  const random = createRandom(seed)
  const needs = createRandom(-seed)
  return {
    town,
    depot,
    trips: Array.from({ length: trips }, (_, index) => {
      const trip = createTrip(random, `T${String(index + 1).padStart(2, '0')}`)
      return needs() < 0.2 ? seatInWheelchair(trip) : trip
    }),
    vehicles: Array.from({ length: vehicles }, (_, index) => createVehicle(index)),
    minutesPerMile,
    stopMinutes,
    travel: travelInTown,
  }
}

function createVehicle(index: number): Vehicle {
  const shift = { from: 6 * 60 + 30, until: 16 * 60 }
  const room = index % 3 === 2 ? { seats: 6, wheelchairs: 2 } : { seats: 4, wheelchairs: index % 3 === 0 ? 1 : 0 }
  return { id: `V${index + 1}`, ...room, isLiftOut: false, shift, isBroken: false }
}

function createTrip(random: Random, id: string): Trip {
  const clinic = itemAt(clinics, pickWhole(random, 0, clinics.length - 1))
  const home = pickHome(random)
  const seats = random() < 0.3 ? 2 : 1
  const ride = travelInTown(home, clinic) * minutesPerMile
  const hour = toFive(pickWhole(random, 8 * 60 + 15, 13 * 60))
  if (random() < 0.6) {
    const latest = hour - 5
    return {
      id,
      seats,
      wheelchairs: 0,
      pickup: visit(home, toFive(latest - ride - 45), latest),
      dropoff: visit(clinic, latest - 30, latest),
    }
  }
  const latest = toFive(hour + ride + 50)
  return { id, seats, wheelchairs: 0, pickup: visit(clinic, hour, hour + 25), dropoff: visit(home, hour, latest) }
}

/** One of the party stays in a wheelchair. */
function seatInWheelchair(trip: Trip): Trip {
  const serviceMinutes = stopMinutes(1)
  const [pickup, dropoff] = [
    { ...trip.pickup, serviceMinutes },
    { ...trip.dropoff, serviceMinutes },
  ]
  return { ...trip, pickup, dropoff, seats: trip.seats - 1, wheelchairs: 1 }
}

function pickHome(random: Random): Point {
  const place = () => ({
    x: pickWhole(random, 8, town.area.width * 10 - 8) / 10,
    y: pickWhole(random, 8, town.area.height * 10 - 8) / 10,
  })
  const isFree = (home: Point) =>
    [depot, ...clinics].every(other => Math.hypot(home.x - other.x, home.y - other.y) > 0.9)
  let home = place()
  while (!isFree(home)) home = place()
  return home
}

const visit = ({ x, y }: Point, from: number, until: number): Visit => ({
  x,
  y,
  from,
  until,
  serviceMinutes: stopMinutes(0),
})

const toFive = (minutes: number) => Math.round(minutes / 5) * 5
