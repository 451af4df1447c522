import { formatMinute } from './format.ts'
import { gap, type Scan } from './scan.ts'
import type { TimeWish } from './types.ts'
import { hourPattern, toNumber } from './words.ts'

type Times = {
  readonly time: TimeWish | null
  readonly notes: readonly string[]
  /** Whether it is unclear if the hour is in the morning or in the evening. */
  readonly isUnclear?: boolean
}

const dayEnd = 24 * 60
type Part = readonly [RegExp, { readonly from: number; readonly to: number }]

const hour = 60
const not = '\\b(?:not|no|but|except|nothing)(?: in)?(?: the)? '
const parts: readonly Part[] = [
  [new RegExp(`${not}mornings?\\b`), { from: 12 * hour, to: dayEnd }],
  [new RegExp(`${not}afternoons?\\b`), { from: 0, to: 12 * hour }],
  [new RegExp(`${not}evenings?\\b`), { from: 0, to: 17 * hour }],
  [/\b(?:before|ahead of) work\b/, { from: 0, to: 9 * hour }],
  [/\bafter work\b/, { from: 17 * hour, to: dayEnd }],
  [/\bbefore lunch\b/, { from: 0, to: 12 * hour }],
  [/\bafter lunch\b/, { from: 13 * hour, to: dayEnd }],
  [/\bfirst thing\b(?: in the morning)?/, { from: 0, to: 9.5 * hour }],
  [/\b(?:at the )?end of the day\b/, { from: 15 * hour, to: 18 * hour }],
  [/\b(?:in the |at )?early(?: in the)? morning\b/, { from: 0, to: 10 * hour }],
  [/\b(?:in the )?late(?: in the)? morning\b/, { from: 10 * hour, to: 12.5 * hour }],
  [/\b(?:in the )?early(?: in the)? afternoon\b/, { from: 12 * hour, to: 15 * hour }],
  [/\b(?:in the )?late(?: in the)? afternoon\b/, { from: 15 * hour, to: 18 * hour }],
  [/\b(?:in the )?mornings?\b/, { from: 0, to: 12 * hour }],
  [/\b(?:in the )?afternoons?\b/, { from: 12 * hour, to: 18 * hour }],
  [/\b(?:in the )?evenings?\b/, { from: 17 * hour, to: 22 * hour }],
  [/\b(?:at |over |around )?lunch ?time\b|\b(?:at|over) lunch\b/, { from: 11.5 * hour, to: 14 * hour }],
]

const bare = `(?:half past|quarter past|quarter after|quarter to)? ?${hourPattern}(?:[:.]\\d\\d| (?:fifteen|thirty|forty[- ]five)(?! ?min))?(?: ?o'?clock)?(?: ?[ap]m\\b)?`
const clock = `(noon|midday|midnight|${bare})(?![\\w:/])`
/** A clock time that is recognizable without a preposition. */
const plain = `(noon|midday|midnight|\\d{1,2}[:.]\\d\\d(?: ?[ap]m\\b)?|\\d{1,2} ?[ap]m\\b|${hourPattern} ?o'?clock|(?:half|quarter) (?:past|after|to) ${hourPattern})(?![\\w:/])`

/** The time of day. Hours without am or pm are office hours: 1 to 6 is pm, 7 to 11 is am. */
export function parseTime(scan: Scan): Times {
  const found = takePart(scan)
  const part = found?.span ?? null
  const notes: string[] = []
  /** Exact hours that were guessed and could be the other half of a day as well. */
  const toExact = (kind: 'at' | 'around', text = ''): Times => {
    const minute = read(text) ?? 0
    const isUnclear = notes.length > 0 && part === null && isEitherHalf(minute)
    return { time: { kind, minute }, notes, isUnclear }
  }
  const read = (text: string, partner?: string) =>
    readClock(text, { hint: part, partner, note: words => notes.push(words) })
  const accept = (match: RegExpExecArray) =>
    match.slice(1).every(text => readClock(text ?? 'noon', { hint: part }) !== null)
  const take = (pattern: string) => scan.take(new RegExp(pattern), accept)

  const between =
    take(`\\bbetween ${clock} and ${clock}`) ?? take(`\\b(?:from )?${clock} ?(?:-|to|until|till) ?${clock}`)
  if (between !== null) {
    const [, first = '', second = ''] = between
    const to = read(second)
    const from = read(first, second)
    if (from !== null && to !== null) return toWish({ from, to: to === 0 ? dayEnd : to }, notes)
  }
  const after = take(
    `\\b(?:not before|no earlier than|any ?time after|(?<!not? )later than|(?<!quarter )after|from|starting at) ${clock}(?: (?:on|onwards|or later))?`,
  )
  const before = take(
    `\\b(?:no later than|not after|not later than|before|by|until|till|done by|earlier than) ${clock}`,
  )
  if (after !== null || before !== null) {
    const from = after === null ? (part?.from ?? 0) : (read(after[1] ?? '') ?? 0)
    const to = before === null ? (part?.to ?? dayEnd) : (read(before[1] ?? '') ?? dayEnd)
    return toWish({ from, to: to <= from && before === null ? dayEnd : to }, notes)
  }
  const around =
    take(`\\b(?:at )?(?:around|about|approximately|approx|roughly|circa|near|ca\\.?|~) ?${clock}`) ??
    take(`\\b${clock}-?ish\\b`)
  if (around !== null) return toExact('around', around[1])
  const exact = take(`(?:\\bat|@) ?${clock}`) ?? take(`\\b${plain}`) ?? takeAfterPart(scan, found, accept)
  if (exact !== null) return toExact('at', exact[1])
  return { time: part === null ? null : { kind: 'between', ...part }, notes }
}

