import { expect, test } from 'vitest'
import { addTrip, changeEnd, changeParty, removeTrip } from '../program/edit.ts'
import { createSampleDay } from '../program/sample.ts'
import { straight } from '../program/street-graph.ts'
import { findPath, town, travelInTown } from '../program/town.ts'

const places = Array.from({ length: 30 }, (_, index) => ({
  x: ((index * 67) % 200) / 10,
  y: ((index * 41) % 140) / 10,
}))
const pairs = places.flatMap(from => places.map(to => [from, to] as const))

test('the way from place to place is as long as the miles say, the same back, and never shorter than a straight line', () => {
  for (const [from, to] of pairs) {
    const path = findPath(from, to)
    const miles = path.slice(1).reduce((sum, point, index) => sum + straight(path[index] ?? point, point), 0)
    expect(miles).toBeCloseTo(travelInTown(from, to))
    expect(travelInTown(to, from)).toBeCloseTo(miles)
    expect(miles).toBeGreaterThanOrEqual(straight(from, to) - 1e-6)
    const detours = places.map(over => travelInTown(from, over) + travelInTown(over, to))
    expect(miles).toBeLessThan(Math.min(...detours) + 1e-6)
  }
})

test('a way crosses the river on a bridge only', () => {
  const west = { x: 2, y: 6 }
  expect(findPath(west, { x: 6, y: 6 }).every(({ x }) => x < 9)).toBe(true)
  const path = findPath(west, { x: 19, y: 7.5 })
  const crossing = path.findIndex(({ x }) => x > 11)
  expect(town.bridges.map(({ y }) => y)).toContain(path[crossing]?.y)
  expect(path[crossing - 1]?.y).toBe(path[crossing]?.y)
})

test('a sample day is the same for the same number and other for another', () => {
  expect(createSampleDay(4).trips).toEqual(createSampleDay(4).trips)
  expect(createSampleDay(4).trips).not.toEqual(createSampleDay(5).trips)
})

test('a stop moved off the map stays at its edge, on tenths of a mile', () => {
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

test('a party changes its stops with the lift only, and is never empty', () => {
  const day = createSampleDay(1)
  const [trip] = day.trips
  expect(trip).toMatchObject({ wheelchairs: 0, pickup: { serviceMinutes: 4 } })
  const rolling = changeParty(day, 'T01', { wheelchairs: 1 }).trips[0]
  expect(rolling).toMatchObject({ wheelchairs: 1, pickup: { serviceMinutes: 8 }, dropoff: { serviceMinutes: 8 } })
  expect(changeParty(day, 'T01', { seats: 2 }).trips[0]).toEqual({ ...trip, seats: 2 })
  expect(changeParty(day, 'T01', { seats: 0 }).trips[0]).toEqual(trip)
})

test('an added trip has a name of its own, after removals too', () => {
  const { day, id } = addTrip(removeTrip(createSampleDay(1), 'T03'))
  expect(new Set(day.trips.map(trip => trip.id)).size).toBe(24)
  expect(day.trips.at(-1)?.id).toBe(id)
})
