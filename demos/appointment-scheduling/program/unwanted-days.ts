import { horizonDays } from './availability.ts'
import { span, type Term } from './day-readers.ts'
import { parseTime } from './parse-time.ts'
import { type MarkedDays, termsOf } from './read-days.ts'
import { findRefusal } from './refusals.ts'
import { createScan, type Scan } from './scan.ts'
import type { Day, Hours, Refusal, TimeWish } from './types.ts'

const marker = '«\\w»'
const partOfDay = '(?: *(?:in the )?(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)\\b)'
const dayEnd = 24 * 60
/** How long before and after a time someone is taken whose errand has no end: "pickup at 3". */
const errand = { before: 30, after: 60 }

/** Takes the days that are not wanted, and parts of them: "not Friday afternoon". */
export function takeUnwanted(scan: Scan, marked: MarkedDays): readonly Refusal[] {
  const unwanted: Refusal[] = []
  const unit = new RegExp(`${marker}(?: *(?:or|and) ${marker})*(${partOfDay})?`, 'g')
  for (const match of scan.text().matchAll(unit)) {
    const range = findRefusal(scan.text(), { start: match.index, end: match.index + match[0].length })
    if (range === null) continue
    const { time } = parseTime(createScan(match[1] ?? ''))
    unwanted.push(...toRefusals(termsOf(match[0], marked), time, marked.context.today))
    scan.remove(range)
  }
  return unwanted
}

/** The days as a refusal, each bare weekday as all of them, during the time if there is one. */
export function toRefusals(terms: readonly Term[], time: TimeWish | null, today: Day): readonly Refusal[] {
  return terms.flatMap(({ from, to, weekday }) => {
    const days = weekday === undefined ? { from, to } : { ...span(today, 0, horizonDays), weekday }
    return toHours(time).map(hours => ({ ...days, ...hours }))
  })
}

/** The hours that a time takes; all day without one. */
function toHours(time: TimeWish | null): readonly { readonly hours?: Hours }[] {
  if (time === null) return [{}]
  if ('minute' in time) {
    const [from, to] = [time.minute - errand.before, time.minute + errand.after]
    return [{ hours: { from: Math.max(0, from), to: Math.min(dayEnd, to) } }]
  }
  if (time.kind === 'between') return [{ hours: { from: time.from, to: time.to } }]
  return [{ hours: { from: 0, to: time.from } }, { hours: { from: time.to, to: dayEnd } }]
}
