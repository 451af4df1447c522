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
    return own.length === 0 ? [] : [{ kind, label: labels[kind], count, found: nextToTheirPage(own) }]
  })
}

/** The results in their order, but those of a page together, with the one that speaks for all of it first. */
function nextToTheirPage(found: readonly Found[]): readonly Found[] {
  const pages = new Set(found.map(({ path }) => toPage(path)))
  return [...pages].flatMap(page => {
    const own = found.filter(({ path }) => toPage(path) === page)
    return own.toSorted((a, b) => Number(a.heading !== undefined) - Number(b.heading !== undefined))
  })
}

/** Whether the result above it is of the same page, whose name is said there. */
export function followsItsPage(found: readonly Found[], position: number): boolean {
  const [above, own] = [found[position - 1], found[position]]
  return own?.heading !== undefined && above !== undefined && toPage(above.path) === toPage(own.path)
}

const toPage = (path: string) => path.replace(/[?#].*/, '')

export function countFound(groups: readonly FoundGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
