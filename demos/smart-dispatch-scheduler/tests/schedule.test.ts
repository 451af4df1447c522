import { expect, test } from 'vitest'
import { findPlace, toWaypoints } from '../program/drive.ts'
import { addTrip, changeEnd, changeParty, removeTrip } from '../program/edit.ts'
import { createNetwork } from '../program/network.ts'
import { createSampleDay } from '../program/sample.ts'
import { planFirstCome, scheduleRoute } from '../program/schedule.ts'
import { straight } from '../program/street-graph.ts'
import { findPath, town, travelInTown } from '../program/town.ts'
import { at, createLineDay } from './days.ts'

test('a vehicle waits for the window to open, leaves the depot just in time, and is on the map where its plan says', () => {
  const network = createNetwork(createLineDay({ trips: [{ pickup: at(10, 30, 40), dropoff: at(20, 60, 90) }] }))
  const route = scheduleRoute(network, 0, [0, 1])
  expect(route).toMatchObject({ leaveDepot: 20, backAtDepot: 80, distanceMiles: 40, lateMinutes: 0 })
  expect(route.stops.map(stop => [stop.arrive, stop.start, stop.seatsTaken])).toEqual([
    [30, 30, 1],
    [40, 60, 0],
  ])
  const way = toWaypoints(network, 0, [0, 1])
  expect([0, 30, 50, 999].map(minute => findPlace(way, minute)?.x)).toEqual([0, 10, 20, 0])
})

test('lateness counts the minutes past each window and past the shift', () => {
  const day = createLineDay({
    trips: [{ pickup: at(10, 0, 4), dropoff: at(20, 0, 15) }],
    vehicles: [{ shift: { from: 0, until: 30 } }],
  })
  expect(scheduleRoute(createNetwork(day), 0, [0, 1]).lateMinutes).toBe(6 + 5 + 10)
})

test('the naive plan gives each trip whole, by pick-up time, to the vehicle that is free first and can take it', () => {
  const trips = [30, 20, 25].map(minute => ({ pickup: at(10, minute) }))
  expect(planFirstCome(createNetwork(createLineDay({ trips, vehicles: [{}, {}] }))).routes).toEqual([
    [2, 3, 0, 1],
    [4, 5],
  ])
  const party = createLineDay({ trips: [{ seats: 3 }], vehicles: [{ isBroken: true }, { seats: 2 }, {}] })
  expect(planFirstCome(createNetwork(party)).routes).toEqual([[], [], [0, 1]])
})

test('the way from place to place is as long as the miles say, the same back, never shorter than a straight line', () => {
  const places = Array.from({ length: 12 }, (_, index) => ({ x: (index * 67) % 20, y: (index * 41) % 14 }))
  for (const [from, to] of places.flatMap(one => places.map(other => [one, other] as const))) {
    const path = findPath(from, to)
    const miles = path.slice(1).reduce((sum, point, index) => sum + straight(path[index] ?? point, point), 0)
    expect(miles).toBeCloseTo(travelInTown(from, to))
    expect(travelInTown(to, from)).toBeCloseTo(miles)
    expect(miles).toBeGreaterThanOrEqual(straight(from, to) - 1e-6)
  }
  const path = findPath({ x: 2, y: 6 }, { x: 19, y: 7.5 })
  const crossing = path.find(({ x }) => x > 11)
  expect(
    town.bridges.map(({ y }) => y),
    'the river is crossed on a bridge',
  ).toContain(crossing?.y)
})

test('an edited stop stays on the map, its window in order, its minutes those of the lift, and no party is empty', () => {
  const day = createSampleDay(1)
  const [trip] = day.trips
  const change = (end: 'pickup' | 'dropoff', to: Parameters<typeof changeEnd>[1]['change']) =>
    changeEnd(day, { id: 'T01', end, change: to }).trips[0]?.[end]
  expect(change('pickup', { x: -3, y: 4.4444 })).toMatchObject({ x: 0, y: 4.4 })
  expect(change('dropoff', { from: 1300 })).toMatchObject({ from: 1300, until: 1300 })
  expect(change('dropoff', { until: 100 })).toMatchObject({ from: 100, until: 100 })
  const party = (seats: number, wheelchairs: number) => changeParty(day, 'T01', { seats, wheelchairs }).trips[0]
  expect(party(1, 1)).toMatchObject({ pickup: { serviceMinutes: 8 }, dropoff: { serviceMinutes: 8 } })
  expect(party(0, 1)).toMatchObject({ seats: 0, wheelchairs: 1 })
  expect([party(2, 0), party(0, 0)]).toEqual([{ ...trip, seats: 2 }, trip])
})

test('an added trip has a name of its own, after removals too', () => {
  const { day, id } = addTrip(removeTrip(createSampleDay(1), 'T03'))
  expect(new Set(day.trips.map(trip => trip.id)).size).toBe(24)
  expect(day.trips.at(-1)?.id).toBe(id)
})
