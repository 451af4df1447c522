import { writeCsv } from '../../../kit/csv.ts'
import type { Verdict } from './verdicts.ts'

/** The verdicts as CSV (RFC 4180). */
export function toVerdictCsv(verdicts: readonly Verdict[], names: readonly string[]): string {
  const rows = verdicts.map(({ number, ratio, isGood, differs, isUnsure, isJudged }, index) => {
    const answer = !isJudged ? 'unknown' : isUnsure ? 'unsure' : differs ? 'yes' : 'no'
    return [number, names[index] ?? '', isGood ? 'yes' : 'no', ratio.toFixed(3), answer]
  })
  return `${writeCsv([['number', 'name', 'marked_good', 'score_by_limit', 'differs'], ...rows])}\r\n`
}
