import { addLearned, blank } from './add-learned.ts'
import { hasPairs, namesWho } from './fit.ts'
import { formatDay, formatMinute } from './format.ts'
import { findHoliday } from './holidays.ts'
import type { Tagged } from './language/kinds.ts'
import { parseLength } from './parse-length.ts'
import { parseTime } from './parse-time.ts'
import { parseWhen } from './parse-when.ts'
import { parseWho } from './parse-who.ts'
import { changedRanges, type Part } from './parts.ts'
import { createScan, gap } from './scan.ts'
import type { Day, Provider, Request } from './types.ts'
import { fillers } from './words.ts'
import { dayIn, isShown } from './zoned.ts'

export type Wish = {
  readonly request: Request
  /** How ambiguous words were read, and problems with the request. */
  readonly notes: readonly string[]
  /** Parts of the phrase that no rule matched. */
  readonly notUnderstood: readonly string[]
  /** The words that say something, by their place in the phrase. */
  readonly parts: readonly Part[]
  /** Whether something was understood that cannot be had here. */
  readonly isUnmet: boolean
  /** What may mean two things: the half of the day of "at 5", which of two days, or who else if someone isn't here. */
  readonly unclear: readonly ('half' | 'days' | 'who')[]
  /** Whether the visitor would see anyone. */
  readonly isAnyone: boolean
  /** Whether the visitor would come on any day, as soon as possible. */
  readonly isSoon: boolean
}

export type Context = {
  readonly now: number
  readonly zone: string
  readonly providers: readonly Provider[]
  /** The day of the booking that is spoken of, if there is one. */
  readonly visitDay?: Day | null
  /** What the learned tagger found in the phrase. */
  readonly spans?: readonly Tagged[]
}

/** Words that say nothing here and much elsewhere, so they are no fillers: "anyone but Dr. Alder", "the first Friday". */
const harmlessWords = [
  /(?<!\b(?:any|every|all|no)\w*\b[^,;.!?]* )\bbut(?= (?:after|before|from|between|by|not|no|only|please|preferably|ideally|rather|maybe|if|i|i'd|i'm|it|in|with|around|about|until)\b)/,
  /(?<=\bnot [^,;.!?]*)(?<!\b(?:any|every|all)\w*\b[^,;.!?]* )\bbut\b/,
  /\b(?:at |the |your |my )?first(?= (?:of all|free|available|open|possible|appointment|visit|slot|time|one)\b)/,
]

/** Who comes and what hurts say nothing of when, and a number in them is no time. */
const circumstances = [
  /\b(?:for )?(?:my|our|an?) \d{1,2}[- ](?:years?|months?)[- ]olds?\b/,
  /\b(?:(?:has|have|'s) been |is |are |keeps? )?(?:killing me|hurting|hurts?|aching|acting up)\b/,
]

/** What the program doesn't do, said where it is asked for. */
const limits: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:every (?:other|second|two|three|few)\b|(?:bi-?)?weekly\b|back to back\b|for (?:two|three|both|all) (?:kids|children|people|of us)\b)/,
    'One visit for one person is booked at a time; ask for the next one afterwards.',
  ],
  [
    /\b(?:eastern|central|mountain|pacific|london|paris|berlin|tokyo|sydney|new york|los angeles|[ecmp][sd]t|gmt|cet) (?:standard |daylight )?time\b|\d ?(?:[ap]m)? ?(?:[ecmp][sd]t|gmt|utc|cet)\b/,
    'Times are read in the zone that “Show and read times in” names.',
  ],
]

