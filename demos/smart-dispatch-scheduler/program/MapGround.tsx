import type { Day, Town } from './model.ts'
import styles from './TownMap.module.scss'

/** The layer below the routes: parks, roads, river and bridges. All invented. */
export function MapGround({ town: { area, roads, parks, river, bridges } }: { readonly town: Town }) {
  return (
    <g>
      <rect className={styles.ground} {...area} />
      <path className={styles.park} d={parks} />
      {roads.map(road => (
        <path key={road} className={styles.road} d={road} />
      ))}
      {river.length > 0 && <path className={styles.river} d={`M${river.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      {bridges.map(({ x, y }) => (
        <path key={y} className={styles.bridge} d={`M${x - 0.55} ${y}h1.1`} />
      ))}
    </g>
  )
}

/** Clinics and the depot, above the routes; their names are labels. */
export function MapPlaces({ day: { town, depot } }: { readonly day: Day }) {
  return (
    <g className={styles.places}>
      {town.clinics.map(({ name, x, y }) => (
        <g key={name}>
          <rect className={styles.clinic} x={x - 0.32} y={y - 0.32} width={0.64} height={0.64} rx={0.12} />
          <path className={styles.cross} d={`M${x - 0.18} ${y}h0.36M${x} ${y - 0.18}v0.36`} />
        </g>
      ))}
      <path className={styles.depot} d={`M${depot.x} ${depot.y - 0.42}l0.42 0.36v0.44h-0.84v-0.44z`} />
    </g>
  )
}
