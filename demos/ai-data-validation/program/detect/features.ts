import type { Matrix } from './boost.ts'
import { at, type CodedTable } from './coded-table.ts'
import { type Advice, contextFeatureNames, contextWidth, describeContexts } from './context-features.ts'
import { createVoter, type Dependency, findDependencies, type Voter } from './dependencies.ts'
import { describeValues, type ValueFeatures, valueFeatureNames } from './value-features.ts'

/** What follows from the scores of an earlier look: how suspect the cell was, its row, its column and its like. */
const lookFeatureNames = [
  'first',
  'rowSuspicion',
  'columnSuspicion',
  'groupSuspicion',
  'valueSuspicion',
  'trustedBalance',
  'trustedConflict',
] as const

export const featureNames = [...valueFeatureNames, ...contextFeatureNames, ...lookFeatureNames]
export type FeatureName = (typeof featureNames)[number]
const valueWidth = valueFeatureNames.length
/** Where the features of a look begin; until the second look they are 0. */
export const lookPlace = valueWidth + contextWidth
export const featureWidth = featureNames.length

export type Description = {
  /** By column: a matrix with a row for each cell. */
  readonly matrices: readonly Matrix[]
  readonly values: readonly ValueFeatures[]
  readonly dependencies: readonly (readonly Dependency[])[]
  readonly advice: readonly Advice[]
  readonly castVotes: Voter
}

/** Everything the detectors tell about each cell of a table. */
export function describeTable(table: CodedTable, onProgress: (share: number) => void = () => {}): Description {
  const values = table.columns.map((column, index) => {
    onProgress((0.5 * index) / table.columns.length)
    return describeValues(column)
  })
  const dependencies = findDependencies(table)
  const castVotes = createVoter(table)
  onProgress(0.7)
  const contexts = describeContexts(table, dependencies, castVotes, share => onProgress(0.7 + 0.3 * share))
  const matrices = table.columns.map(({ codes }, index) => {
    const levels = new Uint8Array(table.rows * featureWidth)
    const own = values[index]?.levels ?? new Uint8Array()
    const context = contexts.levels[index] ?? new Uint8Array()
    for (let row = 0, place = 0; row < table.rows; row += 1, place += featureWidth) {
      const start = at(codes, row) * valueWidth
      for (let feature = 0; feature < valueWidth; feature += 1) levels[place + feature] = at(own, start + feature)
      for (let feature = 0; feature < contextWidth; feature += 1) {
        levels[place + valueWidth + feature] = at(context, row * contextWidth + feature)
      }
    }
    return { levels, width: featureWidth }
  })
  return { matrices, values, dependencies, advice: contexts.advice, castVotes }
}
