import type { Point } from './model.ts'
import type { Network } from './network.ts'

/** The turns and stops of a vehicle's way as they are drawn: lines on the same road lie side by side. */
export function drawRoute(network: Network, nodes: readonly number[], index: number): readonly Point[] {
  const { town, depot, trips, endsAtLastStop = false } = network.day
  const visits = trips.flatMap(({ pickup, dropoff }) => [pickup, dropoff])
  const stops = [depot, ...nodes.flatMap(node => visits[node] ?? []), ...(endsAtLastStop ? [] : [depot])]
  const offset = ((index % 5) - 2) * 0.07
  const legs = stops.slice(1).flatMap((stop, place) => town.findPath(stops[place] ?? stop, stop).slice(1))
  return [depot, ...legs].map(({ x, y }) => ({ x: x + offset, y: y + offset }))
}
