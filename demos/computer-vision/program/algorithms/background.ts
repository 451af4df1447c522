import { blur } from './blur.ts'
import { fitSurface, levelAt, type Surface, toRow, toTerms, toUnit } from './light.ts'
import type { Pixels, Plane } from './pixels.ts'

/** `color`: brightness and two ratios of colors, as logarithms. Light changes the first, and hardly the others. */
type Sample = { readonly terms: readonly number[]; readonly color: readonly number[] }

/** A surface for each part of the color; `inverse` is the upper half of the inverse covariance, row by row. */
type Background = { readonly surfaces: readonly Surface[]; readonly inverse: readonly number[] }

const samplesAcross = 64
const rounds = 6
const inlierShare = 0.7

/** Differences up to this are texture: in units of how the background itself varies. */
const texture = 5
const halfway = 8

/** The least variance that counts: without it, a gray picture would be divided by its rounding. */
const leastVariance = 0.02 ** 2

const flat = { start: 0, slope: 0, square: 0 }

const logs = Float64Array.from({ length: 256 }, (_, level) => Math.log(level + 8))

/**
 * How far each pixel is from the background, 0 to 255. The background's light and color may change slowly over the
 * picture; what counts is measured by how the background varies, so that the grain of wood or brushed steel, which
 * varies a lot in brightness and little in color, is told from what lies on it. It must cover more than half.
 */
export function toBackgroundDistance(pixels: Pixels): Plane {
  const { width, height } = pixels
  const planes = toColors(pixels)
  const { surfaces, inverse } = fitBackground(takeSamples(pixels, planes))
  const [aa = 0, ab = 0, ac = 0, bb = 0, bc = 0, cc = 0] = inverse
  const distances = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const rows = surfaces.map(surface => toRow(surface, y, height))
    const [ofA, ofB, ofC] = [rows[0] ?? flat, rows[1] ?? flat, rows[2] ?? flat]
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const u = toUnit(x, width)
      const a = (planes[0][i] ?? 0) - ofA.start - (ofA.slope + ofA.square * u) * u
      const b = (planes[1][i] ?? 0) - ofB.start - (ofB.slope + ofB.square * u) * u
      const c = (planes[2][i] ?? 0) - ofC.start - (ofC.slope + ofC.square * u) * u
      const excess =
        Math.sqrt(a * (aa * a + 2 * ab * b + 2 * ac * c) + b * (bb * b + 2 * bc * c) + cc * c * c) - texture
      if (excess > 0) distances[i] = (255 * excess) / (excess + halfway)
    }
  }
  return { width, height, data: distances }
}

function toColors({ width, height, data }: Pixels): readonly [Float32Array, Float32Array, Float32Array] {
  const radius = Math.max(1, Math.round(Math.max(width, height) / 400))
  const takeChannel = (channel: number) => {
    const plane = new Uint8Array(width * height)
    for (let i = 0; i < plane.length; i++) plane[i] = data[i * 4 + channel] ?? 0
    return blur({ width, height, data: plane }, radius).data
  }
  const [red, green, blue] = [takeChannel(0), takeChannel(1), takeChannel(2)]
  const make = () => new Float32Array(width * height)
  const planes = [make(), make(), make()] as const
  for (let i = 0; i < width * height; i++) {
    const [r = 0, g = 0, b = 0] = [logs[red[i] ?? 0], logs[green[i] ?? 0], logs[blue[i] ?? 0]]
    planes[0][i] = (r + g + b) / 3
    planes[1][i] = r - g
    planes[2][i] = b - g
  }
  return planes
}

function takeSamples({ width, height }: Pixels, planes: readonly Float32Array[]): readonly Sample[] {
  const step = Math.max(1, Math.floor(Math.max(width, height) / samplesAcross))
  const samples: Sample[] = []
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const color = planes.map(plane => plane[y * width + x] ?? 0)
      samples.push({ terms: toTerms(x, y, width, height), color })
    }
  }
  return samples
}

/** Fits again to the samples closest to the fit before, so that objects stop counting. */
function fitBackground(samples: readonly Sample[]): Background {
  let inliers = samples
  let background = describe(inliers)
  for (let round = 0; round < rounds; round++) {
    const nearestFirst = samples
      .map(sample => ({ sample, distance: measure(background, sample) }))
      .sort((a, b) => a.distance - b.distance)
    inliers = nearestFirst.slice(0, Math.ceil(samples.length * inlierShare)).map(({ sample }) => sample)
    background = describe(inliers)
  }
  return background
}

function describe(samples: readonly Sample[]): Background {
  const surfaces = [0, 1, 2].map(part =>
    fitSurface(samples.map(({ terms, color }) => ({ terms, level: color[part] ?? 0 }))),
  )
  const residuals = samples.map(sample => toResidual(surfaces, sample))
  const covariance = [0, 1, 2].map(row =>
    [0, 1, 2].map(column => {
      const sum = residuals.reduce((total, residual) => total + (residual[row] ?? 0) * (residual[column] ?? 0), 0)
      return sum / residuals.length + (row === column ? leastVariance : 0)
    }),
  )
  return { surfaces, inverse: invert(covariance) }
}

/** The Mahalanobis distance of a color from the background at its place. */
function measure({ surfaces, inverse }: Background, sample: Sample): number {
  const [a = 0, b = 0, c = 0] = toResidual(surfaces, sample)
  const [aa = 0, ab = 0, ac = 0, bb = 0, bc = 0, cc = 0] = inverse
  return Math.sqrt(a * (aa * a + 2 * ab * b + 2 * ac * c) + b * (bb * b + 2 * bc * c) + cc * c * c)
}

function toResidual(surfaces: readonly Surface[], { terms, color }: Sample): readonly number[] {
  return surfaces.map((surface, part) => (color[part] ?? 0) - levelAt(surface, terms))
}

/** The upper half of the inverse of a symmetric 3 × 3 matrix, by cofactors. */
function invert(m: readonly (readonly number[])[]): readonly number[] {
  const at = (row: number, column: number) => m[row % 3]?.[column % 3] ?? 0
  const cofactor = (row: number, column: number) =>
    at(row + 1, column + 1) * at(row + 2, column + 2) - at(row + 1, column + 2) * at(row + 2, column + 1)
  const determinant = [0, 1, 2].reduce((sum, column) => sum + at(0, column) * cofactor(0, column), 0)
  const upper = [0, 1, 2].flatMap(row => [0, 1, 2].slice(row).map(column => [row, column] as const))
  return upper.map(([row, column]) => cofactor(column, row) / determinant)
}
