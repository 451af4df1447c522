import { expect, test } from 'vitest'
import { createNetwork } from '../program/network.ts'
import { measurePlan, planFirstCome, scheduleRoute } from '../program/schedule.ts'
import { at, createLineDay } from './days.ts'

test('a vehicle waits for the window to open and leaves the depot just in time for its first stop', () => {
  const network = createNetwork(createLineDay({ trips: [{ pickup: at(10, 30, 40), dropoff: at(20, 60, 90) }] }))
  const { leaveDepot, stops, backAtDepot, distanceMiles, lateMinutes } = scheduleRoute(network, 0, [0, 1])
  expect(leaveDepot).toBe(20)
  expect(stops.map(stop => [stop.arrive, stop.start, stop.seatsTaken])).toEqual([
    [30, 30, 1],
    [40, 60, 0],
  ])
  expect([backAtDepot, distanceMiles, lateMinutes]).toEqual([80, 40, 0])
})

test('lateness counts the minutes past each window and past the shift', () => {
  const day = createLineDay({
    trips: [{ pickup: at(10, 0, 4), dropoff: at(20, 0, 15) }],
    vehicles: [{ shift: { from: 0, until: 30 } }],
  })
  expect(scheduleRoute(createNetwork(day), 0, [0, 1]).lateMinutes).toBe(6 + 5 + 10)
})

test('the first-come plan gives each trip whole, by pick-up time, to the vehicle that is free first', () => {
  const day = createLineDay({
    trips: [{ pickup: at(10, 30) }, { pickup: at(10, 20) }, { pickup: at(10, 25) }],
    vehicles: [{}, {}],
  })
  expect(planFirstCome(createNetwork(day)).routes).toEqual([
    [2, 3, 0, 1],
    [4, 5],
  ])
})

test('the first-come plan uses no broken vehicle and no vehicle that is too small', () => {
  const day = createLineDay({ trips: [{ seats: 3 }], vehicles: [{ isBroken: true }, { seats: 2 }, {}] })
  const network = createNetwork(day)
  expect(planFirstCome(network).routes).toEqual([[], [], [0, 1]])
  expect(measurePlan(network, planFirstCome(network))).toEqual({
    distanceMiles: 40,
    lateMinutes: 0,
    vehiclesUsed: 1,
    unplacedTrips: 0,
  })
})
