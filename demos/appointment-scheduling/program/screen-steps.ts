import type { Topic } from './ask.ts'
import type { Emergency } from './emergency.ts'
import { namesWho } from './fit.ts'
import { formatInstant } from './format.ts'
import { book, type Change, reschedule } from './model.ts'
import type { Intent } from './parse-phrase.ts'
import type { Reader, Understood } from './read.ts'
import { type Appointment, type Book, type Request, type Slot, visitor } from './types.ts'

/** The state of the screen, except for what is open or closed. */
export type Screen = Understood & {
  readonly book: Book
  readonly now: number
  readonly zone: string
  /** The last sentence, whose parts are shown. */
  readonly phrase: string
  /** What was said about this request so far: another zone or a better reader reads it again. */
  readonly said: readonly Said[]
  /** Null until it has loaded. */
  readonly reader: Reader | null
  /** Whether nothing was done since the last sentence. */
  readonly isFresh: boolean
  /** The bookings that a phrase may refer to, until one is chosen. */
  readonly question: { readonly intent: Exclude<Intent, 'book'>; readonly ids: readonly number[] } | null
  readonly movingId: number | null
  /** What the last sentence told of: then nothing is offered. */
  readonly emergency: Emergency | null
  /** Whether the last sentence is in a language that isn't read: then nothing is offered. */
  readonly isForeign: boolean
  readonly message: string
  /** Increases with each message, so that a repeated message is announced again. */
  readonly messageCount: number
}

export type Said =
  | { readonly kind: 'words'; readonly phrase: string; readonly isAnswer: boolean; readonly isSafe: boolean }
  | { readonly kind: 'choice'; readonly change: Partial<Request>; readonly topic: Topic; readonly label: string }
  | { readonly kind: 'edit'; readonly change: Partial<Request> }
  /** The request led to this booking. */
  | { readonly kind: 'done'; readonly request: Request; readonly id: number }

export function mine(book: Book): readonly Appointment[] {
  return book.appointments.filter(({ holder }) => holder === visitor).sort((one, other) => one.start - other.start)
}

/** Provider and length stay the same unless the wish names others. */
export function startMoving(screen: Screen, id: number, wish: Request): Screen {
  const old = screen.book.appointments.find(appointment => appointment.id === id)
  if (old === undefined) return screen
  const isOpen = !namesWho(wish) && !wish.exceptIds.includes(old.providerId)
  const minutes = wish.minutes ?? (old.end - old.start) / 60_000
  const request = { ...wish, minutes, providerIds: isOpen ? [old.providerId] : wish.providerIds }
  const message = `Moving your booking of ${formatInstant(old.start, screen.zone)}. Choose its new time.`
  return withMessage({ ...screen, request, movingId: id, question: null }, message)
}

export function choose(screen: Screen, slot: Slot): Screen {
  const { movingId: id, request } = screen
  const clock = { now: screen.now, zone: screen.zone }
  const change =
    id === null ? book(screen.book, { slot, holder: visitor, clock }) : reschedule(screen.book, { id, slot, clock })
  const next = report(screen, change, id === null ? 'Booked' : 'Moved to')
  if (change.kind === 'refused') return next
  const said: readonly Said[] = [{ kind: 'done', request, id: change.appointment.id }]
  return { ...next, said, movingId: null, unclear: [], ask: null }
}

export function report(screen: Screen, change: Change, done: string): Screen {
  if (change.kind === 'refused') return withMessage(screen, change.reason)
  const { appointment } = change
  const name = change.book.providers.find(({ id }) => id === appointment.providerId)?.name
  const owner = appointment.holder === visitor ? '' : ` (${appointment.holder})`
  const next = { ...screen, book: change.book }
  return withMessage(next, `${done}: ${formatInstant(appointment.start, screen.zone)} with ${name}${owner}.`)
}

export function withMessage(screen: Screen, message: string): Screen {
  return { ...screen, message, messageCount: screen.messageCount + 1 }
}
