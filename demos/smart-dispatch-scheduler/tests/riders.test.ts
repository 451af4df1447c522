import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMarkdownTable } from '../../../tests/support/markdown-table.ts'
import { formatClock } from '../program/clock.ts'
import { changeEnd } from '../program/edit.ts'
import { isPickup, tripOf } from '../program/model.ts'
import { createNetwork } from '../program/network.ts'
import { describeLimits, readDayCsv } from '../program/read-day.ts'
import { createSampleDay } from '../program/sample.ts'
import { measurePlan, scheduleRoute } from '../program/schedule.ts'
import { planDay } from '../program/search.ts'
import { writeTrips } from '../program/write-day.ts'

const article = readFileSync('content/articles/blog-26.md', 'utf8')
const csv = readFileSync('content/data/blog-26.csv', 'utf8')

const invented = createSampleDay(1)

function readDay() {
  const read = readDayCsv(csv, invented)
  if (read.kind === 'problems') throw new Error(read.problems.join())
  return read.day
}

const day = readDay()
const network = createNetwork(day)
const plan = planDay(network, { steps: 8000, seed: 1 })

test('the table to download has the trips of the article', () => {
  const rows = readMarkdownTable(article, 'Rider').map(([rider, home, destination = '', appointment, wheelchair]) => {
    const [, name, place] = /^(\w+) \((.+)\)$/.exec(destination) ?? []
    return [rider, ...(home ?? '').split(', '), name, ...(place ?? '').split(', '), appointment, wheelchair]
  })
  expect(csv.trimEnd().split('\n').slice(1)).toEqual(rows.map(row => row.join()))
})

test('a rider boards in 3 minutes or 8, arrives 30 to 5 minutes early, and north is up', () => {
  const [a, b] = day.trips
  expect(a).toMatchObject({
    id: 'A',
    pickup: { x: 1, y: -2, serviceMinutes: 8 },
    dropoff: { x: 6, y: -2, from: 7 * 60, until: 7 * 60 + 25, serviceMinutes: 8 },
  })
  expect(b?.pickup.serviceMinutes).toBe(3)
  expect(day.minutesPerMile).toBe(2.4)
})

test('all eight riders arrive with their needs, and the three in wheelchairs ride in a van', () => {
  expect(day.trips.map(({ id, wheelchairs }) => `${id}${wheelchairs}`).join(' ')).toBe('A1 B0 C0 D1 E0 F0 G0 H1')
  expect(day.vehicles.map(({ wheelchairs }) => wheelchairs)).toEqual([2, 2, 0])
  const noVans = { ...day, vehicles: day.vehicles.map(vehicle => ({ ...vehicle, isLiftOut: true })) }
  expect(planDay(createNetwork(noVans), { steps: 500, seed: 1 }).unplaced.map(trip => day.trips[trip]?.id)).toEqual(
    expect.arrayContaining(['A', 'D', 'H']),
  )
})

test('the plan has the vans and the miles of plan two, and the sedan stays at the depot', () => {
  expect(article).toContain('That is 61 miles, 17 of them empty, with two vehicles.')
  expect(measurePlan(network, plan)).toEqual({ distanceMiles: 61, lateMinutes: 0, vehiclesUsed: 2, unplacedTrips: 0 })
  expect(plan.routes[2]).toEqual([])
})

test('plan two of the article has the times that it prints', () => {
  const nodesOf = (stops: string) =>
    stops.split(' ').map(stop => 2 * 'ABCDEFGH'.indexOf(stop.at(-1) ?? '') + stop.length - 1)
  const routes = ['F G >F >G H >H', 'A C >A >C B E >B >E D >D'].map((stops, vehicle) =>
    scheduleRoute(network, vehicle, nodesOf(stops)),
  )
  expect(routes.map(({ distanceMiles }) => distanceMiles)).toEqual([31, 30])
  expect(routes.map(({ stops }) => stops.map(({ start }) => formatClock(start)).join(' '))).toEqual([
    '08:08 08:23 08:45 08:48 09:03 09:35',
    '06:32 06:45 07:00 07:08 07:37 07:47 08:00 08:03 08:11 08:36',
  ])
})

test('every rider arrives 30 to 5 minutes early and is aboard for at most 40 minutes', () => {
  const stops = plan.routes.flatMap((nodes, vehicle) => scheduleRoute(network, vehicle, nodes).stops)
  expect(stops).toHaveLength(16)
  for (const { node, leave } of stops.filter(stop => isPickup(stop.node))) {
    const trip = day.trips[tripOf(node)]
    const arrival = stops.find(stop => stop.node === node + 1)?.start ?? Number.NaN
    expect(arrival, trip?.id).toBeGreaterThanOrEqual(trip?.dropoff.from ?? Number.NaN)
    expect(arrival, trip?.id).toBeLessThanOrEqual(trip?.dropoff.until ?? Number.NaN)
    expect(arrival - leave, trip?.id).toBeLessThanOrEqual(40.001)
  }
  const { maxRideMinutes, ...unlimited } = day
  const free = createNetwork(unlimited)
  expect(measurePlan(free, planDay(free, { steps: 8000, seed: 1 })).vehiclesUsed, 'the limit is what needs two').toBe(1)
})

test('the trips come back from CSV with north as people read it, and a stop stays on the map', () => {
  const read = readDayCsv(writeTrips(day), day)
  const places = day.trips.map(({ pickup: { x, y } }) => ({ x, y }))
  expect(read.kind === 'read' && read.day.trips.map(({ pickup: { x, y } }) => ({ x, y }))).toEqual(places)
  expect(writeTrips(day)).toContain('\nA,1,2,6,2,')
  const moved = changeEnd(day, { id: 'A', end: 'pickup', change: { y: -20 } })
  expect(moved.trips[0]?.pickup.y).toBe(-7.5)
})

test('a table with wrong riders is refused, and each of its problems named', () => {
  const wrong = csv.replace('7:30,yes', 'noon,maybe').replace('B,7,', 'A,70,')
  expect(readDayCsv(wrong, invented)).toEqual({
    kind: 'problems',
    problems: [
      'Line 2: appointment is “noon”; write it like 08:30 or 8:30 AM',
      'Line 2: wheelchair is “maybe”; write yes or no',
      'Line 3: east is “70”; it must be -1.4 to 10',
      'Line 3: A appears twice',
    ],
  })
})

test('a wheelchair is asked for in the words that tables use', () => {
  const wheelchairs = ['Y', 'true', '1', 'n', 'FALSE', '0'].map(word => {
    const read = readDayCsv(csv.replace('7:30,yes', `7:30,${word}`), invented)
    return read.kind === 'read' && read.day.trips[0]?.wheelchairs
  })
  expect(wheelchairs).toEqual([1, 1, 1, 0, 0, 0])
})

test('the ranges that are said before are those that are checked', () => {
  const said = describeLimits(invented).join(' ')
  expect(said).toContain('x 0 to 20, y 0 to 14')
  expect(said).toContain('east −1.4 to 10, north −1 to 7.5, in miles; appointments 06:00 to 11:00')
  const at = (east: string) => readDayCsv(csv.replace('B,7,', `B,${east},`), invented)
  expect(at('10.1')).toMatchObject({ problems: ['Line 3: east is “10.1”; it must be -1.4 to 10'] })
})
