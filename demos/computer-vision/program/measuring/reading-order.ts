import type { Measured } from '../algorithms/objects.ts'
import { median } from './scoring.ts'

/** Objects row by row, each row from left to right; a row spans half the median object height. */
export function inReadingOrder<T extends Pick<Measured, 'x' | 'y' | 'width' | 'height'>>(
  objects: readonly T[],
): readonly T[] {
  const rowHeight = median(objects.map(({ height }) => height)) / 2
  const rows: T[][] = []
  let rowTop = Number.NEGATIVE_INFINITY
  for (const object of [...objects].sort((a, b) => toMiddle(a) - toMiddle(b))) {
    if (toMiddle(object) - rowTop > rowHeight) {
      rows.push([])
      rowTop = toMiddle(object)
    }
    rows.at(-1)?.push(object)
  }
  return rows.flatMap(row => row.sort((a, b) => a.x - b.x))
}

function toMiddle({ y, height }: Pick<Measured, 'y' | 'height'>): number {
  return y + height / 2
}
