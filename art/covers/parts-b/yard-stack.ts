import type { Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { box, type Face } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'
import { times } from './frame.ts'

type Stack = {
  readonly seed: string
  /** Least corner of the lowest plank. */
  readonly at: Vec3
  readonly length: number
  /** Planks side by side, and one over the other. */
  readonly planks: readonly [across: number, up: number]
  readonly color: string
  readonly layer?: number
  readonly plank?: readonly [width: number, height: number]
}

/** Planks along x, with laths between the rows so that air dries them. */
export function yardStack({
  seed,
  at: [x, y, z],
  length,
  planks,
  color,
  layer = 0,
  plank = [0.34, 0.16],
}: Stack): readonly Face[] {
  const random = createRandom(seed)
  const [across, up] = planks
  const [wide, tall] = plank
  const lath = 0.05
  const depth = across * wide
  const sills = [0.12, 0.5, 0.88].flatMap(t =>
    box([x + length * t - 0.12, y, z - 0.05], [x + length * t + 0.12, y + 0.18, z + depth + 0.05], {
      color: '#7b5a3a',
      layer,
    }),
  )
  const rows = times(up, row => {
    const foot = y + 0.18 + row * (tall + lath)
    const boards = times(across, i => {
      const [left, right] = [random.between(-0.08, 0.08), random.between(-0.08, 0.08)]
      const shade = brighten(color, random.between(0.86, 1.1))
      return box(
        [x + left, foot, z + i * wide + 0.015],
        [x + length + right, foot + tall, z + (i + 1) * wide - 0.015],
        {
          color: shade,
          layer: layer + 0.01 * (row + 1),
        },
      )
    })
    const laths =
      row < up - 1
        ? [0.1, 0.37, 0.63, 0.9].flatMap(t =>
            box(
              [x + length * t - 0.04, foot + tall, z],
              [x + length * t + 0.04, foot + tall + lath, z + depth + 0.02],
              {
                color: brighten(color, 0.72),
                layer: layer + 0.01 * (row + 1) + 0.005,
              },
            ),
          )
        : []
    return [...boards.flat(), ...laths]
  })
  return [...sills, ...rows.flat()]
}
