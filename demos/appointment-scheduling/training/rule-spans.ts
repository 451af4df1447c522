import type { Tagged } from '../program/language/kinds.ts'
import { parseDays } from '../program/parse-days.ts'
import { parseLength } from '../program/parse-length.ts'
import { parseTime } from '../program/parse-time.ts'
import { parseWho } from '../program/parse-who.ts'
import { changedRanges } from '../program/parts.ts'
import { createScan, normalize, type Scan } from '../program/scan.ts'
import type { Day } from '../program/types.ts'

/** Spans as the rules alone find them: what each of them takes from the sentence, without prepositions at the front. */
export function findByRules(text: string, today: Day): readonly Tagged[] {
  const scan = createScan(normalize(text))
  const spans: Tagged[] = []
  const watch = (kind: Tagged['kind'], parse: (scan: Scan) => unknown) => {
    const before = scan.text()
    parse(scan)
    for (const words of takenBetween(before, scan.text())) {
      const start = text.toLowerCase().indexOf(words)
      const end = start + words.length
      if (start >= 0) spans.push({ kind, start, end, text: text.slice(start, end) })
    }
  }
  parseLength(scan)
  watch('date', one => parseDays(one, { today, note: () => {} }))
  watch('type', one => parseWho(one, []))
  watch('time', parseTime)
  return spans.sort((one, other) => one.start - other.start)
}

function takenBetween(before: string, after: string): readonly string[] {
  const lead =
    /^(?:(?:on|at|for|by|in|from|or|and|with|see|an?|around|about|after|before|,)(?= |\d) ?)+(?!the (?:morning|afternoon|evening))/
  return changedRanges(before, after)
    .map(({ start, end }) => before.slice(start, end).trim().replace(lead, '').trim())
    .filter(one => one !== '')
}
