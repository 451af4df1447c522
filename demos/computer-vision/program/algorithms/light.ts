import { solve } from './linear-system.ts'
import type { Plane } from './pixels.ts'

/** Coefficients of a curved surface over the picture. */
export type Surface = readonly number[]

type Sample = { readonly terms: readonly number[]; readonly level: number }

const samplesAcross = 48
const rounds = 8

/**
 * Corrects uneven light: fits a curved surface to the brightness of the background and subtracts it, except for its
 * mean. Samples far from the surface (objects, as long as they cover less than half) are left out of the next fit.
 */
export function evenLight(plane: Plane): Plane {
  const surface = fitGround(takeSamples(plane))
  const { width, height, data } = plane
  const evened = new Uint8ClampedArray(data.length)
  // The mean of the surface: u² and v² average to 1/3, all other terms to 0.
  const mean = (surface[0] ?? 0) + ((surface[3] ?? 0) + (surface[5] ?? 0)) / 3
  for (let y = 0; y < height; y++) {
    const { start, slope, square } = toRow(surface, y, height)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const u = toUnit(x, width)
      evened[i] = (data[i] ?? 0) - (start - mean) - (slope + square * u) * u
    }
  }
  return { width, height, data: new Uint8Array(evened.buffer) }
}

function takeSamples({ width, height, data }: Plane): readonly Sample[] {
  const step = Math.max(1, Math.floor(Math.max(width, height) / samplesAcross))
  const samples: Sample[] = []
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      samples.push({ terms: toTerms(x, y, width, height), level: data[y * width + x] ?? 0 })
    }
  }
  return samples
}

/** Least trimmed squares: refits to the 60 % of samples closest to the previous fit. */
function fitGround(samples: readonly Sample[]): readonly number[] {
  let inliers = samples
  let surface: readonly number[] = []
  for (let round = 0; round < rounds; round++) {
    surface = fitSurface(inliers)
    inliers = [...samples]
      .sort((a, b) => residual(surface, a) - residual(surface, b))
      .slice(0, Math.ceil(samples.length * 0.6))
  }
  return surface
}

/** Least squares by the normal equations; the six terms are well scaled. */
export function fitSurface(samples: readonly Sample[]): Surface {
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) =>
      samples.reduce((sum, { terms, level }) => sum + (terms[row] ?? 0) * (terms[column] ?? level), 0),
    ),
  )
  return solve(rows)
}

function residual(surface: readonly number[], { terms, level }: Sample): number {
  return Math.abs(levelAt(surface, terms) - level)
}

export function toTerms(x: number, y: number, width: number, height: number): readonly number[] {
  const u = toUnit(x, width)
  const v = toUnit(y, height)
  return [1, u, v, u * u, u * v, v * v]
}

/** The surface along one row: `start + slope · u + square · u²`. */
export function toRow(surface: Surface, y: number, height: number) {
  const [constant = 0, alongX = 0, alongY = 0, square = 0, product = 0, squareY = 0] = surface
  const v = toUnit(y, height)
  return { start: constant + alongY * v + squareY * v * v, slope: alongX + product * v, square }
}

export function levelAt(surface: Surface, terms: readonly number[]): number {
  let level = 0
  for (let i = 0; i < surface.length; i++) level += (terms[i] ?? 0) * (surface[i] ?? 0)
  return level
}

/** A position along a side, from -1 to 1. */
export function toUnit(place: number, length: number): number {
  return (2 * place + 1) / length - 1
}
