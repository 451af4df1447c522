import type { Point, Size } from './svg.ts'

/** Metres: x along a bridge, y up, z toward the viewer of its side. */
export type Vec3 = readonly [number, number, number]

export type Camera = {
  readonly eye: Vec3
  /** x to the right, y up, z the distance in front of the eye. */
  readonly toView: (point: Vec3) => Vec3
  /** A point in front of the eye, in pixels. */
  readonly toPicture: (view: Vec3) => Point
  /** Straight from the world to pixels, for things that stand well in front of the eye. */
  readonly project: (point: Vec3) => Point
  /** How many pixels a metre has at this point. */
  readonly scaleAt: (point: Vec3) => number
  /** The point on the ground (y 0) that is `distance` metres ahead and shows at `x` in the picture. */
  readonly standing: (x: number, distance: number) => Vec3
}

type Lens = {
  readonly eye: Vec3
  readonly target: Vec3
  /** Degrees across the width of the picture. */
  readonly fieldOfView: number
  /** Moves the picture without tilting the eye, as the shift of a view camera does: posts stay upright. */
  readonly shift?: Point
}

export function createCamera({ width, height }: Size, { eye, target, fieldOfView, shift = [0, 0] }: Lens): Camera {
  const forward = normalize(subtract(target, eye))
  const right = normalize(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const focal = width / 2 / Math.tan((fieldOfView * Math.PI) / 360)
  const toView = (point: Vec3): Vec3 => {
    const ray = subtract(point, eye)
    return [dot(ray, right), dot(ray, up), dot(ray, forward)]
  }
  const toPicture = ([x, y, z]: Vec3): Point => [
    width / 2 + shift[0] + (x / z) * focal,
    height / 2 + shift[1] - (y / z) * focal,
  ]
  return {
    eye,
    toView,
    toPicture,
    project: point => toPicture(toView(point)),
    scaleAt: point => focal / toView(point)[2],
    standing: (x, distance) => {
      const aside = ((x - width / 2 - shift[0]) / focal) * distance
      const point = add(eye, add(scale(forward, distance), scale(right, aside)))
      return [point[0], 0, point[2]]
    },
  }
}

/** Points of the world one after the other. */
export const corners = <T extends readonly Vec3[]>(...points: T): T => points

export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const between = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(subtract(b, a), t))
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (Math.hypot(...a) || 1))

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
