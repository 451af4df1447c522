import type { Topic } from './ask.ts'
import { acceptOffer, cancel, declineOffer, joinWaiting, leaveWaiting } from './model.ts'
import { nothingUnderstood, type Reader } from './read.ts'
import { chooseOffered } from './screen-offers.ts'
import { edit, pick, read, replay } from './screen-read.ts'
import { report, type Screen, startMoving, withMessage } from './screen-steps.ts'
import { type Request, type Slot, visitor } from './types.ts'

type Action =
  | { readonly type: 'read'; readonly phrase: string; readonly now: number; readonly isAnswer?: boolean }
  /** The last words were no emergency. */
  | { readonly type: 'readOn'; readonly now: number }
  | { readonly type: 'pick'; readonly change: Partial<Request>; readonly topic: Topic; readonly label: string }
  | { readonly type: 'learn'; readonly reader: Reader }
  | { readonly type: 'edit'; readonly request: Request }
  | { readonly type: 'changeZone'; readonly zone: string; readonly now: number }
  | { readonly type: 'choose'; readonly slot: Slot; readonly now: number }
  | { readonly type: 'cancel'; readonly id: number; readonly now: number }
  | { readonly type: 'move'; readonly id: number }
  | { readonly type: 'stopMoving' }
  /** The last words asked for a visit of its own. */
  | { readonly type: 'keepVisits' }
  | { readonly type: 'wait' }
  | { readonly type: 'leave'; readonly id: number; readonly now: number }
  | { readonly type: 'answerOffer'; readonly isAccepted: boolean; readonly now: number }

export function createScreen({ book, now, zone }: Pick<Screen, 'book' | 'now' | 'zone'>, phrase: string): Screen {
  const empty = {
    ...nothingUnderstood,
    said: [],
    reader: null,
    isFresh: true,
    question: null,
    movingId: null,
    emergency: null,
    isForeign: false,
  }
  return read(
    { book, now, zone, phrase, ...empty, message: '', messageCount: 0 },
    { phrase, isAnswer: false, isSafe: false },
  )
}

export function reduceScreen(screen: Screen, action: Action): Screen {
  const next = act(screen, action)
  return { ...next, isFresh: action.type === 'read' && next.said !== screen.said }
}

function act(screen: Screen, action: Action): Screen {
  const now = 'now' in action ? action.now : screen.now
  const clock = { now, zone: screen.zone }
  switch (action.type) {
    case 'read':
      return read({ ...screen, now }, { phrase: action.phrase, isAnswer: action.isAnswer === true, isSafe: false })
    case 'readOn':
      return read({ ...screen, now, emergency: null }, { phrase: screen.phrase, isAnswer: false, isSafe: true })
    case 'pick':
      return pick(screen, { kind: 'choice', change: action.change, topic: action.topic, label: action.label })
    case 'learn':
      return screen.isFresh && screen.emergency === null
        ? replay({ ...screen, reader: action.reader })
        : { ...screen, reader: action.reader }
    case 'edit':
      return edit(screen, changeOf(screen.request, action.request))
    case 'changeZone': {
      const { movingId, question, message } = screen
      return { ...replay({ ...screen, now, zone: action.zone }), movingId, question, message }
    }
    case 'choose':
      return chooseOffered({ ...screen, now }, action.slot)
    case 'cancel': {
      const canceled = report(
        { ...screen, now, question: null },
        cancel(screen.book, { id: action.id, clock }),
        'Canceled',
      )
      return screen.movingId === action.id ? { ...canceled, movingId: null } : canceled
    }
    case 'move': {
      const moving = startMoving(screen, action.id, screen.request)
      return { ...moving, said: [...screen.said, { kind: 'edit', change: changeOf(screen.request, moving.request) }] }
    }
    case 'keepVisits':
      return { ...screen, question: null }
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

/** The fields in which a request differs: the others are read again in another zone. */
function changeOf(old: Request, request: Request): Partial<Request> {
  const before = new Map<string, unknown>(Object.entries(old))
  return Object.fromEntries(Object.entries(request).filter(([field, value]) => before.get(field) !== value))
}
