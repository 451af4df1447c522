import type { Settled } from './changes.ts'
import { fromPlan } from './draft-plan.ts'
import { itemAt } from './list.ts'
import { dropoffOf, isPickup, type Node, pickupOf, tripOf } from './model.ts'
import type { Network } from './network.ts'
import type { Prices } from './recreate.ts'

/** What it costs, in miles, when a trip changes its vehicle, a vehicle is used, and a pickup shifts by a minute. */
const movePriceMiles = 15
const vehiclePriceMiles = 30
const shiftPriceMiles = 0.5

/** The prices that keep a plan close to the one before; none for a plan from scratch. */
export function priceChanges(previous: Settled | undefined, network: Network): Prices | undefined {
  if (previous === undefined) return undefined
  const { minutesPerMile, day } = network
  const draft = fromPlan(previous.network, previous.plan)
  const indexes = new Map(previous.network.day.trips.map(({ id }, index) => [id, index]))
  const vehicleOf = (id: string) => previous.network.day.vehicles[draft.vehicleOf[indexes.get(id) ?? -1] ?? -1]?.id
  const working = new Map(day.vehicles.map(({ id, isBroken }, index) => [id, isBroken ? -1 : index]))
  return {
    homes: Int32Array.from(day.trips, ({ id }) => working.get(vehicleOf(id) ?? '') ?? -1),
    move: movePriceMiles * minutesPerMile,
    vehicle: vehiclePriceMiles * minutesPerMile,
    promised: Float64Array.from(day.trips, ({ id }) =>
      vehicleOf(id) === undefined ? Number.NaN : (draft.leave[2 * (indexes.get(id) ?? 0)] ?? Number.NaN),
    ),
    shift: shiftPriceMiles * minutesPerMile,
    routes: listRoutes(previous, network),
  }
}

/** The earlier stops of each vehicle of the day, by the day's own numbers. */
function listRoutes({ network: { day: before }, plan }: Settled, { day }: Network): readonly (readonly Node[])[] {
  const indexes = new Map(day.trips.map(({ id }, index) => [id, index]))
  return day.vehicles.map(({ id }) => {
    const route = plan.routes[before.vehicles.findIndex(vehicle => vehicle.id === id)] ?? []
    return route.flatMap(node => {
      const trip = indexes.get(itemAt(before.trips, tripOf(node)).id)
      return trip === undefined ? [] : [isPickup(node) ? pickupOf(trip) : dropoffOf(trip)]
    })
  })
}
