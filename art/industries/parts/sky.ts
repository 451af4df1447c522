import { add, dot, mix, normalize, scale, type Vec } from './vec.ts'

type Sky = {
  readonly zenith: Vec
  readonly horizon: Vec
  /** Colour round the sun, and where that is. */
  readonly glow: Vec
  readonly sunToward: Vec
  /** How far the glow spreads: small is wide. */
  readonly focus?: number
  /** Strength of long thin clouds, 0 for none. */
  readonly clouds?: number
}

/** A sky that pales to the horizon, warms round the sun and may carry long thin clouds. */
export function createSky({ zenith, horizon, glow, sunToward, focus = 5, clouds = 0 }: Sky): (direction: Vec) => Vec {
  const sun = normalize(sunToward)
  return direction => {
    const height = Math.max(0, direction[1])
    const base = mix(horizon, zenith, Math.min(1, height * 1.25) ** 0.7)
    const near = Math.max(0, dot(direction, sun)) ** focus
    const lit = mix(base, glow, near * 0.85 * (1 - height * 0.6))
    if (clouds === 0 || direction[1] <= 0.005) return lit
    return add(lit, scale(mix(horizon, glow, 0.35 + near * 0.6), clouds * streaks(direction) * Math.min(1, height * 8)))
  }
}

/** Bands that run across the sky, broken by slower waves. */
function streaks([x, y, z]: Vec): number {
  const [u, v] = [x / (y + 0.12), z / (y + 0.12)]
  const wave =
    Math.sin(v * 3.1 + Math.sin(u * 0.9) * 1.3) + Math.sin(v * 7.3 + u * 0.7 + 1.7) * 0.5 + Math.sin(u * 1.9 + v) * 0.5
  return Math.max(0, wave - 0.45) * 0.45
}

/** Smooth hills for terrain: a few slow waves, the same every time. */
export function waves(x: number, z: number): number {
  return (
    Math.sin(x * 0.21 + 1.3) * Math.cos(z * 0.17) +
    0.5 * Math.sin(x * 0.47 + z * 0.31) +
    0.25 * Math.sin(z * 0.83 - x * 0.6)
  )
}
