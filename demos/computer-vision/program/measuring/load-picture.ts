import type { Pixels } from '../algorithms/pixels.ts'
import { maxViewSide, type Source, toAnalyzedSize } from './protocol.ts'
import { drawSample } from './samples.ts'

export type Loaded = {
  readonly pixels: Pixels
  readonly original: { readonly width: number; readonly height: number }
  /** For the screen. */
  readonly picture: ImageBitmap
}

/** The picture cannot be read; the message is for the visitor. */
export class UnreadablePicture extends Error {}

/** Reads a source into pixels at analysis size; runs in the worker. */
export async function loadPicture(source: Source): Promise<Loaded> {
  if (source.kind === 'sample') {
    const { pixels } = drawSample(source.id)
    const image = new ImageData(pixels.data, pixels.width, pixels.height)
    return { pixels, original: pixels, picture: await createImageBitmap(image) }
  }
  const bitmap = await decode(source.file)
  try {
    const original = { width: bitmap.width, height: bitmap.height }
    const pixels = readPixels(bitmap)
    const scale = Math.min(1, maxViewSide / Math.max(bitmap.width, bitmap.height))
    const picture = await createImageBitmap(bitmap, {
      resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
      resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
      resizeQuality: 'medium',
    })
    return { pixels, original, picture }
  } finally {
    bitmap.close()
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new UnreadablePicture(`“${file.name}” isn’t a picture this browser can read. Try a JPEG, PNG or WebP file.`)
  }
}

function readPixels(bitmap: ImageBitmap): Pixels {
  const { width, height } = toAnalyzedSize(bitmap.width, bitmap.height)
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new UnreadablePicture('This browser has no memory for a picture of that size.')
  // Transparent pixels count as white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}
