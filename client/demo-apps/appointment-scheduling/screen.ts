import { distanceOf, isFit } from './fit.ts'
import { formatInstant } from './format.ts'
import { acceptOffer, book, type Change, cancel, declineOffer, joinWaiting, leaveWaiting, reschedule } from './model.ts'
import { type Intent, parsePhrase } from './parse-phrase.ts'
import { type Appointment, type Book, openRequest, type Request, type Slot, visitor } from './types.ts'

/** The state of the screen, except for what is open or closed. */
export type Screen = {
  readonly book: Book
  readonly now: number
  readonly zone: string
  readonly phrase: string
  readonly request: Request
  readonly notes: readonly string[]
  readonly notUnderstood: readonly string[]
  /** The bookings that a phrase may refer to, until one is chosen. */
  readonly question: { readonly intent: Exclude<Intent, 'book'>; readonly ids: readonly number[] } | null
  readonly movingId: number | null
  readonly message: string
  /** Increases with each message, so that a repeated message is announced again. */
  readonly messageCount: number
}

type Action =
  | { readonly type: 'read'; readonly phrase: string; readonly now: number }
  | { readonly type: 'edit'; readonly request: Request }
  | { readonly type: 'changeZone'; readonly zone: string; readonly now: number }
  | { readonly type: 'choose'; readonly slot: Slot; readonly now: number }
  | { readonly type: 'cancel'; readonly id: number; readonly now: number }
  | { readonly type: 'move'; readonly id: number }
  | { readonly type: 'stopMoving' }
  | { readonly type: 'wait' }
  | { readonly type: 'leave'; readonly id: number; readonly now: number }
  | { readonly type: 'answerOffer'; readonly isAccepted: boolean; readonly now: number }

export function createScreen({ book, now, zone }: Pick<Screen, 'book' | 'now' | 'zone'>, phrase: string): Screen {
  const empty = { request: openRequest, notes: [], notUnderstood: [], question: null, movingId: null }
  return read({ book, now, zone, phrase, ...empty, message: '', messageCount: 0 }, phrase)
}

export function reduceScreen(screen: Screen, action: Action): Screen {
  const now = 'now' in action ? action.now : screen.now
  const clock = { now, zone: screen.zone }
  switch (action.type) {
    case 'read':
      return read({ ...screen, now }, action.phrase)
    case 'edit':
      return { ...screen, request: action.request, question: null, message: '' }
    case 'changeZone':
      return read({ ...screen, now, zone: action.zone }, screen.phrase)
    case 'choose':
      return choose({ ...screen, now }, action.slot)
    case 'cancel': {
      const canceled = report(
        { ...screen, now, question: null },
        cancel(screen.book, { id: action.id, clock }),
        'Canceled',
      )
      return screen.movingId === action.id ? { ...canceled, movingId: null } : canceled
    }
    case 'move':
      return startMoving(screen, action.id, screen.request)
    case 'stopMoving':
      return { ...screen, movingId: null }
    case 'wait': {
      const message =
        'You are on the waiting list. When a booking is canceled, the first request that fits is offered its time.'
      return withMessage({ ...screen, book: joinWaiting(screen.book, screen.request, visitor) }, message)
    }
    case 'leave':
      return withMessage(
        { ...screen, now, book: leaveWaiting(screen.book, action.id, clock) },
        'Taken off the waiting list.',
      )
    case 'answerOffer':
      if (action.isAccepted) return report({ ...screen, now }, acceptOffer(screen.book, clock), 'Offer accepted')
      return withMessage({ ...screen, now, book: declineOffer(screen.book, clock) }, 'Offer declined.')
  }
}

function read(screen: Screen, phrase: string): Screen {
  const { now, zone, book } = screen
  const { intent, request, target, notes, notUnderstood } = parsePhrase(phrase, {
    now,
    zone,
    providers: book.providers,
  })
  const next = { ...screen, phrase, request, notes, notUnderstood, question: null, movingId: null, message: '' }
  if (intent === 'book') return next
  const [first, ...others] = mine(book).filter(appointment => isMeant(appointment, { target, screen }))
  if (first === undefined) return withMessage(next, 'None of your bookings match that.')
  if (intent === 'move' && others.length === 0) return startMoving(next, first.id, request)
  return { ...next, question: { intent, ids: [first, ...others].map(({ id }) => id) } }
}

export function mine(book: Book): readonly Appointment[] {
  return book.appointments.filter(({ holder }) => holder === visitor).sort((one, other) => one.start - other.start)
}

function isMeant(appointment: Appointment, { target, screen }: { target: Request; screen: Screen }): boolean {
  const provider = screen.book.providers.find(({ id }) => id === appointment.providerId)
  const isWho = target.providerId === null || target.providerId === appointment.providerId
  const isField = target.specialty === null || target.specialty === provider?.specialty
  return isWho && isField && isFit(distanceOf(appointment, target, screen.zone))
}

/** Provider and length stay the same unless the wish names others. */
function startMoving(screen: Screen, id: number, wish: Request): Screen {
  const old = screen.book.appointments.find(appointment => appointment.id === id)
  if (old === undefined) return screen
  const isOpen = wish.providerId === null && wish.specialty === null
  const minutes = wish.minutes ?? (old.end - old.start) / 60_000
  const request = { ...wish, minutes, providerId: isOpen ? old.providerId : wish.providerId }
  const message = `Moving your booking of ${formatInstant(old.start, screen.zone)}. Choose its new time.`
  return withMessage({ ...screen, request, movingId: id, question: null }, message)
}

function choose(screen: Screen, slot: Slot): Screen {
  const clock = { now: screen.now, zone: screen.zone }
  const id = screen.movingId
  if (id === null) return report(screen, book(screen.book, { slot, holder: visitor, clock }), 'Booked')
  return report({ ...screen, movingId: null }, reschedule(screen.book, { id, slot, clock }), 'Moved to')
}

function report(screen: Screen, change: Change, done: string): Screen {
  if (change.kind === 'refused') return withMessage(screen, change.reason)
  const { appointment } = change
  const name = change.book.providers.find(({ id }) => id === appointment.providerId)?.name
  const owner = appointment.holder === visitor ? '' : ` (${appointment.holder})`
  const next = { ...screen, book: change.book }
  return withMessage(next, `${done}: ${formatInstant(appointment.start, screen.zone)} with ${name}${owner}.`)
}

function withMessage(screen: Screen, message: string): Screen {
  return { ...screen, message, messageCount: screen.messageCount + 1 }
}
