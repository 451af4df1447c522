import styles from './TownMap.module.scss'
import { bridges, clinics, depot, river, town } from './town.ts'

const roads = [
  'M0 2.4H20',
  'M0 7H20',
  'M0 11.6H20',
  'M4.4 0V14',
  'M8.2 0V14',
  'M15.2 0V14',
  'M0 12.8L8.2 7.4L15.2 2.4L20 0.4',
  'M16.6 14L15.2 7L18.4 0',
  'M1.4 0L4.4 7L6.6 14',
] as const

const course = `M${river.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The layer below the routes: parks, roads, river and bridges. All invented. */
export function MapGround() {
  return (
    <g>
      <rect className={styles.ground} width={town.width} height={town.height} />
      <path
        className={styles.park}
        d="M5.2 4.4h2.4v1.9h-2.4zM16 8.2h2.9v1.7h-2.9zM13 12.3h1.7v1.7h-1.7zM1 8.3h2.1v1.9H1z"
      />
      {roads.map(road => (
        <path key={road} className={styles.road} d={road} />
      ))}
      <path className={styles.river} d={course} />
      {bridges.map(({ x, y }) => (
        <path key={y} className={styles.bridge} d={`M${x - 0.55} ${y}h1.1`} />
      ))}
    </g>
  )
}

/** Clinics and the depot, above the routes. */
export function MapPlaces() {
  return (
    <g className={styles.places}>
      {clinics.map(({ name, x, y }) => (
        <g key={name}>
          <rect className={styles.clinic} x={x - 0.32} y={y - 0.32} width={0.64} height={0.64} rx={0.12} />
          <path className={styles.cross} d={`M${x - 0.18} ${y}h0.36M${x} ${y - 0.18}v0.36`} />
          <text className={styles.name} x={x} y={y - 0.5}>
            {name}
          </text>
        </g>
      ))}
      <path className={styles.depot} d={`M${depot.x} ${depot.y - 0.42}l0.42 0.36v0.44h-0.84v-0.44z`} />
      <text className={styles.name} x={depot.x} y={depot.y - 0.58}>
        Depot
      </text>
    </g>
  )
}
