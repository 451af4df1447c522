import type { Pixels } from '../algorithms/pixels.ts'
import { toLogPlane } from './log-plane.ts'
import { findResponses, type Response, sampleStep } from './responses.ts'

/** Distance of patches in pixels of the shrunk picture. */
export const patchStep = 4

/** Distances from the border, in pixels, at which the next zone begins: light and edges differ near it. */
const zoneBorders = [12, 24]
export const zoneCount = (zoneBorders.length + 1) ** 2

/** A picture as patches: for each, the strongest answer of each filter and of its opposite nearby, none below 0. */
export type Patches = {
  readonly columns: number
  readonly rows: number
  readonly features: number
  /** Patch by patch. */
  readonly values: Float32Array
  /** Of each patch: how near it lies to the sides, and to the top or bottom. */
  readonly zones: Uint8Array
}

export function toPatches(pixels: Pixels): Patches {
  const plane = toLogPlane(pixels)
  const responses = [...findResponses(plane)]
  const columns = Math.ceil(plane.width / patchStep)
  const rows = Math.ceil(plane.height / patchStep)
  const features = responses.length * 2
  const values = new Float32Array(columns * rows * features)
  const zones = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const patch = row * columns + column
      zones[patch] = toZone(row, plane.height) * (zoneBorders.length + 1) + toZone(column, plane.width)
      for (const [index, response] of responses.entries()) {
        addStrongest(values, patch * features + index * 2, response, row, column)
      }
    }
  }
  return { columns, rows, features, values, zones }
}

function toZone(index: number, length: number): number {
  const middle = (index + 0.5) * patchStep
  const distance = Math.min(middle, length - middle)
  return zoneBorders.filter(border => distance >= border).length
}

/** Looks at three by three answers, so that half a pixel more or less changes little. */
function addStrongest(
  values: Float32Array,
  at: number,
  { width, height, data }: Response,
  row: number,
  column: number,
): void {
  const step = patchStep / sampleStep
  let most = 0
  let least = 0
  for (let y = row * step; y < Math.min(height, (row + 1) * step + 1); y++) {
    for (let x = column * step; x < Math.min(width, (column + 1) * step + 1); x++) {
      const value = data[y * width + x] ?? 0
      if (value > most) most = value
      if (value < least) least = value
    }
  }
  values[at] = most
  values[at + 1] = -least
}
