import type { Plan, Point } from './model.ts'
import type { Network } from './network.ts'
import styles from './RouteLines.module.scss'
import { straight } from './street-graph.ts'

type Props = { readonly network: Network; readonly plan: Plan; readonly vehicle: string | undefined }

/** One line per vehicle, distinguished by color, dashes and name. The chosen one is highlighted. */
export function RouteLines({ network, plan, vehicle }: Props) {
  const lines = plan.routes.flatMap((nodes, index) => {
    const id = network.day.vehicles[index]?.id
    return nodes.length === 0 || id === undefined ? [] : [{ id, index, points: drawRoute(network, nodes, index) }]
  })
  const sorted = lines.toSorted((a, b) => Number(a.id === vehicle) - Number(b.id === vehicle))
  const chosen = lines.find(({ id }) => id === vehicle)?.id
  const tags = placeTags(lines.map(({ points }) => points))
  return (
    <g className={styles.routes}>
      {sorted.map(({ id, index, points }) => (
        <g key={id} className={styles.route} data-line={index % 8} data-state={stateOf(id, chosen)}>
          <path className={styles.casing} d={toPathData(points)} />
          <path className={styles.line} d={toPathData(points)} />
          {findArrows(points).map(arrow => (
            <path key={arrow} className={styles.arrow} d="M-0.16 -0.17L0.16 0L-0.16 0.17z" transform={arrow} />
          ))}
        </g>
      ))}
      {lines.map(({ id, index }, place) => (
        <g key={id} className={styles.route} data-line={index % 8} data-state={stateOf(id, chosen)}>
          <NameTag id={id} at={tags[place]} />
        </g>
      ))}
    </g>
  )
}

function NameTag({ id, at }: { readonly id: string; readonly at: Point | undefined }) {
  if (at === undefined) return null
  const width = 0.3 + 0.26 * id.length
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={styles.tagSize}>
        <rect className={styles.tag} x={-width / 2} y={-0.27} width={width} height={0.54} rx={0.14} />
        <text className={styles.tagName} y={0.14}>
          {id}
        </text>
      </g>
    </g>
  )
}

function stateOf(id: string, chosen: string | undefined): 'plain' | 'chosen' | 'faded' {
  if (chosen === undefined) return 'plain'
  return id === chosen ? 'chosen' : 'faded'
}

/** Lines on the same road are drawn side by side. */
function drawRoute(network: Network, nodes: readonly number[], index: number): readonly Point[] {
  const { town, depot, trips, endsAtLastStop = false } = network.day
  const visits = trips.flatMap(({ pickup, dropoff }) => [pickup, dropoff])
  const stops = [depot, ...nodes.flatMap(node => visits[node] ?? []), ...(endsAtLastStop ? [] : [depot])]
  const offset = ((index % 5) - 2) * 0.07
  const legs = stops.slice(1).flatMap((stop, place) => town.findPath(stops[place] ?? stop, stop).slice(1))
  return [depot, ...legs].map(({ x, y }) => ({ x: x + offset, y: y + offset }))
}

const toPathData = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`

function findArrows(points: readonly Point[]): readonly string[] {
  const arrows = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    if (straight(from, to) < 1.2) return []
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    const at = { x: from.x + 0.62 * (to.x - from.x), y: from.y + 0.62 * (to.y - from.y) }
    return [`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)}) rotate(${angle.toFixed(0)})`]
  })
  return [...new Set(arrows)]
}

/** For each route the middle of the leg that is farthest from all stops and previous tags. */
function placeTags(routes: readonly (readonly Point[])[]): readonly Point[] {
  const placed: Point[] = []
  const stops = routes.flat()
  for (const points of routes) {
    const middles = points.slice(1).map((to, index) => {
      const from = points[index] ?? to
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    })
    const room = (at: Point) => {
      const fromStops = Math.min(...stops.map(stop => straight(stop, at)))
      return Math.min(fromStops, ...placed.map(tag => straight(tag, at) / 2))
    }
    const [best] = middles.map(at => ({ at, room: room(at) })).toSorted((a, b) => b.room - a.room)
    if (best !== undefined) placed.push(best.at)
  }
  return placed
}
