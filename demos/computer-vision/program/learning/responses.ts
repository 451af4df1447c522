import { blurGaussian, derive } from './filters.ts'
import type { FloatPlane } from './log-plane.ts'

/** Filters look at every second pixel: their answers change slowly. */
export const sampleStep = 2

/** Answers of one filter at every second pixel of the picture in both directions. */
export type Response = { readonly width: number; readonly height: number; readonly data: Float32Array }

const orientations = 8

/** Sizes in pixels: how wide a spot, line or edge is and along how much of its length the answer is averaged. */
const lines = { fine: { sigma: 1.5, along: 5 }, coarse: { sigma: 3, along: 8 } } as const

type Derivatives = ReturnType<typeof derive>
type Size = Pick<FloatPlane, 'width' | 'height'>

/**
 * What the filters answer: spots of three sizes, lines of two widths and edges, both in eight directions. A filter's
 * answer is positive for dark spots and lines, negative for light ones; an edge's sign says on which side it is lighter.
 */
export function* findResponses(plane: FloatPlane): Generator<Response> {
  const fine = blurGaussian(plane, lines.fine.sigma)
  const coarse = blurGaussian(fine, Math.sqrt(lines.coarse.sigma ** 2 - lines.fine.sigma ** 2))
  const coarsest = blurGaussian(coarse, Math.sqrt(3) * lines.coarse.sigma)
  const [ofFine, ofCoarse, ofCoarsest] = [derive(fine), derive(coarse), derive(coarsest)]
  for (const { xx, yy } of [ofFine, ofCoarse, ofCoarsest]) yield sample(plane, i => (xx[i] ?? 0) + (yy[i] ?? 0))
  for (let turn = 0; turn < orientations; turn++) {
    const angle = (turn * Math.PI) / orientations
    yield blurAlong(toBend(plane, ofFine, angle), angle, lines.fine)
    yield blurAlong(toBend(plane, ofCoarse, angle), angle, lines.coarse)
    yield blurAlong(toSlope(plane, ofFine, angle), angle, lines.fine)
  }
}

/** The second derivative across a line whose normal has the angle. */
function toBend(size: Size, { xx, xy, yy }: Derivatives, angle: number): Response {
  const [a, b, c] = [Math.cos(angle) ** 2, 2 * Math.cos(angle) * Math.sin(angle), Math.sin(angle) ** 2]
  return sample(size, i => a * (xx[i] ?? 0) + b * (xy[i] ?? 0) + c * (yy[i] ?? 0))
}

function toSlope(size: Size, { x, y }: Derivatives, angle: number): Response {
  const [a, b] = [Math.cos(angle), Math.sin(angle)]
  return sample(size, i => a * (x[i] ?? 0) + b * (y[i] ?? 0))
}

function sample({ width, height }: Size, answer: (pixel: number) => number): Response {
  const sampled = { width: Math.ceil(width / sampleStep), height: Math.ceil(height / sampleStep) }
  const data = new Float32Array(sampled.width * sampled.height)
  for (let y = 0; y < sampled.height; y++) {
    for (let x = 0; x < sampled.width; x++) data[y * sampled.width + x] = answer((y * width + x) * sampleStep)
  }
  return { ...sampled, data }
}

/** Averages along the line, by the Gaussian that stretches a round filter to the given length. */
function blurAlong(
  { width, height, data }: Response,
  angle: number,
  { sigma, along }: (typeof lines)['fine' | 'coarse'],
): Response {
  const blurred = new Float32Array(data.length)
  const stretch = Math.sqrt(along ** 2 - sigma ** 2) / sampleStep
  const reach = Math.ceil(2 * stretch)
  const taps = Array.from({ length: 2 * reach + 1 }, (_, i) => ({
    dx: Math.round(-Math.sin(angle) * (i - reach)),
    dy: Math.round(Math.cos(angle) * (i - reach)),
    weight: Math.exp(-((i - reach) ** 2) / (2 * stretch ** 2)),
  }))
  for (const { dx, dy, weight } of taps) {
    for (let y = 0; y < height; y++) {
      const from = Math.min(height - 1, Math.max(0, y + dy)) * width
      for (let x = 0; x < width; x++) {
        const column = Math.min(width - 1, Math.max(0, x + dx))
        blurred[y * width + x] = (blurred[y * width + x] ?? 0) + weight * (data[from + column] ?? 0)
      }
    }
  }
  return { width, height, data: blurred }
}
