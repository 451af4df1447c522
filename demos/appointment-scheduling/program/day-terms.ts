import {
  coming,
  dateInYear,
  days,
  each,
  month,
  readDayOfMonth,
  readDayOfThisMonth,
  readEndOfMonth,
  readFrom,
  readHoliday,
  readIn,
  readMonth,
  readNextWeekday,
  readPartOfWeek,
  readSlashed,
  readThatWeek,
  readThisWeekday,
  readWeekdayOfMonth,
  readWeekdaysOfMonth,
  readWithin,
  restOfWeek,
  shift,
  span,
  type Term,
  type TermContext,
  toDate,
  toWeekday,
  week,
} from './day-readers.ts'
import { comingHoliday, holidayWords } from './holidays.ts'
import { months, weekdays } from './language/word-lists.ts'
import { numberPattern, toNumber } from './number-words.ts'
import type { Scan } from './scan.ts'
import { mondayOf, plusDays } from './zoned.ts'

type Rule = readonly [string, (match: RegExpExecArray, context: TermContext) => Term | null]

const weekdayName = `(${weekdays.join('|')})`
const monthName = `(${months.join('|')}|${months.map(month => month.slice(0, 3)).join('|')}|sept)\\.?`
const count = `(${numberPattern})`

const rules: readonly Rule[] = [
  [
    `\\b(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last) ${weekdayName} (?:of|in) (?:(this|the|next) month|${monthName})(?=$|[ ,!?|])`,
    readWeekdayOfMonth,
  ],
  ['\\b(\\d{4})-(\\d\\d)-(\\d\\d)\\b', ([, y, m, d], { note }) => toDate({ y, m, d }, note)],
  ['\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th) of (?:the )?(this|next|current|coming)? ?month\\b', readDayOfThisMonth],
  [
    `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}(?:,? (\\d{4}))?\\b`,
    ([, d, m, y], c) => dateInYear({ y, m, d }, c),
  ],
  [
    `\\b${monthName} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b(?!:)`,
    ([, m, d, y], c) => dateInYear({ y, m, d }, c),
  ],
  ['\\b(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?\\b', readSlashed],
  [
    '(?<!(?:at|after|before) )\\b(\\d{1,2})\\.(\\d{1,2})\\.(?:(\\d{4})\\b)?',
    ([, d, m, y], c) => dateInYear({ y, m, d }, c),
  ],
  ['\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b', readDayOfMonth],
  ['\\b(?:the |a )?day after tomorrow\\b', (_, { today }) => days(today, 2)],
  [
    `\\b${count} weeks? from ${weekdayName}\\b`,
    ([, n, name], c) => shift(coming(name, c.today), toNumber(n ?? '') * 7),
  ],
  [`\\b${weekdayName} week\\b`, ([, name], { today }) => shift(coming(name, today), 7)],
  [`\\b${count} (day|week)s? from (today|now|tomorrow)\\b`, readFrom],
  [
    "\\bbetween (?:christmas(?: day)?|the holidays) and new year(?:'?s)?(?: day| eve)?\\b",
    (_, { today }) => {
      const christmas = comingHoliday('christmas', today)
      return christmas === null ? null : span(christmas, 1, 6)
    },
  ],
  [`\\b(?:the )?(?:(?:${count} )?days? (before|after) )?${holidayWords}( eve)?\\b`, readHoliday],
  ['\\b(?:later )?today\\b', (_, { today }) => days(today, 0)],
  ['\\btomorrow\\b', (_, { today }) => days(today, 1)],
  ['\\b(?:in )?(?:a )?fortnight\\b', (_, { today }) => days(today, 14)],
  [`\\b(?:within|in|during|over)? ?(?:the )?next (?:few|couple of) days\\b`, (_, { today }) => span(today, 0, 4)],
  [`\\b(?:within|(?:in |during |over )?the next|next) (?:the next )?${count} (day|week)s?\\b`, readWithin],
  [`\\b(?:in ${count} (day|week|month)s?(?:' time)?|${count} (day|week|month)s? from now)\\b`, readIn],
  ['\\b(?:some ?time )?(?:(later|earlier) )?(?:in )?(?:that|the same) week\\b', readThatWeek],
  ['\\b(?:the )?week after next\\b', (_, { today }) => week(today, 2)],
  ['\\bthe week after(?=$|[.,!?])', (_, { today, visitDay }) => week(visitDay ?? today, 1)],
  ['\\b(?:sometime )?(early|late|later|middle of|mid) ?-?(this|next) week\\b', readPartOfWeek],
  [
    '\\b(?:sometime )?(this|next) week(?!end)\\b',
    ([, which], { today }) => (which === 'next' ? week(today, 1) : restOfWeek(today)),
  ],
  [
    '\\b(?:(?:on|at|over) )?(?:(this|the|next) )?weekend\\b',
    ([, which], { today }) => span(mondayOf(today), which === 'next' ? 12 : 5, which === 'next' ? 13 : 6),
  ],
  ['\\b(?:at |by )?(?:the )?end of (?:the|this|next) month\\b', readEndOfMonth],
  ['\\b(this|next) month\\b', ([, which], { today }) => month(today, which === 'next' ? 1 : 0)],
  [`\\b(?:(?:an?|any|on) )?${weekdayName}s? (?:of|in|during) ${monthName}(?=$|[ ,!?|])`, readWeekdaysOfMonth],
  [`\\b(?:in|during) ${monthName}(?=$|[ .,!?])`, readMonth],
  [
    `\\b(?:this past|this last|last) ${weekdayName}\\b`,
    ([, name], { today }) => shift(coming(name, plusDays(today, -1)), -7),
  ],
  ['\\blast week\\b', (_, { today }) => week(today, -1)],
  [`\\bnext ${weekdayName}\\b`, readNextWeekday],
  [`\\bthis(?: coming)? ${weekdayName}\\b`, readThisWeekday],
  [
    `\\b(?:any|on) ${weekdayName}s\\b|\\bany ${weekdayName}\\b|\\b${weekdayName}s\\b|\\b${weekdayName}(?= (?:mornings|afternoons|evenings|nights)\\b)`,
    ([, a, b, d, e], { today }) => each(a ?? b ?? d ?? e, today),
  ],
  [`\\b(?:coming )?${weekdayName}\\b`, ([, name], { today }) => ({ ...coming(name, today), weekday: toWeekday(name) })],
]

/** Replaces each part that names days by `«n»`, with its index in the result in base 36. */
export function markTerms(scan: Scan, context: TermContext): readonly Term[] {
  const terms: Term[] = []
  for (const [pattern, read] of rules) {
    scan.mark(new RegExp(pattern), match => {
      const term = terms.length < 36 ? read(match, context) : null
      return term === null ? null : `«${(terms.push({ ...term, source: match[0] }) - 1).toString(36)}»`
    })
  }
  return terms
}
