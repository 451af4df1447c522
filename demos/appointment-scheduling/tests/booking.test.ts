import { expect, test } from 'vitest'
import { readLearned } from '../program/reader.ts'
import { createScreen, reduceScreen } from '../program/screen.ts'
import { findOffers } from '../program/screen-offers.ts'
import { mine, type Screen } from '../program/screen-steps.ts'
import { emptyBook, now, slotAt, talk, zone } from './support.ts'

const tuesday = slotAt('alder', '2026-03-10', [15, 16])
const thursday = slotAt('birch', '2026-03-12', [9, 10])
const inTokyo = (screen: Screen) => reduceScreen(screen, { type: 'changeZone', zone: 'Asia/Tokyo', now })
const days = ({ request }: Screen) => request.days?.ranges.map(({ from, to }) => `${from} ${to}`)
const choose = (screen: Screen, slot: typeof tuesday) => reduceScreen(screen, { type: 'choose', slot, now })

/** One booking with Dr. Alder on Tuesday, or also one with Dr. Birch on Thursday. */
const one = () => choose(talk([]), tuesday)
const two = () => choose(one(), thursday)

test('“book it” books the first offer that fits, and an answer to a question books nothing', () => {
  const screen = talk(['a cardiologist on Tuesday at 3 pm', 'book it'])
  expect(screen.message).toMatch(/^Booked: Tue, Mar 10, 3:00 pm with /)
  expect(mine(screen.book)).toHaveLength(1)
  expect(talk(['no, Thursday instead'], screen).movingId).toBe(1)
  const none = talk(['a cardiologist on Sunday at 3 am', 'book it'])
  expect([none.message, mine(none.book)]).toEqual(['No time fits completely. Choose one of the nearest below.', []])
  expect(mine(talk(['Monday Wednesday at 3 pm', '>the first one']).book)).toEqual([])
})

test.each([
  ['move it to Thursday', ['2026-03-12 2026-03-12']],
  ['move my Tuesday visit to Friday morning', ['2026-03-06 2026-03-06']],
  ['something came up, can you push my heart appointment to later that week?', ['2026-03-11 2026-03-15']],
  ['bump my visit to later the same week', ['2026-03-11 2026-03-15']],
  ['move my visit to the week after', ['2026-03-16 2026-03-22']],
])('with a booking “%s” moves it, and books no other', (line, wanted) => {
  const moving = talk([line], one())
  expect([moving.movingId, days(moving), moving.request.providerIds]).toEqual([1, wanted, ['alder']])
  expect([moving.notUnderstood, inTokyo(moving).movingId]).toEqual([[], 1])
  const moved = choose(moving, slotAt('alder', '2026-03-11', [10, 11]))
  expect(moved).toMatchObject({ movingId: null, message: 'Moved to: Wed, Mar 11, 10:00 am with Dr. Alder.' })
  expect(mine(moved.book).map(({ id, revision }) => [id, revision])).toEqual([[1, 1]])
})

test('a visit moves to another provider when its own is refused', () => {
  const { movingId, request } = talk(['move my Tuesday visit to Friday, but not with Dr. Alder'], two())
  expect([movingId, request.providerIds, request.exceptIds]).toEqual([1, [], ['alder']])
})

test.each([
  ['cancel my appointment with Dr. Alder', { intent: 'cancel', ids: [1] }],
  ['cancel my cardiology appointment', { intent: 'cancel', ids: [1, 2] }],
  ['drop my visit on Tuesday', { intent: 'cancel', ids: [1] }],
  ['cancel Dr. Linden', null],
])('“%s” asks about the bookings it may mean: %j', (line, question) => {
  const screen = talk([line], two())
  expect(screen.question).toEqual(question)
  if (question === null) expect(screen.message).toBe('None of your bookings match that.')
})

test.each(['something came up', 'my heart appointment, Thursday is better', 'I’m free that week at 5 pm'])(
  '“%s” asks whether to move the booking, and offers nothing to book',
  line => {
    const screen = talk([line], one())
    expect([screen.question, findOffers(screen).proposals]).toEqual([{ intent: 'move', ids: [1] }, []])
    expect(mine(talk(['book it'], screen).book)).toHaveLength(1)
    expect([talk(['yes'], screen).movingId, talk(['no'], screen).question]).toEqual([1, null])
  },
)

