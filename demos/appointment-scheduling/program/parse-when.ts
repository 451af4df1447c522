import { takeCircumstances } from './circumstances.ts'
import type { TermContext } from './day-readers.ts'
import { takePairs } from './pairs.ts'
import { changedRanges, type Part } from './parts.ts'
import { bindWeekdays, markDays, readDays, unmark } from './read-days.ts'
import type { Scan } from './scan.ts'
import type { Request } from './types.ts'
import { takeUnwanted } from './unwanted-days.ts'

type When = Pick<Request, 'days' | 'refusals'> & { readonly parts: readonly Part[]; readonly notes: readonly string[] }

/** The days that are wanted, with their times if each has its own, and when the visitor can't come. */
export function parseWhen(scan: Scan, context: TermContext): When {
  const before = scan.rest()
  const marked = markDays(scan, context)
  // Something began then: "a headache since Monday".
  for (const since of scan.text().matchAll(/\bsince (?:last )?«\w» *(?=[ ,.;!?|]|$)/g))
    scan.leave({ start: since.index, end: since.index + since[0].length })
  const refusals = [...takeCircumstances(scan, marked), ...takeUnwanted(scan, marked)]
  const bound = bindWeekdays(scan, marked)
  const pairs = takePairs(scan, bound)
  const days = pairs?.days ?? readDays(scan, bound)
  unmark(scan, bound)
  const own = pairs?.parts ?? []
  const parts = changedRanges(before, scan.rest()).flatMap(range =>
    own.some(part => part.start < range.end && range.start < part.end) ? [] : [{ kind: 'days' as const, ...range }],
  )
  return { days, refusals, parts: [...own, ...parts], notes: pairs?.notes ?? [] }
}
