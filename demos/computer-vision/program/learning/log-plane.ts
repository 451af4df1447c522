import type { Pixels } from '../algorithms/pixels.ts'
import { toGray } from '../algorithms/pixels.ts'

/** One number per pixel, row by row. */
export type FloatPlane = { readonly width: number; readonly height: number; readonly data: Float32Array }

/** Larger pictures are shrunk to this longest side: a fault needs a few pixels, not thousands. */
export const maxLearnedSide = 640

/** Keeps the logarithm of dark pixels from amplifying the camera's noise. */
const darkLevel = 16

/**
 * The picture's brightness as a logarithm, so that twice the light adds the same everywhere: the filters see
 * differences only, and the verdict hardly depends on the exposure.
 */
export function toLogPlane(pixels: Pixels): FloatPlane {
  const gray = toGray(pixels)
  const step = Math.max(1, Math.max(gray.width, gray.height) / maxLearnedSide)
  const width = Math.max(1, Math.round(gray.width / step))
  const height = Math.max(1, Math.round(gray.height / step))
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * gray.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * gray.height) / height))
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * gray.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * gray.width) / width))
      let sum = 0
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) sum += gray.data[row * gray.width + column] ?? 0
      }
      data[y * width + x] = Math.log(sum / ((bottom - top) * (right - left)) + darkLevel)
    }
  }
  return { width, height, data }
}
