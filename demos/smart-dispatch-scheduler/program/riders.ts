import { formatClock } from './clock.ts'
import { type LineReader, otherAnswers } from './csv-reader.ts'
import { createGridTown, gridArea, travelOnGrid } from './grid-town.ts'
import type { Clinic, Day, Point, Trip, Vehicle } from './model.ts'

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

export const riderColumns = [
  'rider',
  'east',
  'north',
  'destination',
  'destination_east',
  'destination_north',
  'appointment',
  'wheelchair',
] as const

type Rider = { readonly id: string; readonly trip: Trip; readonly clinic: Clinic }

const rules =
  'A morning by the rules of the article on medical transport: streets in a grid of miles, 25 miles an hour, 3 minutes to board or 8 with a wheelchair, at most 40 minutes aboard, arrival 30 to 5 minutes before the appointment. A vehicle ends its morning at its last stop.'

/** A morning in the town of the article, with its vehicles. */
export function createRidersDay(riders: readonly Rider[]): Day {
  const clinics = new Map(riders.map(({ clinic }) => [clinic.name, clinic]))
  return {
    town: createGridTown([...clinics.values()]),
    depot: { x: 0, y: 0 },
    trips: riders.map(({ trip }) => trip),
    vehicles,
    minutesPerMile: 60 / milesPerHour,
    stopMinutes: wheelchairs => boardingMinutes[wheelchairs > 0 ? 'yes' : 'no'],
    rules,
    travel: travelOnGrid,
    maxRideMinutes,
    endsAtLastStop: true,
  }
}

export function readRider(reader: LineReader): Rider {
  const id = reader.text('rider')
  const appointment = reader.clock('appointment')
  const needsWheelchair = reader.yesOrNo('wheelchair')
  const serviceMinutes = boardingMinutes[needsWheelchair ? 'yes' : 'no']
  const home = readPlace(reader, '')
  const place = readPlace(reader, 'destination_')
  const arrival = { from: appointment - early.most, until: appointment - early.least }
  const rideMinutes = (travelOnGrid(home, place) * 60) / milesPerHour
  if (rideMinutes > maxRideMinutes) {
    reader.report(`the ride takes ${Math.round(rideMinutes)} minutes; at most ${maxRideMinutes} are allowed`)
  }
  if (appointment < shift.from || appointment > shift.until + early.most) {
    reader.report(`the appointment is outside the shift, ${formatClock(shift.from)} to ${formatClock(shift.until)}`)
  }
  // The widest window that the arrival and the longest ride leave for the pick-up.
  const boarding = {
    from: arrival.from - maxRideMinutes - serviceMinutes,
    until: arrival.until - rideMinutes - serviceMinutes,
  }
  return {
    id,
    trip: {
      id,
      // A wheelchair takes the room of a seat, too.
      seats: 1,
      wheelchairs: needsWheelchair ? 1 : 0,
      pickup: { ...home, ...boarding, serviceMinutes },
      dropoff: { ...place, ...arrival, serviceMinutes },
    },
    clinic: { ...place, name: reader.text('destination') },
  }
}

/** What the columns of riders take, in words. */
export function describeRiderLimits(): string {
  const { x, y, width, height } = gridArea
  const north = `north ${show(0 - (y + height))} to ${show(0 - y)}`
  return `Riders: east ${show(x)} to ${show(x + width)}, ${north}, in miles; appointments ${formatClock(shift.from)} to ${formatClock(shift.until + early.most)}; wheelchair yes or no (also ${otherAnswers.join(', ')}).`
}

const show = (miles: number) => miles.toLocaleString('en-US', { maximumFractionDigits: 2 }).replace('-', '−')

function readPlace(reader: LineReader, prefix: string): Point {
  const { x, y, width, height } = gridArea
  return {
    x: reader.number(`${prefix}east`, x, x + width),
    y: 0 - reader.number(`${prefix}north`, 0 - (y + height), 0 - y),
  }
}
