import { Button } from '../../kit/Button.tsx'
import controls from '../../kit/controls.module.scss'
import styles from './ChangeList.module.scss'
import type { Change } from './changes.ts'
import plan from './PlanPanel.module.scss'

type Props = {
  /** Undefined while there is nothing to compare, and during a search. */
  readonly changes: readonly Change[] | undefined
  readonly hasBasis: boolean
  readonly trips: number
  readonly onTrip: (id: string) => void
  readonly onAccept: () => void
  readonly onScratch: () => void
}

/** What is different for the riders since the plan that was accepted last, and why. */
export function ChangeList({ changes, hasBasis, trips, onTrip, onAccept, onScratch }: Props) {
  return (
    <section className={styles.changes} aria-labelledby="changes-heading">
      <h2 id="changes-heading">What changed</h2>
      <p aria-live="polite">
        {hasBasis ? toSummary(changes, trips) : 'Nothing yet. Break a vehicle or change a trip.'}
      </p>
      <p className={styles.quiet}>
        A new plan begins with the one you accepted last: a trip that moves counts as 15 miles, one more vehicle as 30,
        each minute that a pickup shifts beyond ten as half a mile.
      </p>
      {changes !== undefined && changes.length > 0 && (
        <ul className={styles.list}>
          {changes.map(change => (
            <li key={change.trip}>
              {change.kind === 'removed' ? (
                <strong>{change.trip}</strong>
              ) : (
                <button type="button" className={plan.trip} onClick={() => onTrip(change.trip)}>
                  {change.trip}
                </button>
              )}{' '}
              {toWords(change)}
            </li>
          ))}
        </ul>
      )}
      <div className={controls.actions}>
        <Button onClick={onAccept}>Accept this plan</Button>
        <Button onClick={onScratch}>Plan from scratch</Button>
      </div>
    </section>
  )
}

function toSummary(changes: readonly Change[] | undefined, trips: number): string {
  if (changes === undefined) return 'Planning again…'
  const moved = changes.filter(({ kind }) => kind === 'moved').length
  return moved === 0 ? 'No trip moved to another vehicle.' : `${moved} of ${trips} trips moved to another vehicle.`
}

function toWords({ kind, from, to, reason, laterMinutes = 0 }: Change): string {
  const minutes = Math.abs(laterMinutes)
  const shift = minutes === 0 ? '' : `Pickup ${minutes} min ${laterMinutes > 0 ? 'later' : 'earlier'}.`
  if (kind === 'moved') return `moved from ${from} to ${to} because ${reason}. ${shift}`
  if (kind === 'shifted') return `stays with ${to}. ${shift}`
  if (kind === 'new') return `is new and rides with ${to}.`
  if (kind === 'placed') return `has a place again, with ${to}.`
  if (kind === 'removed') return 'was removed.'
  return `has no place: ${reason}.`
}
