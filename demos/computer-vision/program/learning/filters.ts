import type { FloatPlane } from './log-plane.ts'

/** Blurs by a Gaussian of the given deviation in pixels; beyond the border the outermost pixels repeat. */
export function blurGaussian(plane: FloatPlane, sigma: number): FloatPlane {
  const kernel = toKernel(sigma)
  return blurDown(blurAcross(plane, kernel), kernel)
}

/** The five derivatives of first and second order, as differences of neighbors. */
export function derive({ width, height, data }: FloatPlane) {
  const make = () => new Float32Array(data.length)
  const derivatives = { x: make(), y: make(), xx: make(), xy: make(), yy: make() }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1)
      const right = Math.min(width - 1, x + 1)
      const here = 2 * (data[row + x] ?? 0)
      const [l = 0, r = 0, a = 0, b = 0] = [data[row + left], data[row + right], data[above + x], data[below + x]]
      derivatives.x[row + x] = (r - l) / 2
      derivatives.y[row + x] = (b - a) / 2
      derivatives.xx[row + x] = l + r - here
      derivatives.yy[row + x] = a + b - here
      derivatives.xy[row + x] =
        ((data[above + left] ?? 0) +
          (data[below + right] ?? 0) -
          (data[above + right] ?? 0) -
          (data[below + left] ?? 0)) /
        4
    }
  }
  return derivatives
}

function toKernel(sigma: number): Float32Array {
  const reach = Math.ceil(3 * sigma)
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = kernel.reduce((total, weight) => total + weight, 0)
  return kernel.map(weight => weight / sum)
}

function blurAcross({ width, height, data }: FloatPlane, kernel: Float32Array): FloatPlane {
  const blurred = new Float32Array(data.length)
  const reach = kernel.length >> 1
  const padded = new Float32Array(width + 2 * reach)
  for (let y = 0; y < height; y++) {
    const row = y * width
    padded.fill(data[row] ?? 0, 0, reach)
    padded.set(data.subarray(row, row + width), reach)
    padded.fill(data[row + width - 1] ?? 0, reach + width)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < kernel.length; k++) sum += (kernel[k] ?? 0) * (padded[x + k] ?? 0)
      blurred[row + x] = sum
    }
  }
  return { width, height, data: blurred }
}

/** Adds whole rows: going down the columns would miss the CPU cache at every step. */
function blurDown({ width, height, data }: FloatPlane, kernel: Float32Array): FloatPlane {
  const blurred = new Float32Array(data.length)
  const reach = kernel.length >> 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let k = 0; k < kernel.length; k++) {
      const from = Math.min(height - 1, Math.max(0, y + k - reach)) * width
      const weight = kernel[k] ?? 0
      for (let x = 0; x < width; x++) blurred[row + x] = (blurred[row + x] ?? 0) + weight * (data[from + x] ?? 0)
    }
  }
  return { width, height, data: blurred }
}
