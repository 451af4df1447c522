import type { Vec3 } from './camera.ts'
import { beam, type Face } from './solids.ts'

export type TrussKind = 'burr' | 'town' | 'king post'

/** One side of a bridge: a frame that stands in the plane `z`, from x `from` to x `to`, deck at height 0. */
export type Truss = {
  readonly kind: TrussKind
  readonly from: number
  readonly to: number
  readonly z: number
  readonly height: number
  /** Distance of the posts, or of the lattice crossings. */
  readonly panel: number
  readonly color: string
  readonly archColor?: string
  readonly layer?: number
  /** Keeps a timber or leaves it out: a frame half raised. */
  readonly keep?: (timber: Timber) => boolean
}

export type Timber = { readonly part: 'chord' | 'post' | 'brace' | 'arch'; readonly from: Vec3; readonly to: Vec3 }

const CHORD_DEPTH = 0.42
const THICKNESS = { chord: [0.3, CHORD_DEPTH], post: [0.3, 0.32], brace: [0.2, 0.26], arch: [0.22, 0.5] } as const

export function trussFaces(truss: Truss): readonly Face[] {
  const { color, archColor = color, layer = 0, keep = () => true } = truss
  return trussTimbers(truss)
    .filter(keep)
    .flatMap(({ part, from, to }) => {
      const slim = truss.kind === 'town' && part === 'brace' ? 0.55 : 1
      const [width, height] = THICKNESS[part]
      return beam(from, to, {
        width: width * slim,
        height,
        color: part === 'arch' ? archColor : color,
        layer,
        piece: 1.6,
      })
    })
}

export function trussTimbers(truss: Truss): readonly Timber[] {
  const inner = { burr: burrTimbers, town: townTimbers, 'king post': kingPostTimbers }[truss.kind]
  return [...chords(truss), ...inner(truss)]
}

function chords({ from, to, z, height }: Truss): readonly Timber[] {
  const levels = [-CHORD_DEPTH / 2, height - CHORD_DEPTH / 2]
  return levels.flatMap(y =>
    split(from, to, 3).map(([a, b]) => ({ part: 'chord' as const, from: [a, y, z], to: [b, y, z] }) as const),
  )
}

/** Theodore Burr, 1804: posts with braces that lean toward the middle, and a great arch that springs below the deck. */
function burrTimbers(truss: Truss): readonly Timber[] {
  const { from, to, z, height, panel } = truss
  const panels = split(from, to, panel)
  const middle = (from + to) / 2
  const posts = [...panels.map(([a]) => a), to].map(x => upright(x, z, height))
  const braces = panels.map(([a, b]): Timber => {
    const [foot, head] = (a + b) / 2 < middle ? [a, b] : [b, a]
    return { part: 'brace', from: [foot, 0, z], to: [head, height - CHORD_DEPTH, z] }
  })
  return [...posts, ...braces, ...archTimbers(truss)]
}

/** Two ribs, one on each face of the truss, as the carpenters bolted them. */
function archTimbers({ from, to, z, height }: Truss): readonly Timber[] {
  const steps = 22
  const at = (index: number, side: number): Vec3 => {
    const t = index / steps
    const rise = 4 * t * (1 - t)
    return [from + 0.1 + (to - from - 0.2) * t, -1.7 + (height * 0.86 + 1.7) * rise, z + side * 0.27]
  }
  return [-1, 1].flatMap(side =>
    Array.from({ length: steps }, (_, i): Timber => ({ part: 'arch', from: at(i, side), to: at(i + 1, side) })),
  )
}

/** Ithiel Town, 1820: two sheets of planks crossing as a lattice, pinned where they meet. */
function townTimbers({ from, to, z, height, panel }: Truss): readonly Timber[] {
  const run = height * 0.95
  const planks: Timber[] = []
  for (let x = from - run; x < to; x += panel) {
    for (const [side, lean] of [
      [-0.07, 1],
      [0.07, -1],
    ] as const) {
      const plank = cutToSpan([lean > 0 ? x : x + run, 0], [lean > 0 ? x + run : x, height], from, to)
      if (plank) planks.push({ part: 'brace', from: [...plank[0], z + side], to: [...plank[1], z + side] })
    }
  }
  return planks
}

/** The oldest of them: one post, two braces to its head, for the short crossing. */
function kingPostTimbers({ from, to, z, height, panel }: Truss): readonly Timber[] {
  const middle = (from + to) / 2
  const sides = [from, to].flatMap((end): readonly Timber[] => [
    upright(end, z, height),
    { part: 'brace', from: [end, 0, z], to: [middle, height - CHORD_DEPTH, z] },
  ])
  const posts = [-1, 1]
    .filter(() => to - from > panel * 2)
    .map(side => upright(middle + (side * (to - from)) / 4, z, height))
  return [...sides, upright(middle, z, height), ...posts]
}

function upright(x: number, z: number, height: number): Timber {
  return { part: 'post', from: [x, -CHORD_DEPTH, z], to: [x, height, z] }
}

export function split(from: number, to: number, length: number): readonly (readonly [number, number])[] {
  const count = Math.max(1, Math.round((to - from) / length))
  const step = (to - from) / count
  return Array.from({ length: count }, (_, i) => [from + i * step, from + (i + 1) * step] as const)
}

type Flat = readonly [number, number]

function cutToSpan(a: Flat, b: Flat, low: number, high: number): readonly [Flat, Flat] | undefined {
  const at = (x: number): Flat => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])]
  const [left, right] = a[0] < b[0] ? [a, b] : [b, a]
  if (right[0] - low < 0.4 || high - left[0] < 0.4) return undefined
  return [left[0] < low ? at(low) : left, right[0] > high ? at(high) : right]
}
