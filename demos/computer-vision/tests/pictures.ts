import type { Pixels, Plane } from '../program/algorithms/pixels.ts'

/** How bright a picture is at a place. */
export type Level = (x: number, y: number) => number

export function toPlane(width: number, height: number, level: Level): Plane {
  const data = Uint8Array.from({ length: width * height }, (_, i) => level(i % width, Math.floor(i / width)))
  return { width, height, data }
}

/** A gray picture. */
export function toPixels({ width, height, data }: Plane): Pixels {
  return { width, height, data: Uint8ClampedArray.from([...data].flatMap(level => [level, level, level, 255])) }
}