/** The order matters: lengths and days contain numbers that must not be read as times. */
export function parseWish(words: string, { now, zone, providers, visitDay, spans = [] }: Context): Wish {
  const scan = createScan(words)
  const notes: string[] = []
  const parts: Part[] = []
  const today = dayIn(now, zone)
  const taking = <Result>(kind: Part['kind'], parse: () => Result): Result => {
    const before = scan.rest()
    const result = parse()
    parts.push(...changedRanges(before, scan.rest()).map(range => ({ kind, ...range })))
    return result
  }
  // What stands after "but" is a clause of its own.
  for (const harmless of harmlessWords) scan.mark(harmless, ([word]) => (word === 'but' ? ';' : ''))
  for (const harmless of circumstances) scan.take(harmless)
  const minutes = taking('length', () => parseLength(scan))
  const { days, refusals, ...when } = parseWhen(scan, { today, visitDay, note: text => notes.push(text) })
  parts.push(...when.parts)
  notes.push(...when.notes)
  const who = taking('who', () => parseWho(scan, providers))
  const { time, notes: timeNotes, isUnclear } = taking('time', () => parseTime(scan))
  const isSoon =
    scan.take(/\b(?:as soon as possible|asap|soonest|soon|earliest|next available|urgent(?:ly)?|quickly)\b/) !== null
  if (isSoon) {
    notes.push('Earlier times come first. If it can’t wait, call 911.')
  }
  scan.take(/\bany ?(?:time|day)\b/)
  notes.push(...limits.flatMap(([pattern, note]) => (pattern.test(words) ? [note] : [])))
  const learned = addLearned(spans, { taken: [...parts, ...scan.left()], today, days, time })
  const request = {
    days: learned.days,
    time: learned.time,
    minutes,
    refusals,
    providerIds: who.providerIds,
    specialtyIds: who.specialtyIds,
    exceptIds: who.exceptIds,
  }
  const isMixed = hasPairs(request) && isOwnWho(parts)
  if (isMixed) notes.push('Which person belongs to which day was not read.')
  const missing = [...who.missing, ...learned.missing]
  notes.push(...timeNotes, ...who.notes, ...learned.notes, ...findOddities(request, today, zone))
  return {
    request,
    notes,
    notUnderstood: findUnknown(blank(scan.rest(), learned.parts)),
    parts: [...parts, ...learned.parts],
    isUnmet: missing.length > 0 || learned.isUnmet || isMixed,
    isAnyone: who.isAnyone,
    isSoon,
    unclear: [
      ...(missing.length > 0 && !who.isAnyone && !namesWho(request) ? ['who' as const] : []),
      ...(isUnclear === true ? ['half' as const] : []),
      ...(learned.isSecondDay || hasLooseDays(words, days) ? ['days' as const] : []),
    ],
  }
}

/** Whether people are named on both sides of a day: "Monday with Dr. Alder or Tuesday with Dr. Birch". */
function isOwnWho(parts: readonly Part[]): boolean {
  const kinds = parts.toSorted((one, other) => one.start - other.start).map(({ kind }) => kind)
  return kinds.slice(kinds.indexOf('who'), kinds.lastIndexOf('who')).some(kind => kind === 'days' || kind === 'time')
}

/** Two single days without "or", "and" or a comma between all of them. */
function hasLooseDays(words: string, days: Request['days']): boolean {
  const count = days?.ranges.filter(({ from, to }) => from === to).length ?? 0
  return count > 1 && !/,|\b(?:or|and|either|both|to|on)\b|-/.test(words)
}

function findOddities({ days, time }: Request, today: string, zone: string): readonly string[] {
  if (days === null) return []
  const notes: string[] = []
  if (days.ranges.every(({ from, to }) => to < from)) notes.push('These days end before they begin.')
  else if (days.ranges.every(({ to }) => to < today)) notes.push('These days are in the past.')
  const [range] = days.ranges
  const holiday = range !== undefined && range.from === range.to ? findHoliday(range.from) : null
  if (range !== undefined && holiday !== null)
    notes.push(`${formatDay(range.from)} is ${holiday}, a federal holiday: the office is likely closed.`)
  const minute = time !== null && 'minute' in time ? time.minute : null
  if (range !== undefined && range.from === range.to && minute !== null && !isShown(range.from, minute, zone)) {
    notes.push(`Clocks go forward on ${formatDay(range.from)}: there’s no ${formatMinute(minute)}.`)
  }
  return notes
}

/** The remaining words in runs, without fillers at their ends. */
function findUnknown(rest: string): readonly string[] {
  return rest
    .replace(/«\w»/g, gap)
    .split(/[|,;.!?()]+/)
    .flatMap(piece => {
      const words = piece
        .split(' ')
        .map(word => word.replace(/^["'-]+|["'-]+$/g, ''))
        .filter(word => word !== '')
      const known = words.map(word => fillers.has(word) || /^[-+&]*$/.test(word))
      const first = known.indexOf(false)
      return first < 0 ? [] : [words.slice(first, known.lastIndexOf(false) + 1).join(' ')]
    })
}
