import { measureSquare } from './nearest.ts'
import type { Patches } from './patches.ts'

/** A part can lie this many patches off. */
const tolerance = 1

/** Pictures whose sides differ by more patches were not taken by a camera that stands still. */
const maxDifference = 2

/** Whether the pictures are alike in size, so that a place means the same in all. */
export function areAligned(pictures: readonly Pick<Patches, 'columns' | 'rows'>[]): boolean {
  const spread = (sides: readonly number[]) => Math.max(...sides) - Math.min(...sides)
  return (
    Math.max(spread(pictures.map(({ columns }) => columns)), spread(pictures.map(({ rows }) => rows))) <= maxDifference
  )
}

export type Placed = Pick<Patches, 'columns' | 'rows' | 'features'> & { readonly scaled: Float32Array }

/**
 * How far each patch is from the nearest one at about the same place of good pictures. It finds what is missing: a
 * plain patch is usual somewhere, but not where all good parts have a hole.
 */
export function compareInPlace(picture: Placed, good: readonly Placed[]): Float32Array<ArrayBuffer> {
  const { columns, rows, features } = picture
  const map = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const patch = row * columns + column
      let nearest = Number.POSITIVE_INFINITY
      for (const other of good) {
        nearest = findNearestAround(picture, patch * features, { row, column, other, nearest })
      }
      map[patch] = Math.sqrt(nearest / features)
    }
  }
  return map
}

type Search = { readonly row: number; readonly column: number; readonly other: Placed; readonly nearest: number }

function findNearestAround({ scaled, features }: Placed, at: number, { row, column, other, nearest }: Search): number {
  let enough = nearest
  const lastRow = Math.min(other.rows - 1, row + tolerance)
  const lastColumn = Math.min(other.columns - 1, column + tolerance)
  for (let y = Math.min(lastRow, Math.max(0, row - tolerance)); y <= lastRow; y++) {
    for (let x = Math.min(lastColumn, Math.max(0, column - tolerance)); x <= lastColumn; x++) {
      enough = measureSquare(scaled, at, other.scaled, (y * other.columns + x) * features, { features, enough })
    }
  }
  return enough
}
