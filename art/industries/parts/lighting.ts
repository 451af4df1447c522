import type { Surface, Surfaces } from './surfaces.ts'
import { add, basisAround, dot, mix, normalize, scale, subtract, type Vec } from './vec.ts'
import type { Lamp, Light } from './world.ts'

type Random = () => number

export type Lighting = {
  /** Light that reaches a surface straight from the sun and the lamps. */
  readonly received: (surface: Surface, random: Random) => Vec
  /** Share of light that passes a stretch of air, and the haze that it adds. */
  readonly fogged: (origin: Vec, direction: Vec, distance: number) => readonly [through: number, haze: Vec]
  /** Brightness of lit dust along a ray, from one place on it. */
  readonly shaftAlong: (eye: Vec, toward: Vec, distance: number, random: Random) => number
}

const black: Vec = [0, 0, 0]

export function createLighting(light: Light, { isBlocked }: Surfaces): Lighting {
  const lamps = light.lamps ?? []
  const sunward = normalize(light.sun.toward)
  const [u, v] = basisAround(sunward)

  const sunDirection = (random: Random): Vec => {
    const [angle, radius] = [random() * Math.PI * 2, Math.sqrt(random()) * light.sun.softness]
    return normalize(add(sunward, add(scale(u, Math.cos(angle) * radius), scale(v, Math.sin(angle) * radius))))
  }

  const sunlight = (point: Vec, normal: Vec, random: Random): Vec => {
    const toward = sunDirection(random)
    const slope = dot(normal, toward)
    return slope <= 0 || isBlocked(point, toward, 1e30) ? black : scale(light.sun.color, slope)
  }

  const lampLight = (point: Vec, normal: Vec, random: Random): Vec => {
    const picked = pickLamp(lamps, point, random)
    if (!picked) return black
    const { lamp, chance } = picked
    const jitter = normalize([random() - 0.5, random() - 0.5, random() - 0.5])
    const way = subtract(add(lamp.at, scale(jitter, lamp.radius)), point)
    const distance = Math.sqrt(dot(way, way))
    const toward = scale(way, 1 / distance)
    const slope = dot(normal, toward)
    if (slope <= 0 || isBlocked(point, toward, distance - 0.001)) return black
    return scale(lamp.color, slope / (distance * distance + lamp.radius ** 2) / chance)
  }

  return {
    received({ point, normal }, random) {
      const origin = add(point, scale(normal, 1e-3))
      const sun = sunlight(origin, normal, random)
      return lamps.length ? add(sun, lampLight(origin, normal, random)) : sun
    },
    fogged(origin, direction, distance) {
      const { fog } = light
      if (!fog) return [1, black]
      const drop = (direction[1] * distance) / fog.height
      const average = Math.abs(drop) < 1e-4 ? 1 : (1 - Math.exp(-drop)) / drop
      const through = Math.exp(-fog.density * distance * Math.exp(-origin[1] / fog.height) * average)
      const facing = Math.max(0, dot(direction, sunward)) ** 6
      return [through, scale(mix(fog.color, fog.glow, facing), 1 - through)]
    },
    shaftAlong(eye, toward, distance, random) {
      if (!light.shafts) return 0
      const { density, near, far } = light.shafts
      const reach = Math.min(distance, far) - near
      const place = add(eye, scale(toward, near + random() * reach))
      return reach <= 0 || isBlocked(place, sunDirection(random), 1e30) ? 0 : density * reach
    },
  }
}

/** One lamp for one sample: near and strong ones are likelier, and `chance` says by how much. */
function pickLamp(lamps: readonly Lamp[], point: Vec, random: Random): { lamp: Lamp; chance: number } | null {
  const total = lamps.reduce((sum, lamp) => sum + pull(lamp, point), 0)
  let left = random() * total
  for (const lamp of lamps) {
    const own = pull(lamp, point)
    left -= own
    if (left <= 0) return { lamp, chance: own / total }
  }
  return null
}

function pull(lamp: Lamp, point: Vec): number {
  const way = subtract(lamp.at, point)
  return (lamp.color[0] + lamp.color[1] + lamp.color[2]) / (dot(way, way) + lamp.radius ** 2)
}
