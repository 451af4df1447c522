import { expect, test } from 'vitest'
import { createScreen, reduceScreen } from '../program/screen.ts'
import { mine, type Screen } from '../program/screen-steps.ts'
import { emptyBook, now, slotAt, zone } from './support.ts'

const tuesday = slotAt('alder', '2026-03-10', [15, 16])
const thursday = slotAt('birch', '2026-03-12', [9, 10])

function withVisits(): Screen {
  const first = reduceScreen(createScreen({ book: emptyBook(), now, zone }, ''), { type: 'choose', slot: tuesday, now })
  return reduceScreen(first, { type: 'choose', slot: thursday, now })
}

const read = (screen: Screen, phrase: string) => reduceScreen(screen, { type: 'read', phrase, now })

test('a phrase that cancels asks about the bookings it may mean', () => {
  expect(read(withVisits(), 'cancel my appointment with Dr. Alder').question).toEqual({ intent: 'cancel', ids: [1] })
  expect(read(withVisits(), 'cancel my cardiology appointment').question?.ids).toEqual([1, 2])
})

test('a phrase that moves takes the one booking meant, with its provider and length', () => {
  const { movingId, request } = read(withVisits(), 'move my Tuesday visit to Friday morning')
  expect(movingId).toBe(1)
  expect(request).toMatchObject({
    providerIds: ['alder'],
    minutes: 60,
    days: { ranges: [{ from: '2026-03-06', to: '2026-03-06' }] },
  })
})

test('a visit moves to another provider when its own is refused', () => {
  const { movingId, request } = read(withVisits(), 'move my Tuesday visit to Friday, but not with Dr. Alder')
  expect([movingId, request.providerIds, request.exceptIds]).toEqual([1, [], ['alder']])
})

test('a phrase about a booking that is not there says so', () => {
  expect(read(withVisits(), 'cancel Dr. Linden').message).toBe('None of your bookings match that.')
})

test('choosing while moving moves, and does not book a second time', () => {
  const moving = reduceScreen(withVisits(), { type: 'move', id: 1 })
  const moved = reduceScreen(moving, { type: 'choose', slot: slotAt('alder', '2026-03-11', [10, 11]), now })
  expect(mine(moved.book).map(({ id, revision }) => [id, revision])).toEqual([
    [1, 1],
    [2, 0],
  ])
  expect([moved.movingId, moved.message]).toEqual([null, 'Moved to: Wed, Mar 11, 10:00 am with Dr. Alder.'])
})

test('another zone reads the same phrase on its own clock', () => {
  const here = createScreen({ book: emptyBook(), now: Date.parse('2026-03-06T02:00:00Z'), zone }, 'tomorrow at 9')
  const there = reduceScreen(here, { type: 'changeZone', zone: 'Asia/Tokyo', now: here.now })
  expect([here, there].map(({ request }) => request.days?.ranges[0]?.from)).toEqual(['2026-03-06', '2026-03-07'])
})

test('waiting, being offered and accepting ends in a booking', () => {
  let screen = withVisits()
  screen = reduceScreen(read(screen, 'cardiologist on Tuesday after 3'), { type: 'wait' })
  screen = reduceScreen(screen, { type: 'cancel', id: 1, now })
  expect(screen.book.offer).not.toBeNull()
  screen = reduceScreen(screen, { type: 'answerOffer', isAccepted: true, now })
  expect(screen.message).toBe('Offer accepted: Tue, Mar 10, 3:00 pm with Dr. Alder.')
})

test('a new phrase clears what was said about the last one', () => {
  expect(read(withVisits(), 'physio tomorrow').message).toBe('')
})
