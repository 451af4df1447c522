import type { Kind } from '../content/schemas/passages.ts'
import type { Answer, Found } from './search.ts'

export type FoundGroup = {
  readonly kind: Kind
  readonly label: string
  /** How many there are, shown or not. */
  readonly count: number
  readonly found: readonly Found[]
}

/** Results by their kinds, the kind of the best result first, at most `max` of each. */
export function groupFound(
  { found, counts }: Pick<Answer, 'found' | 'counts'>,
  labels: Readonly<Record<Kind, string>>,
  max = Number.POSITIVE_INFINITY,
): readonly FoundGroup[] {
  return counts.flatMap(({ kind, count }) => {
    const own = found.filter(result => result.kind === kind).slice(0, max)
    return own.length === 0 ? [] : [{ kind, label: labels[kind], count, found: own }]
  })
}

export function countFound(groups: readonly FoundGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
