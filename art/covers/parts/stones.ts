import { brighten } from '../../scenery/color.ts'
import { clipped, linearGradient, type Point, polygon, rectangle, round } from '../../scenery/svg.ts'
import { createRandom } from '../../toolkit/random.ts'

type Blocks = {
  readonly seed: string
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly course: number
  readonly color: string
  readonly mortar: string
  /** How much the blocks differ, 0 to 1. */
  readonly range?: number
}

/** Coursed stone seen flat: rows of blocks, each its own shade. */
export function blockwork({ seed, at: [x, y], width, height, course, color, mortar, range = 0.12 }: Blocks): string {
  const random = createRandom(seed)
  const rows = Math.max(1, Math.round(height / course))
  const tall = height / rows
  const joint = Math.max(1, course * 0.05)
  const blocks: string[] = [rectangle(x, y, { width, height }, mortar)]
  for (let row = 0; row < rows; row++) {
    for (let left = 0; left < width; ) {
      const wanted = course * random.between(1, 2.4)
      const wide = width - left - wanted < course * 0.6 ? width - left : wanted
      const fill = brighten(color, 1 + random.between(-range, range * 0.6))
      blocks.push(rectangle(x + left, y + row * tall, { width: wide - joint, height: tall - joint }, fill, 'rx="1.5"'))
      left += wide
    }
  }
  return blocks.join('')
}

export type Arch = {
  /** Middle of the springing line. */
  readonly at: Point
  readonly half: number
  readonly rise: number
}

/** The opening of an arch down to `foot`, as the `d` of a path. */
export function archOpening({ at: [x, y], half, rise }: Arch, foot: number): string {
  return `M${round(x - half)},${round(foot)}V${round(y)}A${round(half)},${round(rise)} 0 0 1 ${round(x + half)},${round(y)}V${round(foot)}Z`
}

/** The wedge stones about an arch, with a keystone. */
export function voussoirs(
  seed: string,
  { at: [x, y], half, rise }: Arch,
  { depth, color }: { readonly depth: number; readonly color: string },
): string {
  const random = createRandom(seed)
  const count = Math.max(9, Math.round((half * Math.PI) / depth / 0.9)) | 1
  const on = (turn: number, grow: number): Point => [
    x - Math.cos(turn * Math.PI) * (half + grow),
    y - Math.sin(turn * Math.PI) * (rise + grow),
  ]
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i + 0.04) / count, (i + 0.96) / count]
    const reach = i === (count - 1) / 2 ? depth * 1.25 : depth
    return polygon([on(a, 0), on(b, 0), on(b, reach), on(a, reach)], brighten(color, random.between(0.92, 1.08)))
  }).join('')
}

/** A wall with its openings cut out; `soffit` is what shows of the thickness, on the side away from `lightFrom`. */
export function cutWall(
  wall: string,
  [x, y, width, height]: readonly [number, number, number, number],
  arches: readonly Arch[],
  foot: number,
): string {
  const holes = arches.map(arch => archOpening(arch, foot)).join('')
  const outline = `M${x},${y}h${width}v${height}h${-width}Z`
  return clipped(wall, `<path d="${outline}${holes}" clip-rule="evenodd"/>`)
}

/** Light that falls across a flat wall from one side, over what is drawn already. */
export function wash([x, y, width, height]: readonly [number, number, number, number], from: string, to: string) {
  const paint = linearGradient(
    [x, y],
    [x + width, y + height],
    [
      [0, from, 0.4],
      [0.5, from, 0],
      [0.5, to, 0],
      [1, to, 0.5],
    ],
  )
  return paint.defs + rectangle(x, y, { width, height }, paint.fill)
}
