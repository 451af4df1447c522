import { parseClock } from './clock.ts'
import { parseCsv } from './csv.ts'
import { createGridTown, travelOnGrid } from './grid-town.ts'
import type { Clinic, Day, Trip, Vehicle } from './model.ts'

/** The rules of the article on medical transport, in miles and minutes. */
const milesPerHour = 25
const boardingMinutes = { no: 3, yes: 8 } as const
const maxRideMinutes = 40
/** How long before the appointment a rider arrives. */
const early = { most: 30, least: 5 } as const
const shift = { from: 6 * 60, until: 10 * 60 + 30 }

const vehicles: readonly Vehicle[] = [
  { id: 'Van 1', seats: 5, wheelchairs: 2, isLiftOut: false, shift, isBroken: false },
  { id: 'Van 2', seats: 5, wheelchairs: 2, isLiftOut: false, shift, isBroken: false },
  { id: 'Sedan', seats: 3, wheelchairs: 0, isLiftOut: false, shift, isBroken: false },
]

/** The day of a table of riders with home, destination, appointment and wheelchair; undefined when a row is wrong. */
export function readRiders(csv: string): Day | undefined {
  const [names = [], ...rows] = parseCsv(csv)
  const riders = rows.map(row => readRider(name => row[names.indexOf(name)] ?? ''))
  const known = riders.filter(rider => rider !== undefined)
  if (known.length === 0 || known.length < riders.length) return undefined
  const clinics = new Map(known.map(({ clinic }) => [clinic.name, clinic]))
  return {
    town: createGridTown([...clinics.values()]),
    depot: { x: 0, y: 0 },
    trips: known.map(({ trip }) => trip),
    vehicles,
    minutesPerMile: 60 / milesPerHour,
    travel: travelOnGrid,
    maxRideMinutes,
    endsAtLastStop: true,
  }
}

type Rider = { readonly trip: Trip; readonly clinic: Clinic }

function readRider(read: (name: string) => string): Rider | undefined {
  const appointment = parseClock(read('appointment'))
  const needsWheelchair = read('wheelchair') === 'yes'
  const serviceMinutes = boardingMinutes[needsWheelchair ? 'yes' : 'no']
  const home = readPlace(read('east'), read('north'))
  const place = readPlace(read('destination_east'), read('destination_north'))
  if (appointment === undefined || home === undefined || place === undefined) return undefined
  const arrival = { from: appointment - early.most, until: appointment - early.least }
  const rideMinutes = (travelOnGrid(home, place) * 60) / milesPerHour
  // The widest window that the arrival and the longest ride leave for the pick-up.
  const boarding = {
    from: arrival.from - maxRideMinutes - serviceMinutes,
    until: arrival.until - rideMinutes - serviceMinutes,
  }
  return {
    trip: {
      id: read('rider'),
      // A wheelchair takes the room of a seat, too.
      seats: 1,
      wheelchairs: needsWheelchair ? 1 : 0,
      pickup: { ...home, ...boarding, serviceMinutes },
      dropoff: { ...place, ...arrival, serviceMinutes },
    },
    clinic: { ...place, name: read('destination') },
  }
}

function readPlace(east: string, north: string) {
  const [x, miles] = [Number(east), Number(north)]
  return Number.isFinite(x) && Number.isFinite(miles) ? { x, y: 0 - miles } : undefined
}
