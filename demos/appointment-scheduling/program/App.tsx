import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import kit from '../../kit/controls.module.scss'
import { DemoShell } from '../../kit/DemoShell.tsx'
import { Fold } from '../../kit/Fold.tsx'
import styles from './App.module.scss'
import { AskPanel } from './AskPanel.tsx'
import { Button } from './Button.tsx'
import { Chips } from './Chips.tsx'
import { EmergencyPanel } from './EmergencyPanel.tsx'
import { toIcs } from './ics.ts'
import { MyVisits } from './MyVisits.tsx'
import { OfferedDay } from './OfferedDay.tsx'
import { PhraseForm } from './PhraseForm.tsx'
import { Proposals } from './Proposals.tsx'
import { createSampleBook } from './sample.ts'
import { createScreen, reduceScreen } from './screen.ts'
import { findOffers, isWaitingForWho } from './screen-offers.ts'
import { mine } from './screen-steps.ts'
import { visitor } from './types.ts'
import { Understood } from './Understood.tsx'
import { useReader } from './use-reader.ts'
import { VisitQuestion } from './VisitQuestion.tsx'
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
  const loadReader = useReader(reader => dispatch({ type: 'learn', reader }))
  const status = useRef<HTMLParagraphElement>(null)
  const alert = useRef<HTMLElement>(null)
  const { book, request, zone, now, movingId, question, emergency, isForeign, unclear, settled } = screen
  const { providers } = book
  const today = dayIn(now, zone)
  const visits = mine(book)
  const answer = useMemo(
    () => findOffers({ book, request, now, zone, movingId, question, emergency, isForeign, unclear, settled }),
    [book, request, now, zone, movingId, question, emergency, isForeign, unclear, settled],
  )
  const onMove = (id: number) => dispatch({ type: 'move', id })
  const onCancel = (id: number) => dispatch({ type: 'cancel', id, now: Date.now() })

  /** The list concerns the visitor once a time is offered or the visitor is on it. */
  const isWaiting = book.offer !== null || book.waiting.some(({ holder }) => holder === visitor)
  const waitingList = (
    <WaitingList
      book={book}
      zone={zone}
      onAnswer={isAccepted => dispatch({ type: 'answerOffer', isAccepted, now: Date.now() })}
      onLeave={id => dispatch({ type: 'leave', id, now: Date.now() })}
    />
  )

  // The pressed button often disappears, so the focus moves to the message.
  useEffect(() => {
    if (screen.messageCount > 0) (alert.current ?? status.current)?.focus()
  }, [screen.messageCount])

  return (
    <DemoShell
      title="Appointment Scheduling"
      does="It reads an appointment request in plain English by fixed rules and a small learned model, asks when something is missing, searches six invented providers’ calendars, and books, moves, cancels or waitlists the visit."
      doesNot="It doesn’t learn from you, sends nothing and isn’t connected to a real practice, so no one is expecting you."
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          {emergency !== null && (
            <EmergencyPanel
              emergency={emergency}
              phrase={screen.phrase}
              alert={alert}
              onReadOn={() => dispatch({ type: 'readOn', now: Date.now() })}
            />
          )}
          <PhraseForm
            phrase={screen.phrase}
            onStart={loadReader}
            onRead={phrase => {
              loadReader()
              dispatch({ type: 'read', phrase, now: Date.now() })
            }}
          />
          {emergency === null && (
            <>
              <Understood screen={screen} />
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
                {/* The question below is a panel with controls; only its words are announced. */}
                {screen.ask !== null && <p className={styles.heard}>{screen.ask.text}</p>}
                {screen.notes.length > 0 && <p className={kit.hint}>{screen.notes.join(' ')}</p>}
              </div>
            </>
          )}
          <p className={styles.status} role="status" tabIndex={-1} ref={status}>
            {screen.message}
          </p>
          {emergency === null && (
            <>
              {screen.ask !== null && (
                <AskPanel
                  ask={screen.ask}
                  onPick={({ label, change }, topic) => dispatch({ type: 'pick', label, change, topic })}
                  onAnswer={phrase => dispatch({ type: 'read', phrase, now: Date.now(), isAnswer: true })}
                />
              )}
              {question !== null && (
                <VisitQuestion
                  question={question}
                  {...{ visits, providers, zone, onMove, onCancel }}
                  onKeep={() => dispatch({ type: 'keepVisits' })}
                />
              )}
              {movingId !== null && <Button onClick={() => dispatch({ type: 'stopMoving' })}>Keep the old time</Button>}
              {!isForeign && question?.intent !== 'move' && !isWaitingForWho(screen) && (
                <Proposals
                  answer={answer}
                  request={request}
                  notUnderstood={screen.notUnderstood}
                  isUnmet={screen.isUnmet}
                  providers={providers}
                  zone={zone}
                  isMoving={movingId !== null}
                  onChoose={slot => dispatch({ type: 'choose', slot, now: Date.now() })}
                  onWait={() => dispatch({ type: 'wait' })}
                />
              )}
              <p className={kit.hint}>
                You can also write “move my Tuesday visit to Friday morning” or “cancel Dr. Alder”, and correct
                yourself: “no, Thursday instead”.
              </p>
            </>
          )}
        </div>
        {emergency === null && (
          <div className={styles.stack}>
            {visits.length > 0 && (
              <MyVisits
                {...{ visits, providers, zone, onMove, onCancel }}
                ics={toIcs({ appointments: visits, providers, now, session })}
              />
            )}
            <OfferedDay book={book} proposals={answer.proposals} zone={zone} />
            {isWaiting && waitingList}
            <ZoneChoice
              zone={zone}
              own={ownZone}
              onChange={next => dispatch({ type: 'changeZone', zone: next, now: Date.now() })}
            />
          </div>
        )}
      </div>
      {emergency === null && (
        <Fold title="Look into the calendars and the waiting list">
          <WeekView
            book={book}
            zone={zone}
            firstDay={answer.proposals[0] ? dayIn(answer.proposals[0].start, zone) : today}
            onCancel={onCancel}
          />
          {!isWaiting && waitingList}
        </Fold>
      )}
    </DemoShell>
  )
}
