import { brighten } from '../../scenery/color.ts'
import { linearGradient, rectangle } from '../../scenery/svg.ts'
import { createRandom } from '../../toolkit/random.ts'
import { oval } from './prop.ts'
import { blockwork } from './stones.ts'

export type Stratum = {
  readonly kind: 'paving' | 'rubble' | 'masonry' | 'footing' | 'bed'
  readonly y: number
  readonly height: number
  /** Where the layer is cut off. */
  readonly end: number
  readonly color: string
}

/** One layer of a bridge, cut: its stuff, a shadow on its end and a lit upper edge. */
export function stratum({ kind, y, height, end, color }: Stratum, from: number): string {
  const width = end - from
  const area = { seed: kind, at: [from, y], width, height, color, mortar: brighten(color, 0.7) } as const
  const fills = {
    paving: () => blockwork({ ...area, course: height / 2, range: 0.08 }),
    rubble: () => loose(area, 6, 17),
    masonry: () => blockwork({ ...area, course: height / 4, range: 0.16 }),
    footing: () => blockwork({ ...area, course: height / 2, range: 0.1 }),
    bed: () => loose(area, 10, 34),
  }
  const shade = linearGradient(
    [0, y],
    [0, y + height],
    [
      [0, '#10303c', 0],
      [1, '#10303c', 0.3],
    ],
  )
  const edge = rectangle(from, y - 3, { width, height: 6 }, brighten(color, 1.22))
  const side = rectangle(end - 3, y, { width: 22, height }, brighten(color, 0.55))
  return (
    shadowUnder(y + height, end) +
    side +
    fills[kind]() +
    shade.defs +
    rectangle(from, y, { width, height }, shade.fill) +
    edge
  )
}

function shadowUnder(y: number, end: number): string {
  const fall = linearGradient(
    [end, 0],
    [end + 110, 0],
    [
      [0, '#06161d', 0.55],
      [1, '#06161d', 0],
    ],
  )
  return fall.defs + rectangle(end - 4, y - 2, { width: 114, height: 18 }, fall.fill)
}

type Area = {
  readonly seed: string
  readonly at: readonly [number, number]
  readonly width: number
  readonly height: number
  readonly color: string
  readonly mortar: string
}

/** Stones of every size in earth. */
function loose({ seed, at: [x, y], width, height, color, mortar }: Area, low: number, high: number): string {
  const random = createRandom(seed)
  const count = Math.round((width * height) / (low * high * 4.2))
  const stones = Array.from({ length: count }, () => {
    const rx = random.between(low, high)
    const ry = Math.min(rx * random.between(0.5, 0.8), height / 2 - 3)
    const [cx, cy] = [random.between(x + rx, x + width - rx), random.between(y + ry + 2, y + height - ry - 2)]
    return oval([cx, cy], [rx, ry], brighten(color, random.between(0.8, 1.18)))
  })
  return rectangle(x, y, { width, height }, mortar) + stones.join('')
}
