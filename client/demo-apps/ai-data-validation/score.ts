import { type Checks, type Dimension, dimensions } from './findings.ts'
import type { Analysis } from './model.ts'

export type Weights = Readonly<Record<Dimension, number>>

export const equalWeights: Weights = {
  accuracy: 1,
  completeness: 1,
  consistency: 1,
  timeliness: 1,
  uniqueness: 1,
  validity: 1,
}

export const formula = 'Score, from 0 to 100 = sum of (weight × value) ÷ sum of the weights'
export const valueFormula = 'Value = checks passed ÷ checks made × 100'

export type ScoreLine = {
  readonly dimension: Dimension
  readonly passed: number
  readonly made: number
  readonly weight: number
  /** Not rounded; undefined without checks, and then the dimension does not count. */
  readonly value: number | undefined
  readonly weighted: number
  readonly pointsLost: number
}

export type Score = {
  readonly lines: readonly ScoreLine[]
  readonly weightSum: number
  readonly weightedSum: number
  /** Undefined without a weighted dimension that could be measured, and for fewer than `minRows` rows. */
  readonly total: number | undefined
  readonly lowest: ScoreLine | undefined
}

/** The shares of fewer rows say little: two lines of a letter pass all of their few checks. */
const minRows = 10

type ScoredColumn = Pick<Analysis['columns'][number], 'distinct' | 'type' | 'isAdded'>
type Scored = Pick<Analysis, 'rows' | 'checks'> & { readonly columns?: readonly ScoredColumn[] }

/** The score of a table; it has neither a total nor a lowest dimension when nothing could show as wrong in the table. */
export function scoreTable(table: Scored, weights: Weights): Score {
  const score = computeScore(table.checks, weights)
  return findObstacle(table) === undefined ? score : { ...score, total: undefined, lowest: undefined }
}

/** Why a table can't be scored; undefined if it can. */
function findObstacle({ rows, columns = [] }: Omit<Scored, 'checks'>): string | undefined {
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
export function describeBasis(table: Omit<Scored, 'checks'>, { lines, total }: Score): string {
  const obstacle = findObstacle(table)
  if (obstacle !== undefined) return obstacle
  if (total === undefined) return 'no dimension with a weight could be measured'
  const counted = lines.filter(({ value, weight }) => value !== undefined && weight > 0)
  return `of 100: the data quality score, from ${counted.length} of ${lines.length} dimensions`
}

/** The data quality score with all intermediate numbers. */
export function computeScore(checks: Checks, weights: Weights): Score {
  const measured = dimensions.map(dimension => {
    const { passed, made } = checks[dimension]
    return {
      dimension,
      passed,
      made,
      weight: weights[dimension],
      value: made === 0 ? undefined : (passed / made) * 100,
    }
  })
  const weightSum = measured.reduce((sum, { value, weight }) => sum + (value === undefined ? 0 : weight), 0)
  const lines = measured.map(line => ({
    ...line,
    weighted: line.weight * (line.value ?? 0),
    pointsLost: line.value === undefined || weightSum === 0 ? 0 : (line.weight * (100 - line.value)) / weightSum,
  }))
  const weightedSum = lines.reduce((sum, { weighted }) => sum + weighted, 0)
  const total = weightSum === 0 ? undefined : weightedSum / weightSum
  return { lines, weightSum, weightedSum, total, lowest: findLowest(lines) }
}

function findLowest(lines: readonly ScoreLine[]): ScoreLine | undefined {
  return lines
    .filter(({ value }) => value !== undefined)
    .reduce<ScoreLine | undefined>(
      (lowest, line) => (lowest === undefined || (line.value ?? 0) < (lowest.value ?? 0) ? line : lowest),
      undefined,
    )
}

/** One decimal; values below 100 never round up to 100. */
export function showValue(value: number | undefined): string {
  if (value === undefined) return 'not measured'
  return (value < 100 ? Math.min(Math.round(value * 10) / 10, 99.9) : 100).toFixed(1)
}
