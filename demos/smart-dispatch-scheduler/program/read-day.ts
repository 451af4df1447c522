import { parseCsv } from './csv.ts'
import { createLineReader, type LineReader } from './csv-reader.ts'
import type { Day, Trip, Vehicle, Visit } from './model.ts'
import { createRidersDay, describeRiderLimits, readRider, riderColumns } from './riders.ts'
import { northOf, turnUpright } from './town.ts'

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
export const vehicleColumns = [
  'vehicle',
  'seats',
  'wheelchairs',
  'shift_from',
  'shift_until',
  'lift_out',
  'broken',
] as const
/** A table without them has no wheelchairs, and vehicles that work. */
const optionalColumns: readonly string[] = ['wheelchairs', 'lift_out', 'broken']
export const limits = { trips: 80, vehicles: 16, seats: 20 } as const

/** By the column that tells them apart. */
const tables = {
  trip: { columns: tripColumns, maxLines: limits.trips },
  vehicle: { columns: vehicleColumns, maxLines: limits.vehicles },
  rider: { columns: riderColumns, maxLines: limits.trips },
} as const
const keys = ['trip', 'vehicle', 'rider'] as const

type ReadCsv =
  | { readonly kind: 'read'; readonly day: Day; readonly count: number; readonly what: 'trips' | 'vehicles' | 'riders' }
  | { readonly kind: 'problems'; readonly problems: readonly string[] }

/** The day with other trips or vehicles, or a morning of riders, by the column names; else all problems with their lines. */
export function readDayCsv(text: string, day: Day): ReadCsv {
  const {
    lines: [header, ...lines],
    openQuote,
  } = parseCsv(text)
  if (openQuote !== undefined) return refuse(`Line ${openQuote}: a quotation mark has no partner.`)
  const names = header?.fields.map(name => name.toLowerCase()) ?? []
  const key = keys.find(name => names.includes(name))
  if (header === undefined) return refuse('There is nothing in it.')
  if (key === undefined)
    return refuse(
      `The first line has no column named ${keys.join(', ')}. Copy the table shown here and replace its lines; places are miles on the invented map, not addresses.`,
    )
  const { columns, maxLines } = tables[key]
  const missing = columns.filter(name => !optionalColumns.includes(name) && !names.includes(name))
  if (missing.length > 0) return refuse(`The first line is missing: ${missing.join(', ')}`)
  if (lines.length === 0) return refuse('There are no lines below the column names.')
  if (lines.length > maxLines) return refuse(`${lines.length} lines; this page takes up to ${maxLines}.`)

  const problems: string[] = []
  const ids = new Set<string>()
  const readAll = <Item extends { readonly id: string }>(read: (reader: LineReader) => Item) =>
    lines.map(line => {
      const reader = createLineReader(names, line, problems)
      const item = read(reader)
      if (ids.has(item.id)) reader.report(`${item.id} appears twice`)
      ids.add(item.id)
      return item
    })
  const read = {
    trip: () => ({ ...day, trips: readAll(reader => readTrip(reader, day)) }),
    vehicle: () => ({ ...day, vehicles: readAll(readVehicle) }),
    rider: () => createRidersDay(readAll(readRider)),
  }[key]()
  return problems.length > 0
    ? { kind: 'problems', problems }
    : { kind: 'read', day: read, count: lines.length, what: `${key}s` }
}

function refuse(problem: string): ReadCsv {
  return { kind: 'problems', problems: [problem] }
}

/** What the columns take, in words; of trips on the map of this day. */
export function describeLimits({ town }: Day): readonly string[] {
  const { x, width } = town.area
  const { low, high } = northOf(town)
  return [
    `Trips: x ${x} to ${x + width}, y ${low} to ${high}, in miles; up to ${limits.seats} seats. Times 00:00 to 23:59, within a vehicle’s shift.`,
    describeRiderLimits(),
  ]
}

function readTrip(reader: LineReader, { town, stopMinutes }: Day): Trip {
  const { x, width } = town.area
  const { low, high } = northOf(town)
  const id = reader.text('trip')
  const wheelchairs = readWheelchairs(reader)
  const visit = (name: string): Visit => ({
    x: reader.number(`${name}_x`, x, x + width),
    y: turnUpright(town, reader.number(`${name}_y`, low, high)),
    ...reader.span(name),
    serviceMinutes: stopMinutes(wheelchairs),
  })
  const [pickup, dropoff] = [visit('pickup'), visit('dropoff')]
  if (dropoff.until < pickup.from) reader.report('dropoff_until is before pickup_from')
  return { id, pickup, dropoff, seats: reader.count('seats', wheelchairs > 0 ? 0 : 1, limits.seats), wheelchairs }
}

function readVehicle(reader: LineReader): Vehicle {
  const id = reader.text('vehicle')
  const room = { seats: reader.count('seats', 1, limits.seats), wheelchairs: readWheelchairs(reader) }
  const isTrue = (name: string) => reader.has(name) && reader.yesOrNo(name)
  return { id, ...room, isLiftOut: isTrue('lift_out'), shift: reader.span('shift'), isBroken: isTrue('broken') }
}

function readWheelchairs(reader: LineReader): number {
  return reader.has('wheelchairs') ? reader.count('wheelchairs', 0, limits.seats) : 0
}
