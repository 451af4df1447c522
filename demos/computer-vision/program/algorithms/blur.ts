import type { Plane } from './pixels.ts'

/**
 * Two box blurs approximate a Gaussian blur. With running sums the cost does not grow with the radius, which matters
 * for large photos.
 */
export function blur(plane: Plane, radius: number): Plane {
  if (radius < 1) return plane
  return boxBlur(boxBlur(plane, radius), radius)
}

function boxBlur(plane: Plane, radius: number): Plane {
  return blurColumns(blurRows(plane, radius), radius)
}

function blurRows({ width, height, data }: Plane, radius: number): Plane {
  const blurred = new Uint8Array(data.length)
  const scale = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const first = y * width
    const last = first + width - 1
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += data[clamp(first + x, first, last)] ?? 0
    for (let i = first; i <= last; i++) {
      blurred[i] = sum * scale + 0.5
      const entering = i + radius + 1
      const leaving = i - radius
      sum += (data[entering > last ? last : entering] ?? 0) - (data[leaving < first ? first : leaving] ?? 0)
    }
  }
  return { width, height, data: blurred }
}

/** Goes row by row with one sum per column: going down the columns would miss the CPU cache at every step. */
function blurColumns({ width, height, data }: Plane, radius: number): Plane {
  const blurred = new Uint8Array(data.length)
  const scale = 1 / (2 * radius + 1)
  const sums = new Int32Array(width)
  for (let y = -radius; y <= radius; y++) {
    const row = clamp(y, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (data[row + x] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const entering = clamp(y + radius + 1, 0, height - 1) * width
    const leaving = clamp(y - radius, 0, height - 1) * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      blurred[row + x] = sum * scale + 0.5
      sums[x] = sum + (data[entering + x] ?? 0) - (data[leaving + x] ?? 0)
    }
  }
  return { width, height, data: blurred }
}

function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value
}
