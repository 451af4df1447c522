import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Day, type Figures, type Plan, toCost } from '../program/model.ts'
import { createNetwork, type Network } from '../program/network.ts'
import { createSampleDay } from '../program/sample.ts'
import { measurePlan, planFirstCome } from '../program/schedule.ts'
import { planDay } from '../program/search.ts'
import { planByInsertion } from '../program/start.ts'
import { printFolder } from './dispatch-folder.ts'
import { findMinCost } from './exact.ts'
import { parseLiLim, parseSolution } from './li-lim.ts'
import { type Kind, plantInstance } from './li-lim-like.ts'
import { boundDistance } from './lower-bound.ts'

/**
 * `npm run bench:demo -- smart-dispatch-scheduler FOLDER [--seconds 10] [--seed 1]`: the planner on a folder of Li and
 * Lim's instances with `best-known.csv`. Without a folder (`[--steps 8000]`): on the instances of the project. The
 * objective: vehicles, then distance, in double precision. Sources of the published data: instances/README.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '8000' },
  },
})
const [steps, seed] = [Number(values.steps), Number(values.seed)]
const [folder] = positionals

if (folder === undefined) printOwn()
else printFolder(folder, { seconds: Number(values.seconds), seed })

function printOwn(): void {
  printPublished()
  printPlanted()
  printSmall()
  printSamples()
}

function printPublished(): void {
  const read = (name: string) => readFileSync(new URL(`./instances/${name}`, import.meta.url), 'utf8')
  const instance = parseLiLim(read('lc101.txt'))
  const known = measurePlan(createNetwork(instance.day), parseSolution(read('lc101.best.txt'), instance))
  console.log(`\nPublished: lc101 of Li and Lim, ${steps} steps; the gap is to the best known plan`)
  console.table({ 'best known': toRow(known), ...compare(instance.day, known) })
}

function printPlanted(): void {
  console.log(
    '\nGenerated to the recipe of Li and Lim, 100 customers; the gap is to the planted plan, the bound an assignment',
  )
  const kinds: readonly Kind[] = ['clustered', 'random', 'mixed']
  for (const [index, kind] of kinds.entries()) {
    const { day, plan } = plantInstance({ kind, seed: index + 1, customers: 100 })
    const network = createNetwork(day)
    const known = measurePlan(network, plan)
    const rows = compare(day, known)
    const bound = boundDistance(network, rows.improved.vehicles).toFixed(2)
    console.log(`${kind}: no plan with ${rows.improved.vehicles} vehicles is shorter than ${bound}`)
    console.table({ planted: toRow(known), ...rows })
  }
}

function printSmall(): void {
  const gaps = Array.from({ length: 30 }, (_, index) => {
    const network = createNetwork(createSampleDay(index + 100, { trips: 5, vehicles: 3 }))
    const minCost = findMinCost(network)
    return { inserted: toCost(insertion(network)) / minCost - 1, improved: toCost(improved(network)) / minCost - 1 }
  })
  const largest = (read: (gap: (typeof gaps)[number]) => number) => toPercent(Math.max(...gaps.map(read)))
  const optimal = gaps.filter(gap => gap.improved < 1e-9).length
  console.log('\nSmall days (5 trips, 3 vehicles) against the exact optimum found by brute force')
  console.log(`improved: ${optimal} of ${gaps.length} optimal, largest gap in cost ${largest(gap => gap.improved)}`)
  console.log(`insertion: largest gap in cost ${largest(gap => gap.inserted)}`)
}

function printSamples(): void {
  console.log('\nThe sample days of the demo')
  for (const day of [1, 2, 3]) {
    const network = createNetwork(createSampleDay(day))
    const firstCome = measurePlan(network, planFirstCome(network))
    console.table({ 'first come': toRow(firstCome), ...compare(network.day, firstCome) })
  }
}

function compare(day: Day, known: Figures) {
  const network = createNetwork(day)
  const start = performance.now()
  const inserted = insertion(network)
  const middle = performance.now()
  const better = improved(network)
  const end = performance.now()
  return {
    insertion: { ...toRow(inserted, known), ms: Math.round(middle - start) },
    improved: { ...toRow(better, known), ms: Math.round(end - middle) },
  }
}

function insertion(network: Network): Figures {
  return measurePlan(network, planByInsertion(network))
}

function improved(network: Network): Figures {
  const plan: Plan = planDay(network, { steps, seed })
  return measurePlan(network, plan)
}

function toRow(figures: Figures, known?: Figures) {
  const row = {
    unplaced: figures.unplacedTrips,
    vehicles: figures.vehiclesUsed,
    distance: Number(figures.distanceMiles.toFixed(2)),
    late: Number(figures.lateMinutes.toFixed(1)),
  }
  if (known === undefined) return row
  return { ...row, 'gap in distance': toPercent(figures.distanceMiles / known.distanceMiles - 1) }
}

function toPercent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}
