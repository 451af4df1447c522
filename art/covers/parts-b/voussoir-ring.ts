import type { Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'
import { times } from './frame.ts'

export type Opening = {
  /** Left and right foot of the arch. */
  readonly x: readonly [number, number]
  /** Depth of the bridge: far face, near face. */
  readonly z: readonly [number, number]
  readonly spring: number
  readonly rise: number
}

/** A point of the arch: turn 0 is its left foot and 1 its right one. */
function onArch({ x, spring, rise }: Opening, turn: number, grow: number, z: number): Vec3 {
  const [middle, half] = [(x[0] + x[1]) / 2, (x[1] - x[0]) / 2]
  return [middle - Math.cos(turn * Math.PI) * (half + grow), spring + Math.sin(turn * Math.PI) * (rise + grow), z]
}

const STONES = 17

/** The cut stones of an arch, one by one; `laid` leaves out those that are still on the ground. */
export function voussoirRing(
  opening: Opening,
  { color, layer, laid }: { readonly color: string; readonly layer: number; readonly laid: (turn: number) => boolean },
): readonly Face[] {
  const random = createRandom(`ring ${opening.x.join(' ')}`)
  const [far, near] = opening.z
  return times(STONES, i => {
    const [a, b] = [(i + 0.03) / STONES, (i + 0.97) / STONES]
    const shade = brighten(color, random.between(0.92, 1.08))
    if (!laid((i + 0.5) / STONES)) return []
    const at = (turn: number, grow: number, z: number) => onArch(opening, turn, grow, z)
    const look = { color: shade, layer }
    const end = (turn: number, from: number) =>
      laid((from + 0.5) / STONES)
        ? []
        : [
            sheet([at(turn, 0, near), at(turn, 0.6, near), at(turn, 0.6, far), at(turn, 0, far)], {
              ...look,
              layer: layer + 0.05,
            }),
          ]
    return [
      sheet([at(a, 0, far), at(b, 0, far), at(b, 0, near), at(a, 0, near)], { ...look, color: brighten(shade, 0.7) }),
      sheet([at(a, 0.6, near), at(b, 0.6, near), at(b, 0.6, far), at(a, 0.6, far)], { ...look, layer: layer + 0.1 }),
      ...end(a, i - 1),
      ...end(b, i + 1),
      {
        ...sheet([at(a, 0, near), at(b, 0, near), at(b, 0.6, near), at(a, 0.6, near)], { ...look, layer: layer + 0.2 }),
        normal: [0, 0, 1] as const,
      },
    ]
  }).flat()
}

/** The timber form that carries an arch until its keystone is in: ribs, struts, legs in the water and boards on top. */
export function centering(opening: Opening, color: string, layer: number): readonly Face[] {
  const [far, near] = opening.z
  const [left, right] = opening.x
  const middle = (left + right) / 2
  const { spring } = opening
  const boards = times(26, i => {
    const at = (turn: number, z: number) => onArch(opening, turn, -0.05, z)
    const [a, b] = [(i + 0.06) / 26, (i + 0.94) / 26]
    return sheet([at(a, far), at(b, far), at(b, near), at(a, near)], {
      color: brighten(color, i % 3 ? 1.12 : 1),
      layer: layer + 0.3,
    })
  })
  const frames = [far + 0.3, near - 0.15].flatMap(z => {
    const look = {
      width: 0.22,
      height: 0.26,
      color: z < 0 ? brighten(color, 0.6) : color,
      layer: z < 0 ? layer : layer + 0.5,
    }
    const rib = times(12, i => beam(onArch(opening, i / 12, -0.2, z), onArch(opening, (i + 1) / 12, -0.2, z), look))
    const struts = [0.22, 0.36, 0.64, 0.78].map(turn => beam([middle, spring, z], onArch(opening, turn, -0.3, z), look))
    const tie = beam([left + 0.15, spring, z], [right - 0.15, spring, z], look)
    const king = beam([middle, spring, z], onArch(opening, 0.5, -0.3, z), look)
    const legs = [left + 0.5, middle - 0.9, middle + 0.9, right - 0.5].map(x => beam([x, -1, z], [x, spring, z], look))
    const brace = [-1, 1].map(side => beam([middle + side * 0.9, 0.2, z], [middle + side * 2.2, spring - 0.2, z], look))
    return [...rib, ...struts, ...legs, ...brace, tie, king].flat()
  })
  return [...frames, ...boards]
}

/** A derrick on the finished deck that holds a stone over the gap; `foot` is under its mast. */
export function derrick(foot: Vec3, reach: Vec3, drop: number, layer: number): readonly Face[] {
  const [x, y, z] = foot
  const look = { width: 0.24, height: 0.24, color: '#7b5a3a', layer }
  const rope = { width: 0.07, height: 0.07, color: '#4a3a2c', layer: layer + 0.1, piece: 20 }
  const top: Vec3 = [x, y + 6, z]
  const hook: Vec3 = [reach[0], reach[1] - drop, reach[2]]
  const stone: readonly Face[] = box(
    [hook[0] - 0.5, hook[1] - 1, hook[2] - 0.5],
    [hook[0] + 0.5, hook[1] - 0.1, hook[2] + 0.5],
    { color: '#f3ead6', layer: layer + 0.2 },
  )
  return [
    ...beam(foot, top, look),
    ...beam([x, y + 0.6, z], reach, look),
    ...beam([x + 1.7, y, z - 0.8], [x, y + 4.6, z], look),
    ...beam(top, reach, rope),
    ...beam(top, [x + 2.3, y, z], rope),
    ...beam(reach, hook, rope),
    ...stone,
  ]
}
