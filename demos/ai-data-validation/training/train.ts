import { type Forest, type Matrix, trainForest } from '../program/detect/boost.ts'
import { at, type CodedTable, encodeTable } from '../program/detect/coded-table.ts'
import { describeTable } from '../program/detect/features.ts'
import { lookAgain } from '../program/detect/second-look.ts'
import { type Looks, scoreAll, toShares } from '../program/detect/suspect.ts'
import { Draw } from './draw.ts'
import { spoilTable } from './errors.ts'
import { type Family, makeTable } from './tables.ts'

export type SpoiledTable = {
  readonly coded: CodedTable
  /** By column and row: 1 where the cell is wrong. */
  readonly wrong: readonly Uint8Array[]
}

export function makeSpoiled(family: Family, seed: number, maxShare?: number): SpoiledTable {
  const table = makeTable(family, seed)
  const spoiled = spoilTable(table, seed + 1, maxShare)
  return {
    coded: encodeTable(spoiled.map((cells, index) => ({ name: table.names[index] ?? '', cells }))),
    wrong: spoiled.map((cells, index) =>
      Uint8Array.from(cells, (cell, row) => (cell === table.cells[index]?.[row] ? 0 : 1)),
    ),
  }
}

const options = { trees: 80, depth: 5, rate: 0.15, ridge: 4, minWeight: 2, seed: 5, rowShare: 0.5, featureShare: 0.5 }
const maxCells = 1200

const looks = 2

/**
 * Trains a chain of looks. Each look sees what the one before says of tables that it was not trained on: those of the
 * other half.
 */
export function trainLooks(tables: readonly SpoiledTable[]): Looks {
  const described = tables.map(({ coded }) => describeTable(coded))
  const ofHalf = <Element>(list: readonly Element[], half: number) => list.filter((_, index) => index % 2 === half)
  const matrices = described.map(description => description.matrices)
  const chain: Forest[] = []
  for (let look = 0; look < looks; look += 1) {
    chain.push(trainOn(matrices, tables))
    if (look + 1 === looks) break
    const halves = [0, 1].map(half => trainOn(ofHalf(matrices, half), ofHalf(tables, half)))
    for (const [index, { coded }] of tables.entries()) {
      const [description, other] = [described[index], halves[1 - (index % 2)]]
      if (description === undefined || other === undefined) continue
      lookAgain(coded, description, toShares(scoreAll(other, description.matrices)))
    }
  }
  return chain
}

function trainOn(matrices: readonly (readonly Matrix[])[], tables: readonly SpoiledTable[]): Forest {
  const draw = new Draw(7)
  const width = matrices[0]?.[0]?.width ?? 0
  const rows: Uint8Array[] = []
  const labels: number[] = []
  const weights: number[] = []
  for (const [index, { wrong, coded }] of tables.entries()) {
    const cells = coded.rows * wrong.length
    const share = maxCells / cells
    // Every table counts the same.
    const weight = 1000 / cells
    const errors = wrong.reduce((sum, column) => sum + column.reduce((count, isWrong) => count + isWrong, 0), 0)
    const errorShare = Math.min(1, maxCells / 2 / Math.max(1, errors))
    for (const [place, column] of wrong.entries()) {
      const matrix = matrices[index]?.[place]
      if (matrix === undefined) continue
      for (let row = 0; row < coded.rows; row += 1) {
        const isWrong = at(column, row)
        const taken = isWrong === 1 ? errorShare : Math.min(1, share)
        if (!draw.chance(taken)) continue
        rows.push(matrix.levels.subarray(row * width, (row + 1) * width))
        labels.push(isWrong)
        weights.push(weight / taken)
      }
    }
  }
  const levels = new Uint8Array(rows.length * width)
  for (const [place, row] of rows.entries()) levels.set(row, place * width)
  return trainForest(
    { matrix: { levels, width }, labels: Float32Array.from(labels), weights: Float32Array.from(weights) },
    options,
  )
}