test.each([
  'I need a skin doctor on Friday at 10 am',
  'book my next appointment on Friday',
  'a skin cancer screening on Monday',
  'I work the night shift, so Monday',
  'a dressing change on Monday',
  'after our move, on Monday',
])('“%s” is a new request beside a booking', line => {
  expect(talk([line], one())).toMatchObject({ question: null, movingId: null, message: '' })
})

test.each(['what time do you close on fridays?', 'Do you take my insurance?', 'where can I park?'])(
  '“%s” is no request',
  line => {
    expect(talk([line]).message).toMatch(/^I only book, move and cancel visits\./)
  },
)

test('another zone keeps what was begun and what was set in the form', () => {
  const moving = reduceScreen(one(), { type: 'move', id: 1 })
  expect(inTokyo(moving)).toMatchObject({ movingId: 1, request: moving.request })
  const asked = talk(['a cardiologist on Tuesday at 3 pm'])
  const edited = reduceScreen(asked, { type: 'edit', request: { ...asked.request, minutes: 60 } })
  expect(inTokyo(edited).request).toEqual(edited.request)
})

test('waiting, being offered and accepting ends in a booking', () => {
  const waiting = reduceScreen(talk(['cardiologist on Tuesday after 3'], one()), { type: 'wait' })
  const offered = reduceScreen(waiting, { type: 'cancel', id: 1, now })
  expect(offered.book.offer).not.toBeNull()
  const accepted = reduceScreen(offered, { type: 'answerOffer', isAccepted: true, now })
  expect(accepted.message).toBe('Offer accepted: Tue, Mar 10, 3:00 pm with Dr. Alder.')
  expect(mine(accepted.book)).toHaveLength(1)
})

test.each(['', 'a cardiologist on Tuesday at 3 pm', 'Friday at 7', 'dentist on Friday'])(
  'after “%s” an emergency leaves no times, no question and nothing to book',
  before => {
    const screen = talk([before, 'my chest hurts badly'])
    expect([screen.emergency, findOffers(screen).proposals, screen.ask]).toEqual(['medical', [], null])
    for (const words of ['book it', 'yes', 'hello', '>the first one']) {
      const after = talk([words], screen)
      expect([after.emergency, mine(after.book)]).toEqual(['medical', []])
    }
  },
)

test('an emergency in an answer is seen, a late model does not end it, a new wish or the visitor does', () => {
  const answered = talk(['a skin doctor', '>I can’t breathe'])
  expect(reduceScreen(answered, { type: 'learn', reader: readLearned }).emergency).toBe('medical')
  expect(talk(['I want to die']).emergency).toBe('crisis')
  const screen = talk(['chest pain, cardiologist on Tuesday at 3 pm'])
  expect(talk(['a skin doctor on Tuesday'], screen).emergency).toBeNull()
  const read = reduceScreen(screen, { type: 'readOn', now })
  expect([read.emergency, read.request.specialtyIds]).toEqual([null, ['cardiology']])
})

/** Monday, 23 November 2026: Thanksgiving is on Thursday. */
const november = Date.parse('2026-11-23T15:00:00Z')
const inNovember = (phrase: string) => createScreen({ book: emptyBook(), now: november, zone }, phrase)

test('no time on a holiday is said to meet every request, and those of the holiday come last', () => {
  const { proposals } = findOffers(inNovember('Thursday'))
  const holidays = proposals.map(({ holiday }) => holiday !== null)
  expect(holidays).toContain(true)
  expect(holidays).toEqual(holidays.toSorted())
  expect(proposals.filter(({ holiday, isFull }) => holiday !== null && isFull)).toEqual([])
})

test('a time on a holiday is asked for and not booked', () => {
  const asked = reduceScreen(inNovember('Thanksgiving at 10 am'), {
    type: 'choose',
    slot: slotAt('alder', '2026-11-26', [10, 11]),
    now: november,
  })
  expect([mine(asked.book), asked.book.waiting.length]).toEqual([[], 1])
  expect(asked.message).toMatch(/^Asked for Thu, Nov 26, 10:00 am, not booked: /)
})
