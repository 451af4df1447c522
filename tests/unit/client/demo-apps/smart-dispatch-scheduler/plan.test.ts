import { expect, test } from 'vitest'
import { setBroken } from '../../../../../client/demo-apps/smart-dispatch-scheduler/edit.ts'
import { toCost } from '../../../../../client/demo-apps/smart-dispatch-scheduler/model.ts'
import { createNetwork } from '../../../../../client/demo-apps/smart-dispatch-scheduler/network.ts'
import { planByInsertion, toPlan } from '../../../../../client/demo-apps/smart-dispatch-scheduler/placing.ts'
import { createSampleDay } from '../../../../../client/demo-apps/smart-dispatch-scheduler/sample.ts'
import { measurePlan } from '../../../../../client/demo-apps/smart-dispatch-scheduler/schedule.ts'
import { planDay, startSearch } from '../../../../../client/demo-apps/smart-dispatch-scheduler/search.ts'
import { findMinCost } from '../../../../../scripts/bench/exact.ts'
import { findBrokenRules } from './check-plan.ts'
import { at, createLineDay, createTestDays } from './days.ts'

const options = { steps: 400, seed: 1 }

test('the plan by insertion keeps every rule on generated days', () => {
  for (const day of createTestDays()) {
    expect(findBrokenRules(day, toPlan(planByInsertion(createNetwork(day))))).toEqual([])
  }
})

test('the improved plan keeps every rule on generated days and is never late or worse', () => {
  for (const day of createTestDays()) {
    const network = createNetwork(day)
    const plan = planDay(network, options)
    const figures = measurePlan(network, plan)
    expect(findBrokenRules(day, plan)).toEqual([])
    expect(figures.lateMinutes).toBeLessThan(1e-6)
    expect(toCost(figures)).toBeLessThanOrEqual(toCost(measurePlan(network, toPlan(planByInsertion(network)))) + 1e-6)
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

test('the search gives the same plan however its steps are cut, and again with the same seed', () => {
  const network = createNetwork(createSampleDay(3))
  const whole = planDay(network, { steps: 300, seed: 7 })
  const sliced = startSearch(network, { steps: 300, seed: 7 })
  while (!sliced.isDone()) sliced.advance(11)
  expect(sliced.stepsDone()).toBe(300)
  expect(sliced.best()).toEqual(whole)
  expect(planDay(createNetwork(createSampleDay(3)), { steps: 300, seed: 7 })).toEqual(whole)
})

test('a broken vehicle is left out of the next plan, and its trips ride in others', () => {
  const day = createSampleDay(1)
  const before = planDay(createNetwork(day), options)
  const used = before.routes.findIndex(nodes => nodes.length > 0)
  const broken = setBroken(day, day.vehicles[used]?.id ?? '', true)
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
