import { expect, test } from 'vitest'
import { resolveDate, resolveTime } from '../../program/resolve.ts'

/** A Thursday. */
const today = '2026-03-05'

test.each([
  ['today', '2026-03-05'],
  ['later today', '2026-03-05'],
  ['Tomorrow', '2026-03-06'],
  ['a day after tomorrow', '2026-03-07'],
  ['next Friday', '2026-03-13'],
  ['this Sunday', '2026-03-08'],
  ['Sunday this week', '2026-03-08'],
  ['Tuesday next week', '2026-03-10'],
  ['the 14th', '2026-03-14'],
  ['the 2nd', '2026-04-02'],
  ['14th of this month', '2026-03-14'],
  ['the 3rd of next month', '2026-04-03'],
  ['2nd of March', '2027-03-02'],
  ['on the tenth', '2026-03-10'],
  ['twenty-first of March', '2026-03-21'],
  ['march 9', '2026-03-09'],
  ['31st of next month', null],
  ['next week', null],
  ['soon', null],
])('the day “%s” is %s', (words, day) => {
  expect(resolveDate(words, today)).toBe(day)
})

test.each([
  ['half past 2', '14:30'],
  ['half past 12 in the afternoon', '12:30'],
  ['quarter to 12 in the morning', '11:45'],
  ['quarter past 4 in the evening', '16:15'],
  ['in the afternoon 4:30', '16:30'],
  ['afternoon 3', '15:00'],
  ['Evening 5', '17:00'],
  ['morning at 10', '10:00'],
  ['four in the evening', '16:00'],
  ['10 o"clock in the morning', '10:00'],
  ['two thirty pm', '14:30'],
  ['five forty-five', '17:45'],
  ['noon', '12:00'],
  ['5', '17:00'],
  ['9', '9:00'],
  ['16:30', '16:30'],
  ['12 am', '0:00'],
  ['in the morning', null],
  ['26', null],
])('the time “%s” is %s', (words, clock) => {
  const time = resolveTime(words)
  const minute = time !== null && 'minute' in time ? time.minute : null
  expect(minute && [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')].join(':')).toBe(
    clock === '0:00' ? 0 : clock,
  )
})
