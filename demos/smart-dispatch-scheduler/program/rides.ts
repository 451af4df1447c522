import type { Draft } from './draft.ts'
import { itemAt, numberAt } from './list.ts'
import { dropoffOf, isPickup, type Node, tripOf } from './model.ts'
import { minutesBetween, type Problem } from './network.ts'

const tolerance = 1e-6

/**
 * The earliest start of each stop, late if necessary. Pick-ups are put off until no ride is longer than the day allows;
 * undefined when that is impossible.
 */
export function findEarliestStarts(
  problem: Problem,
  vehicle: number,
  nodes: readonly Node[],
  maxRideMinutes = Number.POSITIVE_INFINITY,
): Float64Array | undefined {
  const notBefore = Float64Array.from(nodes, node => numberAt(problem.from, node))
  const starts = new Float64Array(nodes.length)
  // Each round settles at least one stop.
  for (let round = 0; round <= nodes.length; round++) {
    let [clock, last] = [numberAt(problem.shiftFrom, vehicle), 2 * problem.trips]
    for (const [index, node] of nodes.entries()) {
      starts[index] = Math.max(clock + minutesBetween(problem, last, node), numberAt(notBefore, index))
      clock = numberAt(starts, index) + numberAt(problem.service, node)
      last = node
    }
    if (!putOff()) return starts
  }
  return undefined

  function putOff(): boolean {
    let isChanged = false
    for (const [index, node] of nodes.entries()) {
      if (!isPickup(node)) continue
      const end = numberAt(starts, nodes.indexOf(dropoffOf(tripOf(node))))
      const due = end - maxRideMinutes - numberAt(problem.service, node)
      if (due <= numberAt(starts, index) + tolerance) continue
      notBefore[index] = due
      isChanged = true
    }
    return isChanged
  }
}

type Insertion = { readonly trip: number; readonly pickup: number; readonly dropoff: number }

/** Whether a route can keep both the time windows and the limit of the day for each ride once the trip is in it. */
export function keepsRidesShort(problem: Problem, draft: Draft, vehicle: number, insertion: Insertion): boolean {
  return countLateMinutes(problem, vehicle, listWith(problem, draft, vehicle, insertion)) <= tolerance
}

/** Minutes by which the stops of a route and its return are late; infinite when a ride must be too long. */
export function countLateMinutes(problem: Problem, vehicle: number, nodes: readonly Node[]): number {
  const starts = findEarliestStarts(problem, vehicle, nodes, problem.maxRideMinutes)
  if (starts === undefined) return Number.POSITIVE_INFINITY
  const [last] = nodes.slice(-1)
  if (last === undefined) return 0
  const back = numberAt(starts, nodes.length - 1) + numberAt(problem.service, last)
  const due = numberAt(problem.shiftUntil, vehicle) - minutesBetween(problem, last, 2 * problem.trips)
  const late = nodes.map((node, index) => Math.max(0, numberAt(starts, index) - numberAt(problem.until, node)))
  return late.reduce((sum, minutes) => sum + minutes, Math.max(0, back - due))
}

function listWith(problem: Problem, { next }: Draft, vehicle: number, { trip, pickup, dropoff }: Insertion): Node[] {
  const depot = 2 * problem.trips + vehicle
  const nodes: Node[] = []
  let node = depot
  do {
    if (node !== depot) nodes.push(node)
    if (node === pickup) nodes.push(2 * trip)
    if (node === dropoff || (node === pickup && dropoff === 2 * trip)) nodes.push(2 * trip + 1)
    node = next[node] ?? depot
  } while (node !== depot)
  return nodes
}

/** Puts pick-ups off while no later stop is delayed, so that riders wait at home rather than in the vehicle. */
export function startLate(problem: Problem, nodes: readonly Node[], starts: Float64Array): Float64Array {
  const late = starts.slice()
  for (let index = nodes.length - 2; index >= 0; index--) {
    const node = itemAt(nodes, index)
    if (!isPickup(node)) continue
    const next = itemAt(nodes, index + 1)
    const latest = numberAt(late, index + 1) - minutesBetween(problem, node, next) - numberAt(problem.service, node)
    late[index] = Math.max(numberAt(starts, index), Math.min(latest, numberAt(problem.until, node)))
  }
  return late
}
