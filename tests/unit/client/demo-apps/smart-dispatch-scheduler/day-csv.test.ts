import { expect, test } from 'vitest'
import { formatClock, parseClock } from '../../../../../client/demo-apps/smart-dispatch-scheduler/clock.ts'
import { parseCsv, writeCsv } from '../../../../../client/demo-apps/smart-dispatch-scheduler/csv.ts'
import {
  readDayCsv,
  writePlan,
  writeTrips,
  writeVehicles,
} from '../../../../../client/demo-apps/smart-dispatch-scheduler/day-csv.ts'
import { createNetwork } from '../../../../../client/demo-apps/smart-dispatch-scheduler/network.ts'
import { createSampleDay } from '../../../../../client/demo-apps/smart-dispatch-scheduler/sample.ts'
import { planDay } from '../../../../../client/demo-apps/smart-dispatch-scheduler/search.ts'
import { town } from '../../../../../client/demo-apps/smart-dispatch-scheduler/town.ts'

const read = (text: string) => readDayCsv(text, town)

test('trips and vehicles come back from CSV as they were', () => {
  const day = createSampleDay(2)
  const { trips, vehicles } = day
  expect(read(writeTrips(day))).toEqual({ kind: 'trips', trips })
  expect(read(writeVehicles(vehicles))).toEqual({ kind: 'vehicles', vehicles })
})

test('columns may be in any order, with semicolons and a byte order mark', () => {
  const text = '\uFEFFseats;vehicle;shift_until;shift_from\r\n4;V1;16:00;7:30\r\n'
  const shift = { from: 450, until: 960 }
  const vehicles = [{ id: 'V1', seats: 4, wheelchairs: 0, isLiftOut: false, shift, isBroken: false }]
  expect(read(text)).toEqual({ kind: 'vehicles', vehicles })
})

test('every problem is named with its row and field', () => {
  const text = 'vehicle,seats,shift_from,shift_until\nV1,none,9:00,8:00\nV1,4,25:00,26:00\n'
  expect(read(text)).toEqual({
    kind: 'problems',
    problems: [
      'Row 2: V1 appears twice',
      'Row 1: seats is “none”; it must be 1 to 20',
      'Row 1: shift_until is before shift_from',
      'Row 2: shift_from is “25:00”; write it like 08:30',
      'Row 2: shift_until is “26:00”; write it like 08:30',
    ],
  })
})

test('a file without the columns, without rows or with too many is refused', () => {
  expect(read('a,b\n1,2')).toMatchObject({
    problems: ['The first line is missing: vehicle, seats, shift_from, shift_until'],
  })
  expect(read('vehicle,seats,shift_from,shift_until\n')).toMatchObject({ kind: 'problems' })
  const many = Array.from({ length: 17 }, (_, index) => `V${index},4,08:00,16:00\n`).join('')
  expect(read(`vehicle,seats,shift_from,shift_until\n${many}`)).toMatchObject({ kind: 'problems' })
})

test('the plan as CSV has a line for each stop, and one for each trip without a place', () => {
  const day = createSampleDay(1, { trips: 24, vehicles: 1 })
  const network = createNetwork(day)
  const plan = planDay(network, { steps: 50, seed: 1 })
  const rows = parseCsv(writePlan(network, plan))
  expect(plan.unplaced.length).toBeGreaterThan(0)
  expect(rows).toHaveLength(1 + plan.routes.flat().length + plan.unplaced.length)
  expect(rows.filter(row => row[3] === 'no place')).toHaveLength(plan.unplaced.length)
})

test('fields with commas, quotes and line ends survive, and nothing reads as a formula', () => {
  const rows = [['a,b', 'say "x"', 'two\nlines', '-5']]
  expect(parseCsv(writeCsv(rows))).toEqual(rows)
  expect(writeCsv([['=1+1', '@x']])).toBe("'=1+1,'@x\n")
})

test('clock times are read and written, wrong ones refused', () => {
  expect([formatClock(425), parseClock('7:05'), parseClock('07:05:00')]).toEqual(['07:05', 425, 425])
  expect(['24:00', '7.05', '12:60', ''].map(parseClock)).toEqual([undefined, undefined, undefined, undefined])
})
