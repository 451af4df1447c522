import { createLighting } from './lighting.ts'
import { createSurfaces, type Surface } from './surfaces.ts'
import { add, basisAround, dot, mix, normalize, scale, subtract, type Vec } from './vec.ts'
import type { World } from './world.ts'

/** What one sample through one pixel saw, kept apart so that only the noisy part is smoothed later. */
export type Sample = {
  /** Light received by the first solid surface and sent on to the eye. */
  lit: Vec
  /** Light without noise: sky, haze, lamps themselves. */
  clean: Vec
  albedo: Vec
  normal: Vec
  depth: number
  /** Sunbeams in the dust. */
  shaft: number
}

const black: Vec = [0, 0, 0]
const times = (a: Vec, b: Vec): Vec => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
const mirror = (d: Vec, n: Vec): Vec => subtract(d, scale(n, 2 * dot(d, n)))

/** Light that comes round a corner is capped: a single bright sample would leave a speck. */
const capped = (color: Vec, ceiling = 6): Vec => scale(color, Math.min(1, ceiling / Math.max(...color, 1e-6)))

/** Follows light backwards from the eye; `random` gives numbers from 0 to 1. */
export function createTracer({ model, light }: World): (eye: Vec, toward: Vec, random: () => number) => Sample {
  const surfaces = createSurfaces(model)
  const { find } = surfaces
  const { received, fogged, shaftAlong } = createLighting(light, surfaces)

  /** Light sent on by a surface, over two more bounces. */
  const gathered = (first: Surface, random: () => number): Vec => {
    let sum = received(first, random)
    let [surface, share]: [Surface, Vec] = [first, [1, 1, 1]]
    for (let bounce = 0; bounce < 2; bounce++) {
      const direction = scatter(surface.normal, random)
      const next = find(add(surface.point, scale(surface.normal, 1e-3)), direction)
      if (!next) return add(sum, scale(times(share, light.sky(direction)), light.ambient))
      // A capped glow keeps single bright samples from leaving specks.
      const glow = next.material.emit
        ? scale(next.material.emit, Math.min(1, 4 / Math.max(...next.material.emit)))
        : black
      share = times(share, next.color)
      sum = add(sum, times(share, capped(add(received(next, random), glow))))
      // Dark surfaces send on little: most such paths end here, the others count for more.
      const chance = Math.min(1, Math.max(...share) * 1.2)
      if (random() > chance) return sum
      share = scale(share, 1 / chance)
      surface = next
    }
    return sum
  }

  const mirroredLight = ({ point, normal, material }: Surface, direction: Vec, random: () => number): Vec => {
    const blur = scale(normalize([random() - 0.5, random() - 0.5, random() - 0.5]), (material.rough ?? 0) * random())
    const away = normalize(add(mirror(direction, normal), blur))
    const other = find(add(point, scale(normal, 1e-3)), away)
    if (!other) return light.sky(away)
    return add(times(other.color, gathered(other, random)), other.material.emit ?? black)
  }

  /** Water sends on both its mirror image and its own colour; weaker mirrors choose by chance, which is quicker. */
  const sentOn = (surface: Surface, direction: Vec, mirrored: number, random: () => number): Vec => {
    const own = () => times(surface.color, gathered(surface, random))
    if ((surface.material.gloss ?? 0) < 0.2)
      return random() < mirrored ? capped(mirroredLight(surface, direction, random), 1.6) : own()
    return mix(own(), mirroredLight(surface, direction, random), mirrored)
  }

  return (eye, toward, random) => {
    const direction = toward
    let [origin, share, clean]: [Vec, Vec, Vec] = [eye, [1, 1, 1], black]
    let [depth, shaft] = [0, 0]
    for (let step = 0; step < 9; step++) {
      const surface = find(origin, direction)
      if (step === 0) shaft = shaftAlong(eye, toward, surface?.distance ?? 1e30, random)
      if (!surface) {
        clean = add(clean, times(share, light.sky(direction)))
        return { lit: black, clean, albedo: black, normal: scale(toward, -1), depth: depth + 1e4, shaft }
      }
      const [through, haze] = fogged(origin, direction, surface.distance)
      clean = add(clean, times(share, haze))
      share = scale(share, through)
      depth += surface.distance
      const { material, normal, point, color } = surface
      if (material.emit) clean = add(clean, times(share, material.emit))
      const slope = Math.abs(dot(direction, normal))
      const gloss = material.gloss ?? 0
      const mirrored = gloss > 0 ? gloss + (1 - gloss) * (1 - slope) ** 5 : 0
      if (material.clear) {
        // Panes always let light through and mirror the open sky only: leaving it to chance would leave specks.
        clean = add(clean, scale(times(share, light.sky(mirror(direction, normal))), mirrored * 0.6))
        share = scale(times(share, color), material.clear)
        origin = add(point, scale(direction, 1e-3))
        continue
      }
      const albedo = times(share, gloss > 0 ? mix(color, [1, 1, 1], 0.4) : color)
      const own = sentOn(surface, direction, mirrored, random)
      return { lit: times(share, own), clean, albedo, normal, depth, shaft }
    }
    return { lit: black, clean: clean, albedo: black, normal: scale(toward, -1), depth, shaft }
  }
}

/** A direction off a matt surface, likelier straight out than along it. */
function scatter(normal: Vec, random: () => number): Vec {
  const [angle, spread] = [random() * Math.PI * 2, random()]
  const [u, v] = basisAround(normal)
  const flat = Math.sqrt(spread)
  return normalize(
    add(scale(normal, Math.sqrt(1 - spread)), add(scale(u, Math.cos(angle) * flat), scale(v, Math.sin(angle) * flat))),
  )
}
