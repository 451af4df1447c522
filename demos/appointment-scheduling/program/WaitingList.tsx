import kit from '../../kit/controls.module.scss'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import { describeRequest, formatInstant } from './format.ts'
import { type Book, visitor } from './types.ts'
import styles from './Visits.module.scss'

type Props = {
  readonly book: Book
  readonly zone: string
  readonly onAnswer: (isAccepted: boolean) => void
  readonly onLeave: (id: number) => void
}

export function WaitingList({ book, zone, onAnswer, onLeave }: Props) {
  const { offer, waiting, providers } = book
  const name = providers.find(({ id }) => id === offer?.proposal.providerId)?.name
  return (
    <section className={controls.panel} aria-labelledby="waiting">
      <h2 className={controls.heading} id="waiting">
        Waiting list
      </h2>
      {offer !== null && (
        <div className={styles.offer}>
          <p>
            <strong>Offered to {offer.waiting.holder === visitor ? 'you' : offer.waiting.holder}:</strong>{' '}
            {formatInstant(offer.proposal.start, zone)} with {name}, which just opened up.
          </p>
          <div className={kit.actions}>
            <Button tone="strong" onClick={() => onAnswer(true)}>
              Accept
            </Button>
            <Button onClick={() => onAnswer(false)}>Decline</Button>
          </div>
        </div>
      )}
      <ol className={styles.list}>
        {waiting.map(({ id, holder, request }) => (
          <li className={styles.item} key={id}>
            <p>
              <strong>{holder}</strong>
              <br />
              {describeRequest(request, providers)}
            </p>
            {holder === visitor && <Button onClick={() => onLeave(id)}>Leave</Button>}
          </li>
        ))}
      </ol>
      <p className={kit.hint}>
        When a booking is canceled, the first request here that fits is offered its time. To try it, cancel one in the
        calendars.
      </p>
    </section>
  )
}