/** People are up at both: 5 to 9 o'clock. */
function isEitherHalf(minute: number): boolean {
  const first = minute % (12 * hour)
  return first >= 5 * hour && first <= 9 * hour
}

type FoundPart = { readonly span: Part[1]; readonly at: number }

function takePart(scan: Scan): FoundPart | null {
  for (const [pattern, span] of parts) {
    const match = scan.take(pattern)
    if (match !== null) return { span, at: match.index }
  }
  return null
}

/** "Evening 5": an hour right after the part of the day. */
function takeAfterPart(scan: Scan, part: FoundPart | null, accept: (match: RegExpExecArray) => boolean) {
  if (part === null) return null
  const isNext = (match: RegExpExecArray) => match.index === part.at && accept(match)
  return scan.take(new RegExp(`\\${gap} *,? ?(?:at )?${clock}`), isNext)
}

function toWish({ from, to }: Part[1], notes: readonly string[]): Times {
  if (from < to) return { time: { kind: 'between', from, to }, notes }
  const words = `${formatMinute(from)} to ${formatMinute(to)} isn’t a span within one day, so the time was left open.`
  return { time: null, notes: [...notes, words] }
}

type Reading = {
  readonly hint: Part[1] | null
  readonly partner?: string | undefined
  readonly note?: (words: string) => void
}

/** Minutes since midnight, or null if it is not a valid time. */
function readClock(text: string, { hint, partner, note }: Reading): number | null {
  if (text === 'noon' || text === 'midday') return 12 * hour
  if (text === 'midnight') return 0
  const shape = new RegExp(
    `^(half past|quarter past|quarter after|quarter to)? ?(${hourPattern})(?:[:.](\\d\\d)| (fifteen|thirty|forty[- ]five))?`,
  )
  const [, shift = '', spoken = '', digits = '0', quarters] = shape.exec(text) ?? []
  const rest = quarters === undefined ? digits : toNumber(quarters.replace(' ', '-'))
  const spokenHour = toNumber(spoken)
  const minutes = Number(rest) + (shift === 'half past' ? 30 : shift === 'quarter to' ? -15 : shift === '' ? 0 : 15)
  if (Number.isNaN(spokenHour) || spokenHour > 23 || Number(rest) > 59) return null
  const half = /([ap])m$/.exec(text)?.[1]
  if (half !== undefined) return spokenHour < 1 || spokenHour > 12 ? null : toHour(spokenHour, half) * hour + minutes
  if (spokenHour === 0 || spokenHour > 12 || /^0\d/.test(spoken)) return spokenHour * hour + minutes
  const guessed = toHour(spokenHour, guessHalf(spokenHour, hint, partner)) * hour + minutes
  note?.(`“${text.trim()}” was read as ${formatMinute(guessed)}.`)
  return guessed
}

function toHour(spokenHour: number, half: string): number {
  return (spokenHour % 12) + (half === 'p' ? 12 : 0)
}

/** In "2-4 pm" the pm applies to both; in "10-2 pm" only to the 2. */
function guessHalf(spokenHour: number, hint: Part[1] | null, partner = ''): string {
  const shared = /([ap])m$/.exec(partner)?.[1]
  const partnerHour = Number.parseInt(partner, 10)
  if (shared !== undefined && spokenHour % 12 < partnerHour % 12) return shared
  if (hint !== null && hint.from >= 12 * hour) return 'p'
  if (hint !== null && hint.to <= 12 * hour) return spokenHour === 12 ? 'p' : 'a'
  return spokenHour <= 6 || spokenHour === 12 ? 'p' : 'a'
}
