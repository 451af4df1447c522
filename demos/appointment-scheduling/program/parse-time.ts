import { formatMinute } from './format.ts'
import { hourPattern, toNumber } from './number-words.ts'
import { changedRanges, type Range } from './parts.ts'
import { findRefusal } from './refusals.ts'
import { gap, type Scan } from './scan.ts'
import type { TimeWish } from './types.ts'

type Times = {
  readonly time: TimeWish | null
  readonly notes: readonly string[]
  /** Whether it is unclear if the hour is in the morning or in the evening. */
  readonly isUnclear?: boolean
}

const dayEnd = 24 * 60
type Part = readonly [RegExp, { readonly from: number; readonly to: number }]

const hour = 60
const parts: readonly Part[] = [
  [/\b(?:before|ahead of) work\b/, { from: 0, to: 9 * hour }],
  [/\bafter work\b/, { from: 17 * hour, to: dayEnd }],
  [/\bafter school\b/, { from: 15 * hour, to: dayEnd }],
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
  [/(?<!\blast )\b(?:at |in the )?nights?\b/, { from: 20 * hour, to: dayEnd }],
  [/\b(?:at |over |around )?lunch ?time\b|\b(?:at|over) lunch\b/, { from: 11.5 * hour, to: 14 * hour }],
]

const bare = `(?:half past|quarter past|quarter after|quarter to)? ?${hourPattern}(?:[:.]\\d\\d| (?:fifteen|thirty|forty[- ]five)(?! ?min))?(?: ?o'?clock|h\\b)?(?: ?[ap]m\\b)?`
const clock = `(noon|midday|midnight|${bare})(?![\\w:/])`
/** A clock time that is recognizable without a preposition. */
const plain = `(noon|midday|midnight|\\d{1,2}[:.]\\d\\d(?: ?[ap]m\\b)?|\\d{1,2} ?[ap]m\\b|${hourPattern} ?o'?clock|(?:half|quarter) (?:past|after|to) ${hourPattern})(?![\\w:/])`

/** The time of day. Hours without am or pm are office hours: 1 to 6 is pm, 7 to 11 is am. */
export function parseTime(scan: Scan): Times {
  const before = scan.text()
  const times = readTimes(scan)
  if (times !== null) return times
  // Two times that can't both hold ("before noon or after 3"): nothing is read, so that nothing is read wrong.
  const [first, ...others] = changedRanges(before, scan.text())
  if (first !== undefined) scan.leave({ start: first.start, end: others.at(-1)?.end ?? first.end })
  return { time: null, notes: [] }
}

