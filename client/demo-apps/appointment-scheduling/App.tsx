import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { DemoShell } from '../../components/DemoShell.tsx'
import styles from './App.module.scss'
import { Chips } from './Chips.tsx'
import controls from './controls.module.scss'
import { toIcs } from './ics.ts'
import { MyVisits, Visit } from './MyVisits.tsx'
import { PhraseForm } from './PhraseForm.tsx'
import { Proposals } from './Proposals.tsx'
import { propose } from './propose.ts'
import { createSampleBook } from './sample.ts'
import { createScreen, mine, reduceScreen } from './screen.ts'
import { visitor } from './types.ts'
import { WaitingList } from './WaitingList.tsx'
import { WeekView } from './WeekView.tsx'
import { ZoneChoice } from './ZoneChoice.tsx'
import { dayIn, isZone } from './zoned.ts'

const firstPhrase = 'next Tuesday after 3, 45 minutes with a cardiologist'

/** Reads the clock and the browser's zone; everything else gets them as values. */
function start() {
  const now = Date.now()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = isZone(own) ? own : 'UTC'
  return createScreen({ book: createSampleBook({ now, zone, seed: 11 }), now, zone }, firstPhrase)
}

function createSession(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

export function App() {
  const [screen, dispatch] = useReducer(reduceScreen, null, start)
  const [ownZone] = useState(screen.zone)
  const [session] = useState(createSession)
  const status = useRef<HTMLParagraphElement>(null)
  const { book, request, zone, now, movingId, question } = screen
  const { providers } = book
  const today = dayIn(now, zone)
  const visits = mine(book)
  const answer = useMemo(() => {
    const appointments = book.appointments.filter(({ id }) => id !== movingId)
    return propose({ book: { ...book, appointments }, request, holder: visitor, now, zone })
  }, [book, request, movingId, now, zone])
  const onMove = (id: number) => dispatch({ type: 'move', id })
  const onCancel = (id: number) => dispatch({ type: 'cancel', id, now: Date.now() })

  // The pressed button often disappears, so the focus moves to the message.
  useEffect(() => {
    if (screen.messageCount > 0) status.current?.focus()
  }, [screen.messageCount])

  return (
    <DemoShell
      title="Appointment Scheduling"
      does="It reads an appointment request in plain English by fixed rules, searches six invented providers’ calendars, and books, moves, cancels or waitlists the visit."
      doesNot="It doesn’t learn, sends nothing and isn’t connected to a real practice, so no one is expecting you."
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <PhraseForm phrase={screen.phrase} onRead={phrase => dispatch({ type: 'read', phrase, now: Date.now() })} />
          <Chips
            request={request}
            providers={providers}
            today={today}
            onEdit={edited => dispatch({ type: 'edit', request: edited })}
          />
          <div className={styles.notes} aria-live="polite">
            {screen.notUnderstood.length > 0 && (
              <p className={styles.unknown}>
                Not understood: {screen.notUnderstood.map(words => `“${words}”`).join(', ')}.
              </p>
            )}
            {screen.notes.length > 0 && <p className={controls.quiet}>{screen.notes.join(' ')}</p>}
          </div>
          <p className={styles.status} role="status" tabIndex={-1} ref={status}>
            {screen.message}
          </p>
          {question !== null && (
            <section className={controls.panel} aria-labelledby="question">
              <h2 className={controls.heading} id="question">
                {question.intent === 'cancel' ? 'Cancel this one?' : 'Which one do you mean?'}
              </h2>
              <ul className={styles.stack}>
                {visits
                  .filter(({ id }) => question.ids.includes(id))
                  .map(visit => (
                    <Visit key={visit.id} {...{ visit, providers, zone, onMove, onCancel }} />
                  ))}
              </ul>
            </section>
          )}
          {movingId !== null && (
            <button
              className={controls.button}
              data-tone="quiet"
              type="button"
              onClick={() => dispatch({ type: 'stopMoving' })}
            >
              Keep the old time
            </button>
          )}
          <Proposals
            answer={answer}
            request={request}
            notUnderstood={screen.notUnderstood}
            providers={providers}
            zone={zone}
            isMoving={movingId !== null}
            onChoose={slot => dispatch({ type: 'choose', slot, now: Date.now() })}
            onWait={() => dispatch({ type: 'wait' })}
          />
        </div>
        <div className={styles.stack}>
          <MyVisits
            {...{ visits, providers, zone, onMove, onCancel }}
            ics={toIcs({ appointments: visits, providers, now, session })}
          />
          <WaitingList
            book={book}
            zone={zone}
            onAnswer={isAccepted => dispatch({ type: 'answerOffer', isAccepted, now: Date.now() })}
            onLeave={id => dispatch({ type: 'leave', id, now: Date.now() })}
          />
          <ZoneChoice
            zone={zone}
            own={ownZone}
            onChange={next => dispatch({ type: 'changeZone', zone: next, now: Date.now() })}
          />
        </div>
      </div>
      <WeekView
        book={book}
        zone={zone}
        firstDay={answer.proposals[0] ? dayIn(answer.proposals[0].start, zone) : today}
        onCancel={onCancel}
      />
    </DemoShell>
  )
}
