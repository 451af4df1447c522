import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createNetwork } from '../program/network.ts'
import { measurePlan } from '../program/schedule.ts'
import { createSearch } from '../program/search.ts'
import { parseLiLim } from './li-lim.ts'

type Known = { readonly vehicles: number; readonly distance: number }

/** Plans every instance of a folder (`*.txt`, with `best-known.csv` beside) for so many seconds of processor time. */
export function printFolder(folder: string, { seconds, seed }: { seconds: number; seed: number }): void {
  const known = readKnown(join(folder, 'best-known.csv'))
  const rows: Row[] = []
  console.log(`${seconds} s of processor time each, seed ${seed}`)
  console.log(toLine(['instance', 'vehicles', 'best', 'distance', 'best', 'gap', 'CPU s', 'wall s', 'steps']))
  for (const file of readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .sort()) {
    const name = file.replace('.txt', '')
    const best = known.get(name)
    if (best === undefined) continue
    const row = planInstance(readFileSync(join(folder, file), 'utf8'), best, { seconds, seed })
    rows.push(row)
    const { vehicles, distance, gap, cpu, wall, steps } = row
    const distances = [distance.toFixed(2), best.distance.toFixed(2)]
    console.log(toLine([name, vehicles, best.vehicles, ...distances, gap, cpu.toFixed(1), wall.toFixed(1), steps]))
  }
  printTotals(rows)
}

type Row = ReturnType<typeof planInstance>

function planInstance(text: string, best: Known, { seconds, seed }: { seconds: number; seed: number }) {
  const network = createNetwork(parseLiLim(text).day)
  const [start, wallStart] = [cpuSeconds(), performance.now()]
  const search = createSearch(network, { seed })
  let [steps, share] = [0, 0]
  while (share < 1) {
    for (let count = 0; count < 20; count++) search.step(share)
    steps += 20
    share = (cpuSeconds() - start) / seconds
  }
  const cpu = cpuSeconds() - start
  const {
    vehiclesUsed: vehicles,
    distanceMiles: distance,
    lateMinutes,
    unplacedTrips,
  } = measurePlan(network, search.best())
  const above = vehicles - best.vehicles
  const excess = distance / best.distance - 1
  const broken = lateMinutes > 1e-6 || unplacedTrips > 0
  const gap = broken ? 'broken' : above === 0 ? toPercent(excess) : `${above > 0 ? '+' : ''}${above} vehicles`
  return { vehicles, distance, above, excess, gap, broken, cpu, wall: (performance.now() - wallStart) / 1000, steps }
}

function printTotals(rows: readonly Row[]): void {
  const equal = rows.filter(({ above, broken }) => above === 0 && !broken).map(({ excess }) => excess)
  const sum = (read: (row: Row) => number) => rows.reduce((total, row) => total + read(row), 0)
  console.log(`\nAs few vehicles as the best known plan: ${equal.length} of ${rows.length}`)
  console.log(
    `Most vehicles above: ${Math.max(...rows.map(({ above }) => above))}; vehicles in all ${sum(row => row.vehicles)}`,
  )
  console.log(`Distance above at equal vehicles: mean ${toPercent(mean(equal))}, most ${toPercent(Math.max(...equal))}`)
  console.log(`Distance equal (within 0.01 %): ${equal.filter(excess => excess < 0.0001).length}`)
  console.log(`Plans that break a rule: ${rows.filter(({ broken }) => broken).length}`)
  console.log(`Processor time: ${sum(row => row.cpu).toFixed(0)} s, wall time ${sum(row => row.wall).toFixed(0)} s`)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const toPercent = (share: number) => `${(100 * share).toFixed(2)} %`.replace('-0.00', '0.00')

const toLine = (cells: readonly (string | number)[]) => cells.map(cell => String(cell).padStart(11)).join('')

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function readKnown(path: string): ReadonlyMap<string, Known> {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return new Map(
    lines.map(line => {
      const cells = line.split(',')
      const read = (name: string) => cells[names.indexOf(name)] ?? ''
      return [read('instance'), { vehicles: Number(read('vehicles')), distance: Number(read('distance')) }]
    }),
  )
}
