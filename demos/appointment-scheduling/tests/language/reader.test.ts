import { expect, test } from 'vitest'
import { readLearned } from '../../program/reader.ts'

/** Our own sentences, so that a change of the model or its features that makes it worse does not stay unseen. */
const sample: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    '',
    'I would like to book an appointment with a dentist on the 14th at half past 2.',
    { date: 'the 14th', time: 'half past 2' },
  ],
  ['', 'Please find me a psychiatrist in Berkeley', { type: 'psychiatrist', city: 'Berkeley' }],
  ['', 'Could you look for a hair stylist in San Rafael?', { city: 'San Rafael' }],
  ['', 'can you book me for tomorrow at noon', { date: 'tomorrow' }],
  ['What time suits you?', 'evening 5', { time: 'evening 5' }],
  ['What time suits you?', 'Maybe 11:15 in the morning', { time: '11:15 in the morning' }],
  ['What time suits you?', 'quarter to 4 in the afternoon would be good', { time: 'quarter to 4 in the afternoon' }],
  ['What day would you like to come?', 'The 9th of this month works', { date: '9th of this month' }],
  ['What day would you like to come?', 'Wednesday next week', { date: 'Wednesday next week' }],
  ['What day would you like to come?', 'next Monday, please', { date: 'next Monday' }],
  ['Which city?', 'I live in Walnut Creek', { city: 'Walnut Creek' }],
  ['Which city?', 'try Vallejo', { city: 'Vallejo' }],
  ['For what date and time?', 'March 21st at 3 pm', { date: 'March 21st', time: '3 pm' }],
  ['For what date and time?', 'Make it next Tuesday at 10:30 am.', { date: 'next Tuesday', time: '10:30 am' }],
  [
    'Shall I book it for 3 pm on Monday?',
    'No, make it 4 o"clock on Friday next week',
    { time: '4 o"clock', date: 'Friday next week' },
  ],
  ['Shall I book it for 3 pm on Monday?', 'Yes, that is fine.', {}],
  ['Shall I book it?', 'What is their phone number?', {}],
  ['Would you like anything else?', 'No, thank you. That is all.', {}],
  ['', 'i need a gynecologist in santa rosa', { type: 'gynecologist', city: 'santa rosa' }],
  [
    '',
    'I want to see an ophthalmologist on the 3rd of May at 9 in the morning',
    { type: 'ophthalmologist', date: '3rd of May', time: '9 in the morning' },
  ],
]

test('at least nine of ten spans of our own sentences are found to the letter, and hardly any others', () => {
  const wanted = sample.flatMap(([before, text, spans]) =>
    Object.entries(spans).map(([kind, words]) => [before, text, kind, words].join('|')),
  )
  const found = sample.flatMap(([before, text]) =>
    readLearned(text, before).spans.map(({ kind, text: words }) => [before, text, kind, words].join('|')),
  )
  const right = found.filter(one => wanted.includes(one))
  expect(right.length / wanted.length, wanted.filter(one => !found.includes(one)).join('\n')).toBeGreaterThanOrEqual(
    0.9,
  )
  expect(right.length / found.length, found.filter(one => !wanted.includes(one)).join('\n')).toBeGreaterThanOrEqual(0.9)
})

test.each([
  ['find', '', 'Can you find me a dentist in Oakland?'],
  ['book', '', 'I want to make an appointment with Dr. Elm.'],
  ['book', 'What time suits you?', 'half past 3'],
  ['none', 'Would you like to book one of these times?', 'No thanks, that is all.'],
])('the intent is “%s” after “%s” and “%s”', (intent, before, text) => {
  expect(readLearned(text, before).intent).toBe(intent)
})
