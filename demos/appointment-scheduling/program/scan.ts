import { months, otherFields } from './language/word-lists.ts'
import { moreFields } from './other-fields.ts'
import { changedRanges, type Range } from './parts.ts'
import { fillers, vocabulary } from './words.ts'

/** A phrase from which rules remove the parts they understand; the rest was not understood. */
export type Scan = {
  /** Returns the first match that `accept` allows and removes it from the phrase. */
  readonly take: (pattern: RegExp, accept?: (match: RegExpExecArray) => boolean) => RegExpExecArray | null
  /** Replaces each match by a marker of the same length, unless `replace` returns null. */
  readonly mark: (pattern: RegExp, replace: (match: RegExpExecArray) => string | null) => void
  readonly remove: (range: Range) => void
  /** Takes words that can't be read, so that no other rule reads a part of them. */
  readonly leave: (range: Range) => void
  readonly left: () => readonly Range[]
  readonly text: () => string
  /** The text with the words that can't be read. */
  readonly rest: () => string
}

/** A scan of one range of the words; `apply` takes from the whole what was taken there. */
export function scanWithin(scan: Scan, { start, end }: Range, lead = '') {
  const whole = scan.text()
  const before = lead.padStart(start, gap) + whole.slice(start, end) + ''.padEnd(whole.length - end, gap)
  const part = createScan(before)
  const taken = () =>
    changedRanges(before, part.text())
      .map(range => ({ start: Math.max(start, range.start), end: range.end }))
      .filter(range => range.start < range.end)
  return {
    part,
    taken,
    apply() {
      for (const range of taken()) scan.remove(range)
      for (const range of part.left()) scan.leave(range)
    },
  }
}

/** Replaces removed words, so that the words on both sides do not join. */
export const gap = '|'

export function createScan(phrase: string): Scan {
  let text = phrase
  const left: Range[] = []
  const remove = ({ start, end }: Range) => {
    text = text.slice(0, start) + gap.padEnd(end - start) + text.slice(end)
  }
  const put = (match: RegExpExecArray, marker: string) => {
    const end = match.index + match[0].length
    text = text.slice(0, match.index) + marker.padEnd(match[0].length) + text.slice(end)
  }
  return {
    take(pattern, accept = () => true) {
      const match = [...text.matchAll(withFlag(pattern))].find(one => accept(one)) ?? null
      if (match !== null) put(match, gap)
      return match
    },
    mark(pattern, replace) {
      for (const match of text.matchAll(withFlag(pattern))) {
        const marker = replace(match)
        if (marker !== null) put(match, marker)
      }
    },
    remove,
    leave(range) {
      remove(range)
      left.push(range)
    },
    left: () => left,
    text: () => text,
    rest: () =>
      left.reduce((rest, { start, end }) => rest.slice(0, start) + phrase.slice(start, end) + rest.slice(end), text),
  }
}

function withFlag(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, 'g')
}

/** Lower case, plain quotes and dashes, and one spelling for common variants. */
export function normalize(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\s*[–—]\s*/g, '-')
    .replace(/\bo ?["'] ?clock\b/g, "o'clock")
    .replace(ordinalWords, word => toNth(word))
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/\bw\/ ?/g, 'with ')
    .replace(/\btonight\b/g, 'today evening')
    .replace(/\bthis (morning|afternoon|evening)\b/g, 'today $1')
    .replace(/\b(mon|tues?|weds?|thurs?|thur|fri|sat|sun)\b\.?/g, (_, short: string) => fullWeekday(short))
    .replace(/\s+/g, ' ')
    .trim()
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )

/** Only where a date must follow or end: "the second of March", "on the tenth", but not "the first free time". */
const anyOrdinal = `(${ordinals.toReversed().join('|')})`
const ordinalWords = new RegExp(
  `\\b${anyOrdinal}(?= of (?:${months.join('|')}|this month|next month|the month)\\b)|(?<=\\b(?:on|for) the |\\b(?:${months.join('|')}) (?:the )?)${anyOrdinal}(?![- ]?[a-z])`,
  'g',
)

function toNth(word: string): string {
  const number = ordinals.indexOf(word) + 1
  const last = number > 3 && number < 21 ? 0 : number % 10
  return `${number}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

function fullWeekday(short: string): string {
  const known: Readonly<Record<string, string>> = {
    mon: 'monday',
    tue: 'tuesday',
    wed: 'wednesday',
    thu: 'thursday',
    fri: 'friday',
    sat: 'saturday',
    sun: 'sunday',
  }
  return known[short.slice(0, 3)] ?? short
}

type Corrected = { readonly phrase: string; readonly notes: readonly string[] }

const longFields = [...otherFields, ...moreFields].filter(field => /^[a-z]{4,}(?:ist|ian|or|er|ics)$/.test(field))

/** Corrects long words that differ from one known word by a letter or two, with a note for each. */
export function correctSpelling(phrase: string, names: readonly string[]): Corrected {
  const surnames = names.map(name => name.toLowerCase())
  const known = [...vocabulary, ...longFields, ...surnames]
  const notes: string[] = []
  const corrected = phrase.replace(/[a-z]{5,}|(?<=\bdrs?\b\.? ?)[a-z]{4}\b/g, word => {
    if (fillers.has(word) || known.includes(word) || known.some(one => word === `${one}s`)) return word
    const allowed = word.length >= 8 ? 2 : 1
    const near = known
      .filter(one => Math.abs(one.length - word.length) <= allowed)
      .map(one => ({ one, off: distance(one, word) }))
      .filter(({ off }) => off <= allowed)
      .sort((first, second) => first.off - second.off)
    const [best, second] = near
    if (best === undefined || best.off === second?.off) return word
    const only = best.one
    notes.push(`“${word}” was read as “${only}”.`)
    return only
  })
  return { phrase: corrected, notes }
}

/** Edit distance with swaps of adjacent letters. */
export function distance(one: string, other: string): number {
  const rows = [...Array(one.length + 1).keys()].map(row => [...Array(other.length + 1).keys()].map(col => row || col))
  const at = (row: number, col: number) => rows[row]?.[col] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    for (let col = 1; col <= other.length; col++) {
      const isSame = one[row - 1] === other[col - 1]
      const isSwap = one[row - 1] === other[col - 2] && one[row - 2] === other[col - 1]
      const swap = isSwap ? at(row - 2, col - 2) + 1 : Number.POSITIVE_INFINITY
      const best = Math.min(at(row - 1, col) + 1, at(row, col - 1) + 1, at(row - 1, col - 1) + (isSame ? 0 : 1), swap)
      rows[row]?.splice(col, 1, best)
    }
  }
  return at(one.length, other.length)
}
