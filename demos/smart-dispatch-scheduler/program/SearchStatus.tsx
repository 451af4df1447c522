import { Button } from '../../kit/Button.tsx'
import type { Figures } from './model.ts'
import styles from './SearchStatus.module.scss'
import type { Planned } from './use-plan.ts'

type Props = {
  readonly planned: Planned
  readonly figures: Figures
  readonly steps: number
  readonly onSteps: (steps: number) => void
  readonly onSample: () => void
  /** Undefined before a day was replaced. */
  readonly onBack: (() => void) | undefined
}

const efforts = [
  { steps: 0, label: 'Insertion only' },
  { steps: 2000, label: 'Quick, 2,000 steps' },
  { steps: 8000, label: 'Normal, 8,000 steps' },
  { steps: 40_000, label: 'Thorough, 40,000 steps' },
  { steps: 10_000_000, label: 'As measured, 10 seconds' },
] as const

/** The progress and length of the search, and a button for another sample day. */
export function SearchStatus({ planned, figures, steps, onSteps, onSample, onBack }: Props) {
  return (
    <div className={styles.bar}>
      <label className={styles.field}>
        Search
        <select className={styles.select} value={steps} onChange={event => onSteps(Number(event.target.value))}>
          {efforts.map(effort => (
            <option key={effort.steps} value={effort.steps}>
              {effort.label}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={onSample}>Another sample day</Button>
      {onBack !== undefined && <Button onClick={onBack}>Back to the last day</Button>}
      <div className={styles.progress}>
        <progress className={styles.meter} aria-label="Search progress" max={1} value={planned.share} />
        <p className={styles.words} aria-live="polite">
          {toWords(planned, figures)}
        </p>
      </div>
    </div>
  )
}

/** Changes only when the search ends: a live region must not announce every slice. */
function toWords({ state, stepsDone }: Planned, figures: Figures): string {
  if (state === 'searching') return 'Searching for a better plan…'
  const result = describeFigures(figures)
  if (state === 'failed') return `This browser couldn’t finish the search; what it found so far is shown: ${result}.`
  if (state === 'outOfTime') return `Stopped after 10 seconds: ${result}.`
  return `Done after ${stepsDone.toLocaleString('en')} steps: ${result}.`
}

/** A plan in a line. */
export function describeFigures({ distanceMiles, vehiclesUsed, unplacedTrips }: Figures): string {
  return `${Math.round(distanceMiles)} miles with ${count(vehiclesUsed, 'vehicle')}, ${count(unplacedTrips, 'trip')} without a place`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
