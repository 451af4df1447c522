import { add, between, cross, normalize, scale, subtract, type Vec3 } from './camera.ts'

export type Face = {
  readonly points: readonly Vec3[]
  readonly normal: Vec3
  readonly color: string
  /** Seen from both sides, as a board or a sheet of paper; else only from outside. */
  readonly twoSided: boolean
  /** Lower layers are painted first, whatever their distance: far wall, floor, near wall, roof. */
  readonly layer: number
}

type Look = { readonly color: string; readonly layer?: number }
type Section = Look & {
  /** Across, and upward (or along x for a post), in metres. */
  readonly width: number
  readonly height: number
  /** Long timbers are cut into pieces of this length, so that sorting by distance holds. */
  readonly piece?: number
}

/** A flat sheet with four or more corners. */
export function sheet(points: readonly Vec3[], { color, layer = 0 }: Look): Face {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN] = points
  return { points, normal: normalize(cross(subtract(b, a), subtract(c, a))), color, twoSided: true, layer }
}

/** A squared timber from one point to another. */
export function beam(from: Vec3, to: Vec3, section: Section): readonly Face[] {
  const axis = normalize(subtract(to, from))
  const side = normalize(cross(Math.abs(axis[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], axis))
  const top = cross(axis, side)
  const length = Math.hypot(...subtract(to, from))
  const pieces = Math.max(1, Math.round(length / (section.piece ?? 2.5)))
  return Array.from({ length: pieces }, (_, index) => {
    const start = between(from, to, index / pieces)
    const end = between(from, to, (index + 1) / pieces)
    const faces = prism(start, end, side, top, section)
    return faces.filter((_, face) => face < 4 || (face === 4 && index === 0) || (face === 5 && index === pieces - 1))
  }).flat()
}

/** A box standing on the axes, from its least corner to its greatest. */
export function box(low: Vec3, high: Vec3, look: Look): readonly Face[] {
  const middle = (axis: 1 | 2) => (low[axis] + high[axis]) / 2
  const section = { ...look, width: high[2] - low[2], height: high[1] - low[1] }
  return prism([low[0], middle(1), middle(2)], [high[0], middle(1), middle(2)], [0, 0, -1], [0, 1, 0], section)
}

/** The same faces seen in water that lies at height `y`. */
export function mirrorInWater(faces: readonly Face[], y: number): readonly Face[] {
  const flip = ([px, py, pz]: Vec3): Vec3 => [px, 2 * y - py, pz]
  return faces.map(face => ({
    ...face,
    points: face.points.map(flip),
    normal: [face.normal[0], -face.normal[1], face.normal[2]],
  }))
}

/** Where the faces throw their shadow on level ground at height `y`; `toward` points to the light. */
export function shadowOnGround(faces: readonly Face[], toward: Vec3, y: number): readonly (readonly Vec3[])[] {
  const drop = (point: Vec3): Vec3 => add(point, scale(toward, (y - point[1]) / toward[1]))
  return faces.filter(face => face.points.every(point => point[1] >= y - 0.01)).map(face => face.points.map(drop))
}

const ORIGIN: Vec3 = [0, 0, 0]

/** Four long faces first, then the two ends. */
function prism(
  from: Vec3,
  to: Vec3,
  side: Vec3,
  top: Vec3,
  { width, height, color, layer = 0 }: Section,
): readonly Face[] {
  const corner = (end: Vec3, across: number, up: number) =>
    add(end, add(scale(side, (across * width) / 2), scale(top, (up * height) / 2)))
  const face = (points: readonly Vec3[], normal: Vec3): Face => ({ points, normal, color, twoSided: false, layer })
  const long = (a: readonly [number, number], b: readonly [number, number], normal: Vec3) =>
    face([corner(from, ...a), corner(to, ...a), corner(to, ...b), corner(from, ...b)], normal)
  const cap = (end: Vec3, normal: Vec3) =>
    face([corner(end, -1, -1), corner(end, 1, -1), corner(end, 1, 1), corner(end, -1, 1)], normal)
  const axis = normalize(subtract(to, from))
  return [
    long([1, -1], [1, 1], side),
    long([-1, -1], [-1, 1], scale(side, -1)),
    long([-1, 1], [1, 1], top),
    long([-1, -1], [1, -1], scale(top, -1)),
    cap(from, scale(axis, -1)),
    cap(to, axis),
  ]
}
