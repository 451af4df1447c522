import { expect, test } from 'vitest'
import { addTrip, changeEnd, removeTrip } from '../../../../../client/demo-apps/smart-dispatch-scheduler/edit.ts'
import { createSampleDay } from '../../../../../client/demo-apps/smart-dispatch-scheduler/sample.ts'
import {
  bridges,
  findPath,
  straight,
  travelInTown,
} from '../../../../../client/demo-apps/smart-dispatch-scheduler/town.ts'

test('a route on one bank is straight, a route across the river uses the nearest bridge', () => {
  const [west, east] = [
    { x: 2, y: 6 },
    { x: 19, y: 7.5 },
  ]
  expect(findPath(west, { x: 5, y: 10 })).toEqual([west, { x: 5, y: 10 }])
  const bridge = bridges[1]
  expect(findPath(west, east)).toEqual([west, bridge, east])
  expect(travelInTown(west, east)).toBeGreaterThanOrEqual(straight(west, east))
  expect(travelInTown(west, east)).toBeCloseTo(travelInTown(east, west))
})

test('a sample day is the same for the same number and other for another', () => {
  expect(createSampleDay(4).trips).toEqual(createSampleDay(4).trips)
  expect(createSampleDay(4).trips).not.toEqual(createSampleDay(5).trips)
})

test('a stop moved off the map stays at its edge, on the grid of 100 m', () => {
  const day = changeEnd(createSampleDay(1), { id: 'T02', end: 'pickup', change: { x: -3, y: 4.4444 } })
  expect(day.trips[1]?.pickup).toMatchObject({ x: 0, y: 4.4 })
})

test('a window whose one end passes the other takes it along', () => {
  const day = createSampleDay(1)
  const later = changeEnd(day, { id: 'T01', end: 'dropoff', change: { from: 1300 } })
  expect(later.trips[0]?.dropoff).toMatchObject({ from: 1300, until: 1300 })
  const earlier = changeEnd(day, { id: 'T01', end: 'dropoff', change: { until: 100 } })
  expect(earlier.trips[0]?.dropoff).toMatchObject({ from: 100, until: 100 })
})

test('an added trip has a name of its own, after removals too', () => {
  const { day, id } = addTrip(removeTrip(createSampleDay(1), 'T03'))
  expect(new Set(day.trips.map(trip => trip.id)).size).toBe(24)
  expect(day.trips.at(-1)?.id).toBe(id)
})
