import { formatClock } from './clock.ts'
import { writeCsv } from './csv.ts'
import { type Day, isPickup, type Plan, tripOf, type Vehicle, type Visit } from './model.ts'
import type { Network } from './network.ts'
import { tripColumns, vehicleColumns } from './read-day.ts'
import { scheduleRoute } from './schedule.ts'
import { turnUpright } from './town.ts'

const planColumns = [
  ...['vehicle', 'stop', 'trip', 'what', 'arrive', 'start', 'leave'],
  ...['late_minutes', 'seats_taken', 'wheelchairs_taken'],
]

export function writeTrips({ town, trips }: Pick<Day, 'town' | 'trips'>): string {
  const span = ({ from, until }: Visit) => [formatClock(from), formatClock(until)]
  const rows = trips.map(({ id, pickup, dropoff, seats, wheelchairs }) => {
    const places = [pickup, dropoff].flatMap(({ x, y }) => [x, turnUpright(town, y)])
    return [id, ...places, ...span(pickup), ...span(dropoff), seats, wheelchairs]
  })
  return writeCsv([tripColumns, ...rows])
}

export function writeVehicles(vehicles: readonly Vehicle[]): string {
  const toWord = (isTrue: boolean) => (isTrue ? 'yes' : 'no')
  const rows = vehicles.map(({ id, seats, wheelchairs, shift, isLiftOut, isBroken }) => {
    const times = [formatClock(shift.from), formatClock(shift.until)]
    return [id, seats, wheelchairs, ...times, toWord(isLiftOut), toWord(isBroken)]
  })
  return writeCsv([vehicleColumns, ...rows])
}

export function writePlan(network: Network, plan: Plan): string {
  const { trips, vehicles } = network.day
  const rows = plan.routes.flatMap((nodes, index) => {
    return scheduleRoute(network, index, nodes).stops.map((stop, place) => {
      const what = isPickup(stop.node) ? 'pickup' : 'drop-off'
      const times = [stop.arrive, stop.start, stop.leave].map(formatClock)
      const trip = trips[tripOf(stop.node)]?.id ?? ''
      const taken = [Math.round(stop.lateMinutes), stop.seatsTaken, stop.wheelchairsTaken]
      return [vehicles[index]?.id ?? '', place + 1, trip, what, ...times, ...taken]
    })
  })
  const unplaced = plan.unplaced.map(trip => ['', '', trips[trip]?.id ?? '', 'no place', '', '', '', '', '', ''])
  return writeCsv([planColumns, ...rows, ...unplaced])
}
