import { formatDay, formatMinute } from './format.ts'
import { parseDays } from './parse-days.ts'
import { parseLength } from './parse-length.ts'
import { parseTime } from './parse-time.ts'
import { parseWho, surname } from './parse-who.ts'
import { correctSpelling, createScan, gap, normalize } from './scan.ts'
import type { Provider, Request } from './types.ts'
import { fillers } from './words.ts'
import { dayIn, isShown } from './zoned.ts'

export type Intent = 'book' | 'move' | 'cancel'

type ParsedPhrase = {
  readonly intent: Intent
  readonly request: Request
  /** For moving and canceling: the existing appointment. */
  readonly target: Request
  /** How ambiguous words were read, and problems with the request. */
  readonly notes: readonly string[]
  /** Parts of the phrase that no rule matched. */
  readonly notUnderstood: readonly string[]
}

type Context = { readonly now: number; readonly zone: string; readonly providers: readonly Provider[] }

const intents: readonly (readonly [Intent, RegExp])[] = [
  ['cancel', /\b(?:cancel|call off|drop|delete|can't (?:make|come to))\b/],
  ['move', /\b(?:move|reschedule|re-schedule|postpone|shift|change|push back|bring forward)\b/],
]

/** Parses a request in plain English by fixed rules. */
export function parsePhrase(phrase: string, context: Context): ParsedPhrase {
  const corrected = correctSpelling(normalize(phrase), context.providers.map(surname))
  const [intent, word] = intents.find(([, pattern]) => pattern.test(corrected.phrase)) ?? ['book' as const, null]
  const words = word === null ? corrected.phrase : corrected.phrase.replace(word, gap)
  // "Move my Tuesday visit to Thursday": the part before the last "to" names the visit.
  const cut =
    intent === 'move'
      ? words.search(/\b(?:to|until|till)\b(?!.*\b(?:to|until|till)\b)/)
      : intent === 'cancel'
        ? words.length
        : 0
  const target = parseWish(words.slice(0, cut < 0 ? words.length : cut), context)
  const wish = parseWish(cut < 0 ? '' : words.slice(cut), context)
  return {
    intent,
    request: wish.request,
    target: target.request,
    notes: [...new Set([...corrected.notes, ...target.notes, ...wish.notes])],
    notUnderstood: [...target.notUnderstood, ...wish.notUnderstood],
  }
}

type Wish = Pick<ParsedPhrase, 'request' | 'notes' | 'notUnderstood'>

/** The order matters: lengths and days contain numbers that must not be read as times. */
function parseWish(words: string, { now, zone, providers }: Context): Wish {
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
  else if (days.ranges.every(({ to }) => to < today)) notes.push('These days are in the past.')
  const [range] = days.ranges
  const minute = time === null || time.kind === 'between' ? null : time.minute
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
