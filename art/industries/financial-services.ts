import { createRandom } from '../toolkit/random.ts'
import { bankHouse, stoneBridge, tower } from './parts/city.ts'
import { pipe } from './parts/curves.ts'
import { dusk, night, warmLamp } from './parts/lights.ts'
import { blend, glowing, matte, satin, stuff, tone } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { ball, block, rod } from './parts/solids.ts'
import { poplar } from './parts/trees.ts'
import { scale, times, type Vec } from './parts/vec.ts'
import type { IndustryScene } from './parts/world.ts'

const stone = satin('limestone', 0.03, 0.5)
const quay = matte('stoneShade')
const deckTop = 7.56
const payment = glowing('lampLight', 7)
const payout = glowing('oxideLight', 4)
const thread = glowing('lamp', 1.6)

/** Payments: points of light with a tail, in lanes that run the length of the bridge and up to the bank's doors. */
function drawPayments(model: Model): void {
  const random = createRandom('payments')
  for (const lane of times(6, n => n)) {
    const z = -3.1 + lane * 1.24
    const glow = lane % 3 === 1 ? payout : payment
    pipe(model, lanePoints(z), 0.05, thread)
    for (const _ of times(13, n => n)) {
      const x = random.between(-14, 74)
      const tail = random.between(2, 5)
      rod(model, [x, deckTop + 0.55, z], [x + tail, deckTop + 0.55, z], 0.2, glow, 0.03)
      ball(model, [x, deckTop + 0.55, z], 0.27, glow, 8)
    }
  }
}

function lanePoints(z: number): readonly Vec[] {
  return times(24, i => [-17 + i * 4, deckTop + 0.55, z])
}

function drawBank(model: Model): void {
  block(model, [-40, -8, -4], [50, 8 + deckTop - 0.6, 70], quay)
  block(model, [-15.8, deckTop - 0.6, -4], [1.2, 0.9, 70], stuff.stone)
  model.within({ at: [-29, deckTop - 0.6, 0], turn: Math.PI / 2 }, () => bankHouse(model, stone))
  const random = createRandom('quay')
  for (const z of [-14, -18, -22.5, -27]) poplar(model, [-20, deckTop - 0.6, z], random.between(6, 8), random)
  for (const z of [-9, 8.5]) {
    rod(model, [-16.5, deckTop, z], [-16.5, deckTop + 4, z], 0.14, stuff.darkSteel)
    ball(model, [-16.5, deckTop + 4.2, z], 0.4, stuff.lampGlow, 8)
  }
}

function drawCity(model: Model): void {
  const random = createRandom('skyline')
  block(model, [40, -8, -96], [260, 11, 50], quay)
  for (const i of times(34, n => n)) {
    const x = -40 + i * 5.2 + random.between(-1.5, 1.5)
    const core = Math.exp(-(((x - 38) / 34) ** 2))
    const height = random.between(9, 17) + core * random.between(8, 34)
    tower(
      model,
      { at: [x, 3, -80 - random.between(0, 24)], size: [random.between(5, 8), height, 6], lit: 0.32 },
      random,
    )
  }
  for (const i of times(14, n => n)) {
    tower(
      model,
      { at: [-66 + i * 3.6, 6, -58 - random.between(0, 16)], size: [5, random.between(8, 19), 5], lit: 0.3 },
      random,
    )
  }
}

function buildCity(): Model {
  const model = createModel()
  block(model, [30, -0.4, 0], [500, 0.4, 500], {
    ...stuff.water,
    color: scale(tone('riverMid'), 0.6),
    gloss: 0.4,
    rough: 0.05,
  })
  drawBank(model)
  drawCity(model)
  stoneBridge(model, [-14, 1, 0], { arches: 6, span: 16, width: 9 })
  block(model, [36, deckTop - 0.55, 0], [106, 0.25, 8.4], satin(blend('river', 'riverMid', 0.4), 0.08, 0.15))
  for (const i of times(6, n => n)) {
    for (const z of [-4.5, 4.5]) {
      const x = -15 + i * 18
      rod(model, [x, deckTop + 0.6, z], [x, deckTop + 3.8, z], 0.1, stuff.darkSteel)
      ball(model, [x, deckTop + 4, z], 0.3, stuff.lampGlow, 8)
    }
  }
  drawPayments(model)
  return model
}

const lamps = [
  ...times(5, i => warmLamp([-15 + i * 18, deckTop + 4, 0], 10, 0.6)),
  ...[-7, 0, 7].map(z => warmLamp([-23.4, deckTop + 5, z], 9, 0.6)),
]

export const financialServices: IndustryScene = {
  picture: {
    world: () => ({
      model: buildCity(),
      camera: { eye: [25, 25, 36], target: [-12.6, 9.6, -3], view: 39, upright: true },
      light: dusk([0.62, 0.22, -0.72], {
        sun: 2.6,
        ambient: 0.6,
        focus: 7,
        lamps,
        fog: { color: scale(tone('mist'), 0.9), glow: scale(tone('lampLight'), 1.3), density: 0.0035, height: 30 },
      }),
    }),
    finish: { exposure: 0.95, bloom: 0.6 },
  },
  band: {
    world: () => ({
      model: buildCity(),
      camera: { eye: [24, 13, 44], target: [10, 10, -6], view: 30, upright: true },
      light: night([-0.5, 0.4, 0.5], { lamps }),
    }),
    finish: { exposure: 1.2, quiet: { from: 0.24, to: 0.84, hush: 0.75 } },
  },
}
