import type { Day, Plan } from '../program/model.ts'

/** Every rule that a plan breaks, independent of the planner. */
export function findBrokenRules(day: Day, plan: Plan): readonly string[] {
  const broken: string[] = []
  const seen = [...plan.unplaced, ...plan.routes.flat().filter(isEven).map(half)].sort((a, b) => a - b)
  if (seen.join() !== [...day.trips.keys()].join()) broken.push('each trip has one pick-up or no place')
  for (const [index, nodes] of plan.routes.entries()) {
    broken.push(...checkRoute(day, index, nodes).map(rule => `${day.vehicles[index]?.id}: ${rule}`))
  }
  return broken
}

const isEven = (node: number) => node % 2 === 0
const half = (node: number) => Math.floor(node / 2)
const tolerance = 1e-6

function checkRoute(day: Day, index: number, nodes: readonly number[]): readonly string[] {
  const vehicle = day.vehicles[index]
  if (vehicle === undefined) return ['there is no such vehicle']
  if (nodes.length === 0) return []
  const broken: string[] = vehicle.isBroken ? ['a broken vehicle drives'] : []
  const aboard = new Set<number>()
  let [clock, place] = [vehicle.shift.from, day.depot]
  for (const node of nodes) {
    const trip = day.trips[half(node)]
    if (trip === undefined) return ['there is no such trip']
    const visit = isEven(node) ? trip.pickup : trip.dropoff
    clock = Math.max(visit.from, clock + day.minutesPerMile * day.travel(place, visit))
    if (clock > visit.until + tolerance) broken.push(`${trip.id} is late`)
    clock += visit.serviceMinutes
    place = visit
    if (isEven(node)) aboard.add(half(node))
    else if (!aboard.delete(half(node))) broken.push(`${trip.id} is dropped off without being aboard`)
    const seats = [...aboard].reduce((sum, each) => sum + (day.trips[each]?.seats ?? 0), 0)
    if (seats > vehicle.seats) broken.push(`${seats} seats taken`)
    const wheelchairs = [...aboard].reduce((sum, each) => sum + (day.trips[each]?.wheelchairs ?? 0), 0)
    if (wheelchairs > (vehicle.isLiftOut ? 0 : vehicle.wheelchairs)) broken.push(`${wheelchairs} wheelchairs aboard`)
  }
  if (aboard.size > 0) broken.push('somebody is still aboard at the end')
  clock += day.minutesPerMile * day.travel(place, day.depot)
  if (clock > vehicle.shift.until + tolerance) broken.push('it is back after its shift')
  return broken
}
