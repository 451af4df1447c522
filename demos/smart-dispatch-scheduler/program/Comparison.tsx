import styles from './Comparison.module.scss'
import type { Figures } from './model.ts'

type Props = { readonly figures: Figures; readonly firstCome: Figures }

const rows = [
  { label: 'Distance', unit: 'mi', read: (figures: Figures) => figures.distanceMiles },
  { label: 'Lateness', unit: 'min', read: (figures: Figures) => figures.lateMinutes },
  { label: 'Vehicles used', unit: '', read: (figures: Figures) => figures.vehiclesUsed },
  { label: 'Trips without a place', unit: '', read: (figures: Figures) => figures.unplacedTrips },
] as const

/** The plan's four figures compared with those of the naive first-come plan. */
export function Comparison({ figures, firstCome }: Props) {
  return (
    <dl className={styles.figures}>
      {rows.map(({ label, unit, read }) => (
        <div key={label} className={styles.figure} data-tone={toneOf(label, read(figures))}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {toWhole(read(figures))} <span className={styles.unit}>{unit}</span>
          </dd>
          <dd className={styles.other}>
            first come: {toWhole(read(firstCome))} {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function toneOf(label: string, value: number): 'bad' | undefined {
  return (label === 'Lateness' || label === 'Trips without a place') && value >= 0.5 ? 'bad' : undefined
}

const toWhole = (value: number) => Math.round(value).toLocaleString('en')
