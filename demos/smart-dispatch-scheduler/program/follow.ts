import { isPickup, type Node, tripOf } from './model.ts'
import type { Problem } from './network.ts'
import { countLateMinutes } from './rides.ts'

const tolerance = 1e-6

/** What a vehicle can still do of a route of the earlier plan. The fewer trips it has to give up, the better. */
export function keepRoute(problem: Problem, vehicle: number, route: readonly Node[]): readonly Node[] {
  if (problem.kinds[vehicle] === -1) return []
  let nodes = route
  while (countFaults(problem, vehicle, nodes) > tolerance) {
    const shorter = nodes.filter(isPickup).map(pickup => nodes.filter(node => tripOf(node) !== tripOf(pickup)))
    nodes = shorter.reduce((best, other) =>
      countFaults(problem, vehicle, other) < countFaults(problem, vehicle, best) ? other : best,
    )
  }
  return nodes
}

/** A place too few weighs more than any delay. */
const placeMinutes = 10_000

function countFaults(problem: Problem, vehicle: number, nodes: readonly Node[]): number {
  let [seats, wheelchairs, missing] = [0, 0, 0]
  for (const node of nodes) {
    seats += problem.seats[node] ?? 0
    wheelchairs += problem.wheelchairs[node] ?? 0
    missing += Math.max(0, seats - (problem.seatsOf[vehicle] ?? 0))
    missing += Math.max(0, wheelchairs - (problem.wheelchairsOf[vehicle] ?? 0))
  }
  return missing * placeMinutes + countLateMinutes(problem, vehicle, nodes)
}
