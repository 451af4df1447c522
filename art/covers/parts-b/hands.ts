import type { Person } from '../../scenery/figure.ts'
import { person } from '../../scenery/person.ts'
import { poses } from '../../scenery/poses.ts'
import type { Point } from '../../scenery/svg.ts'
import { line, placed, shape } from './frame.ts'

type Hands = { readonly far: Point; readonly near: Point }

/** Where the hands of a figure are in the picture: the same joints as in `person`. */
export function handsOf({ at, height: h, pose: chosen, facing = 1 }: Person): Hands {
  const pose = typeof chosen === 'string' ? poses[chosen] : chosen
  const turn = (from: Point, degrees: number, length: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [from[0] + Math.sin(angle) * length * h, from[1] + Math.cos(angle) * length * h]
  }
  const feet = pose.legs.map(([thigh, shin]) => {
    const knee = turn([0, 0], thigh, 0.245)
    return Math.max(knee[1] + h * 0.035, turn(knee, shin, 0.235)[1] + h * 0.03)
  })
  const shoulder = turn([0, -Math.max(...feet)], 180 - pose.lean, 0.305)
  const hand = ([upper, fore]: readonly [number, number]): Point => {
    const [x, y] = turn(turn(shoulder, upper, 0.165), fore, 0.16)
    return [at[0] + x * facing, at[1] + y]
  }
  return { far: hand(pose.arms[0]), near: hand(pose.arms[1]) }
}

/** Someone who writes into an open book: pages on the far hand, the pencil in the near one. */
export function scribe(figure: Person, cover = '#85301b'): string {
  const { far, near } = handsOf(figure)
  const { height: h, facing = 1 } = figure
  const w = h * 0.13
  const book = [
    shape(
      `M${-w * 1.08},${w * 0.12}L0,${w * 0.3}L${w * 1.08},${w * 0.12}L${w},${-w * 0.74}L0,${-w * 0.5}L${-w},${-w * 0.74}Z`,
      cover,
    ),
    shape(
      `M${-w},0Q${-w * 0.4},${-w * 0.05} 0,${w * 0.18}Q${w * 0.4},${-w * 0.05} ${w},0L${w * 0.92},${-w * 0.8}Q${w * 0.4},${-w * 0.84} 0,${-w * 0.6}Q${-w * 0.4},${-w * 0.84} ${-w * 0.92},${-w * 0.8}Z`,
      '#f7f4ee',
    ),
    line(`M0,${w * 0.18}V${-w * 0.6}`, '#a89f8e', w * 0.05),
    line(
      `M${-w * 0.75},${-w * 0.55}h${w * 0.5}M${-w * 0.78},${-w * 0.32}h${w * 0.55}M${w * 0.25},${-w * 0.5}h${w * 0.45}`,
      '#2b7a8b',
      w * 0.05,
    ),
  ].join('')
  const pencil = line(`M${near[0]},${near[1] - h * 0.03}l${-facing * h * 0.02},${h * 0.075}`, '#f0b56b', h * 0.014)
  const x = (far[0] + near[0]) / 2 + facing * h * 0.05
  return person(figure) + placed(book, x, (far[1] + near[1]) / 2 - h * 0.01, facing * 6) + pencil
}
