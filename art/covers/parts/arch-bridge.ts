import type { Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { box, type Face, sheet } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'
import { type ArchBridge, courses, RING, reach, spans } from './cut-courses.ts'

/** The bridge of the series, in two parts: what lies behind the people on the road, and what stands before them. */
export function archBridge(plan: ArchBridge): { readonly behind: readonly Face[]; readonly before: readonly Face[] } {
  const { width, parapet, deck, color } = plan
  const [from, to] = reach(plan)
  const rail = (z: number, layer: number) =>
    parapet > 0
      ? [
          ...courses(plan, z, [deck, deck + parapet], layer),
          ...box([from, deck + parapet, z - 0.3], [to, deck + parapet + 0.22, z + 0.3], {
            color: brighten(color, 1.06),
            layer: layer + 1,
          }),
        ]
      : []
  const road = sheet(
    [
      [from, deck, -width / 2],
      [to, deck, -width / 2],
      [to, deck, width / 2],
      [from, deck, width / 2],
    ],
    { color: plan.road, layer: 0 },
  )
  return {
    behind: [...rail(-width / 2, -3), road],
    before: [
      ...soffits(plan),
      ...courses(plan, width / 2, [-0.6, deck], 2),
      ...rings(plan),
      ...box([from, deck - 0.28, width / 2 - 0.1], [to, deck, width / 2 + 0.28], {
        color: brighten(color, 1.05),
        layer: 5,
      }),
      ...rail(width / 2, 6),
    ],
  }
}

/** Quads that follow the curve of every arch; `shape` makes one from two turns, 0 at the left foot and 1 at the right. */
function alongArches(plan: ArchBridge, count: number, shape: (at: Curve, a: number, b: number) => Face) {
  return spans(plan).flatMap(({ middle, half, spring, rise }) => {
    const at: Curve = (turn, grow, z) => [
      middle - Math.cos(turn * Math.PI) * (half + grow),
      spring + Math.sin(turn * Math.PI) * (rise + grow),
      z,
    ]
    return Array.from({ length: count }, (_, i) => shape(at, i / count, (i + 1) / count))
  })
}

type Curve = (turn: number, grow: number, z: number) => Vec3

/** The vaults under the road, and the sides of the piers below them. */
function soffits(plan: ArchBridge): readonly Face[] {
  const half = plan.width / 2
  const look = { color: brighten(plan.color, 0.62), layer: 1 }
  const vaults = alongArches(plan, 24, (at, a, b) =>
    sheet([at(a, 0, half), at(b, 0, half), at(b, 0, -half), at(a, 0, -half)], look),
  )
  const sides = spans(plan).flatMap(({ middle, half: wide, spring }) =>
    [-1, 1].map(side => {
      const x = middle + side * wide
      return sheet(
        [
          [x, -0.6, half],
          [x, spring, half],
          [x, spring, -half],
          [x, -0.6, -half],
        ],
        look,
      )
    }),
  )
  return [...vaults, ...sides]
}

function rings(plan: ArchBridge): readonly Face[] {
  const random = createRandom(`${plan.seed} ring`)
  const z = plan.width / 2 + 0.05
  return alongArches(plan, 25, (at, a, b) => {
    const gap = 0.002
    const points = [at(a + gap, 0, z), at(b - gap, 0, z), at(b - gap, RING, z), at(a + gap, RING, z)]
    const look = { color: brighten(plan.color, random.between(0.98, 1.12)), layer: 4 }
    return { ...sheet(points, look), normal: [0, 0, 1] as const }
  })
}
