import { parseTime } from './parse-time.ts'
import type { Part, Range } from './parts.ts'
import { type MarkedDays, marker, readDays } from './read-days.ts'
import { type Scan, scanWithin } from './scan.ts'
import type { DayWish, TimeWish, WishedDays } from './types.ts'

/** Words between two separators, with the days and the time that they name; a time of null is any time. */
type Piece = {
  readonly range: Range
  readonly joint: string
  readonly days: DayWish | null
  readonly time: TimeWish | null | undefined
  readonly isTimeFirst: boolean
  readonly isBare: boolean
  readonly notes: readonly string[]
}

type Group = { readonly days: readonly DayWish[]; readonly time: TimeWish | null; readonly isTimeFirst: boolean }

export type Pairs = { readonly days: DayWish; readonly parts: readonly Part[]; readonly notes: readonly string[] }

const separator =
  /,? ?\b(?:or else|or|otherwise|alternatively|else|and|if not(?:,? then)?|if that's (?:full|taken|not possible|no good))\b(?:,? (?:else|maybe|then|otherwise|alternatively)\b)*|[,;/]/g
const bareClock = /^ *(?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? *$/
const anyTime = /\b(?:at )?any ?time\b|\ball day\b/

/** Days that each have a time of their own ("tomorrow at noon or Thursday evening"), or null if one time is for all. */
export function takePairs(scan: Scan, marked: MarkedDays): Pairs | null {
  const pieces = toPieces(scan, marked)
  const groups = toGroups(pieces)
  if (groups === null || groups.length < 2) return null
  const parts: Part[] = []
  for (const { range } of pieces) parts.push(...takePiece(scan, range, marked))
  for (const { joint, range } of pieces.slice(1)) scan.remove({ start: range.start - joint.length, end: range.start })
  const ranges = groups.flatMap(({ days, time }) =>
    days.flatMap(wish => wish.ranges.map((one): WishedDays => ({ ...one, weekdays: wish.weekdays, time }))),
  )
  const last = groups.at(-1)
  const isOpen = last?.time === null && pieces.some(({ days, time }) => days !== null && time === undefined)
  const notes = [
    ...pieces.flatMap(piece => piece.notes),
    ...(isOpen ? ['The last of the days was read with any time.'] : []),
  ]
  return { days: { ranges, weekdays: [] }, parts, notes }
}

function toPieces(scan: Scan, marked: MarkedDays): readonly Piece[] {
  const text = scan.text()
  const joints = [...text.matchAll(separator)].filter(match => !isInside(match, text))
  const starts = [0, ...joints.map(match => match.index + match[0].length)]
  return starts.map((start, at) => {
    const range = { start, end: joints[at]?.index ?? text.length }
    return readPiece(scan, range, { marked, joint: joints[at - 1]?.[0] ?? '' })
  })
}

/** "Between 9 and 11" is one time. */
function isInside(match: RegExpExecArray, text: string): boolean {
  return match[0].trim() === 'and' && /\bbetween [^,;]{1,14}$/.test(text.slice(0, match.index))
}

type Surroundings = { readonly marked: MarkedDays; readonly joint: string }

function readPiece(scan: Scan, range: Range, { marked, joint }: Surroundings): Piece {
  const words = scan.text().slice(range.start, range.end)
  const { part, days, time, notes } = readWords(scan, range, marked)
  const isAny = days !== null && time === null && anyTime.test(words)
  const isPartial = part.left().length > 0
  const dayAt = words.search(new RegExp(marker))
  const timeAt = words.search(/\b(?:at|after|before|from|between|around|in the|morning|noon|\d)/)
  return {
    range,
    joint,
    days,
    time: isAny ? null : isPartial ? undefined : (time ?? undefined),
    isTimeFirst: timeAt >= 0 && timeAt < dayAt,
    isBare: bareClock.test(words),
    notes,
  }
}

/** In a list of times "11" is a clock. */
function readWords(scan: Scan, range: Range, marked: MarkedDays) {
  const words = scan.text().slice(range.start, range.end)
  const { part, taken, apply } = scanWithin(scan, range, bareClock.test(words) && !words.includes('at') ? 'at ' : '')
  const days = readDays(part, marked)
  const dayRanges = taken()
  const { time, notes } = parseTime(part)
  part.take(anyTime)
  const timeRanges = taken().filter(one => !dayRanges.some(({ start, end }) => start === one.start && end === one.end))
  return { part, apply, days, time, notes, dayRanges, timeRanges }
}

function takePiece(scan: Scan, range: Range, marked: MarkedDays): readonly Part[] {
  const text = scan.text()
  const { apply, dayRanges, timeRanges } = readWords(scan, range, marked)
  apply()
  return [
    // A marker is filled up with spaces to the length of its words.
    ...dayRanges.map(({ start, end }) => ({
      kind: 'days' as const,
      start,
      end: end + text.slice(end).search(/\S|$/),
    })),
    ...timeRanges.flatMap(one => outside(one, dayRanges, text)).map(one => ({ kind: 'time' as const, ...one })),
  ]
}

/** What is left of a range without another, and without the spaces after a marker. */
function outside(range: Range, others: readonly Range[], text: string): readonly Range[] {
  const inner = others.find(({ start, end }) => range.start <= start && end <= range.end)
  if (inner === undefined) return [range]
  return [
    { start: range.start, end: inner.start },
    { start: inner.end + text.slice(inner.end).search(/\S|$/), end: range.end },
  ].filter(({ start, end }) => start < end)
}

/** Days wait for the time that follows them; null if the words fit no pairs. */
function toGroups(pieces: readonly Piece[]): readonly Group[] | null {
  const groups: Group[] = []
  let waiting: readonly DayWish[] = []
  for (const { joint, days, time, isTimeFirst, isBare } of pieces) {
    const last = groups.at(-1)
    if (days !== null && time === undefined) waiting = [...waiting, days]
    else if (days !== null) {
      groups.push({ days: [...waiting, days], time: time ?? null, isTimeFirst })
      waiting = []
    } else if (time !== undefined && waiting.length > 0) {
      groups.push({ days: waiting, time, isTimeFirst: false })
      waiting = []
    } else if (time !== undefined && last !== undefined && (/\bor\b/.test(joint) || isBare)) {
      groups.push({ days: last.days, time, isTimeFirst: false })
    } else if (time !== undefined) return null
  }
  const last = groups.at(-1)
  if (waiting.length === 0 || last === undefined) return groups
  if (last.isTimeFirst) return [...groups.slice(0, -1), { ...last, days: [...last.days, ...waiting] }]
  return [...groups, { days: waiting, time: null, isTimeFirst: false }]
}
