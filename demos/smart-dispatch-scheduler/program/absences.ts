import type { Draft } from './draft.ts'
import type { Problem } from './network.ts'

/**
 * How often each trip was left out while the search tried to do with fewer vehicles (Christiaens & Vanden Berghe 2020).
 * A plan may trade trips that are hard to place for trips that are easy.
 */
export function createAbsences({ trips, vehicles }: Problem) {
  const counts = new Float64Array(trips)
  return {
    /** Counts the trips without a vehicle. */
    note: ({ vehicleOf }: Draft): void => {
      for (let trip = 0; trip < trips; trip++) if (vehicleOf[trip] === -1) counts[trip] = (counts[trip] ?? 0) + 1
    },
    /** How hard the trips without a vehicle are to place, in all. */
    sum: ({ vehicleOf }: Draft): number => {
      let sum = 0
      for (let trip = 0; trip < trips; trip++) if (vehicleOf[trip] === -1) sum += counts[trip] ?? 0
      return sum
    },
    /** The vehicle on the road whose trips are the easiest to place elsewhere. */
    findEasiest: ({ vehicleOf, stops }: Draft): number | undefined => {
      const sums = new Float64Array(vehicles)
      for (const [trip, vehicle] of vehicleOf.entries()) {
        if (vehicle >= 0) sums[vehicle] = (sums[vehicle] ?? 0) + (counts[trip] ?? 0) + 0.001
      }
      const used = [...sums.keys()].filter(vehicle => (stops[vehicle] ?? 0) > 0)
      return used.sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0))[0]
    },
  }
}
