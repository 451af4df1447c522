import { nextAsk } from './ask.ts'
import type { Emergency } from './emergency.ts'
import { distanceOf, hasWish, isFit, isWanted } from './fit.ts'
import { readReply } from './follow-up.ts'
import { describeDays, describeTimes, describeWho, formatLength } from './format.ts'
import { answerAsk, nothingUnderstood, readPhrase } from './read.ts'
import { chooseByWords } from './screen-offers.ts'
import { mine, type Said, type Screen, startMoving, withMessage } from './screen-steps.ts'
import type { Appointment, Book, Day, Request } from './types.ts'
import { dayIn } from './zoned.ts'

type Words = Omit<Extract<Said, { kind: 'words' }>, 'kind'>

export function read(before: Screen, { phrase, isAnswer, isSafe }: Words): Screen {
  const { now, zone, book, reader } = before
  const asked = before.question?.intent === 'move' ? before.question.ids : []
  const reply = asked.length === 1 ? readReply(phrase) : null
  const [only] = asked
  if (reply === 'yes' && only !== undefined) return startMoving(before, only, before.request)
  if (reply === 'no') return withMessage({ ...before, question: null }, 'Your booking stays as it is.')
  const visits = mine(book).length === 0 ? null : { findDay: (target: Request) => findVisitDay(before, target) }
  const context = { now, zone, providers: book.providers, reader, visits, isAnswer, isSafe }
  const outcome = readPhrase(phrase, before, context)
  if (outcome.kind === 'emergency') return stopFor(outcome.emergency, { ...before, phrase })
  // After an emergency only a new wish leads back to times, no "yes" or "book it".
  if (before.emergency !== null && (outcome.kind !== 'request' || !hasWish(outcome.understood.request))) return before
  const screen = { ...before, emergency: null, isForeign: outcome.kind === 'message' && outcome.isForeign === true }
  if (outcome.kind === 'message') return withMessage({ ...screen, phrase, parts: [] }, outcome.message)
  if (outcome.kind === 'choice') return pick(screen, { ...outcome.choice, kind: 'choice', topic: outcome.topic })
  if (outcome.kind === 'offer') return chooseByWords(screen, outcome.place)
  const { parsed, understood, isChange } = outcome
  const said: readonly Said[] = [...(isChange ? screen.said : []), { kind: 'words', phrase, isAnswer, isSafe }]
  const next = { ...screen, ...understood, said, phrase, question: null, message: '' }
  const last = screen.said.at(-1)
  // After a booking such words are about that booking: another one for the same request was hardly meant.
  if (isChange && last?.kind === 'done') return startMoving(next, last.id, understood.request)
  if (isChange && parsed.intent === 'book') return withMessage(next, describeChanged(screen.request, next, book))
  const fresh = { ...next, movingId: null }
  if (parsed.intent === 'book') return fresh
  const isAbout = (appointment: Appointment) => isMeant(appointment, { target: parsed.target, screen })
  const [first, ...others] = mine(book).filter(isAbout)
  if (first === undefined) {
    // Times are offered again once it is clear that they are for a new visit.
    const ids = parsed.intent === 'move' ? mine(book).map(({ id }) => id) : []
    const question = ids.length === 0 ? null : { intent: 'move' as const, ids }
    return withMessage({ ...fresh, question }, 'None of your bookings match that.')
  }
  if (parsed.intent === 'move' && others.length === 0 && !parsed.isGuess)
    return startMoving(fresh, first.id, understood.request)
  return { ...fresh, question: { intent: parsed.intent, ids: [first, ...others].map(({ id }) => id) } }
}

/** Nothing of the request is left that could be booked. */
function stopFor(emergency: Emergency, screen: Screen): Screen {
  const empty = { ...nothingUnderstood, said: [], question: null, movingId: null, message: '' }
  return { ...screen, ...empty, isForeign: false, emergency, messageCount: screen.messageCount + 1 }
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
  const isWho = 'providerIds' in change || 'specialtyIds' in change
  const unclear = isWho ? [] : screen.unclear.filter(topic => topic === 'who')
  const ask = hasWish(request) || unclear.length > 0 ? nextAsk({ request, unclear, settled, today }) : null
  const said: readonly Said[] = [...screen.said, { kind: 'edit', change }]
  return { ...screen, request, unclear, ask, said, question: null, isForeign: false, message: '' }
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

function describeChanged(old: Request, { request }: Screen, { providers }: Book): string {
  const parts = [
    describeDays(request) !== describeDays(old) && describeDays(request),
    request.time !== old.time && describeTimes(request),
    request.minutes !== old.minutes && request.minutes !== null && formatLength(request.minutes),
    describeWho(request, providers) !== describeWho(old, providers) && describeWho(request, providers),
  ].filter(Boolean)
  return parts.length === 0 ? 'Nothing was changed.' : `Changed: ${parts.join(', ')}.`
}

/** The day of the one booking that is meant; without a hint, that of the last request. */
function findVisitDay(screen: Screen, target: Request): Day | null {
  const { book, zone, said } = screen
  const found = mine(book).filter(appointment => isMeant(appointment, { target, screen }))
  const last = said.at(-1)
  const done = last?.kind === 'done' ? found.find(({ id }) => id === last.id) : undefined
  const one = done ?? (found.length === 1 ? found[0] : undefined)
  return one === undefined ? null : dayIn(one.start, zone)
}

function isMeant(appointment: Appointment, { target, screen }: { target: Request; screen: Screen }): boolean {
  const provider = screen.book.providers.find(({ id }) => id === appointment.providerId)
  return provider !== undefined && isWanted(provider, target) && isFit(distanceOf(appointment, target, screen.zone))
}
