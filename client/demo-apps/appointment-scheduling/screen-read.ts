import { nextAsk } from './ask.ts'
import { distanceOf, hasWish, isFit } from './fit.ts'
import { describeDays, describeTime, describeWho, formatLength } from './format.ts'
import { propose } from './propose.ts'
import { answerAsk, nothingUnderstood, readPhrase } from './read.ts'
import { choose, mine, type Said, type Screen, startMoving, withMessage } from './screen-steps.ts'
import { type Appointment, type Book, type Request, visitor } from './types.ts'
import { dayIn } from './zoned.ts'

type Words = { readonly phrase: string; readonly isAnswer: boolean }

export function read(screen: Screen, { phrase, isAnswer }: Words): Screen {
  const { now, zone, book, reader } = screen
  const outcome = readPhrase(phrase, screen, { now, zone, providers: book.providers, reader, isAnswer })
  if (outcome.kind === 'message') return withMessage({ ...screen, phrase, parts: [] }, outcome.message)
  if (outcome.kind === 'choice') return pick(screen, { ...outcome.choice, kind: 'choice', topic: outcome.topic })
  if (outcome.kind === 'offer') return chooseOffer(screen, outcome.place)
  const { parsed, understood, isChange } = outcome
  const said: readonly Said[] = [...(isChange ? screen.said : []), { kind: 'words', phrase, isAnswer }]
  const next = { ...screen, ...understood, said, phrase, question: null, message: '' }
  const last = screen.said.at(-1)
  // After a booking such words are about that booking: another one for the same request was hardly meant.
  if (isChange && last?.kind === 'done') return startMoving(next, last.id, understood.request)
  if (isChange && parsed.intent === 'book') return withMessage(next, describeChanged(screen.request, next, book))
  const fresh = { ...next, movingId: null }
  if (parsed.intent === 'book') return fresh
  const isAbout = (appointment: Appointment) => isMeant(appointment, { target: parsed.target, screen })
  const [first, ...others] = mine(book).filter(isAbout)
  if (first === undefined) return withMessage(fresh, 'None of your bookings match that.')
  if (parsed.intent === 'move' && others.length === 0) return startMoving(fresh, first.id, understood.request)
  return { ...fresh, question: { intent: parsed.intent, ids: [first, ...others].map(({ id }) => id) } }
}

export function pick(screen: Screen, choice: Extract<Said, { kind: 'choice' }>): Screen {
  const understood = answerAsk(screen, choice.change, choice.topic, dayIn(screen.now, screen.zone))
  return withMessage({ ...screen, ...understood, said: [...screen.said, choice] }, `${choice.label}: noted.`)
}

/** The fields that the visitor set in the form. */
export function edit(screen: Screen, change: Partial<Request>): Screen {
  const request = { ...screen.request, ...change }
  const { settled } = screen
  const today = dayIn(screen.now, screen.zone)
  const ask = hasWish(request) ? nextAsk({ request, unclear: [], settled, today }) : null
  const said: readonly Said[] = [...screen.said, { kind: 'edit', change }]
  return { ...screen, request, unclear: [], ask, said, question: null, message: '' }
}

/** Reads everything about this request again. */
export function replay(screen: Screen): Screen {
  const start = { ...screen, ...nothingUnderstood, said: [] }
  const again = screen.said.reduce<Screen>((next, one) => repeat(next, one), start)
  // Only what the visitor does moves the focus to the message.
  return { ...again, messageCount: screen.messageCount }
}

function repeat(screen: Screen, one: Said): Screen {
  switch (one.kind) {
    case 'words':
      return read(screen, one)
    case 'choice':
      return pick(screen, one)
    case 'edit':
      return edit(screen, one.change)
    case 'done':
      return { ...screen, request: one.request, said: [one] }
  }
}

/** "Book it": the first or another of the offered times. */
function chooseOffer(screen: Screen, place: number): Screen {
  const { book, request, now, zone, movingId } = screen
  const appointments = book.appointments.filter(({ id }) => id !== movingId)
  const { proposals } = propose({ book: { ...book, appointments }, request, holder: visitor, now, zone })
  const proposal = proposals[place]
  if (proposal === undefined) return withMessage(screen, 'There’s no such time in the list.')
  const isClear = proposal.isFull || place > 0
  return isClear
    ? choose(screen, proposal)
    : withMessage(screen, 'No time fits completely. Choose one of the nearest below.')
}

function describeChanged(old: Request, { request }: Screen, { providers }: Book): string {
  const parts = [
    request.days !== old.days && describeDays(request.days),
    request.time !== old.time && describeTime(request.time),
    request.minutes !== old.minutes && request.minutes !== null && formatLength(request.minutes),
    describeWho(request, providers) !== describeWho(old, providers) && describeWho(request, providers),
  ].filter(Boolean)
  return parts.length === 0 ? 'Nothing was changed.' : `Changed: ${parts.join(', ')}.`
}

function isMeant(appointment: Appointment, { target, screen }: { target: Request; screen: Screen }): boolean {
  const provider = screen.book.providers.find(({ id }) => id === appointment.providerId)
  const isWho = target.providerId === null || target.providerId === appointment.providerId
  const isField = target.specialty === null || target.specialty === provider?.specialty
  return isWho && isField && isFit(distanceOf(appointment, target, screen.zone))
}
