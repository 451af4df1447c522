import { formatClock, parseClock } from './clock.ts'
import { parseCsv, writeCsv } from './csv.ts'
import { type Day, isPickup, type Plan, type Town, type Trip, tripOf, type Vehicle, type Visit } from './model.ts'
import type { Network } from './network.ts'
import { stopMinutes } from './sample.ts'
import { scheduleRoute } from './schedule.ts'
import { turnUpright } from './town.ts'

export const tripColumns = [
  'trip',
  'pickup_x',
  'pickup_y',
  'dropoff_x',
  'dropoff_y',
  'pickup_from',
  'pickup_until',
  'dropoff_from',
  'dropoff_until',
  'seats',
  'wheelchairs',
] as const
export const vehicleColumns = ['vehicle', 'seats', 'wheelchairs', 'shift_from', 'shift_until'] as const
/** A table without it has no wheelchairs. */
const optionalColumn = 'wheelchairs'
const planColumns = [
  ...['vehicle', 'stop', 'trip', 'what', 'arrive', 'start', 'leave'],
  ...['late_minutes', 'seats_taken', 'wheelchairs_taken'],
]
export const limits = { trips: 80, vehicles: 16, seats: 20 } as const

type ReadCsv =
  | { readonly kind: 'trips'; readonly trips: readonly Trip[] }
  | { readonly kind: 'vehicles'; readonly vehicles: readonly Vehicle[] }
  | { readonly kind: 'problems'; readonly problems: readonly string[] }

/** Reads trips or vehicles, depending on the header; reports all problems with their rows. */
export function readDayCsv(text: string, town: Town): ReadCsv {
  const [header = [], ...rows] = parseCsv(text)
  const names = header.map(name => name.toLowerCase())
  const isTrips = names.includes('trip')
  const columns: readonly string[] = isTrips ? tripColumns : vehicleColumns
  const missing = columns.filter(name => name !== optionalColumn && !names.includes(name))
  if (missing.length > 0) return { kind: 'problems', problems: [`The first line is missing: ${missing.join(', ')}`] }
  const maxRows = isTrips ? limits.trips : limits.vehicles
  if (rows.length === 0) return { kind: 'problems', problems: ['There are no lines after the header.'] }
  if (rows.length > maxRows)
    return { kind: 'problems', problems: [`${rows.length} lines; this page takes up to ${maxRows}.`] }

  const problems: string[] = []
  const ids = new Set<string>()
  const readers = rows.map((row, index) => {
    const reader = createReader({ row, names, report: text => problems.push(`Row ${index + 1}: ${text}`) })
    const id = reader.text(isTrips ? 'trip' : 'vehicle')
    if (ids.has(id)) problems.push(`Row ${index + 1}: ${id} appears twice`)
    ids.add(id)
    return reader
  })
  const read: ReadCsv = isTrips
    ? { kind: 'trips', trips: readers.map(reader => readTrip(reader, town)) }
    : { kind: 'vehicles', vehicles: readers.map(readVehicle) }
  return problems.length > 0 ? { kind: 'problems', problems } : read
}

type Row = {
  readonly row: readonly string[]
  readonly names: readonly string[]
  readonly report: (text: string) => void
}
type Reader = ReturnType<typeof createReader>

function createReader({ row, names, report }: Row) {
  const text = (name: string) => {
    const value = row[names.indexOf(name)] ?? ''
    if (value === '' || value.length > 20) report(`${name} needs 1 to 20 characters`)
    return value
  }
  const number = (name: string, min: number, max: number) => {
    const value = row[names.indexOf(name)] ?? ''
    if (value !== '' && Number(value) >= min && Number(value) <= max) return Number(value)
    report(`${name} is “${value}”; it must be ${min} to ${max}`)
    return min
  }
  const clock = (name: string) => {
    const value = row[names.indexOf(name)] ?? ''
    const minutes = parseClock(value)
    if (minutes === undefined) report(`${name} is “${value}”; write it like 08:30`)
    return minutes ?? 0
  }
  const span = (name: string) => {
    const [from, until] = [clock(`${name}_from`), clock(`${name}_until`)]
    if (until < from) report(`${name}_until is before ${name}_from`)
    return { from, until }
  }
  const seats = (min: number) => Math.floor(number('seats', min, limits.seats))
  const wheelchairs = () => (names.includes(optionalColumn) ? Math.floor(number(optionalColumn, 0, limits.seats)) : 0)
  return { text, number, span, seats, wheelchairs }
}

function readTrip(reader: Reader, town: Town): Trip {
  const { x, y, width, height } = town.area
  const [low = 0, high = 0] = [y, y + height].map(end => turnUpright(town, end)).sort((a, b) => a - b)
  const wheelchairs = reader.wheelchairs()
  const visit = (name: string): Visit => ({
    x: reader.number(`${name}_x`, x, x + width),
    y: turnUpright(town, reader.number(`${name}_y`, low, high)),
    ...reader.span(name),
    serviceMinutes: stopMinutes(wheelchairs),
  })
  const [pickup, dropoff] = [visit('pickup'), visit('dropoff')]
  return { id: reader.text('trip'), pickup, dropoff, seats: reader.seats(wheelchairs > 0 ? 0 : 1), wheelchairs }
}

function readVehicle(reader: Reader): Vehicle {
  const room = { seats: reader.seats(1), wheelchairs: reader.wheelchairs() }
  return { id: reader.text('vehicle'), ...room, isLiftOut: false, shift: reader.span('shift'), isBroken: false }
}

export function writeTrips({ town, trips }: Pick<Day, 'town' | 'trips'>): string {
  const span = ({ from, until }: Visit) => [formatClock(from), formatClock(until)]
  const rows = trips.map(({ id, pickup, dropoff, seats, wheelchairs }) => {
    const places = [pickup, dropoff].flatMap(({ x, y }) => [x, turnUpright(town, y)])
    return [id, ...places, ...span(pickup), ...span(dropoff), seats, wheelchairs]
  })
  return writeCsv([tripColumns, ...rows])
}

export function writeVehicles(vehicles: readonly Vehicle[]): string {
  const rows = vehicles.map(({ id, seats, wheelchairs, shift }) => {
    return [id, seats, wheelchairs, formatClock(shift.from), formatClock(shift.until)]
  })
  return writeCsv([vehicleColumns, ...rows])
}

export function writePlan(network: Network, plan: Plan): string {
  const { trips, vehicles } = network.day
  const rows = plan.routes.flatMap((nodes, index) => {
    return scheduleRoute(network, index, nodes).stops.map((stop, place) => {
      const what = isPickup(stop.node) ? 'pickup' : 'drop-off'
      const times = [stop.arrive, stop.start, stop.leave].map(formatClock)
      const trip = trips[tripOf(stop.node)]?.id ?? ''
      const taken = [Math.round(stop.lateMinutes), stop.seatsTaken, stop.wheelchairsTaken]
      return [vehicles[index]?.id ?? '', place + 1, trip, what, ...times, ...taken]
    })
  })
  const unplaced = plan.unplaced.map(trip => ['', '', trips[trip]?.id ?? '', 'no place', '', '', '', '', '', ''])
  return writeCsv([planColumns, ...rows, ...unplaced])
}
