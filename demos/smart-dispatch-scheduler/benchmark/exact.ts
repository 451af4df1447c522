import { itemAt, numberAt } from '../program/list.ts'
import { isPickup, type Node, toCost, tripOf, wheelchairPlaces } from '../program/model.ts'
import { distanceBetween, minutesBetween, type Network, vehicleAt } from '../program/network.ts'

/** The minimum cost (see `toCost`) of all plans, by brute force: only for a few trips. */
export function findMinCost(network: Network): number {
  const { trips, vehicles } = network.day
  const sets = 2 ** trips.length
  let minCosts = Array.from({ length: sets }, (_, set) => toCost({ unplacedTrips: countTrips(set), ...nothing }))
  for (const vehicle of vehicles.keys()) {
    if (vehicleAt(network, vehicle).isBroken) continue
    const alone = shortestRoutes(network, vehicle)
    const before = minCosts
    minCosts = before.map((cost, set) => {
      let best = cost
      // Every subset, the whole set first.
      for (let part = set; part > 0; part = (part - 1) & set) {
        const miles = alone[part] ?? Number.POSITIVE_INFINITY
        const rest = itemAt(before, set & ~part)
        best = Math.min(best, rest + toCost({ unplacedTrips: 0, vehiclesUsed: 1, distanceMiles: miles }))
      }
      return best
    })
  }
  return itemAt(minCosts, sets - 1)
}

const nothing = { vehiclesUsed: 0, distanceMiles: 0 }

function countTrips(set: number): number {
  let count = 0
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1
  return count
}

/** Shortest route in miles for each set of trips; infinite where no route keeps all rules. */
function shortestRoutes(network: Network, vehicle: number): number[] {
  const van = vehicleAt(network, vehicle)
  const { seats, shift } = van
  const count = network.day.trips.length
  const shortest = Array.from({ length: 2 ** count }, () => Number.POSITIVE_INFINITY)

  const extend = (at: Node, { clock, miles, taken, wheelchairs, picked, dropped }: Reach) => {
    if (picked === dropped && clock + minutesBetween(network, at, network.depot) <= shift.until) {
      const home = miles + distanceBetween(network, at, network.depot)
      shortest[dropped] = Math.min(itemAt(shortest, dropped), home)
    }
    for (let node = 0; node < 2 * count; node++) {
      const bit = 1 << tripOf(node)
      const isOpen = isPickup(node) ? (picked & bit) === 0 : (picked & bit) !== 0 && (dropped & bit) === 0
      const load = taken + numberAt(network.seats, node)
      const chairs = wheelchairs + numberAt(network.wheelchairs, node)
      if (!isOpen || load > seats || chairs > wheelchairPlaces(van)) continue
      const start = Math.max(clock + minutesBetween(network, at, node), numberAt(network.from, node))
      if (start > numberAt(network.until, node)) continue
      extend(node, {
        clock: start + numberAt(network.service, node),
        miles: miles + distanceBetween(network, at, node),
        taken: load,
        wheelchairs: chairs,
        picked: isPickup(node) ? picked | bit : picked,
        dropped: isPickup(node) ? dropped : dropped | bit,
      })
    }
  }

  extend(network.depot, { clock: shift.from, miles: 0, taken: 0, wheelchairs: 0, picked: 0, dropped: 0 })
  return shortest
}

type Reach = {
  readonly clock: number
  readonly miles: number
  readonly taken: number
  readonly wheelchairs: number
  readonly picked: number
  readonly dropped: number
}
