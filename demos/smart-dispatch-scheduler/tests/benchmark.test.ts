import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMinCost } from '../benchmark/exact.ts'
import { parseLiLim, parseSolution } from '../benchmark/li-lim.ts'
import { plantInstance } from '../benchmark/li-lim-like.ts'
import { boundDistance } from '../benchmark/lower-bound.ts'
import { createNetwork } from '../program/network.ts'
import { createSampleDay } from '../program/sample.ts'
import { measurePlan } from '../program/schedule.ts'
import { planDay } from '../program/search.ts'
import { findBrokenRules } from './check-plan.ts'

const read = (name: string) => readFileSync(`demos/smart-dispatch-scheduler/benchmark/instances/${name}`, 'utf8')

test('the published plan for lc101 keeps all rules of the instance and has the published distance', () => {
  const instance = parseLiLim(read('lc101.txt'))
  const plan = parseSolution(read('lc101.best.txt'), instance)
  const { distanceMiles, vehiclesUsed, unplacedTrips } = measurePlan(createNetwork(instance.day), plan)
  expect(findBrokenRules(instance.day, plan)).toEqual([])
  expect([distanceMiles.toFixed(2), vehiclesUsed, unplacedTrips]).toEqual(['828.94', 10, 0])
})

test('the planner reaches the best known plan of lc101', () => {
  const { day } = parseLiLim(read('lc101.txt'))
  const network = createNetwork(day)
  const plan = planDay(network, { steps: 200, seed: 1 })
  const { distanceMiles, vehiclesUsed, unplacedTrips } = measurePlan(network, plan)
  expect(findBrokenRules(day, plan)).toEqual([])
  expect([distanceMiles.toFixed(2), vehiclesUsed, unplacedTrips]).toEqual(['828.94', 10, 0])
})

test('on generated instances the planted plan keeps all rules and the improved one needs no more vehicles', () => {
  for (const kind of ['clustered', 'random', 'mixed'] as const) {
    const { day, plan } = plantInstance({ kind, seed: 5, customers: 55 })
    const network = createNetwork(day)
    const improved = planDay(network, { steps: 1500, seed: 1 })
    expect(findBrokenRules(day, plan)).toEqual([])
    expect(findBrokenRules(day, improved)).toEqual([])
    const [known, found] = [measurePlan(network, plan), measurePlan(network, improved)]
    expect(found.unplacedTrips).toBe(0)
    expect(found.vehiclesUsed).toBeLessThanOrEqual(known.vehiclesUsed)
    expect(found.distanceMiles).toBeGreaterThanOrEqual(boundDistance(network, found.vehiclesUsed) - 1e-6)
  }
})

test('the lower bound stays below the optimum', () => {
  for (let seed = 200; seed < 212; seed++) {
    const network = createNetwork(createSampleDay(seed, { trips: 4, vehicles: 4 }))
    const least = findMinCost(network)
    expect(boundDistance(network, Math.floor(least / 1e5))).toBeLessThanOrEqual((least % 1e5) + 1e-6)
  }
})

test('in well under a second of work the plan of 100 stops is 2 % shorter than the planted one', () => {
  for (const kind of ['clustered', 'random', 'mixed'] as const) {
    const { day, plan } = plantInstance({ kind, seed: 31, customers: 100 })
    const network = createNetwork(day)
    const found = planDay(network, { steps: 6000, seed: 1 })
    const [known, reached] = [measurePlan(network, plan), measurePlan(network, found)]
    expect(findBrokenRules(day, found)).toEqual([])
    expect(reached.unplacedTrips).toBe(0)
    expect(reached.vehiclesUsed, kind).toBeLessThanOrEqual(known.vehiclesUsed)
    expect(reached.distanceMiles, kind).toBeLessThan(0.98 * known.distanceMiles)
  }
})
