import { itemAt, numberAt } from './list.ts'
import { dropoffOf, isPickup, type Node, tripOf } from './model.ts'
import { minutesBetween, type Network, vehicleAt } from './network.ts'

const tolerance = 1e-6

/**
 * The earliest start of each stop, late if necessary. Pick-ups are put off until no ride is longer than the day allows;
 * undefined when that is impossible.
 */
export function findEarliestStarts(
  network: Network,
  vehicle: number,
  nodes: readonly Node[],
  maxRideMinutes = Number.POSITIVE_INFINITY,
): Float64Array | undefined {
  const { shift } = vehicleAt(network, vehicle)
  const notBefore = Float64Array.from(nodes, node => numberAt(network.from, node))
  const starts = new Float64Array(nodes.length)
  // Each round settles at least one stop.
  for (let round = 0; round <= nodes.length; round++) {
    let [clock, last] = [shift.from, network.depot]
    for (const [index, node] of nodes.entries()) {
      starts[index] = Math.max(clock + minutesBetween(network, last, node), numberAt(notBefore, index))
      clock = numberAt(starts, index) + numberAt(network.service, node)
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
      const due = end - maxRideMinutes - numberAt(network.service, node)
      if (due <= numberAt(starts, index) + tolerance) continue
      notBefore[index] = due
      isChanged = true
    }
    return isChanged
  }
}

/** Whether a route can keep both the time windows and the limit of the day for each ride. */
export function keepsRidesShort(network: Network, vehicle: number, nodes: readonly Node[]): boolean {
  const starts = findEarliestStarts(network, vehicle, nodes, network.day.maxRideMinutes)
  if (starts === undefined) return false
  const last = itemAt(nodes, nodes.length - 1)
  const end = numberAt(starts, nodes.length - 1) + numberAt(network.service, last)
  const isBackInTime = end + minutesBetween(network, last, network.depot) <= vehicleAt(network, vehicle).shift.until
  return (
    isBackInTime && nodes.every((node, index) => numberAt(starts, index) <= numberAt(network.until, node) + tolerance)
  )
}

/** Puts pick-ups off while no later stop is delayed, so that riders wait at home rather than in the vehicle. */
export function startLate(network: Network, nodes: readonly Node[], starts: Float64Array): Float64Array {
  const late = starts.slice()
  for (let index = nodes.length - 2; index >= 0; index--) {
    const node = itemAt(nodes, index)
    if (!isPickup(node)) continue
    const next = itemAt(nodes, index + 1)
    const latest = numberAt(late, index + 1) - minutesBetween(network, node, next) - numberAt(network.service, node)
    late[index] = Math.max(numberAt(starts, index), Math.min(latest, numberAt(network.until, node)))
  }
  return late
}
