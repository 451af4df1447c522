import { itemAt } from './list.ts'
import { dropoffOf, pickupOf, wheelchairPlaces } from './model.ts'
import type { Network } from './network.ts'
import { countLateMinutes } from './rides.ts'

/** Why a trip has no vehicle: the first rule that no vehicle can keep, or that the search found no room. */
export function explainAbsence(network: Network, trip: number): string {
  const { trips, vehicles } = network.day
  const { seats, wheelchairs } = itemAt(trips, trip)
  const working = [...vehicles.entries()].filter(([, { isBroken }]) => !isBroken)
  if (working.length === 0) return 'no vehicle is in service'
  const big = working.filter(([, vehicle]) => vehicle.seats >= seats)
  if (big.length === 0) return `no vehicle in service has ${seats} seats`
  const fitting = big.filter(([, vehicle]) => wheelchairPlaces(vehicle) >= wheelchairs)
  if (fitting.length === 0) {
    const places = wheelchairs === 1 ? 'a wheelchair place' : `${wheelchairs} wheelchair places`
    return `no vehicle in service has ${places} and a working lift`
  }
  const alone = [pickupOf(trip), dropoffOf(trip)]
  if (fitting.every(([index]) => countLateMinutes(network, index, alone) > 0.001)) {
    return 'even an empty vehicle can’t keep its times within a shift'
  }
  return 'the search found no room beside the other trips (a wider window, a longer shift or a vehicle more would help)'
}
