import styles from './App.module.scss'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import { formatDay } from './format.ts'
import { Visit } from './MyVisits.tsx'
import type { Screen } from './screen-steps.ts'
import type { Appointment, Provider } from './types.ts'
import { dayIn } from './zoned.ts'

type Props = {
  readonly question: NonNullable<Screen['question']>
  readonly visits: readonly Appointment[]
  readonly providers: readonly Provider[]
  readonly zone: string
  readonly onMove: (id: number) => void
  readonly onCancel: (id: number) => void
  /** The visitor wants another visit. */
  readonly onKeep: () => void
}

/** The bookings that the last words may mean. */
export function VisitQuestion({ question, visits, providers, zone, onMove, onCancel, onKeep }: Props) {
  const meant = visits.filter(({ id }) => question.ids.includes(id))
  const [first, ...others] = meant
  const one = first !== undefined && others.length === 0 ? formatDay(dayIn(first.start, zone)) : null
  const move = one === null ? 'Which one do you mean?' : `Move your ${one} visit?`
  return (
    <section className={controls.panel} aria-labelledby="question">
      <h2 className={controls.heading} id="question">
        {question.intent === 'cancel' ? 'Cancel this one?' : move}
      </h2>
      <ul className={styles.stack}>
        {meant.map(visit => (
          <Visit key={visit.id} {...{ visit, providers, zone, onMove, onCancel }} />
        ))}
      </ul>
      {question.intent === 'move' && <Button onClick={onKeep}>No, book another visit</Button>}
    </section>
  )
}
