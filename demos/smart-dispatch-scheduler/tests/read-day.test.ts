import { expect, test } from 'vitest'
import { formatClock, parseClock } from '../program/clock.ts'
import { parseCsv, writeCsv } from '../program/csv.ts'
import { createNetwork } from '../program/network.ts'
import { readDayCsv } from '../program/read-day.ts'
import { createSampleDay } from '../program/sample.ts'
import { planDay } from '../program/search.ts'
import { writePlan, writeTrips, writeVehicles } from '../program/write-day.ts'

const sample = createSampleDay(1)
const read = (text: string) => readDayCsv(text, sample)
const names = 'vehicle,seats,shift_from,shift_until'

test('trips and vehicles come back from CSV as they were, in the day that was shown', () => {
  const { trips, vehicles: whole } = createSampleDay(2)
  const vehicles = whole.map((vehicle, index) => ({ ...vehicle, isBroken: index === 1, isLiftOut: index === 2 }))
  expect(read(writeTrips({ ...sample, trips }))).toEqual({
    ...{ kind: 'read', what: 'trips', count: trips.length },
    day: { ...sample, trips },
  })
  expect(read(writeVehicles(vehicles))).toMatchObject({ what: 'vehicles', day: { ...sample, vehicles } })
})

test.each([';', '\t', ','])('columns may be in any order, with “%s” between them and a byte order mark', separator => {
  const text = '\uFEFFseats;vehicle;shift_until;shift_from\r\n4;V1;4:00 PM;7:30\r\n'.replaceAll(';', separator)
  const shift = { from: 450, until: 960 }
  const vehicles = [{ id: 'V1', seats: 4, wheelchairs: 0, isLiftOut: false, shift, isBroken: false }]
  expect(read(text)).toMatchObject({ kind: 'read', day: { vehicles } })
})

const many = Array.from({ length: 17 }, (_, index) => `V${index},4,08:00,16:00\n`).join('')

test.each([
  [
    `${names}\nV1,none,9:00,8:00\n\nV1,2.5,25:00,26:00\n,4,9:00,17:00\n`,
    [
      'Line 2: seats is “none”; it must be 1 to 20',
      'Line 2: shift_until is before shift_from; a day ends at midnight',
      'Line 4: seats is “2.5”; it must be a whole number',
      'Line 4: shift_from is “25:00”; write it like 08:30 or 8:30 AM',
      'Line 4: shift_until is “26:00”; write it like 08:30 or 8:30 AM',
      'Line 4: V1 appears twice',
      'Line 5: vehicle needs 1 to 20 characters',
    ],
  ],
  ['a,b\n1,2', [expect.stringMatching(/^The first line has no column named trip, vehicle, rider\. Copy the table/)]],
  ['', ['There is nothing in it.']],
  [`${names}\n"V1,4,8:00,16:00\n`, ['Line 2: a quotation mark has no partner.']],
  ['vehicle,seats\nV1,4', ['The first line is missing: shift_from, shift_until']],
  [`${names}\n`, ['There are no lines below the column names.']],
  [`${names}\n${many}`, ['17 lines; this page takes up to 16.']],
])('every problem of a table is named once, with its line and field (%#)', (text, problems) => {
  expect(read(text)).toEqual({ kind: 'problems', problems })
})

test('the plan as CSV has a line for each stop, and one for each trip without a place', () => {
  const network = createNetwork(createSampleDay(1, { trips: 24, vehicles: 1 }))
  const plan = planDay(network, { steps: 50, seed: 1 })
  const rows = parseCsv(writePlan(network, plan)).lines.map(({ fields }) => fields)
  expect(plan.unplaced.length).toBeGreaterThan(0)
  expect(rows).toHaveLength(1 + plan.routes.flat().length + plan.unplaced.length)
  expect(rows.filter(row => row[3] === 'no place')).toHaveLength(plan.unplaced.length)
})

test('fields with commas, quotes and line ends survive, and nothing reads as a formula', () => {
  const rows = [['a,b', 'say "x"', 'two\nlines', '-5']]
  expect(parseCsv(writeCsv(rows)).lines.map(({ fields }) => fields)).toEqual(rows)
  expect(writeCsv([['=1+1', '@x']])).toBe('"\'=1+1","\'@x"\n')
})

test('clock times are read and written, wrong ones refused', () => {
  expect(formatClock(425)).toBe('07:05')
  const right = ['7:05', '07:05:00', '7:05 AM', '7:05pm', '12:00 a.m.', '12:30 PM']
  expect(right.map(parseClock)).toEqual([425, 425, 425, 1145, 0, 750])
  const wrong = ['24:00', '7.05', '12:60', '', '13:00 PM', '0:10 AM']
  expect(wrong.map(parseClock)).toEqual(wrong.map(() => undefined))
})
