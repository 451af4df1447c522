import { between, type Camera, dot, normalize, scale, subtract, type Vec3 } from './camera.ts'
import { mix, multiply } from './color.ts'
import type { Face } from './solids.ts'
import { type Point, round, toPoints } from './svg.ts'

type Lamp = { readonly at: Vec3; readonly color: string; readonly reach: number; readonly strength: number }

export type Light = {
  /** Points to the sun. */
  readonly toward: Vec3
  readonly sun: string
  /** Colours what the sun does not reach, as a sheet of glass laid over it. */
  readonly shade: string
  readonly lamps?: readonly Lamp[]
  /** Air between the eye and the thing: none at `near` metres, `most` (0..1) at `far`. */
  readonly haze?: { readonly color: string; readonly near: number; readonly far: number; readonly most: number }
}

const NEAR_METRES = 0.4

/** The faces as polygons, farthest first, lit by the sun and the lamps, and veiled by haze. */
export function paintSolids(camera: Camera, faces: readonly Face[], light: Light): string {
  return faces
    .map(face => ({ face, middle: centre(face.points) }))
    .filter(({ face, middle }) => face.twoSided || dot(face.normal, subtract(camera.eye, middle)) > 0)
    .map(({ face, middle }) => ({ face, middle, distance: Math.hypot(...subtract(middle, camera.eye)) }))
    .sort((a, b) => a.face.layer - b.face.layer || b.distance - a.distance)
    .map(({ face, middle, distance }) => {
      const outline = toOutline(camera, face.points)
      if (outline.length < 3) return ''
      const fill = lit(face, middle, distance, camera, light)
      // The hairline of the same colour closes the gaps that antialiasing leaves between neighbours.
      return `<polygon points="${toPoints(outline)}" fill="${fill}" stroke="${fill}" stroke-width="0.6"/>`
    })
    .join('')
}

/** Polygons on the ground as one flat shadow that does not darken where they overlap. */
export function paintShadows(
  camera: Camera,
  shapes: readonly (readonly Vec3[])[],
  color: string,
  opacity: number,
): string {
  const d = shapes
    .map(shape => toOutline(camera, shape))
    .filter(outline => outline.length > 2)
    .map(outline => `M${toPoints(outline)}Z`)
  return `<g opacity="${opacity}"><g fill="${color}" stroke="${color}" stroke-width="${round(0.5)}">${d.map(path => `<path d="${path}"/>`).join('')}</g></g>`
}

/** In pixels; what lies behind the eye is cut away. */
export function toOutline(camera: Camera, points: readonly Vec3[]): readonly Point[] {
  const view = points.map(camera.toView)
  const kept: Vec3[] = []
  for (const [index, current] of view.entries()) {
    const before = view.at(index - 1) ?? current
    if (before[2] > NEAR_METRES !== current[2] > NEAR_METRES) {
      kept.push(between(before, current, (NEAR_METRES - before[2]) / (current[2] - before[2])))
    }
    if (current[2] > NEAR_METRES) kept.push(current)
  }
  return kept.map(camera.toPicture)
}

function lit(
  face: Face,
  middle: Vec3,
  distance: number,
  camera: Camera,
  { toward, sun, shade, lamps = [], haze }: Light,
) {
  const towardEye = dot(face.normal, subtract(camera.eye, middle)) > 0
  const normal = towardEye ? face.normal : scale(face.normal, -1)
  const direct = Math.max(0, dot(normal, normalize(toward)))
  let color = mix(multiply(face.color, shade), mix(face.color, multiply(face.color, sun), 0.5), direct ** 0.8)
  color = mix(color, sun, direct ** 2 * 0.28)
  for (const lamp of lamps) {
    const ray = subtract(lamp.at, middle)
    const near = Math.max(0, 1 - Math.hypot(...ray) / lamp.reach)
    const facing = 0.3 + 0.7 * Math.max(0, dot(normal, normalize(ray)))
    color = mix(color, mix(face.color, lamp.color, 0.62), near ** 1.6 * facing * lamp.strength)
  }
  if (!haze) return color
  return mix(color, haze.color, Math.min(1, Math.max(0, (distance - haze.near) / (haze.far - haze.near))) * haze.most)
}

function centre(points: readonly Vec3[]): Vec3 {
  const sum = points.reduce<Vec3>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])
  return scale(sum, 1 / points.length)
}
