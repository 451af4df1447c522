import { createRandom } from '../toolkit/random.ts'
import { ambulance } from './parts/ambulance.ts'
import { bed, curtain, infusion, monitor, station } from './parts/hospital.ts'
import { dusk, night, thinHaze, warmLamp } from './parts/lights.ts'
import { blend, glass, glowing, matte, satin, stuff } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { beam, block } from './parts/solids.ts'
import { poplar, tree } from './parts/trees.ts'
import { times, type Vec } from './parts/vec.ts'
import type { IndustryScene } from './parts/world.ts'

const shell = matte('limestone')
const slab = matte('stone')
const wall = matte(blend('stone', 'mist', 0.3))
const lino = satin(blend('stoneShade', 'mist', 0.35), 0.06, 0.1)
const panel = glowing('lampLight', 2.6)
const asphalt = satin(blend('stoneDeep', 'riverMid', 0.4), 0.05, 0.2)
const [storey, room, depth] = [3.5, 7.4, 6]

/** One wing, cut open in front: floors, back wall with windows, ceiling lights. */
function drawWing(model: Model, x: number, storeys: number): void {
  for (const level of times(storeys + 1, n => n)) {
    block(model, [x, level * storey, -depth / 2], [room + 0.7, 0.32, depth + 0.3], level === storeys ? shell : slab)
    if (level < storeys) block(model, [x, level * storey + 0.32, -depth / 2], [room, 0.03, depth - 0.1], lino)
  }
  for (const side of [-1, 1])
    block(model, [x + side * (room / 2 + 0.18), 0, -depth / 2], [0.34, storeys * storey, depth], shell)
  for (const level of times(storeys, n => n)) {
    const y = level * storey
    block(model, [x, y, -depth], [room, 1.3, 0.25], wall)
    block(model, [x, y + 2.75, -depth], [room, 0.8, 0.25], wall)
    for (const i of times(4, n => n))
      block(model, [x - room / 2 + (i * room) / 3, y, -depth], [0.9, storey, 0.25], wall)
    for (const dx of [-1.9, 1.9]) block(model, [x + dx, y + storey - 0.1, -2.6], [1.7, 0.08, 0.7], panel)
    block(model, [x, y + 0.34, -depth + 0.16], [room, 0.7, 0.06], stuff.tealLight)
  }
  block(model, [x, storeys * storey + 0.32, 0], [room + 0.7, 0.5, 0.25], shell)
}

function drawWard(model: Model, at: Vec, beds: readonly number[]): void {
  model.within({ at }, () => {
    for (const x of beds) {
      model.within({ at: [x, 0, -2.2], turn: -0.35, scale: 1.25 }, () => bed(model))
      infusion(model, [x - 1.75, 0, -3], [x - 0.3, 1, -2.3])
      monitor(model, [x + 0.1, 1.75, -5.5])
    }
  })
}

/** The skybridge: a glazed truss from wing to wing, lit from within. */
function drawSkybridge(model: Model, from: number, to: number, y: number): void {
  const [span, bays] = [to - from, 6]
  for (const up of [0, 3]) block(model, [(from + to) / 2, y + up, -3], [span, 0.28, 3], up ? shell : slab)
  block(model, [(from + to) / 2, y + 2.9, -3], [span - 0.6, 0.06, 0.5], panel)
  for (const z of [-1.55, -4.45]) {
    for (const up of [0.35, 2.95]) beam(model, [from, y + up, z], [to, y + up, z], 0.2, stuff.redPaint)
    for (const i of times(bays, n => n)) {
      if (z < -2) continue
      const [a, b] = [from + (i * span) / bays, from + ((i + 1) * span) / bays]
      beam(
        model,
        [a, y + (i < bays / 2 ? 2.95 : 0.35), z],
        [b, y + (i < bays / 2 ? 0.35 : 2.95), z],
        0.14,
        stuff.redPaint,
      )
      beam(model, [b, y + 0.35, z], [b, y + 2.95, z], 0.12, stuff.redPaint)
    }
  }
  block(model, [(from + to) / 2, y + 0.35, -1.7], [span, 2.6, 0.03], { ...glass, clear: 0.92 })
  model.within({ at: [(from + to) / 2 - 0.4, y + 0.28, -2.9], scale: 1.05 }, () => bed(model))
  infusion(model, [(from + to) / 2 - 1.9, y + 0.28, -3], [(from + to) / 2 - 0.6, y + 1.2, -2.9])
}

