export const dimensions = ['accuracy', 'completeness', 'consistency', 'timeliness', 'uniqueness', 'validity'] as const
export type Dimension = (typeof dimensions)[number]

export type FindingKind =
  | 'missing'
  | 'invalid'
  | 'mixed'
  | 'spaces'
  | 'outlier'
  | 'reference'
  | 'order'
  | 'zipState'
  | 'duplicate'
  | 'repeatedKey'
  | 'alike'
  | 'stale'
  | 'future'

type Example = { readonly row: number; readonly value: string; readonly note?: string }

export type Finding = {
  readonly dimension: Dimension
  readonly kind: FindingKind
  /** Column names; empty for findings about whole rows. */
  readonly columns: readonly string[]
  /** One sentence: the fault and the rule. */
  readonly text: string
  readonly count: number
  /** The first `Failures.maxExamples`. */
  readonly examples: readonly Example[]
}

export type Tally = { readonly passed: number; readonly made: number }
export type Checks = Readonly<Record<Dimension, Tally>>

export type Outcome = { readonly findings: readonly Finding[]; readonly tally: Tally }

/** Counts the failures of one rule and stores the first as examples. */
export class Failures {
  /** How many examples are kept; the benchmark keeps all. */
  static maxExamples = 50
  count = 0
  readonly examples: Example[] = []

  add(example: Example): void {
    this.count += 1
    if (this.examples.length < Failures.maxExamples) this.examples.push(example)
  }

  toFindings(finding: Omit<Finding, 'count' | 'examples'>): readonly Finding[] {
    return this.count === 0 ? [] : [{ ...finding, count: this.count, examples: this.examples }]
  }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, made }) => ({ passed: sum.passed + passed, made: sum.made + made }), {
    passed: 0,
    made: 0,
  })
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
