import { hills } from '../../scenery/hills.ts'
import { cloudBanks, lightPool, mistBank, sky } from '../../scenery/sky.ts'
import { linearGradient, type Point, path, polygon } from '../../scenery/svg.ts'
import { treeRow } from '../../scenery/trees.ts'
import { glitter, rippled, water } from '../../scenery/water.ts'
import { line, shape, size, times } from './frame.ts'
import type { TimeOfDay } from './times-of-day.ts'

type Valley = {
  readonly seed: string
  readonly time: TimeOfDay
  /** Where land meets water, or the foot of the hills. */
  readonly horizon: number
  readonly sun: Point
  readonly disc?: number
  /** Added to the ridges for a share 0..1 of the width. */
  readonly form?: (share: number) => number
  /** Heights of the trees on the far shore; none leaves the shore bare. */
  readonly trees?: readonly [number, number]
}

/** Sky, sun, two sheets of hills and the woods of the far shore, veiled at the foot. */
export function valley({ seed, time, horizon, sun, disc = 0, form = () => 0, trees }: Valley): string {
  const [far, near] = [time.far, time.near]
  return [
    sky(size, horizon, time.sky, { at: sun, radius: disc, color: time.glow, glow: 620 }),
    cloudBanks(size, { seed, from: 20, to: horizon * 0.6, count: 9 }, time.cloud, 0.4),
    lightPool(sun, 300, time.glow, disc > 0 ? 0.25 : 0.5),
    hills(
      size,
      { seed: `${seed} far`, y: horizon - 130, amplitude: 36, shape: form },
      { top: far[0], foot: far[1], footY: horizon },
    ),
    hills(
      size,
      { seed: `${seed} near`, y: horizon - 70, amplitude: 24, shape: t => form(t) * 0.6, crowns: 11 },
      { top: near[0], foot: near[1], footY: horizon + 10 },
    ),
    trees
      ? treeRow({
          seed,
          along: path([-40, horizon + 4], [1640, horizon + 4]),
          count: 38,
          heights: trees,
          lightFrom: sun[0] > 800 ? 1 : -1,
          foliage: time.farTrees,
        })
      : '',
    mistBank(size, horizon, 40, time.mist, 0.75),
  ].join('')
}

type River = {
  readonly time: TimeOfDay
  readonly horizon: number
  readonly sun: Point
  /** What stands in it, already upside down. */
  readonly mirrored?: string
  readonly sparkle?: number
}

/** Still water from `horizon` down to the edge of the picture, with reflections and the path of light. */
export function river({ time, horizon, sun, mirrored = '', sparkle = 110 }: River): string {
  const outline: readonly Point[] = path([0, horizon], [1600, horizon], [1600, 900], [0, 900])
  const glints = {
    seed: 'path of light',
    from: [sun[0], horizon + 12],
    to: [sun[0] * 0.9 + 80, 895],
    spread: 200,
    count: sparkle,
  } as const
  return [
    water(outline, time.water),
    mirrored ? rippled(size, mirrored, { waterline: horizon, outline, opacity: 0.6, ripple: 8 }) : '',
    sparkle > 0 ? glitter(glints, time.glitter, 0.75) : '',
    ...times(9, i =>
      line(`M${(i * 397) % 1500},${horizon + 40 + i * 34}h${60 + ((i * 83) % 120)}`, time.mist, 1.4, 'opacity="0.3"'),
    ),
  ].join('')
}

/** Ground in the colours of the hour; `d` is its outline, `top` and `bottom` bound the gradient. */
export function ground(time: TimeOfDay, d: string, top: number, bottom = 900): string {
  const earth = linearGradient([0, top], [0, bottom], time.ground)
  return earth.defs + shape(d, earth.fill)
}

export function quad(points: readonly Point[], fill: string): string {
  return polygon(points, fill)
}
