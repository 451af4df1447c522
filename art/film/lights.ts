import { mix } from '../scenery/color.ts'
import { round, stroke } from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import { createRandom } from '../toolkit/random.ts'
import { moodShares } from './moods.ts'
import { eased, staggered, times } from './timeline.ts'
import { archPoint, hangers, world } from './world.ts'

const lanternY = world.deck - 38

/** Gradients that the frames refer to. */
export const lampGlow = `<radialGradient id="lamp-glow"><stop stop-color="${palette.lampLight}" stop-opacity="0.95"/><stop offset="0.25" stop-color="${palette.lamp}" stop-opacity="0.5"/><stop offset="1" stop-color="${palette.lamp}" stop-opacity="0"/></radialGradient>`

/** Warm air about the lanterns: behind the people, who would turn pale in it. */
export function drawLanternGlow(t: number): string {
  return hangers
    .map((x, index) => {
      const flicker = 0.94 + 0.06 * Math.sin(t * 5.1 + index * 2.3)
      return `<circle cx="${x}" cy="${lanternY}" r="${round(64 * flicker)}" fill="url(#lamp-glow)" opacity="${(litShare(t, index) * 0.8).toFixed(3)}"/>`
    })
    .join('')
}

/** A lantern on every hanger, lit one after the other from the left. */
export function drawLanterns(t: number): string {
  const there = eased(t, [21, 22.4])
  if (there <= 0) return ''
  const bodies = hangers.map((x, index) => {
    const lit = litShare(t, index)
    const halo = `<circle cx="${x}" cy="${lanternY}" r="17" fill="url(#lamp-glow)" opacity="${(lit * 0.9).toFixed(3)}"/>`
    const glass = `<path d="M${x - 4},${lanternY - 6}H${x + 4}L${x + 3.2},${lanternY + 6}H${x - 3.2}Z" fill="${mix(palette.night, palette.lampLight, lit)}"/>`
    return (
      halo +
      glass +
      stroke(
        [
          [x - 4.5, lanternY - 7],
          [x + 4.5, lanternY - 7],
        ],
        palette.night,
        2,
      )
    )
  })
  return `<g opacity="${there.toFixed(3)}">${bodies.join('')}</g>`
}

const streaks = (() => {
  const random = createRandom('streaks')
  return hangers.map(() =>
    Array.from({ length: 24 }, (_, step) => ({
      y: world.waterline - 34 + step * 7.5 + random.between(-2, 2),
      offset: random.between(-1, 1),
      reach: random.between(0.35, 1),
      phase: random.between(0, 6.28),
    })),
  )
})()

/** The long wavering streaks of the lanterns in the river. */
export function drawStreaks(t: number): string {
  return hangers
    .map((x, index) => {
      const lit = litShare(t, index)
      if (lit <= 0) return ''
      return (streaks[index] ?? [])
        .map(({ y, offset, reach, phase }, step) => {
          const wave = Math.sin(t * 2.2 + phase)
          const width = (5 + step * 0.55) * reach * (0.75 + 0.25 * wave)
          const left = x + offset * (2 + step * 0.55) + wave * 2.5
          const opacity = lit * (0.75 - step * 0.027) * (0.55 + 0.45 * Math.sin(t * 1.6 + phase * 3))
          return `<ellipse cx="${round(left)}" cy="${round(y)}" rx="${round(width)}" ry="1.5" fill="${palette.lamp}" opacity="${Math.max(0, opacity).toFixed(3)}"/>`
        })
        .join('')
    })
    .join('')
}

function litShare(t: number, index: number): number {
  return staggered(t, times.lanterns, index / (hangers.length - 1), 0.7)
}

/** Small lights along the arch: the whole bridge shines. */
export function drawArchLights(t: number): string {
  return Array.from({ length: 47 }, (_, index) => {
    const share = (index + 1) / 48
    const lit = staggered(t, times.arch, Math.abs(share - 0.5) * -2 + 1, 0.5)
    if (lit <= 0) return ''
    const [x, y] = archPoint(share, -3)
    const glow = `<circle cx="${round(x)}" cy="${round(y)}" r="13" fill="url(#lamp-glow)" opacity="${(lit * 0.75).toFixed(3)}"/>`
    return `${glow}<circle cx="${round(x)}" cy="${round(y)}" r="2.3" fill="${palette.lampLight}" opacity="${lit.toFixed(3)}"/>`
  }).join('')
}

const stars = (() => {
  const random = createRandom('stars')
  return Array.from({ length: 110 }, () => ({
    x: random.between(-60, 1340),
    y: random.between(-120, 300),
    size: random.between(0.5, 1.5),
    phase: random.between(0, 6),
  })).filter(({ x, y }) => Math.abs(x - 640) > 190 || y > 250)
})()

/** None stands where the name will appear. */
export function drawStars(t: number): string {
  const shown = eased(t, [23, 27])
  if (shown <= 0) return ''
  return stars
    .map(({ x, y, size, phase }) => {
      const opacity = shown * (0.55 + 0.3 * Math.sin(t * 1.7 + phase)) * Math.min(1, (320 - y) / 220)
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="${palette.limestone}" opacity="${opacity.toFixed(3)}"/>`
    })
    .join('')
}

const ripples = (() => {
  const random = createRandom('ripples')
  return Array.from({ length: 150 }, () => ({
    x: random.between(170, 1110),
    depth: random.next() ** 1.4,
    phase: random.between(0, 6.28),
    speed: random.between(0.5, 1.3),
  }))
})()

/** Short lines of light that come and go on the water, drifting with the stream. */
export function drawRipples(t: number): string {
  const { dusk } = moodShares(t)
  const color = mix(palette.white, palette.mist, dusk)
  return ripples
    .map(({ x, depth, phase, speed }) => {
      const strength = Math.max(0, Math.sin(t * speed * 1.5 + phase))
      const y = world.farShore + 10 + depth * 250
      const length = 6 + depth * 26
      const drift = ((t * (3 + depth * 9) + phase * 40) % 80) - 40
      return `<ellipse cx="${round(x + drift)}" cy="${round(y)}" rx="${round(length * (0.5 + strength / 2))}" ry="${round(0.5 + depth * 1.2)}" fill="${color}" opacity="${(strength * (0.42 - dusk * 0.28)).toFixed(3)}"/>`
    })
    .join('')
}
