import { weekdays } from './language/word-lists.ts'
import { surname } from './parse-who.ts'
import { type Context, parseWish, type Wish } from './parse-wish.ts'
import { alignLetters, mapBack } from './parts.ts'
import { correctSpelling, gap, normalize } from './scan.ts'
import type { Request } from './types.ts'

export type Intent = 'book' | 'move' | 'cancel'

export type ParsedPhrase = Wish & {
  readonly intent: Intent
  /** For moving and canceling: the existing appointment. */
  readonly target: Request
}

/** What is moved stands after these verbs: "shift my visit", but "the night shift" and "a dressing change". */
const moved = `(?= (?:my|our|the|this|that|it|to|from|(?:an? )?(?:appointment|booking|visit)|${weekdays.join('|')})\\b)`
const intents: readonly (readonly [Intent, RegExp])[] = [
  [
    'cancel',
    /\b(?:cancel|call off|drop(?! (?:by|in|off|over|around)\b)|delete|can't (?:make (?:my|our|the|this|that)|come to (?:my|our|the|this|that)))\b/,
  ],
  [
    'move',
    new RegExp(
      `\\b(?:(?:shift|change)${moved}|(?<!\\b(?:my|the|a|our) )move|reschedule|re-schedule|postpone|push back|bring forward)\\b`,
    ),
  ],
]

/** Parses a request in plain English by fixed rules, and by what a tagger found where the rules know nothing. */
export function parsePhrase(phrase: string, context: Context): ParsedPhrase {
  const corrected = correctSpelling(normalize(phrase), context.providers.map(surname))
  const [intent, word] = intents.find(([, pattern]) => pattern.test(corrected.phrase)) ?? ['book' as const, null]
  const words = word === null ? corrected.phrase : corrected.phrase.replace(word, found => gap.padEnd(found.length))
  // "Move my Tuesday visit to Thursday": the part before the last "to" names the visit.
  const cut =
    intent === 'move'
      ? words.search(/(?<!\bquarter )\b(?:to|until|till)\b(?!.*(?<!\bquarter )\b(?:to|until|till)\b)/)
      : intent === 'cancel'
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
  const wish = parseWish(words.slice(end), { ...context, spans: between(end, words.length) })
  const parts = [
    ...target.parts,
    ...wish.parts.map(part => ({ ...part, start: part.start + end, end: part.end + end })),
  ]
  return {
    intent,
    request: wish.request,
    target: target.request,
    notes: [...new Set([...corrected.notes, ...target.notes, ...wish.notes])],
    notUnderstood: [...target.notUnderstood, ...wish.notUnderstood],
    parts: parts
      .map(part => ({ kind: part.kind, ...mapBack(part, places, phrase) }))
      .filter(part => part.start < part.end)
      .sort((one, other) => one.start - other.start),
    isUnmet: wish.isUnmet,
    unclear: wish.unclear,
    isAnyone: wish.isAnyone,
  }
}
