import type { Verdict } from './verdicts.ts'

/** The verdicts as CSV (RFC 4180). */
export function toVerdictCsv(verdicts: readonly Verdict[], names: readonly string[]): string {
  const rows = verdicts.map(({ number, ratio, isGood, differs, isUnsure, isJudged }, index) => {
    const name = `"${(names[index] ?? '').replaceAll('"', '""')}"`
    const answer = !isJudged ? 'unknown' : isUnsure ? 'unsure' : differs ? 'yes' : 'no'
    return [number, name, isGood ? 'yes' : 'no', ratio.toFixed(3), answer].join(',')
  })
  return ['number,name,marked_good,score_by_limit,differs', ...rows, ''].join('\r\n')
}
