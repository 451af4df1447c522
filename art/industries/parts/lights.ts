import { tone } from './material.ts'
import { createSky } from './sky.ts'
import { mix, scale, type Vec } from './vec.ts'
import type { Lamp, Light } from './world.ts'

type Extras = Pick<Light, 'lamps' | 'fog' | 'shafts'> & {
  readonly sun?: number
  readonly ambient?: number
  readonly focus?: number
}

/** Low warm sun under a teal sky: the light of the outdoor pictures. */
export function dusk(toward: Vec, { sun = 5.2, ambient = 0.85, focus = 4, ...extras }: Extras = {}): Light {
  return {
    sun: { toward, color: scale(mix(tone('lamp'), tone('lampLight'), 0.45), sun * 0.9), softness: 0.03 },
    sky: createSky({
      zenith: scale(mix(tone('riverLight'), tone('mist'), 0.2), 2.1),
      horizon: scale(mix(tone('haze'), tone('lampLight'), 0.4), 1.45),
      glow: scale(tone('lampLight'), 2.6),
      sunToward: toward,
      focus,
      clouds: 0.3,
    }),
    ambient,
    fog: { color: scale(tone('mist'), 1.05), glow: scale(tone('lampLight'), 1.6), density: 0.006, height: 26 },
    ...extras,
  }
}

/** Moonlight over dark water: the light of the bands. */
export function night(toward: Vec, { sun = 0.5, ambient = 0.9, ...extras }: Extras = {}): Light {
  return {
    sun: { toward, color: scale(mix(tone('mist'), tone('haze'), 0.4), sun), softness: 0.04 },
    sky: createSky({
      zenith: scale(tone('river'), 0.5),
      horizon: scale(tone('riverMid'), 1.5),
      glow: scale(tone('riverLight'), 1.2),
      sunToward: toward,
      focus: 3,
    }),
    ambient,
    fog: { color: scale(tone('riverMid'), 0.9), glow: scale(tone('riverLight'), 0.9), density: 0.006, height: 26 },
    ...extras,
  }
}

/** A room under soft daylight from above and in front, where it is cut open; lamps and sun do the modelling. */
export function indoors(toward: Vec, { sun = 4.5, ambient = 0.55, ...extras }: Extras = {}): Light {
  return {
    ...dusk(toward, { sun, ambient }),
    sky: () => scale(mix(tone('haze'), tone('mist'), 0.35), 1),
    fog: { color: scale(tone('mist'), 0.5), glow: tone('lampLight'), density: 0.001, height: 60 },
    ...extras,
  }
}

/** The same room after hours. */
export function afterHours(toward: Vec, extras: Extras = {}): Light {
  return { ...night(toward, extras), sky: () => scale(tone('riverMid'), 0.55) }
}

/** A lamp as white as daylight, for halls. */
export const dayLamp = (at: Vec, strength: number, radius = 1): Lamp => ({
  at,
  radius,
  color: scale(tone('haze'), strength),
})

export const warmLamp = (at: Vec, strength: number, radius = 0.15): Lamp => ({
  at,
  radius,
  color: scale(mix(tone('lamp'), tone('lampLight'), 0.4), strength),
})

/** Haze for scenes hundreds of metres deep. */
export const thinHaze: NonNullable<Light['fog']> = {
  color: scale(tone('mist'), 1.05),
  glow: scale(tone('lampLight'), 1.6),
  density: 0.0032,
  height: 40,
}

/** For a room with a large window: hills and morning haze beyond it. */
export function windowLight(base: Light): Light {
  const high = scale(mix(tone('haze'), tone('mist'), 0.5), 1.1)
  const low = scale(mix(tone('haze'), tone('lampLight'), 0.5), 1.5)
  return {
    ...base,
    sky: ([x, y, z]) => {
      if (z > 0.1) return scale(high, 0.75)
      const hill = 0.1 + Math.sin(x * 7) * 0.035 + Math.sin(x * 17 + 1) * 0.012
      const far = 0.17 + Math.sin(x * 5 + 2) * 0.04
      // Mist lies in the valleys: each ridge pales towards its foot.
      const ridge = (top: number, color: Vec) =>
        mix(color, scale(low, 0.85), Math.min(0.85, Math.max(0, (top - y) * 2.6)))
      if (y < hill) return ridge(hill, scale(mix(tone('mist'), tone('riverLight'), 0.12), 0.95))
      return y < far
        ? ridge(far, scale(mix(tone('mist'), tone('haze'), 0.45), 1.1))
        : mix(low, high, Math.min(1, y * 1.6))
    },
  }
}
