import { createRandom } from '../toolkit/random.ts'
import { mix } from './color.ts'
import { type Point, path, polygon, round, stroke } from './svg.ts'

/** A tone for the side away from the light, one for the body and one for the leaves that catch the light. */
export type Foliage = { readonly shade: string; readonly body: string; readonly lit: string }

type Tree = {
  readonly seed: string
  /** Foot of the trunk. */
  readonly at: Point
  readonly height: number
  /** -1 for light from the left, 1 from the right. */
  readonly lightFrom: number
  readonly foliage: Foliage
}

/** An oak or sycamore: a trunk, and a crown in three tones whose masses move toward the light. */
export function broadleaf({ seed, at: [x, y], height, lightFrom, foliage }: Tree): string {
  const random = createRandom(seed)
  const bark = mix(foliage.shade, '#000000', 0.28)
  const foot = height * 0.03
  const trunk = `<path d="M${round(x - foot)},${round(y)}Q${round(x - foot * 0.4)},${round(y - height * 0.2)} ${round(x - foot * 0.5)},${round(y - height * 0.6)}H${round(x + foot * 0.5)}Q${round(x + foot * 0.4)},${round(y - height * 0.2)} ${round(x + foot * 1.1)},${round(y)}Z" fill="${bark}"/>`
  const limb = (side: number, low: number, reach: number) =>
    stroke(path([x, y - height * low], [x + side * height * reach, y - height * (low + 0.24)]), bark, height * 0.018)
  const centre: Point = [x + random.between(-0.03, 0.03) * height, y - height * 0.62]
  // A crown that fills a third of the picture needs smaller leaf masses, or it reads as balls.
  const fine = height > 300
  const masses = Array.from({ length: fine ? 80 : 26 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    return {
      x: centre[0] + Math.cos(angle) * reach * height * 0.25,
      y: centre[1] + Math.sin(angle) * reach * height * 0.25,
      radius: height * random.between(0.075, 0.125) * (1.15 - reach * 0.35) * (fine ? 0.62 : 1),
    }
  })
  const tone = (size: number, shift: number, fill: string, keep: number) =>
    `<path d="${masses
      .filter(() => random.next() < keep)
      .map(mass => disc(mass.x + shift * 0.7 * lightFrom, mass.y - shift, mass.radius * size))
      .join('')}" fill="${fill}"/>`
  const dapples = Array.from({ length: fine ? 110 : 46 }, () => {
    const angle = random.between(-2.6, 0.5)
    const reach = random.next() ** 0.6 * height
    return disc(
      centre[0] + height * 0.05 * lightFrom + Math.cos(angle) * reach * 0.24 * lightFrom,
      centre[1] - height * 0.06 + Math.sin(angle) * reach * 0.22,
      height * random.between(0.008, 0.024) * (fine ? 0.6 : 1),
    )
  })
  return [
    trunk,
    limb(-1, 0.26, 0.15),
    limb(1, 0.32, 0.13),
    tone(1, 0, foliage.shade, 1),
    tone(0.78, height * 0.028, foliage.body, 0.85),
    tone(0.46, height * 0.055, mix(foliage.body, foliage.lit, 0.17), 0.6),
    `<path d="${dapples.join('')}" fill="${foliage.lit}" opacity="0.75"/>`,
  ].join('')
}

function disc(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x - radius)},${round(y)}a${r},${r * 0.9} 0 1 1 ${r * 2},0a${r},${r * 0.9} 0 1 1 ${-r * 2},0Z`
}

/** A hemlock, the tree of the Pennsylvania hills: tiers of drooping boughs, lit on one side. */
export function hemlock({ seed, at: [x, y], height, lightFrom, foliage }: Tree): string {
  const random = createRandom(seed)
  const tiers = 9
  const half = (side: number) => {
    const points: Point[] = [[x, y - height]]
    for (let tier = 1; tier <= tiers; tier++) {
      const level = y - height + (height * 0.94 * tier) / tiers
      const reach = height * 0.2 * (tier / tiers) ** 0.85 * random.between(0.85, 1.15)
      points.push([x + side * reach, level + height * 0.02], [x + side * reach * 0.5, level - height * 0.012])
    }
    points.push([x + side * height * 0.02, y - height * 0.05], [x + side * height * 0.018, y], [x, y])
    return points
  }
  return polygon(half(-lightFrom), foliage.shade) + polygon(half(lightFrom), foliage.body)
}

type Row = Omit<Tree, 'at' | 'height'> & {
  readonly along: readonly [Point, Point]
  readonly count: number
  readonly heights: readonly [number, number]
  /** Share of hemlocks among the trees, 0 to 1. */
  readonly hemlocks?: number
}

/** Trees along a line, the highest feet first so that nearer trees cover farther ones. */
export function treeRow({ seed, along: [from, to], count, heights, lightFrom, foliage, hemlocks = 0.3 }: Row): string {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const t = Math.min(1, Math.max(0, (index + random.between(-0.35, 0.35)) / Math.max(1, count - 1)))
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const height = random.between(heights[0], heights[1])
    const draw = random.next() < hemlocks ? hemlock : broadleaf
    return { y: at[1], body: draw({ seed: `${seed} ${index}`, at, height, lightFrom, foliage }) }
  })
    .sort((a, b) => a.y - b.y)
    .map(tree => tree.body)
    .join('')
}

/** Blades of grass and reed along a line: the nearest edge of a picture. */
export function reeds(
  seed: string,
  [from, to]: readonly [Point, Point],
  height: number,
  colors: readonly [string, ...string[]],
): string {
  const random = createRandom(seed)
  const count = Math.round((Math.abs(to[0] - from[0]) / height) * 9)
  return Array.from({ length: count }, () => {
    const t = random.next()
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t + height * 0.1
    const tall = height * random.between(0.35, 1)
    const bend = tall * random.between(-0.3, 0.3)
    const wide = height * 0.022
    return `<path d="M${round(x - wide)},${round(y)}Q${round(x)},${round(y - tall * 0.6)} ${round(x + bend)},${round(y - tall)}Q${round(x + wide * 2)},${round(y - tall * 0.5)} ${round(x + wide)},${round(y)}Z" fill="${random.pick(colors)}"/>`
  }).join('')
}
