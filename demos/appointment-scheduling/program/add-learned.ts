import type { Tagged } from './language/kinds.ts'
import { otherFields } from './language/word-lists.ts'
import type { Part, Range } from './parts.ts'
import { resolveDate, resolveTime } from './resolve.ts'
import { gap } from './scan.ts'
import type { Day, DayWish, TimeWish } from './types.ts'
import { specialtyWords } from './words.ts'

type Known = {
  /** What the rules took, or left because it can't be read. */
  readonly taken: readonly Range[]
  readonly today: Day
  readonly days: DayWish | null
  readonly time: TimeWish | null
}

type Learned = {
  readonly days: DayWish | null
  readonly time: TimeWish | null
  readonly parts: readonly Part[]
  readonly notes: readonly string[]
  readonly isUnmet: boolean
  /** Fields that were asked for and aren't here. */
  readonly missing: readonly string[]
  readonly isSecondDay: boolean
}

/** Adds what only the tagger found. The rules come first: they know spans of time and lengths, which it never saw. */
export function addLearned(spans: readonly Tagged[], known: Known): Learned {
  let learned: Learned = {
    days: known.days,
    time: known.time,
    parts: [],
    notes: [],
    isUnmet: false,
    missing: [],
    isSecondDay: false,
  }
  for (const span of spans) {
    const isTaken = known.taken.some(range => range.start < span.end && span.start < range.end)
    if (!isTaken) learned = addSpan(span, known, learned)
  }
  return learned
}

function addSpan(span: Tagged, { today }: Known, learned: Learned): Learned {
  const withPart = (kind: Part['kind'], more: Partial<Learned>): Learned => {
    return { ...learned, ...more, parts: [...learned.parts, { kind, start: span.start, end: span.end }] }
  }
  const unmet = (kind: Part['kind'], words: string) =>
    withPart(kind, { isUnmet: true, notes: [...learned.notes, words] })
  switch (span.kind) {
    case 'date': {
      const day = resolveDate(span.text, today)
      if (day === null) return learned
      const ranges = [...(learned.days?.ranges ?? []), { from: day, to: day }]
      return withPart('days', { days: { ranges, weekdays: [] }, isSecondDay: ranges.length > 1 })
    }
    case 'time': {
      const time = resolveTime(span.text)
      return time === null || learned.time !== null ? learned : withPart('time', { time })
    }
    case 'city':
      return unmet('place', `This sample practice has no office in ${span.text}, so the place was left open.`)
    case 'type':
      if (!isField(span.text)) return learned
      return withPart('who', {
        missing: [...learned.missing, span.text],
        notes: [...learned.notes, `No provider here is right for “${span.text}”.`],
      })
    case 'name':
      return unmet('who', `“${span.text}” isn’t one of the providers here.`)
  }
}

/** Whether words name a field that nobody here works in; others ("week", a second field of ours) stay unread. */
function isField(text: string): boolean {
  const words = text.toLowerCase()
  const isOurs = Object.values(specialtyWords).flat().includes(words)
  return (
    !isOurs && (otherFields.includes(words) || /(?:ist|ian|doctor|surgeon|nurse|practitioner|midwife)s?$/.test(words))
  )
}

/** The text with a gap in place of each part. */
export function blank(text: string, parts: readonly Range[]): string {
  return parts.reduce((rest, { start, end }) => rest.slice(0, start) + gap.padEnd(end - start) + rest.slice(end), text)
}
