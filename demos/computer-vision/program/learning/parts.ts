import type { Pixels } from '../algorithms/pixels.ts'
import { type Finding, median } from '../measuring/scoring.ts'

/** Cuts the objects out of a picture, all at the same size and each in the middle, with a margin. */
export function cutParts(pixels: Pixels, findings: readonly Finding[]): readonly Pixels[] {
  const side = Math.round(1.25 * median(findings.map(({ width, height }) => Math.max(width, height))))
  return findings.map(({ x, y, width, height }) =>
    cut(pixels, Math.round(x + (width - side) / 2), Math.round(y + (height - side) / 2), Math.max(8, side)),
  )
}

/** Beyond the border, the outermost pixels repeat. */
function cut({ width, height, data }: Pixels, left: number, top: number, side: number): Pixels {
  const part = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++) {
    const row = Math.min(height - 1, Math.max(0, top + y)) * width
    for (let x = 0; x < side; x++) {
      const from = (row + Math.min(width - 1, Math.max(0, left + x))) * 4
      part.set(data.subarray(from, from + 4), (y * side + x) * 4)
    }
  }
  return { width: side, height: side, data: part }
}
