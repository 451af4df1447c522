import { createRandom } from '../toolkit/random.ts'
import { corners, type Vec3 } from './camera.ts'
import { brighten } from './color.ts'
import type { Roof, Run } from './portal.ts'
import { beam, box, type Face, sheet } from './solids.ts'
import { split } from './truss.ts'

/** Deck planks across the bridge, each its own shade; top of the deck at height 0. */
export function deckPlanks({ from, to, width, color, layer = 0 }: Run & { readonly width: number }): readonly Face[] {
  const random = createRandom(`deck ${from}`)
  return split(from, to, 0.34).flatMap(([a, b]) => {
    const plank = brighten(color, random.between(0.86, 1.12))
    const reach = width / 2 + random.between(-0.08, 0.05)
    return box([a + 0.012, -0.09, -reach], [b - 0.012, 0, reach], { color: plank, layer })
  })
}

/** The beams that hang between the trusses, and the stringers that lie on them. */
export function floorFrame({
  from,
  to,
  width,
  panel,
  color,
  layer = 0,
}: Run & { readonly width: number; readonly panel: number }): readonly Face[] {
  const cross = split(from, to, panel).flatMap(([a]) =>
    beam([a, -0.5, -width / 2 - 0.3], [a, -0.5, width / 2 + 0.3], {
      width: 0.3,
      height: 0.36,
      color,
      layer: layer - 0.4,
    }),
  )
  const along = [-0.32, 0, 0.32].flatMap(share =>
    beam([from, -0.21, share * width], [to, -0.21, share * width], {
      width: 0.2,
      height: 0.22,
      color,
      layer: layer - 0.3,
    }),
  )
  return [...cross, ...along]
}

/** Two slopes of shingles: rows of patches, each its own shade. The slope at greater z lies two layers up. */
export function shingleRoof(roof: Roof): readonly Face[] {
  const { from, to, width, eave, ridge, color, overhang = 0.6, shingle = 0.9, layer = 0, underside = layer } = roof
  const random = createRandom(`roof ${from}`)
  const rows = shingle < 0.6 ? 14 : 9
  const drop = ((ridge - eave) / (width / 2)) * overhang
  return [-1, 1].flatMap(side => {
    const top = layer + (side > 0 ? 2 : 0)
    const at = (x: number, t: number): Vec3 => [
      x,
      eave - drop + (ridge - eave + drop) * t,
      side * (width / 2 + overhang) * (1 - t),
    ]
    return Array.from({ length: rows }, (_, row) => {
      const [low, high] = [row / rows, (row + 1) / rows]
      const outside = (width / 2 + overhang) * (1 - high) > width / 2 - 0.45
      return split(from, to, shingle).flatMap(([a, b]) => {
        const patch = brighten(color, random.between(0.9, 1.08) * (row % 2 ? 1 : 0.955))
        const ends = side > 0 ? [a, b] : ([b, a] as const)
        const [left = a, right = b] = ends
        const points = [at(left, low), at(right, low), at(right, high), at(left, high)]
        const below = sheet(points.toReversed(), {
          color: brighten(patch, 0.66),
          layer: outside && side > 0 ? top : underside,
        })
        return [
          { ...sheet(points, { color: patch, layer: top }), twoSided: false },
          { ...below, twoSided: false },
        ]
      })
    }).flat()
  })
}

/** Pairs of rafters with a tie beam between the plates. */
export function rafters({ from, to, width, eave, ridge, color, layer = 0 }: Roof): readonly Face[] {
  return [...split(from, to, 1.5).map(([a]) => a), to].flatMap(x => [
    ...beam([x, eave - 0.25, -width / 2 - 0.4], [x, ridge - 0.25, 0], { width: 0.14, height: 0.2, color, layer }),
    ...beam([x, eave - 0.25, width / 2 + 0.4], [x, ridge - 0.25, 0], { width: 0.14, height: 0.2, color, layer }),
    ...beam([x, eave, -width / 2], [x, eave, width / 2], { width: 0.18, height: 0.22, color, layer, piece: 0.8 }),
  ])
}

type Siding = Run & { readonly z: number; readonly bottom: number; readonly top: number }

/** Upright boards on one side. */
export function siding({ from, to, z, bottom, top, color, layer = 0 }: Siding): readonly Face[] {
  const random = createRandom(`siding ${from} ${z} ${bottom}`)
  return split(from, to, 0.42).map(([a, b]) => {
    const board = brighten(color, random.between(0.88, 1.1))
    const foot = bottom + random.between(-0.04, 0.04)
    return sheet(corners([a, foot, z], [b - 0.02, foot, z], [b - 0.02, top, z], [a, top, z]), { color: board, layer })
  })
}
