import type { Intent, Kind, Tagged } from '../program/language/kinds.ts'
import { parsePhrase } from '../program/parse-phrase.ts'
import { resolveDate, resolveTime } from '../program/resolve.ts'
import type { Day, Request, TimeWish } from '../program/types.ts'
import type { Turn } from './read-turns.ts'

export type Found = { readonly spans: readonly Tagged[]; readonly intent: Intent }

/** The harmonic mean of precision and recall of the spans of a kind, exact to the letter. */
export function spanF1(turns: readonly Turn[], found: readonly Found[], kind: Kind): number {
  const keys = (lists: readonly (readonly Tagged[])[]) =>
    lists.flatMap((spans, at) =>
      spans.filter(one => one.kind === kind).map(({ start, end }) => `${at} ${start} ${end}`),
    )
  const wanted = new Set(keys(turns.map(({ spans }) => spans)))
  const given = keys(found.map(({ spans }) => spans))
  const right = given.filter(key => wanted.has(key)).length
  return (2 * right) / (given.length + wanted.size)
}

export function intentAccuracy(turns: readonly Turn[], found: readonly Found[]): number {
  return turns.filter(({ intent }, at) => intent === found[at]?.intent).length / turns.length
}

type ValueQuestion = { readonly kind: 'date' | 'time'; readonly today: Day }

/** How many of the marked days or times got the value of the data: from the words found, by rules alone, always the commonest. */
export function valueAccuracy(turns: readonly Turn[], learned: readonly Found[], { kind, today }: ValueQuestion) {
  const resolve = (words: string) => (kind === 'date' ? resolveDate(words, today) : toClock(resolveTime(words)))
  const marked = turns.flatMap(({ spans, values }, at) =>
    spans.filter(span => span.kind === kind).map(span => ({ at, span, value: values.get(span.text) })),
  )
  const isFound = ({ at, value }: (typeof marked)[number]) =>
    (learned[at]?.spans ?? []).some(span => span.kind === kind && resolve(span.text) === value)
  const counts = new Map<string | undefined, number>()
  for (const { value } of marked) counts.set(value, (counts.get(value) ?? 0) + 1)
  const share = (count: number) => count / marked.length
  return {
    ofMarked: share(marked.filter(({ span, value }) => resolve(span.text) === value).length),
    ofFound: share(marked.filter(one => isFound(one)).length),
    ofRules: share(
      marked.filter(({ at, value }) => readByRules(turns[at]?.text ?? '', { kind, today }) === value).length,
    ),
    ofMost: share(Math.max(...counts.values())),
  }
}

/** How many of the marked days or times got the value of the data in the request that the whole program made. */
export function programAccuracy(turns: readonly Turn[], read: readonly Wanted[], kind: 'date' | 'time'): number {
  const marked = turns.flatMap(({ spans, values }, at) =>
    spans.filter(span => span.kind === kind).map(span => ({ request: read[at], value: values.get(span.text) })),
  )
  return (
    marked.filter(({ request, value }) => request !== undefined && toValue(request, kind) === value).length /
    marked.length
  )
}

/** How many messages are rightly taken as the end of a conversation or as none. */
export function endAccuracy(turns: readonly Turn[], read: readonly { readonly isEnd: boolean }[]): number {
  return turns.filter(({ intent }, at) => (intent === 'none') === read[at]?.isEnd).length / turns.length
}

/** The value of the whole sentence by the rules of the demo, without the model. */
function readByRules(text: string, { kind, today }: ValueQuestion): string | null {
  const now = Date.parse(`${today}T12:00:00Z`)
  return toValue(parsePhrase(text, { now, zone: 'UTC', providers: [] }).request, kind)
}

type Wanted = Pick<Request, 'days' | 'time'>

function toValue({ days, time }: Wanted, kind: 'date' | 'time'): string | null {
  if (kind === 'time') return toClock(time)
  const [range, ...others] = days?.ranges ?? []
  return range !== undefined && others.length === 0 && range.from === range.to ? range.from : null
}

function toClock(time: TimeWish | null): string | null {
  if (time === null || !('minute' in time)) return null
  const parts = [Math.floor(time.minute / 60), time.minute % 60]
  return parts.map(part => String(part).padStart(2, '0')).join(':')
}
