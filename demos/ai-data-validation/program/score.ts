import type { Analysis } from './model.ts'
import { type Dimension, dimensions, plural } from './table/findings.ts'

export type Weights = Readonly<Record<Dimension, number>>

export const equalWeights: Weights = {
  accuracy: 1,
  completeness: 1,
  consistency: 1,
  timeliness: 1,
  uniqueness: 1,
  validity: 1,
}

export const formula =
  'Score, from 0 to 100 = share of the rows that pass every check of the worst dimension; weight 0 leaves a dimension out'
export const meanFormula = 'Weighted mean = sum of (weight × value) ÷ sum of the weights'
export const valueFormula = 'Value = checks passed ÷ checks made × 100'

export type ScoreLine = {
  readonly dimension: Dimension
  readonly passed: number
  readonly made: number
  readonly weight: number
  /** Not rounded; undefined without checks, and then the dimension does not count. */
  readonly value: number | undefined
  readonly faultyRows: number
  /** The share of rows without a fault in the dimension, from 0 to 100; undefined without checks. */
  readonly rowValue: number | undefined
  readonly weighted: number
  readonly pointsLost: number
}

export type Score = {
  readonly lines: readonly ScoreLine[]
  readonly weightSum: number
  readonly weightedSum: number
  /** Of the values. Cells that pass hide those that don't, so it is no score. */
  readonly mean: number | undefined
  /** Undefined without a weighted dimension that could be measured, and for fewer than `minRows` rows. */
  readonly total: number | undefined
  /** The dimension that the score follows. */
  readonly worst: ScoreLine | undefined
}

/** The shares of fewer rows say little: two lines of a letter pass all of their few checks. */
const minRows = 10

type ScoredColumn = Pick<Analysis['columns'][number], 'distinct' | 'type' | 'isAdded'>
type Tested = Pick<Analysis, 'rows' | 'checks' | 'faulty'>
type Kind = Pick<Analysis, 'rows'> & { readonly columns?: readonly ScoredColumn[] }

/** The score of a table; it has neither a total nor a worst dimension when nothing could show as wrong in the table. */
export function scoreTable(table: Tested & Kind, weights: Weights): Score {
  const score = computeScore(table, weights)
  return findObstacle(table) === undefined ? score : { ...score, mean: undefined, total: undefined, worst: undefined }
}

/** Why a table can't be scored; undefined if it can. */
function findObstacle({ rows, columns = [] }: Kind): string | undefined {
  if (rows < minRows) return `a score needs at least ${minRows} rows`
  const own = columns.filter(({ isAdded }) => !isAdded)
  if (own.length > 0 && own.every(({ distinct }) => distinct <= 1)) {
    return 'every column holds one single value, so nothing could show as wrong'
  }
  if (own.length === 1 && own[0]?.type === 'text') {
    return 'one column of free text follows no rule, so hardly anything could show as wrong'
  }
  return undefined
}

/** What the score rests on, or why there is none. */
export function describeBasis(table: Kind, { lines, worst }: Score): string {
  const obstacle = findObstacle(table)
  if (obstacle !== undefined) return obstacle
  if (worst === undefined) return 'no dimension with a weight could be measured'
  const counted = lines.filter(({ value, weight }) => value !== undefined && weight > 0)
  return `of ${counted.length} dimensions that could be measured the worst, ${worst.dimension}`
}

/** "10 of 60 rows have something to repair": what the fixed rules found, in rows. */
export function describeRepairs({ rows, faulty }: Pick<Analysis, 'rows' | 'faulty'>): string {
  const verb = faulty.any === 1 ? 'has' : 'have'
  return `${faulty.any.toLocaleString('en-US')} of ${plural(rows, 'row')} ${verb} something to repair`
}

/** What a score means; the limits are a convention of this program. */
export const grades = [
  { id: 'good', name: 'Good', from: 99 },
  { id: 'fair', name: 'Fair', from: 95 },
  { id: 'poor', name: 'Poor', from: 0 },
] as const
export const gradeNote = `Good: ${grades[0].from} and more. Fair: ${grades[1].from} and more. Poor: less.`

export function gradeOf(total: number): (typeof grades)[number] {
  return grades.find(({ from }) => total >= from) ?? grades[2]
}

/** The data quality score with all intermediate numbers. */
export function computeScore({ rows, checks, faulty }: Tested, weights: Weights): Score {
  const measured = dimensions.map(dimension => {
    const { passed, made } = checks[dimension]
    return {
      dimension,
      passed,
      made,
      weight: weights[dimension],
      value: made === 0 ? undefined : (passed / made) * 100,
      faultyRows: faulty.in[dimension],
      rowValue: made === 0 ? undefined : (1 - faulty.in[dimension] / rows) * 100,
    }
  })
  const weightSum = measured.reduce((sum, { value, weight }) => sum + (value === undefined ? 0 : weight), 0)
  const lines = measured.map(line => ({
    ...line,
    weighted: line.weight * (line.value ?? 0),
    pointsLost: line.value === undefined || weightSum === 0 ? 0 : (line.weight * (100 - line.value)) / weightSum,
  }))
  const weightedSum = lines.reduce((sum, { weighted }) => sum + weighted, 0)
  const mean = weightSum === 0 ? undefined : weightedSum / weightSum
  const worst = findWorst(lines)
  return { lines, weightSum, weightedSum, mean, total: worst?.rowValue, worst }
}

/** Of equal dimensions the one with the lower value. */
function findWorst(lines: readonly ScoreLine[]): ScoreLine | undefined {
  return lines
    .filter(({ rowValue, weight }) => rowValue !== undefined && weight > 0)
    .toSorted((one, other) => (one.rowValue ?? 0) - (other.rowValue ?? 0) || (one.value ?? 0) - (other.value ?? 0))[0]
}

/** One decimal; values below 100 never round up to 100. */
export function showValue(value: number | undefined): string {
  if (value === undefined) return 'not measured'
  return (value < 100 ? Math.min(Math.round(value * 10) / 10, 99.9) : 100).toFixed(1)
}
