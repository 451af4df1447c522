import { createRandom } from '../toolkit/random.ts'
import {
  clipped,
  filtered,
  linearGradient,
  masked,
  type Point,
  polygon,
  rectangle,
  round,
  type Size,
  type Stop,
  stops,
} from './svg.ts'

/** Still water inside `outline`, its colours from the far shore to the near one. */
export function water(outline: readonly Point[], stops: readonly Stop[]): string {
  const heights = outline.map(([, y]) => y)
  const depth = linearGradient([0, Math.min(...heights)], [0, Math.max(...heights)], stops)
  return depth.defs + polygon(outline, depth.fill)
}

type Reflection = {
  readonly waterline: number
  /** The water: nothing is drawn outside it. */
  readonly outline: readonly Point[]
  readonly opacity: number
  /** Of the ripple, in pixels. */
  readonly ripple?: number
  /** Under 1 where the water is seen at a flat angle. */
  readonly squash?: number
}

/** `body` upside down in the water, broken by ripples, fading toward the viewer. */
export function reflection(size: Size, body: string, reflection: Reflection): string {
  const { waterline, outline, opacity, ripple = 10, squash = 1 } = reflection
  const mirrored = `<g transform="translate(0 ${round(waterline * (1 + squash))}) scale(1 ${-squash})">${body}</g>`
  return rippled(size, mirrored, { waterline, outline, opacity, ripple })
}

/** As `reflection`, for a body that is already upside down, such as a mirrored solid. */
export function rippled(
  size: Size,
  mirrored: string,
  { waterline, outline, opacity, ripple = 10 }: Reflection,
): string {
  const broken = filtered(
    mirrored,
    `<feTurbulence type="fractalNoise" baseFrequency="0.004 0.075" numOctaves="2" seed="11" result="wave"/><feDisplacementMap in="SourceGraphic" in2="wave" scale="${ripple * 2.4}" xChannelSelector="R" yChannelSelector="A"/><feGaussianBlur stdDeviation="0.8 ${round(ripple / 8)}"/>`,
    `opacity="${opacity}"`,
  )
  const fade = linearGradient(
    [0, waterline],
    [0, size.height],
    stops([0, '#ffffff'], [0.65, '#bbbbbb'], [1, '#666666']),
  )
  const kept = masked(broken, size, fade.defs + rectangle(0, 0, size, fade.fill))
  return clipped(kept, `<polygon points="${outline.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}"/>`)
}

type Glitter = {
  readonly seed: string
  /** Where the path of light starts, under the sun, and where it ends, toward the viewer. */
  readonly from: Point
  readonly to: Point
  readonly spread: number
  readonly count: number
}

/** The broken path of light under the sun. */
export function glitter({ seed, from, to, spread, count }: Glitter, color: string, opacity: number): string {
  const random = createRandom(seed)
  const dash = () => {
    const t = random.next() ** 1.3
    const offset = (random.next() + random.next() - 1) * spread * (0.35 + t)
    const x = from[0] + (to[0] - from[0]) * t + offset
    const y = from[1] + (to[1] - from[1]) * t
    const length = random.between(4, 26) * (0.4 + t * 1.6)
    const strength = random.between(0.25, 1) * (1 - Math.abs(offset) / (spread * 1.6))
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(length)}" ry="${round(0.8 + t * 2)}" fill="${color}" opacity="${Math.max(0, strength).toFixed(2)}"/>`
  }
  return `<g opacity="${opacity}">${Array.from({ length: count }, dash).join('')}</g>`
}
