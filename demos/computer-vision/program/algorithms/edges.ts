import type { Plane } from './pixels.ts'

const steepest = 2040
const weak = 1
const strong = 2
const edge = 255

/**
 * Canny edges of a blurred picture: 255 on lines one pixel wide, 0 elsewhere. An edge starts where the slope reaches
 * `sensitivityLimit` (0 to 1) of the steepest slope, outliers ignored, and continues down to 40 % of that.
 */
export function findEdges(plane: Plane, sensitivityLimit: number): Plane {
  const strength = toStrength(plane)
  const high = Math.max(8, sensitivityLimit * findSteepest(strength))
  const lines = thin(plane, strength, { high, low: high * 0.4 })
  followEdges(plane.width, lines.data, lines.starts)
  return { width: plane.width, height: plane.height, data: lines.data }
}

/** Sobel gradient: |horizontal| + |vertical|. */
function toStrength({ width, height, data }: Plane): Uint16Array {
  const strength = new Uint16Array(data.length)
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i++) {
      // Both directions share the diagonals.
      const falling = (data[i + width + 1] ?? 0) - (data[i - width - 1] ?? 0)
      const rising = (data[i - width + 1] ?? 0) - (data[i + width - 1] ?? 0)
      const gx = falling + rising + 2 * ((data[i + 1] ?? 0) - (data[i - 1] ?? 0))
      const gy = falling - rising + 2 * ((data[i + width] ?? 0) - (data[i - width] ?? 0))
      strength[i] = (gx < 0 ? -gx : gx) + (gy < 0 ? -gy : gy)
    }
  }
  return strength
}

function findSteepest(strength: Uint16Array): number {
  const counts = new Uint32Array(steepest + 1)
  for (let i = 0; i < strength.length; i++) {
    const value = strength[i] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  let left = strength.length / 1000
  let value = steepest
  while (value > 0 && left > 0) left -= counts[value--] ?? 0
  return value + 1
}

/** Non-maximum suppression: a pixel remains when neither neighbor along the slope is steeper. */
function thin(plane: Plane, strength: Uint16Array, { high, low }: { high: number; low: number }) {
  const { width, height } = plane
  const data = new Uint8Array(strength.length)
  const starts: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i++) {
      const here = strength[i] ?? 0
      if (here < low) continue
      const step = toUphillStep(plane, i)
      if (here < (strength[i - step] ?? 0) || here <= (strength[i + step] ?? 0)) continue
      data[i] = here >= high ? strong : weak
      if (here >= high) starts.push(i)
    }
  }
  return { data, starts }
}

/** Offset to the next pixel along the slope, in four sectors; computed only for the few steep pixels. */
function toUphillStep({ width, data }: Plane, i: number): number {
  const falling = (data[i + width + 1] ?? 0) - (data[i - width - 1] ?? 0)
  const rising = (data[i - width + 1] ?? 0) - (data[i + width - 1] ?? 0)
  const gx = falling + rising + 2 * ((data[i + 1] ?? 0) - (data[i - 1] ?? 0))
  const gy = falling - rising + 2 * ((data[i + width] ?? 0) - (data[i - width] ?? 0))
  // tan 22.5° ≈ 2/5: below it the slope is horizontal, above its inverse vertical, otherwise diagonal.
  if (5 * Math.abs(gy) < 2 * Math.abs(gx)) return 1
  if (5 * Math.abs(gx) < 2 * Math.abs(gy)) return width
  return gx < 0 === gy < 0 ? width + 1 : width - 1
}

/** Hysteresis: extends strong edges along connected weak ones and removes the other weak ones. */
function followEdges(width: number, data: Uint8Array, starts: number[]): void {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  for (const start of starts) data[start] = edge
  for (let i = starts.pop(); i !== undefined; i = starts.pop()) {
    for (const step of around) {
      if (data[i + step] !== weak) continue
      data[i + step] = edge
      starts.push(i + step)
    }
  }
  for (let i = 0; i < data.length; i++) if (data[i] === weak) data[i] = 0
}
