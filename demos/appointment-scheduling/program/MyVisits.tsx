import kit from '../../kit/controls.module.scss'
import { Button } from './Button.tsx'
import { CalendarFile } from './CalendarFile.tsx'
import controls from './controls.module.scss'
import { formatInstant, formatLength } from './format.ts'
import type { Appointment, Provider } from './types.ts'
import styles from './Visits.module.scss'

type Props = {
  readonly visits: readonly Appointment[]
  readonly providers: readonly Provider[]
  readonly zone: string
  /** The calendar file's text. */
  readonly ics: string
  readonly onMove: (id: number) => void
  readonly onCancel: (id: number) => void
}

export function MyVisits({ visits, providers, zone, ics, onMove, onCancel }: Props) {
  return (
    <section className={controls.panel} aria-labelledby="visits">
      <h2 className={controls.heading} id="visits">
        Your bookings
      </h2>
      <ul className={styles.list}>
        {visits.map(visit => (
          <Visit key={visit.id} {...{ visit, providers, zone, onMove, onCancel }} />
        ))}
      </ul>
      <CalendarFile ics={ics} />
    </section>
  )
}

type VisitProps = Omit<Props, 'visits' | 'ics'> & { readonly visit: Appointment }

/** One booking with its actions. */
export function Visit({ visit, providers, zone, onMove, onCancel }: VisitProps) {
  const provider = providers.find(({ id }) => id === visit.providerId)
  const words = `${formatInstant(visit.start, zone)} with ${provider?.name}`
  return (
    <li className={styles.item}>
      <p>
        <strong>{formatInstant(visit.start, zone)}</strong>
        <br />
        {provider?.name} · {formatLength((visit.end - visit.start) / 60_000)}
      </p>
      <div className={kit.actions}>
        <Button aria-label={`Move ${words}`} onClick={() => onMove(visit.id)}>
          Move
        </Button>
        <Button aria-label={`Cancel ${words}`} onClick={() => onCancel(visit.id)}>
          Cancel
        </Button>
      </div>
    </li>
  )
}
