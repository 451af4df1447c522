import { add, normalize, scale, subtract, type Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { beam, type Face, sheet } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'

type Way = {
  readonly seed: string
  readonly from: Vec3
  readonly to: Vec3
  readonly width: number
  readonly color: string
  readonly layer?: number
  /** Length of a plank along the way, in metres. */
  readonly plank?: number
  /** Keeps a plank or leaves it out, by its share of the way. */
  readonly keep?: (share: number) => boolean
}

/** Planks across a way that runs in any direction, on two stringers. */
export function plankWay({ seed, from, to, width, color, layer = 0, plank = 0.36, keep = () => true }: Way) {
  const random = createRandom(seed)
  const axis = normalize(subtract(to, from))
  const side: Vec3 = [-axis[2], 0, axis[0]]
  const length = Math.hypot(...subtract(to, from))
  const count = Math.max(1, Math.round(length / plank))
  const planks = Array.from({ length: count }, (_, i): readonly Face[] => {
    if (!keep((i + 0.5) / count)) return []
    const middle = add(from, scale(axis, ((i + 0.5) / count) * length))
    const half = width / 2 + random.between(-0.06, 0.06)
    const ends = [add(middle, scale(side, -half)), add(middle, scale(side, half))] as const
    const look = { width: length / count - 0.03, height: 0.1, color: brighten(color, random.between(0.85, 1.1)), layer }
    return beam(ends[0], ends[1], { ...look, piece: 20 })
  })
  const stringers = [-0.4, 0.4].flatMap(share => {
    const aside = add(scale(side, share * width), [0, -0.2, 0])
    const look = { width: 0.16, height: 0.26, color: brighten(color, 0.7), layer: layer - 0.5 }
    return beam(add(from, aside), add(to, aside), look)
  })
  return [...stringers, ...planks.flat()]
}

type Rail = {
  readonly from: Vec3
  readonly to: Vec3
  readonly height: number
  readonly color: string
  readonly layer?: number
  /** Distance of the posts. */
  readonly panel?: number
}

/** Posts with a handrail and a middle rail. */
export function railing({ from, to, height, color, layer = 0, panel = 2 }: Rail): readonly Face[] {
  const span = subtract(to, from)
  const count = Math.max(1, Math.round(Math.hypot(...span) / panel))
  const posts = Array.from({ length: count + 1 }, (_, i) => {
    const foot = add(from, scale(span, i / count))
    return beam(foot, add(foot, [0, height + 0.08, 0]), { width: 0.12, height: 0.12, color, layer })
  })
  const rails = [0.5, 1].map(share =>
    beam(add(from, [0, height * share, 0]), add(to, [0, height * share, 0]), {
      width: 0.09,
      height: 0.12,
      color: brighten(color, 1.1),
      layer,
    }),
  )
  return [...posts.flat(), ...rails.flat()]
}

/** Upright boards without a gap: a railing that nothing falls through. */
export function boardedRailing({ from, to, height, color, layer = 0, panel = 0.4 }: Rail): readonly Face[] {
  const random = createRandom(`boards ${from.join(' ')}`)
  const span = subtract(to, from)
  const count = Math.max(1, Math.round(Math.hypot(...span) / panel))
  const boards = Array.from({ length: count }, (_, i) => {
    const [a, b] = [add(from, scale(span, i / count)), add(from, scale(span, (i + 0.95) / count))]
    const look = { color: brighten(color, random.between(0.88, 1.08)), layer }
    return sheet([a, b, add(b, [0, height, 0]), add(a, [0, height, 0])], look)
  })
  const cap = beam(add(from, [0, height, 0]), add(to, [0, height, 0]), {
    width: 0.28,
    height: 0.14,
    color: '#ece6db',
    layer: layer + 0.5,
  })
  return [...boards, ...cap]
}
