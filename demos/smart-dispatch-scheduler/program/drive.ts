import type { Node, Point } from './model.ts'
import type { Network } from './network.ts'
import { scheduleRoute } from './schedule.ts'
import { straight } from './street-graph.ts'

/** A turn or a stop, with the minute at which the vehicle is there. */
export type Waypoint = Point & { readonly at: number }

/** The way of a vehicle through the day, at constant speed between its stops. */
export function toWaypoints(network: Network, vehicle: number, nodes: readonly Node[]): readonly Waypoint[] {
  const { town, depot, trips, endsAtLastStop = false } = network.day
  const visits = trips.flatMap(({ pickup, dropoff }) => [pickup, dropoff])
  const { leaveDepot, stops, backAtDepot } = scheduleRoute(network, vehicle, nodes)
  const ends = [
    ...stops.map(({ node, arrive, leave }) => ({ place: visits[node] ?? depot, arrive, leave })),
    ...(endsAtLastStop ? [] : [{ place: depot, arrive: backAtDepot, leave: backAtDepot }]),
  ]
  let last: Waypoint = { x: depot.x, y: depot.y, at: leaveDepot }
  const way = [last]
  for (const { place, arrive, leave } of ends) {
    way.push(...toLeg(town.findPath(last, place), last.at, arrive))
    last = { x: place.x, y: place.y, at: leave }
    way.push(last)
  }
  return way
}

function toLeg(path: readonly Point[], from: number, until: number): readonly Waypoint[] {
  const lengths = path.slice(1).map((to, index) => straight(path[index] ?? to, to))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let done = 0
  return path.slice(1).map(({ x, y }, index) => {
    done += lengths[index] ?? 0
    return { x, y, at: total === 0 ? until : from + ((until - from) * done) / total }
  })
}

/** Where the vehicle is at a minute: at the first place before it leaves, at the last one when it is done. */
export function findPlace(way: readonly Waypoint[], minute: number): Point | undefined {
  const next = way.findIndex(({ at }) => at > minute)
  const [from, to] = [way[next - 1], way[next]]
  if (to === undefined) return way.at(-1)
  if (from === undefined) return to
  const share = (minute - from.at) / (to.at - from.at)
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}
