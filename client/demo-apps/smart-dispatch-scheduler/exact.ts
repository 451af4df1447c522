import { itemAt, numberAt } from './list.ts'
import { isPickup, type Node, toCost, tripOf } from './model.ts'
import { distanceBetween, minutesBetween, type Network, vehicleAt } from './network.ts'

/** The least cost (see `toCost`) of all plans, by trying every order of every set of trips. For a handful of trips. */
export function findLeastCost(network: Network): number {
  const { trips, vehicles } = network.day
  const sets = 2 ** trips.length
  let least = Array.from({ length: sets }, (_, set) => toCost({ unplacedTrips: countTrips(set), ...nothing }))
  for (const vehicle of vehicles.keys()) {
    if (vehicleAt(network, vehicle).isBroken) continue
    const alone = shortestRoutes(network, vehicle)
    const before = least
    least = before.map((cost, set) => {
      let best = cost
      // Every part of the set, from the whole of it down.
      for (let part = set; part > 0; part = (part - 1) & set) {
        const km = alone[part] ?? Number.POSITIVE_INFINITY
        const rest = itemAt(before, set & ~part)
        best = Math.min(best, rest + toCost({ unplacedTrips: 0, vehiclesUsed: 1, distanceKm: km }))
      }
      return best
    })
  }
  return itemAt(least, sets - 1)
}

const nothing = { vehiclesUsed: 0, distanceKm: 0 }

function countTrips(set: number): number {
  let count = 0
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1
  return count
}

/** By set of trips the kilometres of the shortest route that serves exactly these; infinite where none keeps all rules. */
function shortestRoutes(network: Network, vehicle: number): number[] {
  const { seats, shift } = vehicleAt(network, vehicle)
  const count = network.day.trips.length
  const shortest = Array.from({ length: 2 ** count }, () => Number.POSITIVE_INFINITY)

  const extend = (at: Node, { clock, km, taken, picked, dropped }: Reach) => {
    if (picked === dropped && clock + minutesBetween(network, at, network.depot) <= shift.until) {
      const home = km + distanceBetween(network, at, network.depot)
      shortest[dropped] = Math.min(itemAt(shortest, dropped), home)
    }
    for (let node = 0; node < 2 * count; node++) {
      const bit = 1 << tripOf(node)
      const isOpen = isPickup(node) ? (picked & bit) === 0 : (picked & bit) !== 0 && (dropped & bit) === 0
      const load = taken + numberAt(network.load, node)
      if (!isOpen || load > seats) continue
      const start = Math.max(clock + minutesBetween(network, at, node), numberAt(network.from, node))
      if (start > numberAt(network.until, node)) continue
      extend(node, {
        clock: start + numberAt(network.service, node),
        km: km + distanceBetween(network, at, node),
        taken: load,
        picked: isPickup(node) ? picked | bit : picked,
        dropped: isPickup(node) ? dropped : dropped | bit,
      })
    }
  }

  extend(network.depot, { clock: shift.from, km: 0, taken: 0, picked: 0, dropped: 0 })
  return shortest
}

type Reach = {
  readonly clock: number
  readonly km: number
  readonly taken: number
  readonly picked: number
  readonly dropped: number
}
