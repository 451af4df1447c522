import { hasPairs, namesWho } from './fit.ts'
import type { ParsedPhrase } from './parse-phrase.ts'
import type { DayWish, Request } from './types.ts'

const openings =
  /^\W*(?:(?:no|nope|nah|not? that|sorry|wait|actually|oh|hmm|well|ok|okay|yes|yeah|and|then|rather|instead|please)\b[\s,.!]*)*(?:(?:(?:can|could) (?:you|we) )?(?:change|move|push|bump|shift|make|switch|set|put) (?:it|that|this|the (?:day|date|time|length))(?: (?:to|for|on))?\b|(?:what|how) about\b|let(?:'|’)?s (?:do|say|make it|try)\b|i meant\b)?/i
const marks = /\b(?:instead|rather|i meant|after all)\b/gi

/** Whether the words change what was said before ("no, Thursday instead") and don't begin a request of their own. */
export function isCorrection(text: string): boolean {
  const [opening = ''] = openings.exec(text) ?? []
  return /\p{L}/u.test(opening) || text.search(marks) >= 0
}

/** The same text with spaces in place of the words that only say that something changes. */
export function withoutOpening(text: string): string {
  const toSpaces = (words: string) => ' '.repeat(words.length)
  return text.replace(openings, toSpaces).replace(marks, toSpaces)
}

const turn =
  /[\s,.;:…–—-]+(?:(?:oh|hmm|wait|sorry|actually|no|nope|scratch that|on second thought)[\s,.…–—-]+)+(?:please )?(?:(?:let(?:'|’)?s )?(?:make|change|do) (?:it|that)|let(?:'|’)?s say|i meant?)\b/i

/** Where the visitor changes their mind within a sentence ("Friday … actually no, make it Monday"); -1 if nowhere. */
export function findTurn(text: string): number {
  return text.search(turn)
}

/** What the new words say replaces the old; the rest stays. */
export function mergeRequests(old: Request, { request }: Pick<ParsedPhrase, 'request'>): Request {
  const isWho = namesWho(request)
  const kept = old.providerIds.filter(id => !request.exceptIds.includes(id))
  const isOnlyTime = request.time !== null && request.days === null
  return {
    days: request.days ?? (isOnlyTime ? withoutTimes(old.days) : old.days),
    time: request.time ?? (hasPairs(request) ? null : old.time),
    minutes: request.minutes ?? old.minutes,
    refusals: [...old.refusals, ...request.refusals],
    specialtyIds: isWho ? request.specialtyIds : old.specialtyIds,
    providerIds: isWho ? request.providerIds : kept,
    exceptIds: [...new Set([...(isWho ? [] : old.exceptIds), ...request.exceptIds])],
  }
}

/** The same days without times of their own. */
export function withoutTimes(days: DayWish | null): DayWish | null {
  return days && { ...days, ranges: days.ranges.map(({ time: _, ...range }) => range) }
}

const yes =
  /^\W*(?:yes|yeah|yep|yup|sure|right|correct|exactly|ok|okay|fine|please do|that(?:'|’)?s (?:right|correct|fine))\b[\s,.!]*(?:please|thanks|thank you)?\W*$/i
const no = /^\W*(?:no|nope|nah|wrong|neither)\b[\s,.!]*(?:thanks|thank you)?\W*$/i
const any =
  /\b(?:any|anytime|anyday|anyone|anybody|whoever|someone else|somebody else|either|whenever|whatever|both|doesn(?:'|’)?t matter|don(?:'|’)?t (?:care|mind)|no preference|flexible|all the same|up to you)\b/i

export type Reply = 'yes' | 'no' | 'any' | null

/** A short reply to a question that names no value. */
export function readReply(text: string): Reply {
  if (yes.test(text)) return 'yes'
  if (no.test(text)) return 'no'
  return any.test(text) ? 'any' : null
}

/** A lone "am" or "p.m.". */
export function readHalf(text: string): 'am' | 'pm' | null {
  const [, half] = /^\W*(?:in the )?([ap])\.?m\b\W*$/i.exec(text) ?? []
  if (half === undefined) return null
  return half.toLowerCase() === 'a' ? 'am' : 'pm'
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** "Book it" or "the second one": the place that is meant, and whether it was named; otherwise null. */
export function findChosen(text: string): { readonly place: number; readonly isNamed: boolean } | null {
  const one = new RegExp(
    `^\\W*(?:(?:yes|ok|okay|great|perfect|sure)\\b[\\s,.!]*)?(?:please )?(?:(?:i(?:'|’)?ll )?(?:book|take|choose)(?: me)? )?(?:it|that one|that|(?:the )?(${places.join('|')})(?: (?:one|time|offer))?)(?: please)?\\W*$`,
    'i',
  )
  const match = one.exec(text)
  if (match === null) return null
  if (match[1] !== undefined) return { place: places.indexOf(match[1].toLowerCase()), isNamed: true }
  return /\b(?:book|take|choose)\b/i.test(text) ? { place: 0, isNamed: false } : null
}
