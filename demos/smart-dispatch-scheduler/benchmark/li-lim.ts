import type { Day, Node, Plan, Point, Trip, Visit } from '../program/model.ts'
import { town } from '../program/town.ts'

/** A row of an instance of Li and Lim: https://www.sintef.no/projectweb/top/pdptw/documentation/ */
type Task = Visit & { readonly demand: number; readonly delivery: number }

/** As the benchmark defines it: straight lines, one minute per unit of distance. It has no map; the town is any. */
export const plain = {
  town,
  minutesPerMile: 1,
  stopMinutes: () => 0,
  travel: (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y),
} as const

/** The instance, and the benchmark's task number by node. */
export type LiLim = { readonly day: Day; readonly tasks: readonly number[] }

export function parseLiLim(text: string): LiLim {
  const [head = [], ...rows] = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.trim().split(/\s+/).map(Number))
  const [vehicleCount = 0, seats = 0] = head
  const tasks = rows.map(toTask)
  const [depot] = tasks
  if (depot === undefined) throw new Error('the instance has no depot')
  const pickups = [...tasks.keys()].filter(number => number > 0 && (tasks[number]?.demand ?? 0) > 0)
  const vehicles = Array.from({ length: vehicleCount }, (_, index) => {
    return {
      id: `V${index + 1}`,
      seats,
      wheelchairs: 0,
      isLiftOut: false,
      shift: { from: depot.from, until: depot.until },
      isBroken: false,
    }
  })
  return {
    day: { depot, trips: pickups.map(number => toTrip(tasks, number)), vehicles, ...plain },
    tasks: pickups.flatMap(number => [number, tasks[number]?.delivery ?? 0]),
  }
}

function toTask(row: readonly number[]): Task {
  const [, x = 0, y = 0, demand = 0, from = 0, until = 0, serviceMinutes = 0, , delivery = 0] = row
  if (row.length !== 9 || row.some(Number.isNaN)) throw new Error(`not a task of nine numbers: ${row.join(' ')}`)
  return { x, y, demand, from, until, serviceMinutes, delivery }
}

function toTrip(tasks: readonly Task[], number: number): Trip {
  const pickup = tasks[number]
  const dropoff = tasks[pickup?.delivery ?? 0]
  if (pickup === undefined || dropoff === undefined) throw new Error(`task ${number} has no delivery`)
  if (pickup.demand !== -dropoff.demand) throw new Error(`task ${number} and its delivery differ in demand`)
  return { id: String(number), pickup, dropoff, seats: pickup.demand, wheelchairs: 0 }
}

/** A published solution (`Route 1 : 81 78 …`) as a plan for the instance. */
export function parseSolution(text: string, { day, tasks }: LiLim): Plan {
  const nodeOf = new Map(tasks.map((task, node) => [task, node]))
  const toNode = (task: string): Node => {
    const node = nodeOf.get(Number(task))
    if (node === undefined) throw new Error(`the instance has no task ${task}`)
    return node
  }
  const lines = text.split('\n').filter(line => /^Route\s+\d+\s*:/.test(line))
  const routes = lines.map(line => (line.split(':')[1] ?? '').trim().split(/\s+/).map(toNode))
  const served = new Set(routes.flat().map(node => node >> 1))
  const unplaced = [...day.trips.keys()].filter(trip => !served.has(trip))
  return { routes: day.vehicles.map((_, index) => routes[index] ?? []), unplaced }
}