/** A lit cross on a slab over the roof: nobody needs a word to read it. */
function drawCross(model: Model, at: Vec): void {
  model.within({ at }, () => {
    block(model, [0, 0, 0], [3, 3.4, 0.5], stuff.teal)
    block(model, [0, 1.3, 0.27], [2, 0.72, 0.1], glowing('white', 1.7))
    block(model, [0, 0.66, 0.27], [0.72, 2, 0.1], glowing('white', 1.7))
  })
}

function drawGround(model: Model): void {
  block(model, [0, -0.5, -20], [140, 0.5, 100], matte(blend('stoneShade', 'mist', 0.3)))
  block(model, [0, 0, 6.4], [140, 0.04, 6.4], asphalt)
  block(model, [0, 0, -3], [6.2, 0.05, 14], asphalt)
  for (const i of times(22, n => n)) block(model, [-33 + i * 3, 0.05, 6.4], [1.5, 0.01, 0.14], stuff.white)
  const random = createRandom('hospital trees')
  for (const i of times(12, n => n))
    poplar(
      model,
      [-36 + i * 6.4 + random.between(-1, 1), 0, -17 - random.between(0, 10)],
      random.between(8, 12),
      random,
    )
  for (const x of [-11.8, -13.4, 12.2, 13.8])
    tree(model, [x, 0, 1.4 + random.between(-1, 1)], random.between(3, 4), random)
}

function buildHospital(): Model {
  const model = createModel()
  drawGround(model)
  drawWing(model, -7, 2)
  drawWing(model, 7, 3)
  drawSkybridge(model, -3.15, 3.15, storey)
  drawWard(model, [-7, storey + 0.35, 0], [-1.5, 2.2])
  drawWard(model, [-7, 0.35, 0], [-1.5])
  curtain(model, [-6.4, 0.35, -5], 3.2)
  model.within({ at: [-4.9, 0.35, -2.6], turn: 0.15 }, () => station(model))
  drawWard(model, [7, storey * 2 + 0.35, 0], [-1.8, 1.9])
  drawWard(model, [7, 0.35, 0], [2])
  for (const x of [5.4, 8.6]) model.within({ at: [x, storey + 0.35, -3], turn: 0.1 }, () => station(model))
  model.within({ at: [4.9, 0.35, -2.8] }, () => station(model))
  drawCross(model, [-7, storey * 2 + 0.3, -2])
  model.within({ at: [0.5, 0.05, 1.7], turn: -0.75, scale: 1.05 }, () => ambulance(model))
  return model
}

const lamps = [-7, 7].flatMap(x =>
  [0, 1, 2].map(level => warmLamp([x, level * storey + 2.9, -1.6], x < 0 && level === 2 ? 0 : 5, 0.4)),
)
const bridgeLamp = warmLamp([0, storey + 2.6, -2.6], 3, 0.4)

export const healthcare: IndustryScene = {
  picture: {
    world: () => ({
      model: buildHospital(),
      camera: { eye: [-3, 6.2, 25], target: [0, 5.3, -2], view: 43, upright: true },
      light: dusk([-0.7, 0.4, 0.5], { sun: 2.6, ambient: 0.85, lamps: [...lamps, bridgeLamp], fog: thinHaze }),
    }),
    finish: { exposure: 0.85 },
  },
  band: {
    world: () => ({
      model: buildHospital(),
      camera: { eye: [0, 5, 30], target: [0, 4.9, -2], view: 19, upright: true },
      light: night([-0.7, 0.5, 0.5], {
        lamps: [...lamps, bridgeLamp].map(lamp => ({
          ...lamp,
          color: lamp.color.map(value => value * 0.4) as unknown as Vec,
        })),
      }),
    }),
    finish: { exposure: 1.2, quiet: { from: 0.28, to: 0.72, hush: 0.75 } },
  },
}
