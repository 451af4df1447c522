import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMinCost } from '../benchmark/exact.ts'
import { changeVehicle } from '../program/edit.ts'
import { toCost } from '../program/model.ts'
import { createNetwork, toProblem } from '../program/network.ts'
import { createSampleDay } from '../program/sample.ts'
import { measurePlan } from '../program/schedule.ts'
import { createSearch, planDay } from '../program/search.ts'
import { planByInsertion } from '../program/start.ts'
import { findBrokenRules } from './check-plan.ts'
import { at, createLineDay, createTestDays } from './days.ts'

const options = { steps: 400, seed: 1 }

test('the plan by insertion keeps every rule on generated days', () => {
  for (const day of createTestDays()) {
    expect(findBrokenRules(day, planByInsertion(createNetwork(day)))).toEqual([])
  }
})

test('the improved plan keeps every rule on generated days and is never late or worse', () => {
  for (const day of createTestDays()) {
    const network = createNetwork(day)
    const plan = planDay(network, options)
    const figures = measurePlan(network, plan)
    expect(findBrokenRules(day, plan)).toEqual([])
    expect(figures.lateMinutes).toBeLessThan(1e-6)
    expect(toCost(figures)).toBeLessThanOrEqual(toCost(measurePlan(network, planByInsertion(network))) + 1e-6)
  }
})

test('on small days the plan serves as many trips with as few vehicles as the optimum, within 5 % of its distance', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const day = createSampleDay(seed, { trips: 3 + (seed % 3), vehicles: 1 + (seed % 3) })
    const network = createNetwork(day)
    const figures = measurePlan(network, planDay(network, options))
    const least = findMinCost(network)
    const fixed = toCost({ ...figures, distanceMiles: 0 })
    expect(fixed).toBe(Math.floor(least / 1e5) * 1e5)
    expect(figures.distanceMiles).toBeLessThanOrEqual(1.05 * (least - fixed) + 1e-6)
    expect(figures.distanceMiles).toBeGreaterThanOrEqual(least - fixed - 1e-6)
  }
})

test('brute force finds the shared ride of two trips on one line, there and back', () => {
  const day = createLineDay({ trips: [{}, { pickup: at(12), dropoff: at(18) }], vehicles: [{}, {}] })
  expect(findMinCost(createNetwork(day))).toBe(toCost({ unplacedTrips: 0, vehiclesUsed: 1, distanceMiles: 40 }))
})

test('brute force leaves out the trip that no vehicle can reach in time', () => {
  const day = createLineDay({ trips: [{}, { pickup: at(50, 0, 49) }] })
  expect(findMinCost(createNetwork(day))).toBe(toCost({ unplacedTrips: 1, vehiclesUsed: 1, distanceMiles: 40 }))
})

test('the same day, steps and seed give the same plan, also from a copy that a worker was sent', () => {
  const network = createNetwork(createSampleDay(3))
  const whole = planDay(network, { steps: 300, seed: 7 })
  const search = createSearch(structuredClone(toProblem(network)), { seed: 7 })
  for (let done = 0; done < 300; done++) search.step(done / 300)
  expect(search.best()).toEqual(whole)
  expect(planDay(createNetwork(createSampleDay(3)), { steps: 300, seed: 7 })).toEqual(whole)
})

test('a broken vehicle is left out of the next plan, and its trips ride in others', () => {
  const day = createSampleDay(1)
  const before = planDay(createNetwork(day), options)
  const used = before.routes.findIndex(nodes => nodes.length > 0)
  const broken = changeVehicle(day, day.vehicles[used]?.id ?? '', { isBroken: true })
  const after = planDay(createNetwork(broken), options)
  expect(findBrokenRules(broken, after)).toEqual([])
  expect(after.routes[used]).toEqual([])
  expect(after.unplaced).toEqual([])
})

test('a day without trips or without vehicles has a plan too', () => {
  const day = createSampleDay(1)
  expect(planDay(createNetwork({ ...day, trips: [] }), options).unplaced).toEqual([])
  expect(planDay(createNetwork({ ...day, vehicles: [] }), options).unplaced).toHaveLength(day.trips.length)
})

test('a party larger than any vehicle finds no place', () => {
  const day = createLineDay({ trips: [{ seats: 5 }, {}] })
  expect(planDay(createNetwork(day), options).unplaced).toEqual([0])
})

test('a rider in a wheelchair rides only where a lift works and a place is free', () => {
  const day = createLineDay({
    trips: [{ seats: 0, wheelchairs: 1 }, { seats: 0, wheelchairs: 1 }, {}],
    vehicles: [{ wheelchairs: 0 }, { wheelchairs: 1 }, { wheelchairs: 2, isLiftOut: true }],
  })
  const plan = planDay(createNetwork(day), options)
  expect(plan.unplaced).toEqual([])
  expect(findBrokenRules(day, plan)).toEqual([])
  expect(plan.routes[1]?.filter(node => node < 4)).toHaveLength(4)
  const without = changeVehicle(day, 'V1', { isLiftOut: true })
  expect(planDay(createNetwork(without), options).unplaced).toEqual([0, 1])
})

const anyVisit = fc.record({
  x: fc.integer({ min: 0, max: 60 }),
  from: fc.integer({ min: 0, max: 300 }),
  length: fc.nat(200),
})
const anyTrip = fc.record({
  pickup: anyVisit,
  dropoff: anyVisit,
  seats: fc.nat(3),
  wheelchairs: fc.nat(2),
  stop: fc.nat(8),
})
const anyVehicle = fc.record({
  seats: fc.nat(4),
  wheelchairs: fc.nat(2),
  isLiftOut: fc.boolean(),
  isBroken: fc.boolean(),
  shift: fc.record({ from: fc.nat(60), until: fc.integer({ min: 200, max: 600 }) }),
})

test('any plan of any day keeps every rule, and a vehicle more never leaves more trips without a place', () => {
  fc.assert(
    fc.property(fc.array(anyTrip, { maxLength: 9 }), fc.array(anyVehicle, { maxLength: 4 }), (trips, vehicles) => {
      const visit = ({ x, from, length }: { x: number; from: number; length: number }, serviceMinutes: number) => {
        return { ...at(x, from, from + length), serviceMinutes }
      }
      const day = createLineDay({
        trips: trips.map(({ pickup, dropoff, stop, ...party }) => {
          return { ...party, pickup: visit(pickup, stop), dropoff: visit(dropoff, stop) }
        }),
        vehicles,
      })
      const plan = planDay(createNetwork(day), { steps: 60, seed: 1 })
      expect(findBrokenRules(day, plan)).toEqual([])
      const more = { ...day, vehicles: [...day.vehicles, ...createLineDay({ vehicles: [{ id: 'more' }] }).vehicles] }
      const unplaced = planDay(createNetwork(more), { steps: 60, seed: 1 }).unplaced.length
      expect(unplaced).toBeLessThanOrEqual(plan.unplaced.length)
    }),
    { numRuns: 60, seed: 5 },
  )
})
