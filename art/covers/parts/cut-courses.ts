import type { Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { type Face, sheet } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'

export type ArchBridge = {
  readonly seed: string
  /** Where each arch begins and ends: one more than there are arches. */
  readonly piers: readonly number[]
  readonly width: number
  /** Height of the road over the water, which lies at 0. */
  readonly deck: number
  readonly color: string
  readonly mortar: string
  readonly road: string
  /** Of the parapet; 0 leaves it out. */
  readonly parapet: number
  /** How far the ends run on past the outer piers. */
  readonly ends: readonly [left: number, right: number]
}

const PIER = 0.7
export const RING = 0.45

export function reach({ piers, ends }: ArchBridge): readonly [number, number] {
  return [(piers[0] ?? 0) - ends[0], (piers.at(-1) ?? 0) + ends[1]]
}

/** The spans as [middle, half opening, spring, rise]. */
export function spans({ piers, deck }: ArchBridge) {
  return piers.slice(1).map((end, index) => {
    const start = piers[index] ?? end
    const half = (end - start) / 2 - PIER
    const spring = deck * 0.24
    return { middle: (start + end) / 2, half, spring, rise: Math.min(half, deck - spring - RING - 0.7) }
  })
}

/** Where the stone begins over the water at x: the curve of the arch within an opening, else far below. */
function openUpTo(plan: ArchBridge, x: number): number {
  const over = spans(plan).find(({ middle, half }) => Math.abs(x - middle) < half)
  if (!over) return -100
  return over.spring + over.rise * Math.sqrt(1 - ((x - over.middle) / over.half) ** 2)
}

/** Rows of blocks at one z, cut where the arches open. */
export function courses(
  plan: ArchBridge,
  z: number,
  [low, high]: readonly [number, number],
  layer: number,
): readonly Face[] {
  const random = createRandom(`${plan.seed} ${z} ${low}`)
  const [from, to] = reach(plan)
  const rows = Math.max(1, Math.round((high - low) / 0.42))
  const step = (high - low) / rows
  const faces: Face[] = []
  for (let row = 0; row < rows; row++) {
    for (let x = from; x < to; ) {
      const end = Math.min(to, x + random.between(0.5, 1.1))
      const block = { x: [x, end], y: [low + row * step, low + (row + 1) * step], z } as const
      const shade = brighten(plan.color, random.between(0.86, 1.06))
      const stone = cutBlock(plan, block, 0.025)
      if (stone.some(([, y]) => y < block.y[1] - 0.08)) {
        faces.push(sheet(cutBlock(plan, block, 0), { color: plan.mortar, layer: layer - 0.1 }))
        faces.push(sheet(stone, { color: shade, layer }))
      }
      x = end
    }
  }
  return faces.map(face => ({ ...face, normal: [0, 0, 1] as const }))
}

type Block = { readonly x: readonly [number, number]; readonly y: readonly [number, number]; readonly z: number }

function cutBlock(plan: ArchBridge, { x: [x1, x2], y: [y1, y2], z }: Block, joint: number): readonly Vec3[] {
  const [left, right, foot, top] = [x1 + joint, x2 - joint, y1 + joint, y2 - joint]
  const jambs = spans(plan).flatMap(({ middle, half }) =>
    [middle - half, middle + half].flatMap(x => [x - 0.001, x + 0.001]),
  )
  const even = Array.from({ length: 9 }, (_, i) => left + ((right - left) * i) / 8)
  const xs = [...even, ...jambs.filter(x => x > left && x < right)].sort((a, b) => a - b)
  const under = xs.map((x): Vec3 => [x, Math.min(top, Math.max(foot, openUpTo(plan, x))), z])
  return [...under, [right, top, z], [left, top, z]]
}
