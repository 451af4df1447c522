import { formatDay, formatMinute } from './format.ts'
import { parseDays } from './parse-days.ts'
import { parseLength } from './parse-length.ts'
import { parseTime } from './parse-time.ts'
import { parseWho, surname } from './parse-who.ts'
import { correctSpelling, createScan, gap, normalise } from './scan.ts'
import type { Provider, Request } from './types.ts'
import { fillers } from './words.ts'
import { dayIn, isShown } from './zoned.ts'

export type Intent = 'book' | 'move' | 'cancel'

export type Understood = {
  readonly intent: Intent
  readonly request: Request
  /** For moving and cancelling: which appointment is meant. */
  readonly target: Request
  /** How words with two meanings were read, and what is odd about the wish. */
  readonly notes: readonly string[]
  /** Pieces of the phrase that no rule knew, as they stand there. */
  readonly notUnderstood: readonly string[]
}

export type Surroundings = { readonly now: number; readonly zone: string; readonly providers: readonly Provider[] }

const intents: readonly (readonly [Intent, RegExp])[] = [
  ['cancel', /\b(?:cancel|call off|drop|delete|can't (?:make|come to))\b/],
  ['move', /\b(?:move|reschedule|re-schedule|postpone|shift|change|push back|bring forward)\b/],
]

/** Reads a wish as people write it. The same phrase at the same time gives the same answer. */
export function parsePhrase(phrase: string, surroundings: Surroundings): Understood {
  const corrected = correctSpelling(normalise(phrase), surroundings.providers.map(surname))
  const [intent, word] = intents.find(([, pattern]) => pattern.test(corrected.phrase)) ?? ['book' as const, null]
  const words = word === null ? corrected.phrase : corrected.phrase.replace(word, gap)
  // "Move my Tuesday visit to Thursday": what stands before the last "to" names the visit.
  const cut =
    intent === 'move'
      ? words.search(/\b(?:to|until|till)\b(?!.*\b(?:to|until|till)\b)/)
      : intent === 'cancel'
        ? words.length
        : 0
  const target = parseWish(words.slice(0, cut < 0 ? words.length : cut), surroundings)
  const wish = parseWish(cut < 0 ? '' : words.slice(cut), surroundings)
  return {
    intent,
    request: wish.request,
    target: target.request,
    notes: [...new Set([...corrected.notes, ...target.notes, ...wish.notes])],
    notUnderstood: [...target.notUnderstood, ...wish.notUnderstood],
  }
}

type Wish = Pick<Understood, 'request' | 'notes' | 'notUnderstood'>

/** The order matters: lengths and days have numbers of their own, and must not be left for the clock. */
function parseWish(words: string, { now, zone, providers }: Surroundings): Wish {
  const scan = createScan(words)
  const notes: string[] = []
  const today = dayIn(now, zone)
  const minutes = parseLength(scan)
  const days = parseDays(scan, { today, note: text => notes.push(text) })
  const who = parseWho(scan, providers)
  const { time, notes: timeNotes } = parseTime(scan)
  if (
    scan.take(/\b(?:as soon as possible|asap|soonest|soon|earliest|next available|urgent(?:ly)?|quickly)\b/) !== null
  ) {
    notes.push('Earlier times come first.')
  }
  scan.take(/\bany ?(?:time|day)\b/)
  const request = { days, time, minutes, specialty: who.specialty, providerId: who.providerId }
  notes.push(...timeNotes, ...who.notes, ...findOddities(request, today, zone))
  return { request, notes, notUnderstood: findUnknown(scan.text()) }
}

function findOddities({ days, time }: Request, today: string, zone: string): readonly string[] {
  if (days === null) return []
  const notes: string[] = []
  if (days.ranges.every(({ from, to }) => to < from)) notes.push('These days end before they begin.')
  else if (days.ranges.every(({ to }) => to < today)) notes.push('These days are over.')
  const [range] = days.ranges
  const minute = time === null || time.kind === 'between' ? null : time.minute
  if (range !== undefined && range.from === range.to && minute !== null && !isShown(range.from, minute, zone)) {
    notes.push(`On ${formatDay(range.from)} clocks go forward: there is no ${formatMinute(minute)}.`)
  }
  return notes
}

/** What is left, in runs of neighbouring words, without those that say nothing. */
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
