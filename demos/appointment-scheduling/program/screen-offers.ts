import { formatDay, formatMinute } from './format.ts'
import { findHoliday } from './holidays.ts'
import { joinWaiting } from './model.ts'
import { type Answer, propose } from './propose.ts'
import { choose, type Screen, withMessage } from './screen-steps.ts'
import { openRequest, type Slot, visitor } from './types.ts'
import { dayIn, minuteIn } from './zoned.ts'

type Offering = Pick<
  Screen,
  'book' | 'request' | 'now' | 'zone' | 'movingId' | 'question' | 'emergency' | 'isForeign' | 'unclear' | 'settled'
>

/** The times to offer: none in an emergency or for words in another language, and none for someone who isn't here until the visitor says who else will do. */
export function findOffers(screen: Offering): Answer {
  const { book, request, now, zone, movingId } = screen
  // A time offered while a move is in question would be booked beside the visit that is meant.
  if (screen.emergency !== null || screen.isForeign || screen.question?.intent === 'move' || isWaitingForWho(screen))
    return { proposals: [], obstacles: [] }
  const appointments = book.appointments.filter(({ id }) => id !== movingId)
  return propose({ book: { ...book, appointments }, request, holder: visitor, now, zone })
}

export function isWaitingForWho({ unclear, settled }: Pick<Offering, 'unclear' | 'settled'>): boolean {
  return unclear.includes('who') && !settled.includes('who')
}

/** "Book it": the first or another of the offered times. */
export function chooseByWords(screen: Screen, place: number): Screen {
  const proposal = findOffers(screen).proposals[place]
  if (proposal === undefined) return withMessage(screen, 'There’s no such time in the list.')
  const isClear = proposal.isFull || place > 0
  return isClear
    ? chooseOffered(screen, proposal)
    : withMessage(screen, 'No time fits completely. Choose one of the nearest below.')
}

/** Books a time, or asks for it where the office is likely closed. */
export function chooseOffered(screen: Screen, slot: Slot): Screen {
  const holiday = findHoliday(dayIn(slot.start, screen.zone))
  return holiday === null ? choose(screen, slot) : askFor(screen, slot, holiday)
}

function askFor(screen: Screen, { start, end, providerId }: Slot, holiday: string): Screen {
  const { book, zone } = screen
  const day = dayIn(start, zone)
  const minute = minuteIn(start, zone)
  const request = {
    ...openRequest,
    days: { ranges: [{ from: day, to: day }], weekdays: [] },
    time: { kind: 'at' as const, minute },
    minutes: (end - start) / 60_000,
    providerIds: [providerId],
  }
  const time = `${formatDay(day)}, ${formatMinute(minute)}`
  const message = `Asked for ${time}, not booked: the office is likely closed on ${holiday}. It is on the waiting list until someone confirms it.`
  return withMessage({ ...screen, book: joinWaiting(book, request, visitor), movingId: null }, message)
}
