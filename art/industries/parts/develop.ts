import sharp from 'sharp'
import { createRandom } from '../../toolkit/random.ts'
import { denoise } from './denoise.ts'
import { layerAt, layerSize } from './layers.ts'
import { tone } from './material.ts'
import { softened } from './soften.ts'
import type { Vec } from './vec.ts'
import type { BandFinish, Finish } from './world.ts'

type Traced = { readonly layers: Float32Array; readonly width: number; readonly height: number; readonly sunColor: Vec }
type Pixels = { readonly light: Float32Array; readonly width: number; readonly height: number }

const night = tone('night')
const river = tone('river')

/** Traced light as a PNG: smoothed, given a glow, a film's curve, teal shadows and grain. */
export async function developPicture(traced: Traced, finish: Finish, width: number): Promise<Buffer> {
  const pixels = gather(traced, finish)
  const developed = await toPng(pixels, (color, x, y) => {
    const edge = 1 - (finish.vignette ?? 0.25) * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 1.6
    const flat = color.map(value => contrasted(1 - Math.exp(-value * edge)))
    const lightness = luminance(flat)
    const filmed = flat.map(value => Math.max(0, lightness + (value - lightness) * 1.22))
    const shade = 0.35 * (1 - lightness) ** 8
    return filmed.map((value, k) => toDisplay(value * (1 - shade) + (night[k] ?? 0) * shade))
  })
  return withGrain(developed, width, finish.grain ?? 0.016)
}

/** The same as a band on which white text stands: nothing lighter than a luminance of 0.08, hushed where text goes. */
export async function developBand(traced: Traced, finish: Finish & BandFinish, width: number): Promise<Buffer> {
  const pixels = gather(traced, finish)
  const { from, to, hush } = finish.quiet
  const developed = await toPng(pixels, (color, x) => {
    const filmed = color.map(value => 1 - Math.exp(-value))
    const lightness = luminance(filmed)
    const held = 1 - hush * step(from - 0.14, from + 0.06, x) * (1 - step(to - 0.06, to + 0.14, x))
    const wanted = 0.012 + 0.068 * (1 - Math.exp(-lightness * 2.4)) * held
    // Everything leans to the river's colour, lit windows least.
    const lean = (1.9 - 1.5 * Math.min(1, lightness * 2.2)) / luminance(river)
    const hue = filmed.map((value, k) => value / Math.max(lightness, 0.002) + (river[k] ?? 0) * lean)
    const fit = wanted / luminance(hue)
    return hue.map(value => toDisplay(value * fit))
  })
  return withGrain(developed, width, finish.grain ?? 0.008)
}

function gather({ layers, width, height, sunColor }: Traced, finish: Finish): Pixels {
  const light = denoise(layers, { width, height })
  const beams = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let k = 0; k < 3; k++) {
      const at = pixel * 3 + k
      beams[at] = (layers[pixel * layerSize + layerAt.shaft] ?? 0) * (sunColor[k] ?? 0)
      light[at] = (light[at] ?? 0) + (layers[pixel * layerSize + layerAt.clean + k] ?? 0)
    }
  }
  const soft = softened({ values: beams, width, height, radius: width / 220 })
  const bright = light.map(value => Math.max(0, value * finish.exposure - 0.9) / finish.exposure)
  const glow = softened({ values: bright, width, height, radius: width / 60 })
  const balance = finish.balance ?? [0.97, 1, 1.06]
  const bloom = finish.bloom ?? 0.35
  return {
    light: light.map(
      (value, at) => (value + (soft[at] ?? 0) + (glow[at] ?? 0) * bloom) * finish.exposure * (balance[at % 3] ?? 1),
    ),
    width,
    height,
  }
}

function toPng(
  { light, width, height }: Pixels,
  ink: (color: number[], x: number, y: number) => number[],
): Promise<Buffer> {
  const bytes = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = [...light.subarray(pixel * 3, pixel * 3 + 3)]
    const shown = ink(color, (pixel % width) / width, Math.floor(pixel / width) / height)
    bytes.set(
      shown.map(value => value * 255),
      pixel * 3,
    )
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** Enlarges to the final width first, so that the grain stays fine. */
async function withGrain(png: Buffer, width: number, amount: number): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .resize({ width, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = createRandom('grain')
  const bytes = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 3) {
    const noise = (random.next() + random.next() - 1) * amount * 255
    for (let k = 0; k < 3; k++) bytes[at + k] = (data[at + k] as number) + noise
  }
  return sharp(bytes, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

const luminance = (color: readonly number[]) =>
  (color[0] ?? 0) * 0.2126 + (color[1] ?? 0) * 0.7152 + (color[2] ?? 0) * 0.0722
const toDisplay = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** A film's gentle S: deeper shadows, brighter lights, the middle left alone. */
const contrasted = (value: number) =>
  value + 0.3 * (value * value * (3 - 2 * value) - value) + 0.06 * value * (1 - value)

function step(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
