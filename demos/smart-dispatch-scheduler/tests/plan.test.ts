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
import { at, createLineDay } from './days.ts'

const options = { steps: 400, seed: 1 }

test('on small days the plan serves as many trips with as few vehicles as the optimum, within 5 % of its distance', () => {
  for (let seed = 1; seed <= 15; seed++) {
    const network = createNetwork(createSampleDay(seed, { trips: 3 + (seed % 3), vehicles: 1 + (seed % 3) }))
    const figures = measurePlan(network, planDay(network, options))
    const least = findMinCost(network)
    const fixed = toCost({ ...figures, distanceMiles: 0 })
    expect(fixed).toBe(Math.floor(least / 1e5) * 1e5)
    expect(figures.distanceMiles).toBeLessThanOrEqual(1.05 * (least - fixed) + 1e-6)
    expect(figures.distanceMiles).toBeGreaterThanOrEqual(least - fixed - 1e-6)
  }
})

test('the same day, steps and seed give the same plan, also from a copy that a worker was sent', () => {
  const network = createNetwork(createSampleDay(3))
  const search = createSearch(structuredClone(toProblem(network)), { seed: 7 })
  for (let done = 0; done < 200; done++) search.step(done / 200)
  expect(search.best()).toEqual(planDay(network, { steps: 200, seed: 7 }))
})

test('a day without trips or vehicles has a plan too, and a party larger than any vehicle finds no place', () => {
  const day = createSampleDay(1)
  expect(planDay(createNetwork({ ...day, trips: [] }), options).unplaced).toEqual([])
  expect(planDay(createNetwork({ ...day, vehicles: [] }), options).unplaced).toHaveLength(day.trips.length)
  expect(planDay(createNetwork(createLineDay({ trips: [{ seats: 5 }, {}] })), options).unplaced).toEqual([0])
})

test('a rider in a wheelchair rides only where a lift works and a place is free', () => {
  const day = createLineDay({
    trips: [{ seats: 0, wheelchairs: 1 }, { seats: 0, wheelchairs: 1 }, {}],
    vehicles: [{ wheelchairs: 0 }, { wheelchairs: 1 }, { wheelchairs: 2, isLiftOut: true }],
  })
  const plan = planDay(createNetwork(day), options)
  expect([plan.unplaced, findBrokenRules(day, plan)]).toEqual([[], []])
  expect(plan.routes[1]?.filter(node => node < 4)).toHaveLength(4)
  const without = changeVehicle(day, 'V1', { isLiftOut: true })
  expect(planDay(createNetwork(without), options).unplaced).toEqual([0, 1])
})

const anyVisit = fc
  .record({ x: fc.nat(60), from: fc.nat(300), length: fc.nat(200), serviceMinutes: fc.nat(8) })
  .map(({ x, from, length, serviceMinutes }) => ({ ...at(x, from, from + length), serviceMinutes }))
const anyTrip = fc.record({ pickup: anyVisit, dropoff: anyVisit, seats: fc.nat(3), wheelchairs: fc.nat(2) })
const anyVehicle = fc.record({
  seats: fc.nat(4),
  wheelchairs: fc.nat(2),
  isLiftOut: fc.boolean(),
  isBroken: fc.boolean(),
  shift: fc.record({ from: fc.nat(60), until: fc.integer({ min: 200, max: 600 }) }),
})

test('the first and the improved plan of any day keep every rule, the improved is no worse, and a vehicle more never leaves more trips without a place', () => {
  fc.assert(
    fc.property(fc.array(anyTrip, { maxLength: 9 }), fc.array(anyVehicle, { maxLength: 4 }), (trips, vehicles) => {
      const day = createLineDay({ trips, vehicles })
      const more = createLineDay({ trips, vehicles: [...vehicles, { id: 'more' }] })
      const [plan, larger] = [day, more].map(each => planDay(createNetwork(each), { steps: 60, seed: 1 }))
      const network = createNetwork(day)
      const first = planByInsertion(network)
      if (plan === undefined) throw new Error('No plan.')
      expect([findBrokenRules(day, first), findBrokenRules(day, plan)]).toEqual([[], []])
      const [before, after] = [first, plan].map(each => toCost(measurePlan(network, each)))
      expect(after).toBeLessThanOrEqual((before ?? 0) + 1e-6)
      expect(larger?.unplaced.length).toBeLessThanOrEqual(plan.unplaced.length)
    }),
    { numRuns: 60, seed: 5 },
  )
})