/** Null if the words contradict each other. */
function readTimes(scan: Scan): Times | null {
  const words = scan.text()
  const found = takePart(scan)
  const refused = found && findRefusal(words, rangeOf(found))
  const rest = refused === null || found === null ? null : toExcept(found.span)
  if (refused !== null) scan.remove(refused)
  const part = rest === null ? (found?.span ?? null) : rest.kind === 'between' ? rest : null
  const notes: string[] = []
  const read = (text: string, partner?: string) =>
    readClock(text, { hint: part, partner, note: one => notes.push(one) })
  const accept = (match: RegExpExecArray) =>
    match.slice(1).every(text => readClock(text ?? 'noon', { hint: part }) !== null)
  const isWanted = (match: RegExpExecArray) => findRefusal(words, rangeOf(match)) === null
  /** "Not at 9 but at 10" is 10. */
  const take = (pattern: string) =>
    scan.take(new RegExp(pattern), match => accept(match) && isWanted(match)) ?? scan.take(new RegExp(pattern), accept)
  /** "In the morning or at 3" means one of them, "in the morning after 10" both. */
  const areOneTime = (...matches: readonly (RegExpExecArray | null)[]) => {
    if (rest?.kind === 'except') return false
    const ranges = [...matches, found].flatMap(one => (one === null ? [] : [rangeOf(one)]))
    const start = Math.min(...ranges.map(one => one.start))
    return ranges.length === 1 || !/\bor\b/.test(words.slice(start, Math.max(...ranges.map(({ end }) => end))))
  }
  /** Not wanted, unless another time is: then it is left as not understood. */
  const toSpan = (match: RegExpExecArray, span: Part[1]): Times | null => {
    const range = findRefusal(words, rangeOf(match))
    if (range === null) return span.from < span.to ? { time: { kind: 'between', ...span }, notes } : null
    if (found !== null) return null
    scan.remove(range)
    return span.from < span.to ? { time: toExcept(span), notes } : null
  }
  const toExact = (kind: 'at' | 'around', match: RegExpExecArray): Times | null => {
    const minute = read(match[1] ?? '') ?? 0
    if (!areOneTime(match)) return null
    if (!isWanted(match))
      return toSpan(match, kind === 'at' ? { from: minute, to: minute + 1 } : { from: minute - 30, to: minute + 30 })
    return { time: { kind, minute }, notes, isUnclear: notes.length > 0 && part === null && isEitherHalf(minute) }
  }

  const between =
    take(`\\bbetween ${clock} and ${clock}`) ?? take(`\\b(?:from )?${clock} ?(?:-|to|until|till) ?${clock}`)
  if (between !== null) {
    const [, first = '', second = ''] = between
    const to = read(second)
    const from = read(first, second)
    if (from === null || to === null || !areOneTime(between)) return null
    return toSpan(between, { from, to: to === 0 ? dayEnd : to })
  }
  const after = take(
    `\\b(?:not before|no earlier than|any ?time after|(?<!not? )later than|(?<!quarter )after|from|starting at) ${clock}(?: (?:on|onwards|or later))?`,
  )
  const until = take(`\\b(?:no later than|not after|not later than|before|by|until|till|done by|earlier than) ${clock}`)
  const bound = after ?? until
  if (bound !== null) {
    const from = after === null ? (part?.from ?? 0) : (read(after[1] ?? '') ?? 0)
    const to = until === null ? (part?.to ?? dayEnd) : (read(until[1] ?? '') ?? dayEnd)
    return areOneTime(after, until) ? toSpan(bound, { from, to }) : null
  }
  const around =
    take(`\\b(?:at )?(?:around|about|approximately|approx|roughly|circa|near|ca\\.?|~) ?${clock}`) ??
    take(`\\b(noon|midday|midnight|${bare})-?ish\\b`)
  if (around !== null) return toExact('around', around)
  const exact = take(`(?:\\bat|@) ?${clock}`) ?? take(`\\b${plain}`) ?? takeNextToPart(scan, found, accept)
  if (exact !== null) return toExact('at', exact)
  return { time: rest ?? (part && { kind: 'between', ...part }), notes }
}

function rangeOf(match: RegExpExecArray): Range {
  return { start: match.index, end: match.index + match[0].length }
}

/** All but a span; at an end of the day that is a span again. */
function toExcept({ from, to }: Part[1]): TimeWish {
  if (from <= 0) return { kind: 'between', from: to, to: dayEnd }
  return to >= 22 * hour ? { kind: 'between', from: 0, to: from } : { kind: 'except', from, to }
}

/** People are up at both: 5 to 9 o'clock. */
function isEitherHalf(minute: number): boolean {
  const first = minute % (12 * hour)
  return first >= 5 * hour && first <= 9 * hour
}

type FoundPart = RegExpExecArray & { readonly span: Part[1] }

function takePart(scan: Scan): FoundPart | null {
  for (const [pattern, span] of parts) {
    const match = scan.take(pattern)
    if (match !== null) return Object.assign(match, { span })
  }
  return null
}

/** "Evening 5" and "5 in the evening": an hour right beside the part of the day. */
function takeNextToPart(scan: Scan, part: FoundPart | null, accept: (match: RegExpExecArray) => boolean) {
  if (part === null) return null
  const isAfter = (match: RegExpExecArray) => match.index === part.index && accept(match)
  const isBefore = (match: RegExpExecArray) => match.index + match[0].length === part.index && accept(match)
  return (
    scan.take(new RegExp(`\\${gap} *,? ?(?:at )?${clock}`), isAfter) ??
    scan.take(new RegExp(`\\b${clock} +(?=\\${gap})`), isBefore)
  )
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
