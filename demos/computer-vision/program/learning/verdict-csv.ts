import type { Verdict } from './verdicts.ts'

/** The verdicts as CSV (RFC 4180). */
export function toVerdictCsv(verdicts: readonly Verdict[], names: readonly string[]): string {
  const rows = verdicts.map(({ number, ratio, isGood, differs, isJudged }, index) => {
    const name = `"${(names[index] ?? '').replaceAll('"', '""')}"`
    return [number, name, isGood ? 'yes' : 'no', ratio.toFixed(3), !isJudged ? 'unknown' : differs ? 'yes' : 'no'].join(
      ',',
    )
  })
  return ['number,name,marked_good,score_by_limit,differs', ...rows, ''].join('\r\n')
}
