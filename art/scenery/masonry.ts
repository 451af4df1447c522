import { createRandom } from '../toolkit/random.ts'
import { add, corners, scale, type Vec3 } from './camera.ts'
import { brighten } from './color.ts'
import { type Face, sheet } from './solids.ts'

type Wall = {
  readonly seed: string
  /** Lower corner. */
  readonly at: Vec3
  /** One metre along the wall. */
  readonly along: Vec3
  readonly length: number
  readonly height: number
  /** How far the top leans back, along `lean`, as the batter of a pier. */
  readonly lean?: Vec3
  readonly color: string
  readonly mortar: string
  readonly course?: number
  readonly layer?: number
}

/** Coursed limestone: rows of blocks of different lengths and shades on a bed of mortar. */
export function stoneWall(wall: Wall): readonly Face[] {
  const { seed, at, along, length, height, lean = [0, 0, 0], color, mortar, course = 0.5, layer = 0 } = wall
  const random = createRandom(seed)
  const corner = (x: number, y: number): Vec3 => add(add(at, scale(along, x)), add([0, y, 0], scale(lean, y / height)))
  const quad = (x1: number, y1: number, x2: number, y2: number, fill: string, bed = layer): Face => ({
    ...sheet([corner(x1, y1), corner(x2, y1), corner(x2, y2), corner(x1, y2)], { color: fill, layer: bed }),
    twoSided: false,
  })
  const faces: Face[] = [quad(0, 0, length, height, mortar, layer - 0.1)]
  const rows = Math.max(1, Math.round(height / course))
  const gap = course * 0.05
  for (let row = 0; row < rows; row++) {
    const low = (row / rows) * height
    for (let x = 0; x < length - 0.01; ) {
      const wanted = course * random.between(0.9, 2.3)
      const end = length - x - wanted < course * 0.6 ? length : x + wanted
      const shade = brighten(color, random.between(0.84, 1.08))
      faces.push(quad(x + gap, low + gap, end - gap, low + height / rows - gap, shade))
      x = end
    }
  }
  return faces
}

type Pier = {
  readonly seed: string
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
  readonly y: readonly [number, number]
  readonly color: string
  readonly mortar: string
  readonly layer?: number
  /** How far the walls lean in from foot to top. */
  readonly batter?: number
  readonly course?: number
}

/** A stone pier or abutment: four battered walls and a level top. */
export function stonePier({ seed, x, z, y, color, mortar, layer = 0, batter = 0.35, course }: Pier): readonly Face[] {
  const look = { color, mortar, layer, height: y[1] - y[0], ...(course ? { course } : {}) }
  const [x1, x2, z1, z2, foot] = [x[0] - batter, x[1] + batter, z[0] - batter, z[1] + batter, y[0]]
  const walls = [
    stoneWall({
      ...look,
      seed: `${seed} front`,
      at: [x1, foot, z2],
      along: [1, 0, 0],
      length: x2 - x1,
      lean: [0, 0, -batter],
    }),
    stoneWall({
      ...look,
      seed: `${seed} right`,
      at: [x2, foot, z2],
      along: [0, 0, -1],
      length: z2 - z1,
      lean: [-batter, 0, 0],
    }),
    stoneWall({
      ...look,
      seed: `${seed} left`,
      at: [x1, foot, z1],
      along: [0, 0, 1],
      length: z2 - z1,
      lean: [batter, 0, 0],
    }),
    stoneWall({
      ...look,
      seed: `${seed} back`,
      at: [x2, foot, z1],
      along: [-1, 0, 0],
      length: x2 - x1,
      lean: [0, 0, batter],
    }),
  ]
  const cap = sheet(corners([x[0], y[1], z[1]], [x[1], y[1], z[1]], [x[1], y[1], z[0]], [x[0], y[1], z[0]]), {
    color,
    layer,
  })
  return [...walls.flat(), cap]
}
