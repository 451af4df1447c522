import { expect, test } from 'vitest'
import type { Kind } from '../../program/language/kinds.ts'
import { applyProgram } from '../../training/apply-program.ts'
import { endAccuracy, programAccuracy } from '../../training/measure.ts'
import type { Turn } from '../../training/read-turns.ts'

/** A Friday. */
const today = '2026-11-06'

/** Our own sentences with the words of a day and a time, and their values. */
const sample: readonly (readonly [
  string,
  string,
  Partial<Readonly<Record<'date' | 'time', readonly [string, string]>>>,
])[] = [
  [
    '',
    'Please schedule me for Tuesday at 4 in the afternoon',
    { date: ['Tuesday', '2026-11-10'], time: ['4 in the afternoon', '16:00'] },
  ],
  [
    '',
    'Can you schedule a session tomorrow at quarter past 9?',
    { date: ['tomorrow', '2026-11-07'], time: ['quarter past 9', '09:15'] },
  ],
  ['', 'I need a psychologist in Fremont on the 19th', { date: ['the 19th', '2026-11-19'] }],
  [
    '',
    'i want to see dr. elm next monday at half past 10',
    { date: ['next monday', '2026-11-09'], time: ['half past 10', '10:30'] },
  ],
  [
    '',
    'Find me someone in San Mateo, the day after tomorrow around noon',
    { date: ['day after tomorrow', '2026-11-08'], time: ['noon', '12:00'] },
  ],
  [
    'What day would you like to come?',
    'The 12th of this month would be great',
    { date: ['12th of this month', '2026-11-12'] },
  ],
  [
    'What day would you like to come?',
    'Wednesday next week is best for me',
    { date: ['Wednesday next week', '2026-11-11'] },
  ],
  ['What time suits you?', '10 in the morning, please', { time: ['10 in the morning', '10:00'] }],
  ['What time suits you?', 'Could we say evening 6:15', { time: ['evening 6:15', '18:15'] }],
  ['What time suits you?', 'quarter to 2 in the afternoon works', { time: ['quarter to 2 in the afternoon', '13:45'] }],
  [
    'For what date and time?',
    'December 3rd at 11 am',
    { date: ['December 3rd', '2026-12-03'], time: ['11 am', '11:00'] },
  ],
  [
    'For what date and time?',
    'Next Thursday, 2 o"clock in the afternoon',
    { date: ['Next Thursday', '2026-11-12'], time: ['2 o"clock in the afternoon', '14:00'] },
  ],
  ['Would you like anything else?', 'No thanks, I am all set.', {}],
  ['Shall I book it?', 'What is the address?', {}],
]
const ends = 'No thanks, I am all set.'

const turns = sample.map(([before, text, marked], at): Turn => {
  const toSpan = (kind: Kind, words: string) => ({
    kind,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    text: words,
  })
  return {
    dialogue: String(at),
    service: 'our own',
    before,
    text,
    intent: text === ends ? 'none' : 'book',
    spans: [
      ...(marked.date ? [toSpan('date', marked.date[0])] : []),
      ...(marked.time ? [toSpan('time', marked.time[0])] : []),
    ],
    values: new Map(Object.values(marked)),
  }
})

test('rules and tagger together give the right days and times of our own sentences, and see the end', () => {
  const read = applyProgram(turns, today)
  const shown = JSON.stringify(
    read.map(({ days, time }, at) => [turns[at]?.text, days?.ranges, time]),
    null,
    1,
  )
  expect(programAccuracy(turns, read, 'date'), shown).toBeGreaterThanOrEqual(0.9)
  expect(programAccuracy(turns, read, 'time'), shown).toBeGreaterThanOrEqual(0.9)
  expect(endAccuracy(turns, read)).toBeGreaterThanOrEqual(0.9)
})
