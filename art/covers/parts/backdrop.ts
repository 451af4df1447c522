import { mix } from '../../scenery/color.ts'
import { grain, vignette } from '../../scenery/grain.ts'
import { hills } from '../../scenery/hills.ts'
import { cloudBanks, lightPool, mistBank, sky, sunlight } from '../../scenery/sky.ts'
import { linearGradient, type Paint, type Point, svgDocument } from '../../scenery/svg.ts'
import { glitter, water } from '../../scenery/water.ts'
import { COVER_SIZE as size } from './cover.ts'
import type { Mood } from './mood.ts'

export type Valley = {
  readonly seed: string
  readonly mood: Mood
  readonly horizon: number
  readonly sun: Point
  /** Radius of the disc; 0 leaves only its glow. */
  readonly disc?: number
  /** Where the water begins; none for a valley without it. */
  readonly shore?: number
  /** How high the ridges stand, 1 as usual. */
  readonly relief?: number
}

/** Sky, sun, three ridges of hills and the river below them. */
export function valley(place: Valley): string {
  const { seed, mood, horizon, sun, disc = 0, shore } = place
  return [
    sky(size, horizon, mood.sky),
    cloudBanks(size, { seed, from: horizon * 0.12, to: horizon * 0.7, count: 8 }, mood.cloud, 0.45),
    sunlight({ at: sun, radius: disc, color: mood.glow, glow: 760 }),
    ridges(place),
    shore === undefined ? '' : river(place, shore),
  ].join('')
}

function ridges({ seed, mood, horizon, relief = 1 }: Valley): string {
  const layers = mood.ridges.map((top, index) => {
    const lift = [118, 66, 22][index] ?? 0
    const ridge = {
      seed: `${seed} ridge ${index}`,
      y: horizon - lift * relief,
      amplitude: (46 - index * 10) * relief,
      crowns: [0, 8, 12][index] ?? 0,
    }
    return hills(size, ridge, { top, foot: mix(top, mood.haze, 0.75), footY: horizon + 30 })
  })
  return layers.join('') + mistBank(size, horizon, 44, mood.haze, 0.6)
}

function river({ seed, mood, sun }: Valley, shore: number): string {
  const path = { from: [sun[0], shore + 6], to: [(sun[0] + 800) / 2, size.height] } as const
  return (
    water(riverOutline(shore), mood.water) +
    glitter({ seed, ...path, spread: 260, count: 150 }, mix(mood.glow, '#ffffff', 0.4), 0.7) +
    mistBank(size, shore, 26, mood.haze, 0.7)
  )
}

/** All of the picture below the shore. */
export function riverOutline(shore: number): readonly Point[] {
  return [
    [0, shore],
    [size.width, shore],
    [size.width, size.height],
    [0, size.height],
  ]
}

/** The picture, with the light of its sun, darker corners and grain laid over it. */
export function picture({ mood, sun }: Pick<Valley, 'mood' | 'sun'>, ...layers: readonly string[]): string {
  const film = lightPool(sun, 900, mood.glow, 0.32) + vignette(size, mood.shadow, 0.35) + grain(size)
  return svgDocument(size, layers.join('') + film)
}

/** From the lit colour of a bank to its shade. */
export function ground({ bank }: Mood, from: Point, to: Point): Paint {
  return linearGradient(from, to, [
    [0, bank[0]],
    [0.3, mix(bank[0], bank[1], 0.45)],
    [1, bank[1]],
  ])
}
