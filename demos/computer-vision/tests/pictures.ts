import type { Pixels, Plane } from '../program/algorithms/pixels.ts'

/** A mask from rows of text: `#` is object, all else ground. */
export function toMask(...rows: readonly string[]): Plane {
  return toPlane(rows[0]?.length ?? 0, rows.length, (x, y) => (rows[y]?.[x] === '#' ? 1 : 0))
}

export function toPlane(width: number, height: number, level: (x: number, y: number) => number): Plane {
  const data = Uint8Array.from({ length: width * height }, (_, i) => level(i % width, Math.floor(i / width)))
  return { width, height, data }
}

/** A gray picture. */
export function toPixels({ width, height, data }: Plane): Pixels {
  return { width, height, data: Uint8ClampedArray.from([...data].flatMap(level => [level, level, level, 255])) }
}
