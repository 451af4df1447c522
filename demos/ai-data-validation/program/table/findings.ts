export const dimensions = ['accuracy', 'completeness', 'consistency', 'timeliness', 'uniqueness', 'validity'] as const
export type Dimension = (typeof dimensions)[number]

export type FindingKind =
  | 'missing'
  | 'garbled'
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

/** A finding with the numbers of all its rows, which stay in the worker. */
export type RowFinding = Finding & { readonly rows: readonly number[] }

/** How many rows have at least one finding: in any dimension, and in each. */
export type FaultyRows = { readonly any: number; readonly in: Readonly<Record<Dimension, number>> }

export function countFaultyRows(findings: readonly RowFinding[]): FaultyRows {
  const count = (found: readonly RowFinding[]) => new Set(found.flatMap(({ rows }) => rows)).size
  const countIn = (dimension: Dimension) => count(findings.filter(finding => finding.dimension === dimension))
  return {
    any: count(findings),
    in: {
      accuracy: countIn('accuracy'),
      completeness: countIn('completeness'),
      consistency: countIn('consistency'),
      timeliness: countIn('timeliness'),
      uniqueness: countIn('uniqueness'),
      validity: countIn('validity'),
    },
  }
}

export type Tally = { readonly passed: number; readonly made: number }
export type Checks = Readonly<Record<Dimension, Tally>>

export type Outcome = { readonly findings: readonly RowFinding[]; readonly tally: Tally }

/** The failures of one rule, the first of them as examples. */
export class Failures {
  /** How many examples are kept; the benchmark keeps all. */
  static maxExamples = 50
  readonly rows: number[] = []
  readonly examples: Example[] = []

  add(example: Example): void {
    this.rows.push(example.row)
    if (this.examples.length < Failures.maxExamples) this.examples.push(example)
  }

  get count(): number {
    return this.rows.length
  }

  toFindings(finding: Omit<Finding, 'count' | 'examples'>): readonly RowFinding[] {
    const { count, examples, rows } = this
    return count === 0 ? [] : [{ ...finding, count, examples, rows }]
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
