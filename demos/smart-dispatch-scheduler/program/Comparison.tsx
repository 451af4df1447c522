import styles from './Comparison.module.scss'
import type { Change } from './changes.ts'
import type { Figures } from './model.ts'

type Props = {
  readonly figures: Figures
  /** Of a plan that takes the trips in order of their pickups. */
  readonly naive: Figures
  /** Of the plan that was accepted last, once something is different. */
  readonly before: Figures | undefined
  readonly changes: readonly Change[] | undefined
}

const rows = [
  { label: 'Distance', unit: 'mi', read: (figures: Figures) => figures.distanceMiles },
  { label: 'Lateness', unit: 'min', read: (figures: Figures) => figures.lateMinutes },
  { label: 'Vehicles used', unit: '', read: (figures: Figures) => figures.vehiclesUsed },
  { label: 'Trips without a place', unit: '', read: (figures: Figures) => figures.unplacedTrips },
] as const

/** The plan's figures against those of the plan before, or of the naive plan while nothing has changed. */
export function Comparison({ figures, naive, before, changes }: Props) {
  /** Fewer miles are no gain where riders stay behind. */
  const dropped = before === undefined ? 0 : figures.unplacedTrips - before.unplacedTrips
  const [distance, ...others] = rows.map(({ label, unit, read }) => (
    <Figure
      key={label}
      label={label}
      value={read(figures)}
      unit={unit}
      tone={toneOf(label, read(figures))}
      other={
        before === undefined
          ? `in order of pickup: ${toAmount(read(naive), unit)}`
          : toDifference(Math.round(read(figures)) - Math.round(read(before)), label === 'Distance' ? dropped : 0)
      }
    />
  ))
  return (
    <dl className={styles.figures}>
      {distance}
      <Figure
        label="Riders to call"
        value={countCalls(changes)}
        other={before ? 'of the plan before' : 'nothing changed'}
      />
      {others}
    </dl>
  )
}

type FigureProps = {
  readonly label: string
  readonly value: number
  readonly unit?: string
  readonly tone?: 'bad' | undefined
  readonly other: string
}

function Figure({ label, value, unit, tone, other }: FigureProps) {
  return (
    <div className={styles.figure} data-tone={tone}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {toWhole(value)} <span className={styles.unit}>{unit}</span>
      </dd>
      <dd className={styles.other}>{other}</dd>
    </div>
  )
}

function toneOf(label: string, value: number): 'bad' | undefined {
  return (label === 'Lateness' || label === 'Trips without a place') && value >= 0.5 ? 'bad' : undefined
}

/** Trips whose riders have to hear of another vehicle or pickup; who canceled a trip knows it. */
export function countCalls(changes: readonly Change[] | undefined): number {
  return (changes ?? []).filter(({ kind }) => kind !== 'removed').length
}

function toDifference(difference: number, dropped: number): string {
  if (dropped > 0) return `for ${dropped} ${dropped === 1 ? 'trip' : 'trips'} fewer than before`
  if (difference === 0) return 'as before'
  return `${toWhole(Math.abs(difference))} ${difference < 0 ? 'fewer' : 'more'} than before`
}

/** Nobody reads thousands of minutes. */
function toAmount(value: number, unit: string): string {
  return unit === 'min' && value >= 600 ? `${toWhole(value / 60)} hours` : `${toWhole(value)} ${unit}`
}

const toWhole = (value: number) => Math.round(value).toLocaleString('en')
