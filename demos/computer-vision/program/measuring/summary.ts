import type { Report } from './protocol.ts'
import { minToCompare } from './scoring.ts'
import type { Settings } from './settings.ts'

type Counted = Pick<Report, 'findings' | 'leftOut'>

type Summary = {
  readonly count: string
  readonly defects: string
  readonly tone: 'good' | 'bad' | 'neutral'
  readonly notes: readonly string[]
}

type Rules = Pick<Settings, 'expected' | 'compare' | 'tolerancePercent' | 'good'>

export function toSummary(
  { findings, leftOut }: Counted,
  { expected, compare, tolerancePercent, good }: Rules,
): Summary {
  const defective = findings.filter(({ isDefect }) => isDefect)
  const difference = expected === undefined ? 0 : findings.length - expected
  const canCompare = findings.some(({ score }) => score !== undefined)
  return {
    count: `${findings.length} ${plural(findings.length, 'object')}`,
    defects: canCompare ? `${defective.length} ${plural(defective.length, 'defect')}` : 'not compared',
    tone: difference !== 0 || defective.length > 0 ? 'bad' : canCompare ? 'good' : 'neutral',
    notes: [
      ...(expected === undefined ? [] : [toExpectation(difference, expected)]),
      ...(defective.length === 0 ? [] : [`Marked: ${toList(defective.map(({ number }) => `no. ${number}`))}.`]),
      ...(good.length > 0 ? [toComparison(canCompare, good.length)] : []),
      ...(findings.length > 0 && findings.length < minToCompare && good.length === 0
        ? [`Scores need at least ${minToCompare} objects of a kind.`]
        : []),
      ...(findings.length >= minToCompare && compare.length > 0 && !canCompare && good.length === 0
        ? [
            `Half of them or more differ from the median by over ${tolerancePercent}%. There is no normal form to compare with, so none is marked as a defect. Mark a good part in the table: the others are then compared with it.`,
          ]
        : []),
      ...(findings.length === 0 ? ['No object stands out. Try another threshold or a smaller “smallest object”.'] : []),
      ...(leftOut === 0 ? [] : [`${leftOut} left out: cut off by the border.`]),
    ],
  }
}

/** `8.2 ms` below 10, `38 ms` from there on. */
export function formatMs(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`
}

export function toTotal({ timings }: Pick<Report, 'timings'>): number {
  return timings.reduce((sum, { ms }) => sum + ms, 0)
}

function toComparison(canCompare: boolean, good: number): string {
  if (canCompare) return `Compared with the ${good} marked as good.`
  return `No norm found: most differ from the ${good} marked as good. Mark another good part.`
}

function toExpectation(difference: number, expected: number): string {
  if (difference === 0) return 'The count is as expected.'
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than the ${expected} expected.`
}

function toList(words: readonly string[]): string {
  const maxListed = 6
  if (words.length > maxListed) return `${words.slice(0, maxListed).join(', ')} and ${words.length - maxListed} more`
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

function plural(count: number, word: string): string {
  return count === 1 ? word : `${word}s`
}
