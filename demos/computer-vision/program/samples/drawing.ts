import type { Pixels } from '../algorithms/pixels.ts'

export type Point = { readonly x: number; readonly y: number }
export type Color = readonly [red: number, green: number, blue: number]

/** A drawn picture and what is known of it: the number of separate objects and where the faulty ones are. */
export type Drawn = { readonly pixels: Pixels; readonly count: number; readonly defects: readonly Point[] }

/** A shape as its signed distance: below 0 inside, above 0 outside, in pixels. */
type Shape = (x: number, y: number) => number

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export function disc(center: Point, radius: number): Shape {
  return (x, y) => Math.hypot(x - center.x, y - center.y) - radius
}

/** A line with round ends. */
export function stroke(from: Point, to: Point, thickness: number): Shape {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const squared = dx * dx + dy * dy
  return (x, y) => {
    const along = squared === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / squared
    const t = Math.min(1, Math.max(0, along))
    return Math.hypot(x - from.x - t * dx, y - from.y - t * dy) - thickness / 2
  }
}

export function box({ left, top, right, bottom }: Box, radius: number): Shape {
  const halfWidth = (right - left) / 2 - radius
  const halfHeight = (bottom - top) / 2 - radius
  return (x, y) => {
    const dx = Math.abs(x - (left + right) / 2) - halfWidth
    const dy = Math.abs(y - (top + bottom) / 2) - halfHeight
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
  }
}

export function union(...shapes: readonly Shape[]): Shape {
  return (x, y) => shapes.reduce((nearest, shape) => Math.min(nearest, shape(x, y)), Number.POSITIVE_INFINITY)
}

export function without(shape: Shape, ...cuts: readonly Shape[]): Shape {
  return (x, y) => cuts.reduce((distance, cut) => Math.max(distance, -cut(x, y)), shape(x, y))
}

export function around(center: Point, reach: number): Box {
  return { left: center.x - reach, top: center.y - reach, right: center.x + reach, bottom: center.y + reach }
}

export function createCanvas(width: number, height: number, color: Color): Pixels {
  const canvas = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
  const whole = { left: 0, top: 0, right: width, bottom: height }
  fill(canvas, whole, () => -1, color)
  return canvas
}

/** Fills a shape that lies within `area`, with soft edges; `color` may depend on the position. */
export function fill(
  { width, height, data }: Pixels,
  area: Box,
  shape: Shape,
  color: Color | ((x: number, y: number) => Color),
): void {
  const top = Math.max(0, Math.floor(area.top) - 1)
  const left = Math.max(0, Math.floor(area.left) - 1)
  for (let y = top; y < Math.min(height, area.bottom + 1); y++) {
    for (let x = left; x < Math.min(width, area.right + 1); x++) {
      const cover = Math.min(1, 0.5 - shape(x, y))
      if (cover <= 0) continue
      const here = typeof color === 'function' ? color(x, y) : color
      const first = (y * width + x) * 4
      for (const [channel, value] of here.entries()) {
        const before = data[first + channel] ?? 0
        data[first + channel] = before + (value - before) * cover
      }
    }
  }
}

/** Simulates a camera: light that falls off toward the lower right, and grain. */
export function expose({ width, height, data }: Pixels, random: () => number, falloff: number): void {
  for (let i = 0; i < data.length; i += 4) {
    const pixel = i / 4
    const light = 1 - falloff * (((pixel % width) / width + Math.floor(pixel / width) / height) / 2)
    const grain = (random() + random() - 1) * 14
    for (let channel = i; channel < i + 3; channel++) data[channel] = (data[channel] ?? 0) * light + grain
  }
}
