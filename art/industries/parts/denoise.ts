import { layerAt, layerSize } from './layers.ts'

type Size = { readonly width: number; readonly height: number }

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const

/**
 * Smooths the received light without crossing edges (the edge-avoiding à-trous filter of Dammertz et al., 2010).
 * Light is divided by the surface's own colour first, so that painted detail stays sharp. Gives lit colour per pixel.
 */
export function denoise(layers: Float32Array, { width, height }: Size, passes = 4): Float32Array {
  let light = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let k = 0; k < 3; k++) {
      const albedo = layers[pixel * layerSize + layerAt.albedo + k] ?? 0
      light[pixel * 3 + k] = (layers[pixel * layerSize + layerAt.lit + k] ?? 0) / Math.max(albedo, 0.01)
    }
  }
  light = withoutSpecks(light, { width, height })
  for (let pass = 0; pass < passes; pass++) light = smooth(light, layers, { width, height }, pass)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let k = 0; k < 3; k++) {
      const albedo = layers[pixel * layerSize + layerAt.albedo + k] ?? 0
      light[pixel * 3 + k] = (light[pixel * 3 + k] as number) * Math.max(albedo, 0.01)
    }
  }
  return light
}

/** Holds each pixel to its neighbours' third-brightest: lone sparks go, edges and lines stay. */
function withoutSpecks(light: Float32Array, { width, height }: Size): Float32Array<ArrayBuffer> {
  const out = light.slice()
  const around = new Float64Array(8)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      const brightness = luminance(light, pixel)
      if (brightness < 0.05) continue
      let filled = 0
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) if (i !== 0 || j !== 0) around[filled++] = luminance(light, pixel + j * width + i)
      }
      around.sort()
      const ceiling = (around[5] as number) * 1.15 + 0.02
      if (brightness <= ceiling) continue
      for (let k = 0; k < 3; k++) out[pixel * 3 + k] = ((light[pixel * 3 + k] as number) * ceiling) / brightness
    }
  }
  return out
}

function smooth(
  light: Float32Array,
  layers: Float32Array,
  { width, height }: Size,
  pass: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(light.length)
  const stride = 2 ** pass
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const here = pixel * layerSize
      const depth = layers[here + layerAt.depth] as number
      const brightness = luminance(light, pixel)
      let [red, green, blue, weights] = [0, 0, 0, 0]
      for (let j = -2; j <= 2; j++) {
        const row = y + j * stride
        if (row < 0 || row >= height) continue
        for (let i = -2; i <= 2; i++) {
          const column = x + i * stride
          if (column < 0 || column >= width) continue
          const other = row * width + column
          const there = other * layerSize
          const facing =
            (layers[here + 9] as number) * (layers[there + 9] as number) +
            (layers[here + 10] as number) * (layers[there + 10] as number) +
            (layers[here + 11] as number) * (layers[there + 11] as number)
          if (facing < 0.6) continue
          const step =
            Math.abs((layers[there + layerAt.depth] as number) - depth) / (depth * 0.006 * (stride + 1) + 1e-3)
          const leap = Math.abs(luminance(light, other) - brightness) / ((0.45 + brightness * 0.5) * 2 ** -pass)
          const weight =
            (kernel[j + 2] as number) * (kernel[i + 2] as number) * facing ** 24 * Math.exp(-step - Math.min(leap, 20))
          red += (light[other * 3] as number) * weight
          green += (light[other * 3 + 1] as number) * weight
          blue += (light[other * 3 + 2] as number) * weight
          weights += weight
        }
      }
      if (weights < 1e-6) out.set(light.subarray(pixel * 3, pixel * 3 + 3), pixel * 3)
      else out.set([red / weights, green / weights, blue / weights], pixel * 3)
    }
  }
  return out
}

function luminance(light: Float32Array, pixel: number): number {
  const p = pixel * 3
  return (light[p] as number) * 0.21 + (light[p + 1] as number) * 0.72 + (light[p + 2] as number) * 0.07
}
