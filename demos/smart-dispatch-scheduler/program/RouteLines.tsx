import type { Plan, Point } from './model.ts'
import type { Network } from './network.ts'
import styles from './RouteLines.module.scss'
import { drawRoute } from './route-points.ts'
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
    </g>
  )
}

export function stateOf(id: string, chosen: string | undefined): 'plain' | 'chosen' | 'faded' {
  if (chosen === undefined) return 'plain'
  return id === chosen ? 'chosen' : 'faded'
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
