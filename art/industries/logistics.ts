import { createRandom } from '../toolkit/random.ts'
import { crane } from './parts/crane.ts'
import { dusk, night, thinHaze, warmLamp } from './parts/lights.ts'
import { blend, type Material, matte, satin, stuff } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { beam, block, rod } from './parts/solids.ts'
import { scale, times, type Vec } from './parts/vec.ts'
import { container, truck } from './parts/vehicles.ts'
import type { IndustryScene } from './parts/world.ts'

const boxes: readonly [Material, ...Material[]] = [
  satin('riverMid', 0.04, 0.4),
  satin('riverLight', 0.04, 0.4),
  satin('stone', 0.04, 0.4),
  satin('river', 0.04, 0.4),
  satin('mist', 0.04, 0.4),
  satin('oxideDeep', 0.04, 0.4),
  satin('stoneDeep', 0.04, 0.4),
]
const apron = { color: blend('stoneShade', 'stoneDeep', 0.35), paint: paintApron }
const white = matte('white')
const pale = satin('limestone', 0.04, 0.4)

/** Lane lines along the quay. */
function paintApron([x, , z]: Vec): Vec {
  const lane = Math.abs(((z + 40) % 5) - 2.5) > 2.38 && Math.floor(x / 2.5) % 2 === 0
  const slab = Math.abs(x % 8) < 0.06 || Math.abs(z % 10) < 0.06
  return scale(lane ? white.color : blend('stoneShade', 'stoneDeep', 0.35), slab ? 0.8 : 1)
}

/** A cable-stayed road bridge in the haze behind the port. */
function roadBridge(model: Model): void {
  beam(model, [-160, 20, -150], [460, 20, -150], 7, stuff.stone, 1.6)
  for (const x of [-50, 62]) {
    for (const z of [-146, -154]) beam(model, [x, 0, z], [x, 66, -150], 2.6, stuff.stone)
    for (const i of times(9, n => n + 1)) {
      for (const way of [-1, 1]) rod(model, [x, 66 - i * 2.4, -150], [x + way * i * 6, 20.6, -150], 0.2, stuff.white)
    }
  }
  for (const i of times(11, n => n)) {
    model.within({ at: [-110 + i * 24 + (i % 3) * 5, 20.8, -149], turn: i % 2 ? Math.PI : 0 }, () =>
      truck(model, stuff.white, boxes[i % 7]),
    )
  }
}

function drawPort(model: Model): void {
  const random = createRandom('containers')
  block(model, [0, -3, 6], [220, 3, 62], apron)
  block(model, [0, -3.5, -150], [900, 0.5, 260], { ...stuff.water, gloss: 0.3 })
  // The ship lies along the quay; its deck is full.
  block(model, [8, -3, -45], [110, 7, 22], stuff.night)
  block(model, [8, 3.4, -45], [110.4, 0.7, 22.4], stuff.oxide)
  for (const row of times(7, n => n)) {
    for (const bay of times(8, n => n)) {
      const tiers = Math.floor(random.between(1, 4.4))
      for (const tier of times(tiers, n => n))
        container(model, [-43 + bay * 13, 4 + tier * 2.6, -36.5 - row * 2.7], random.pick(boxes))
    }
  }
  for (const row of times(2, n => n)) {
    for (const bay of times(2, n => n)) {
      for (const tier of times(3 - row - (bay ? 1 : 0), n => n))
        container(model, [-27 + bay * 12.8, tier * 2.6, 9 - row * 2.8], random.pick(boxes))
    }
  }
  for (const tier of times(2, n => n)) container(model, [27 + tier * 0.4, tier * 2.6, 3], random.pick(boxes))
  const queue = [
    [0, -2, boxes[1]],
    [-21, -2, undefined],
    [22, -7, boxes[2]],
    [8, 17, boxes[0]],
    [-16, 17.4, boxes[4]],
    [30, 17, undefined],
  ] as const
  for (const [x, z, load] of queue) model.within({ at: [x, 0, z] }, () => truck(model, stuff.white, load))
}

function buildPort(): Model {
  const model = createModel()
  drawPort(model)
  crane(model, [0, 0, -10], 12, pale)
  crane(model, [46, 0, -10], -32, boxes[2] ?? boxes[0])
  roadBridge(model)
  return model
}

export const logistics: IndustryScene = {
  picture: {
    world: () => ({
      model: buildPort(),
      camera: { eye: [-40, 13, 56], target: [-2, 18, -8], view: 43, upright: true },
      light: dusk([-0.85, 0.42, 0.05], { fog: thinHaze }),
    }),
    finish: { exposure: 0.94 },
  },
  band: {
    world: () => ({
      model: buildPort(),
      camera: { eye: [-30, 13, 72], target: [15, 16, -12], view: 20, upright: true },
      light: night([-0.7, 0.5, 0.2], { lamps: [warmLamp([-20, 18, 12], 160, 1), warmLamp([20, 18, 12], 160, 1)] }),
    }),
    finish: { exposure: 2.2, quiet: { from: 0.32, to: 0.7, hush: 0.6 } },
  },
}
