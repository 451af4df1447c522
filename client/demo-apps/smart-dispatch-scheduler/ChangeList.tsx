import styles from './ChangeList.module.scss'
import type { Change } from './changes.ts'
import plan from './PlanPanel.module.scss'

type Props = {
  readonly changes: readonly Change[]
  readonly trips: number
  readonly onTrip: (id: string) => void
  readonly onScratch: () => void
}

/** What the last edit changed for the riders, and why. */
export function ChangeList({ changes, trips, onTrip, onScratch }: Props) {
  const moved = changes.filter(({ kind }) => kind === 'moved').length
  return (
    <section className={styles.changes} aria-labelledby="changes-heading">
      <h2 className={styles.heading} id="changes-heading">
        What changed
      </h2>
      <p aria-live="polite">
        {moved === 0 ? 'No trip moved to another vehicle.' : `${moved} of ${trips} trips moved to another vehicle.`}{' '}
        <span className={styles.quiet}>
          The new plan stays close to the last one: a trip that moves counts as 15 miles, one more vehicle as 30.
        </span>
      </p>
      {changes.length > 0 && (
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
      <button type="button" className={styles.button} data-tone="quiet" onClick={onScratch}>
        Plan from scratch
      </button>
    </section>
  )
}

function toWords({ kind, from, to, reason, laterMinutes = 0 }: Change): string {
  const minutes = Math.abs(laterMinutes)
  const shift = minutes === 0 ? '' : `Pickup ${minutes} min ${laterMinutes > 0 ? 'later' : 'earlier'}.`
  if (kind === 'moved') return `moved from ${from} to ${to} because ${reason}. ${shift}`
  if (kind === 'shifted') return `stays with ${to}. ${shift}`
  if (kind === 'new') return `is new and rides with ${to}.`
  if (kind === 'placed') return `has a place again, with ${to}.`
  if (kind === 'removed') return 'was removed.'
  return 'has no place: no vehicle in service can take it on time.'
}
