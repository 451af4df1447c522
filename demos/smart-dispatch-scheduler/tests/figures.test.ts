import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseLiLim, parseSolution } from '../benchmark/li-lim.ts'
import { plantInstance } from '../benchmark/li-lim-like.ts'
import type { Day, Plan } from '../program/model.ts'
import { createNetwork } from '../program/network.ts'
import { createSampleDay } from '../program/sample.ts'
import { measurePlan, planFirstCome } from '../program/schedule.ts'
import { planDay } from '../program/search.ts'
import { findBrokenRules } from './check-plan.ts'

const read = (name: string) => readFileSync(`demos/smart-dispatch-scheduler/benchmark/instances/${name}`, 'utf8')

/** The figures of a plan that keeps every rule. */
function measure(day: Day, plan: Plan) {
  expect(findBrokenRules(day, plan)).toEqual([])
  return measurePlan(createNetwork(day), plan)
}

test('the planner reaches the best known plan of the published instance, which has the published distance', () => {
  const instance = parseLiLim(read('lc101.txt'))
  const known = parseSolution(read('lc101.best.txt'), instance)
  const found = planDay(createNetwork(instance.day), { steps: 200, seed: 1 })
  for (const plan of [known, found]) {
    const { distanceMiles, vehiclesUsed, unplacedTrips } = measure(instance.day, plan)
    expect([distanceMiles.toFixed(2), vehiclesUsed, unplacedTrips]).toEqual(['828.94', 10, 0])
  }
})

test.each(['clustered', 'random', 'mixed'] as const)(
  'a plan of 100 %s stops needs no more vehicles than the planted one and is at least 0.7 % shorter, as published',
  kind => {
    const { day, plan } = plantInstance({ kind, seed: 31, customers: 100 })
    const known = measure(day, plan)
    const found = measure(day, planDay(createNetwork(day), { steps: 6000, seed: 1 }))
    expect(found.unplacedTrips).toBe(0)
    expect(found.vehiclesUsed).toBeLessThanOrEqual(known.vehiclesUsed)
    expect(found.distanceMiles).toBeLessThan(0.993 * known.distanceMiles)
  },
)

test('the miles that the page claims are those of the naive plan and of the search with its usual steps', () => {
  const [, naive, found] = /(\d+) → (\d+) miles/.exec(readFileSync('content/demos.json', 'utf8')) ?? []
  const day = createSampleDay(1)
  const network = createNetwork(day)
  const plans = [planFirstCome(network), planDay(network, { steps: 8000, seed: 1 })]
  const miles = plans.map(plan => String(Math.round(measurePlan(network, plan).distanceMiles)))
  expect(miles).toEqual([naive, found])
})
