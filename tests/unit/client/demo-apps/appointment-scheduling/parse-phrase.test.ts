import { expect, test } from 'vitest'
import { describeDays, describeTime } from '../../../../../client/demo-apps/appointment-scheduling/format.ts'
import { parsePhrase } from '../../../../../client/demo-apps/appointment-scheduling/parse-phrase.ts'
import { sampleProviders } from '../../../../../client/demo-apps/appointment-scheduling/sample.ts'

const zone = 'America/New_York'
/** Thursday, 5 March 2026, ten in the morning; clocks go forward on the Sunday. */
const now = Date.parse('2026-03-05T15:00:00Z')
const surroundings = { now, zone, providers: sampleProviders(zone) }

function read(phrase: string) {
  const { request, notUnderstood } = parsePhrase(phrase, surroundings)
  const { days, time, minutes, specialty, providerId } = request
  return [
    days && describeDays(days),
    time && describeTime(time),
    minutes,
    providerId ?? specialty,
    notUnderstood.join('/'),
  ]
}

const no = null

test.each([
  // The phrase of the specification and variants.
  ['next Tuesday after 3, 45 minutes with a cardiologist', 'Tue, Mar 10', 'After 3:00 pm', 45, 'cardiology', ''],
  ['I need a cardiologist next Tuesday after 3 for 45 min', 'Tue, Mar 10', 'After 3:00 pm', 45, 'cardiology', ''],
  ['can I see Dr. Alder tomorrow morning?', 'Fri, Mar 6', 'Done by 12:00 pm', no, 'alder', ''],
  ['half an hour with Birch on Friday at noon', 'Fri, Mar 6', 'At 12:00 pm', 30, 'birch', ''],
  ['', no, no, no, no, ''],
  // Days.
  ['today', 'Thu, Mar 5', no, no, no, ''],
  ['the day after tomorrow', 'Sat, Mar 7', no, no, no, ''],
  ['Monday', 'Mon, Mar 9', no, no, no, ''],
  ['Thursday', 'Thu, Mar 12', no, no, no, ''],
  ['this Thursday', 'Thu, Mar 5', no, no, no, ''],
  ['this Monday', 'Mon, Mar 9', no, no, no, ''],
  ['next Friday', 'Fri, Mar 13', no, no, no, ''],
  ['Tuesday next week', 'Tue, Mar 10', no, no, no, ''],
  ['next week on Tuesday or Friday', 'Tue, Mar 10 or Fri, Mar 13', no, no, no, ''],
  ['next week, preferably on Wed', 'Wed, Mar 11', no, no, no, ''],
  ['Friday this week or Tuesday next week', 'Fri, Mar 6 or Tue, Mar 10', no, no, no, ''],
  ['by Tuesday next week', 'Thu, Mar 5 – Tue, Mar 10', no, no, no, ''],
  ['this week or next week', 'Thu, Mar 5 – Sun, Mar 8 or Mon, Mar 9 – Sun, Mar 15', no, no, no, ''],
  ['March 17 or next week', 'Mon, Mar 9 – Sun, Mar 15 or Tue, Mar 17', no, no, no, ''],
  ['Friday the 13th', 'Fri, Mar 13', no, no, no, ''],
  ['Tuesday, March 17', 'Tue, Mar 17', no, no, no, ''],
  ['Tuesday or Friday', 'Fri, Mar 6 or Tue, Mar 10', no, no, no, ''],
  ['mon, wed or fri', 'Fri, Mar 6 or Mon, Mar 9 or Wed, Mar 11', no, no, no, ''],
  ['next week', 'Mon, Mar 9 – Sun, Mar 15', no, no, no, ''],
  ['early next week', 'Mon, Mar 9 – Tue, Mar 10', no, no, no, ''],
  ['late next week', 'Thu, Mar 12 – Fri, Mar 13', no, no, no, ''],
  ['this week', 'Thu, Mar 5 – Sun, Mar 8', no, no, no, ''],
  ['the week after next', 'Mon, Mar 16 – Sun, Mar 22', no, no, no, ''],
  ['at the weekend', 'Sat, Mar 7 – Sun, Mar 8', no, no, no, ''],
  ['next weekend', 'Sat, Mar 14 – Sun, Mar 15', no, no, no, ''],
  ['in 3 days', 'Sun, Mar 8', no, no, no, ''],
  ['in two weeks', 'Thu, Mar 19', no, no, no, ''],
  ['within the next ten days', 'Thu, Mar 5 – Sun, Mar 15', no, no, no, ''],
  ['a week from Monday', 'Mon, Mar 16', no, no, no, ''],
  ['Monday week', 'Mon, Mar 16', no, no, no, ''],
  ['March 17', 'Tue, Mar 17', no, no, no, ''],
  ['17th of March', 'Tue, Mar 17', no, no, no, ''],
  ['on Mar. 17th, 2026', 'Tue, Mar 17', no, no, no, ''],
  ['2026-03-17', 'Tue, Mar 17', no, no, no, ''],
  ['3/17', 'Tue, Mar 17', no, no, no, ''],
  ['17/3', 'Tue, Mar 17', no, no, no, ''],
  ['17.3.', 'Tue, Mar 17', no, no, no, ''],
  ['on the 17th', 'Tue, Mar 17', no, no, no, ''],
  ['the 2nd', 'Thu, Apr 2', no, no, no, ''],
  ['January 8', 'Fri, Jan 8', no, no, no, ''],
  ['between March 10 and March 12', 'Tue, Mar 10 – Thu, Mar 12', no, no, no, ''],
  ['Monday to Wednesday', 'Mon, Mar 9 – Wed, Mar 11', no, no, no, ''],
  ['from Friday to Tuesday', 'Fri, Mar 6 – Tue, Mar 10', no, no, no, ''],
  ['Mon–Wed', 'Mon, Mar 9 – Wed, Mar 11', no, no, no, ''],
  ['after Tuesday', 'Wed, Mar 11 – Mon, Mar 23', no, no, no, ''],
  ['before Tuesday', 'Thu, Mar 5 – Mon, Mar 9', no, no, no, ''],
  ['by Tuesday', 'Thu, Mar 5 – Tue, Mar 10', no, no, no, ''],
  ['next week but not Monday', 'Mon, Mar 9 – Sun, Mar 15, not Mon', no, no, no, ''],
  ['next week on a weekday', 'Mon, Mar 9 – Sun, Mar 15, Mon/Tue/Wed/Thu/Fri only', no, no, no, ''],
  ['any Tuesday', 'Thu, Mar 5 – Thu, Apr 30, Tue only', no, no, no, ''],
  ['in April', 'Wed, Apr 1 – Thu, Apr 30', no, no, no, ''],
  ['next month', 'Wed, Apr 1 – Thu, Apr 30', no, no, no, ''],
  ['end of the month', 'Wed, Mar 25 – Tue, Mar 31', no, no, no, ''],
  // Times.
  ['at 3', no, 'At 3:00 pm', no, no, ''],
  ['at 9', no, 'At 9:00 am', no, no, ''],
  ['at 9 pm', no, 'At 9:00 pm', no, no, ''],
  ['at 9 in the evening', no, 'At 9:00 pm', no, no, ''],
  ['15:30', no, 'At 3:30 pm', no, no, ''],
  ['3.30 p.m.', no, 'At 3:30 pm', no, no, ''],
  ['half past three', no, 'At 3:30 pm', no, no, ''],
  ['quarter to 4', no, 'At 3:45 pm', no, no, ''],
  ["at ten o'clock", no, 'At 10:00 am', no, no, ''],
  ['12 am', no, 'At 12:00 am', no, no, ''],
  ['around 10', no, 'Around 10:00 am', no, no, ''],
  ['before 11', no, 'Done by 11:00 am', no, no, ''],
  ['not before 10', no, 'After 10:00 am', no, no, ''],
  ['no later than 4', no, 'Done by 4:00 pm', no, no, ''],
  ['between 2 and 4', no, '2:00 pm – 4:00 pm', no, no, ''],
  ['2–4 pm', no, '2:00 pm – 4:00 pm', no, no, ''],
  ['10 to 2', no, '10:00 am – 2:00 pm', no, no, ''],
  ['from 11 until 1 pm', no, '11:00 am – 1:00 pm', no, no, ''],
  ['after 2 and before 5', no, '2:00 pm – 5:00 pm', no, no, ''],
  ['in the morning after 10', no, '10:00 am – 12:00 pm', no, no, ''],
  ['late afternoon', no, '3:00 pm – 6:00 pm', no, no, ''],
  ['tonight', 'Thu, Mar 5', '5:00 pm – 10:00 pm', no, no, ''],
  ['after lunch', no, 'After 1:00 pm', no, no, ''],
  ['anything but mornings', no, 'After 12:00 pm', no, no, ''],
  ['after work', no, 'After 5:00 pm', no, no, ''],
  // Lengths.
  ['45 minutes', no, no, 45, no, ''],
  ['a 45-minute visit', no, no, 45, no, ''],
  ['an hour', no, no, 60, no, ''],
  ['an hour and a half', no, no, 90, no, ''],
  ['one and a half hours', no, no, 90, no, ''],
  ['1.5 hours', no, no, 90, no, ''],
  ['1h30', no, no, 90, no, ''],
  ['1 hour 15 minutes', no, no, 75, no, ''],
  ['half an hour', no, no, 30, no, ''],
  ['three quarters of an hour', no, no, 45, no, ''],
  ['ninety minutes', no, no, 90, no, ''],
  // Who.
  ['a heart doctor', no, no, no, 'cardiology', ''],
  ['skin specialist', no, no, no, 'dermatology', ''],
  ['the GP', no, no, no, 'general', ''],
  ['physio', no, no, no, 'physiotherapy', ''],
  ['Dr Hazel', no, no, no, 'hazel', ''],
  // Spelling.
  ['nxet tusday with a cardioligist', 'Tue, Mar 10', no, no, 'cardiology', 'nxet'],
  ['tommorow mornign', 'Fri, Mar 6', 'Done by 12:00 pm', no, no, ''],
  // Parts that are not understood.
  ['Tuesday when the moon is full', 'Tue, Mar 10', no, no, no, 'moon is full'],
  ['45 minutes or 30 minutes', no, no, 45, no, '30 minutes'],
  ['in an hour', no, no, no, no, 'hour'],
  ['at 25', no, no, no, no, '25'],
  ['February 30', no, no, no, no, 'february 30'],
  ['every Tuesday', 'Tue, Mar 10', no, no, no, 'every'],
  ['with Dr. Nobody', no, no, no, no, 'nobody'],
])('“%s” is read as %s, %s, %s minutes, %s; not understood: “%s”', (phrase, days, time, minutes, who, unknown) => {
  expect(read(phrase)).toEqual([days, time, minutes, who, unknown])
})

test.each([
  ['Can you schedule a visit on Monday?', 'book'],
  ['a skin cancer screening on Monday', 'book'],
  ['I’d like to drop by on Monday', 'book'],
  ['I work the night shift, so Monday', 'book'],
  ['a dressing change on Monday', 'book'],
  ['after our move, on Monday', 'book'],
  ['shift my Monday visit to Friday', 'move'],
  ['I need to change an appointment', 'move'],
  ['drop my visit on Monday', 'cancel'],
])('“%s” means to %s', (phrase, intent) => {
  const parsed = parsePhrase(phrase, surroundings)
  expect([parsed.intent, parsed.notes.filter(note => note.includes('was read as'))]).toEqual([intent, []])
})
