import { parseDays } from './parse-days.ts'
import { parseTime } from './parse-time.ts'
import { createScan, normalize } from './scan.ts'
import type { Day, TimeWish } from './types.ts'

/** The one day that words name ("9th of this month"), or null if they name none or several. */
export function resolveDate(words: string, today: Day): Day | null {
  const days = parseDays(createScan(normalize(words)), { today, note: () => {} })
  const [range, ...others] = days?.ranges ?? []
  const isOne = range !== undefined && others.length === 0 && range.from === range.to
  return isOne ? range.from : null
}

/** What words that are known to name a time say: here a lone "5" is an hour. */
export function resolveTime(words: string): TimeWish | null {
  const read = (text: string) => parseTime(createScan(text)).time
  const plain = normalize(words)
  const found = read(plain)
  if (found !== null && found.kind !== 'between') return found
  const spoken = read(`at ${plain}`)
  return spoken === null || (spoken.kind === 'between' && found !== null) ? found : spoken
}
