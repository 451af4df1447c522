import { createRandom } from '../toolkit/random.ts'
import { terrain } from './parts/curves.ts'
import { dusk, night, warmLamp } from './parts/lights.ts'
import { blend, satin, stuff, tone } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { house, umbrella } from './parts/shelter.ts'
import { waves } from './parts/sky.ts'
import { rod } from './parts/solids.ts'
import { poplar, tree } from './parts/trees.ts'
import { mix, normalize, scale, times, type Vec } from './parts/vec.ts'
import { car } from './parts/vehicles.ts'
import type { IndustryScene, Light } from './parts/world.ts'

const ground = { color: tone('stoneDeep'), paint: paintGround }
const rain = { color: tone('mist'), emit: scale(tone('mist'), 0.5) }

/** Ripe and dry at the right, wet and dark at the left; the umbrella's rim is where one becomes the other. */
function paintGround([x, , z]: Vec): Vec {
  const dry = Math.min(1, Math.max(0, (x + 11 + Math.sin(z * 0.3)) / 5))
  const furrow = 0.88 + 0.12 * Math.sin((x * 0.5 + z) * 2.6)
  const field = scale(
    mix(blend('lamp', 'stoneShade', 0.45), blend('riverLight', 'stoneDeep', 0.5), x < 7 ? 0.75 : 0),
    furrow,
  )
  const path = Math.abs(x - 3.4 - Math.sin(z * 0.12) * 1.5) < 1.5 && z > 1
  return mix(blend('riverMid', 'night', 0.5), path ? tone('stone') : field, dry)
}

function groundAt(x: number, z: number): number {
  const far = Math.max(0, Math.hypot(x, z) - 24) * 0.11
  return far * (1 + waves(x * 0.8, z * 0.8) * 0.5) + waves(x, z) * 0.12 - 0.15
}

function drawStorm(model: Model): void {
  const random = createRandom('rain')
  for (const _ of times(900, i => i)) {
    const [x, y, z] = [random.between(-34, -10.5), random.between(0, 26), random.between(-26, 12)]
    const length = random.between(0.7, 1.6)
    rod(model, [x, y, z], [x + length * 0.32, y - length, z], 0.014, rain)
  }
}

const sunToward: Vec = [0.85, 0.42, -0.12]

function buildShelter(): Model {
  const model = createModel()
  terrain(model, { x: [-80, 80], z: [-110, 30], steps: 110 }, groundAt, ground)
  umbrella(model, [-0.4, 16.4, -4.5], 12, 6.4)
  model.within({ at: [-2, 0, -0.6], turn: 0.2 }, () => house(model))
  model.within({ at: [5.2, 0, 3.2], turn: -1.05 }, () => car(model, satin('riverLight', 0.08, 0.1)))
  drawStorm(model)
  const random = createRandom('insurance trees')
  for (const x of [-6.8, 7.4]) tree(model, [x, 0, -5], 5, random)
  for (const i of times(9, n => n))
    poplar(model, [13 + i * 2.6, groundAt(13 + i * 2.6, -18 - i), -18 - i], 6 + (i % 3), random)
  for (const _ of times(26, n => n)) {
    const [x, z] = [random.between(-60, 60), random.between(-70, -28)]
    tree(model, [x, groundAt(x, z), z], random.between(3, 5), random)
  }
  for (const i of times(9, n => n))
    rod(model, [8.2 + i * 1.6, -0.2, 3.4 - i * 0.2], [8.2 + i * 1.6, 1.1, 3.4 - i * 0.2], 0.08, stuff.white)
  for (const y of [0.5, 0.95]) rod(model, [8.2, y, 3.4], [21, y, 1.8], 0.05, stuff.white)
  return model
}

/** Fair weather at the right of the sky, storm at its left. */
function stormLight(base: Light, dark: Vec): Light {
  return {
    ...base,
    sky: direction => {
      const [x, y, z] = normalize(direction)
      const storm = 1 / (1 + Math.exp((x + 0.08 + Math.sin(y * 9 + z * 3) * 0.05) * 11))
      const rolls = 0.75 + 0.3 * Math.sin(x * 13 + Math.sin(y * 17) * 1.2) * Math.cos(y * 14 - x * 4)
      return mix(base.sky(direction), scale(dark, rolls), storm * 0.94)
    },
  }
}

export const insurance: IndustryScene = {
  picture: {
    world: () => ({
      model: buildShelter(),
      camera: { eye: [-1, 5, 32], target: [-0.5, 8.2, 0], view: 40, upright: true },
      light: stormLight(
        dusk(sunToward, {
          fog: { color: scale(tone('mist'), 0.75), glow: scale(tone('lampLight'), 1.5), density: 0.006, height: 20 },
        }),
        blend('riverMid', 'mist', 0.12),
      ),
    }),
    finish: { exposure: 0.95 },
  },
  band: {
    world: () => ({
      model: buildShelter(),
      camera: { eye: [-13, 5, 30], target: [-13, 7.4, 0], view: 32, upright: true },
      light: stormLight(night(sunToward, { lamps: [warmLamp([-1, 2, 2.5], 8)] }), tone('night')),
    }),
    finish: { exposure: 1.6, quiet: { from: 0.05, to: 0.6, hush: 0.5 } },
  },
}
