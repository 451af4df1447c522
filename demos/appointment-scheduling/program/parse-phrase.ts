import { isLikelyOwn, moveOwnPattern, movePattern, withoutReason } from './about-visit.ts'
import { surname } from './parse-who.ts'
import { type Context, parseWish, type Wish } from './parse-wish.ts'
import { alignLetters, mapBack } from './parts.ts'
import { correctSpelling, gap, normalize } from './scan.ts'
import { type Day, openRequest, type Request } from './types.ts'

export type Intent = 'book' | 'move' | 'cancel'

export type ParsedPhrase = Wish & {
  readonly intent: Intent
  /** For moving and canceling: the existing appointment. */
  readonly target: Request
  /** Whether the words name no change, but are likely about a booking. */
  readonly isGuess: boolean
}

/** The visitor's bookings: the day of the one that is meant, or null if it isn't clear which. */
export type Visits = { readonly findDay: (target: Request) => Day | null }

const cancelIntent = [
  'cancel',
  /\b(?:cancel|call off|drop(?! (?:by|in|off|over|around)\b)|delete|can't (?:make (?:my|our|the|this|that)|come to (?:my|our|the|this|that)))\b/,
] as const

/** Parses a request in plain English by fixed rules, and by what a tagger found where the rules know nothing. */
export function parsePhrase(phrase: string, context: Context & { readonly visits?: Visits | null }): ParsedPhrase {
  const { visits = null } = context
  const corrected = correctSpelling(normalize(phrase), context.providers.map(surname))
  const spoken = visits === null ? corrected.phrase : withoutReason(corrected.phrase, gap)
  const intents = [cancelIntent, ['move', visits === null ? movePattern : moveOwnPattern] as const]
  const [said, word] = intents.find(([, pattern]) => pattern.test(spoken)) ?? ['book' as const, null]
  const words = word === null ? spoken : spoken.replace(word, found => gap.padEnd(found.length))
  const isGuess = said === 'book' && visits !== null && isLikelyOwn(corrected.phrase)
  // "Move my Tuesday visit to Thursday": the part before the last "to" names the visit.
  const cut =
    said === 'move'
      ? words.search(/(?<!\bquarter )\b(?:to|until|till)\b(?!.*(?<!\bquarter )\b(?:to|until|till)\b)/)
      : said === 'cancel'
        ? words.length
        : 0
  const places = alignLetters(phrase.toLowerCase(), words)
  const end = cut < 0 ? words.length : cut
  const spans = (context.spans ?? []).flatMap(span => {
    const inside = [...places.keys()].filter(at => span.start <= (places[at] ?? 0) && (places[at] ?? 0) < span.end)
    return inside.length === 0 ? [] : [{ ...span, start: inside[0] ?? 0, end: (inside.at(-1) ?? 0) + 1 }]
  })
  const between = (from: number, to: number) =>
    spans
      .filter(one => from <= one.start && one.end <= to)
      .map(one => ({ ...one, start: one.start - from, end: one.end - from }))
  const target = parseWish(words.slice(0, end), { ...context, spans: between(0, end) })
  const who = isGuess ? parseWish(words, { ...context, spans }).request : null
  const meant =
    who === null ? target.request : { ...openRequest, providerIds: who.providerIds, specialtyIds: who.specialtyIds }
  const visitDay = visits?.findDay(meant) ?? null
  const wish = parseWish(words.slice(end), { ...context, visitDay, spans: between(end, words.length) })
  const parts = [
    ...target.parts,
    ...wish.parts.map(part => ({ ...part, start: part.start + end, end: part.end + end })),
  ]
  return {
    intent: isGuess ? 'move' : said,
    isGuess,
    request: wish.request,
    target: meant,
    notes: [...new Set([...corrected.notes, ...target.notes, ...wish.notes])],
    notUnderstood: [...target.notUnderstood, ...wish.notUnderstood],
    parts: parts
      .map(part => ({ kind: part.kind, ...mapBack(part, places, phrase) }))
      .filter(part => part.start < part.end)
      .sort((one, other) => one.start - other.start),
    isUnmet: wish.isUnmet,
    unclear: wish.unclear,
    isAnyone: wish.isAnyone,
    isSoon: wish.isSoon,
  }
}
