import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMarkdownTable } from '../../../tests/support/markdown-table.ts'
import { formatClock } from '../program/clock.ts'
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

function readDay(text = csv) {
  const read = readDayCsv(text, invented)
  if (read.kind === 'problems') throw new Error(read.problems.join())
  return read.day
}

const day = readDay()
const network = createNetwork(day)
const plan = planDay(network, { steps: 4000, seed: 1 })

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
    pickup: { x: 1, y: -2, serviceMinutes: 8 },
    dropoff: { x: 6, y: -2, from: 7 * 60, until: 7 * 60 + 25, serviceMinutes: 8 },
  })
  expect([b?.pickup.serviceMinutes, day.minutesPerMile]).toEqual([3, 2.4])
  const noVans = { ...day, vehicles: day.vehicles.map(vehicle => ({ ...vehicle, isLiftOut: true })) }
  const { unplaced } = planDay(createNetwork(noVans), { steps: 500, seed: 1 })
  expect(unplaced.map(trip => day.trips[trip]?.id)).toEqual(expect.arrayContaining(['A', 'D', 'H']))
})

test('the plan has the vans and the miles of plan two, which has the times that the article prints', () => {
  const [, miles] = /That is (\d+) miles, \d+ of them empty, with two vehicles\./.exec(article) ?? []
  expect(measurePlan(network, plan)).toMatchObject({ distanceMiles: Number(miles), vehiclesUsed: 2, unplacedTrips: 0 })
  const nodesOf = (stops: string) =>
    stops.split(' ').map(stop => 2 * 'ABCDEFGH'.indexOf(stop.at(-1) ?? '') + stop.length - 1)
  const routes = ['F G >F >G H >H', 'A C >A >C B E >B >E D >D'].map((stops, vehicle) =>
    scheduleRoute(network, vehicle, nodesOf(stops)),
  )
  expect(routes.map(({ stops }) => stops.map(({ start }) => formatClock(start)).join(' '))).toEqual([
    '08:08 08:23 08:45 08:48 09:03 09:35',
    '06:32 06:45 07:00 07:08 07:37 07:47 08:00 08:03 08:11 08:36',
  ])
})

test('every rider arrives 30 to 5 minutes early and is aboard for at most 40 minutes', () => {
  const stops = plan.routes.flatMap((nodes, vehicle) => scheduleRoute(network, vehicle, nodes).stops)
  for (const { node, leave } of stops.filter(stop => isPickup(stop.node))) {
    const trip = day.trips[tripOf(node)]
    const arrival = stops.find(stop => stop.node === node + 1)?.start ?? Number.NaN
    expect(arrival, trip?.id).toBeGreaterThanOrEqual(trip?.dropoff.from ?? Number.NaN)
    expect(arrival, trip?.id).toBeLessThanOrEqual(trip?.dropoff.until ?? Number.NaN)
    expect(arrival - leave, trip?.id).toBeLessThanOrEqual(40.001)
  }
  const { maxRideMinutes, ...unlimited } = day
  const free = planDay(createNetwork(unlimited), { steps: 4000, seed: 1 })
  expect(measurePlan(createNetwork(unlimited), free).vehiclesUsed, 'the limit is what needs two').toBe(1)
})

test('the trips come back from CSV with north as people read it', () => {
  const places = day.trips.map(({ pickup: { x, y } }) => ({ x, y }))
  const read = readDayCsv(writeTrips(day), day)
  expect(read.kind === 'read' && read.day.trips.map(({ pickup: { x, y } }) => ({ x, y }))).toEqual(places)
  expect(writeTrips(day)).toContain('\nA,1,2,6,2,')
})

test('a table with wrong riders is refused, each problem named, and the ranges said before are those checked', () => {
  const wrong = csv.replace('7:30,yes', 'noon,maybe').replace('B,7,', 'A,10.1,')
  expect(readDayCsv(wrong, invented)).toEqual({
    kind: 'problems',
    problems: [
      'Line 2: appointment is “noon”; write it like 08:30 or 8:30 AM',
      'Line 2: wheelchair is “maybe”; write yes or no',
      'Line 3: east is “10.1”; it must be -1.4 to 10',
      'Line 3: A appears twice',
    ],
  })
  const said = describeLimits(invented).join(' ')
  expect(said).toContain('x 0 to 20, y 0 to 14')
  expect(said).toContain('east −1.4 to 10, north −1 to 7.5, in miles; appointments 06:00 to 11:00')
})

test('a table may say in other words whether a rider needs a wheelchair', () => {
  const read = (word: string) => readDay(csv.replace('7:30,yes', `7:30,${word}`)).trips[0]?.wheelchairs
  expect(['Y', 'true', '1', 'n', 'FALSE', '0'].map(read)).toEqual([1, 1, 1, 0, 0, 0])
})
