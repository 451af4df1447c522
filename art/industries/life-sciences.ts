import { flask, liquids, rack, roundFlask, vial } from './parts/glassware.ts'
import { helixBridge, microscope } from './parts/instruments.ts'
import { afterHours, indoors, warmLamp, windowLight } from './parts/lights.ts'
import { blend, glass, glowing, matte, satin, stuff, tone } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { beam, block, lathe, quad, rod } from './parts/solids.ts'
import { times, type Vec } from './parts/vec.ts'
import type { IndustryScene } from './parts/world.ts'

const top = satin('limestone', 0.1, 0.12)
const cabinet = matte(blend('riverLight', 'mist', 0.3))
const dish = { ...glass, color: tone('haze') }

/** Two benches with a gap between; what crosses the gap is the picture. */
function drawBenches(model: Model): void {
  for (const x of [-9.2, 9.2]) {
    block(model, [x, -4, 0], [11, 3.8, 6.4], cabinet)
    block(model, [x, -0.2, 0], [11.4, 0.2, 6.8], top)
    for (const i of times(5, n => n)) {
      block(model, [x - 4.3 + i * 2.15, -1.4, 3.2], [1.9, 0.9, 0.08], stuff.limestone)
      block(model, [x - 4.3 + i * 2.15, -3.7, 3.2], [1.9, 2.1, 0.08], stuff.limestone)
      block(model, [x - 4.3 + i * 2.15, -1, 3.26], [0.6, 0.08, 0.08], stuff.steel)
    }
  }
  block(model, [0, -4.4, 4], [60, 0.4, 40], satin('stoneShade', 0.08, 0.1))
}

function drawRoom(model: Model): void {
  for (const x of times(7, i => -18 + i * 6)) block(model, [x, -4, -9], [0.5, 18, 0.5], stuff.white)
  for (const y of [0.6, 5.4, 9.6]) beam(model, [-20, y, -9], [20, y, -9], 0.22, stuff.white)
  block(model, [0, -4, -9], [44, 4.6, 0.3], stuff.white)
  quad(
    model,
    [
      [-20, 0.6, -9.1],
      [20, 0.6, -9.1],
      [20, 14, -9.1],
      [-20, 14, -9.1],
    ],
    glass,
  )
  // Shelves of reagents stand in front of the window at either end.
  for (const side of [-1, 1]) {
    for (const y of [3.6, 5.6]) {
      block(model, [side * 12.4, y, -4.4], [6.4, 0.14, 1.2], stuff.white)
      for (const i of times(7, n => n)) {
        const bottle =
          [liquids.amber, liquids.teal, stuff.oxideDeep, liquids.pale][(i * 3 + Math.round(y)) % 4] ?? liquids.teal
        lathe(
          model,
          [side * 12.4 - 2.6 + i * 0.87, y + 0.14, -4.4],
          [
            [0.3, 0],
            [0.32, 0.8],
            [0.12, 1.02],
            [0.12, 1.15],
            [0.17, 1.16],
            [0.17, 1.34],
            [0, 1.34],
          ],
          bottle,
        )
      }
    }
    for (const x of [-3, 3]) block(model, [side * 12.4 + x, 0, -4.4], [0.16, 7.4, 1.2], stuff.white)
  }
}

function drawInstruments(model: Model): void {
  model.within({ at: [-5.3, 0, 1.4], turn: Math.PI - 0.35, scale: 1.95 }, () => microscope(model))
  model.within({ at: [-7.7, 0, 2.4], turn: 0.1, scale: 1.35 }, () =>
    rack(model, 6, [liquids.teal, liquids.amber, liquids.pale]),
  )
  roundFlask(model, [-7.6, 0, -0.2], 1.4, liquids.amber)
  flask(model, [5.6, 0, 0.9], 2.1, liquids.teal, 0.45)
  flask(model, [6.7, 0, 2.2], 1.6, liquids.amber, 0.55)
  flask(model, [7.9, 0, 0.4], 2.2, liquids.red, 0.3)
  lathe(
    model,
    [4.8, 0, 2.7],
    [
      [0.8, 0.02],
      [0.82, 0.24],
    ],
    dish,
  )
  lathe(
    model,
    [4.8, 0, 2.7],
    [
      [0, 0.05],
      [0.76, 0.05],
      [0.76, 0.12],
      [0, 0.12],
    ],
    satin('oxideLight', 0.06),
  )
}

/** The filling line: vials that cross the gap on a slim bridge under the helix, one lit for inspection. */
function drawVialLine(model: Model): void {
  beam(model, [-4.6, 0.12, 2.2], [4.6, 0.12, 2.2], 1, stuff.steel, 0.12)
  for (const z of [1.68, 2.72]) {
    beam(model, [-4.6, 0.3, z], [4.6, 0.3, z], 0.05, stuff.steel)
    beam(model, [-4, -0.9, z], [4, -0.9, z], 0.07, stuff.steel)
    for (const i of times(8, n => n))
      beam(model, [-4 + i, i % 2 ? -0.9 : 0.05, z], [-3 + i, i % 2 ? 0.05 : -0.9, z], 0.06, stuff.steel)
  }
  for (const i of times(12, n => n)) {
    const x = -4.1 + i * 0.74
    vial(model, [x, 0.2, 2.2], 1.05, i === 7 ? liquids.red : liquids.pale, i === 7 ? matte('oxide') : matte('riverMid'))
  }
  rod(model, [1.08, 1.75, 2.2], [1.08, 1.9, 2.2], 0.34, glowing('haze', 4))
  beam(model, [1.08, 1.98, 2.2], [1.08, 1.98, 0.9], 0.14, stuff.white)
  beam(model, [1.08, 1.98, 0.95], [1.08, 0, 0.95], 0.14, stuff.white)
}

function buildLab(): Model {
  const model = createModel()
  drawRoom(model)
  drawBenches(model)
  drawInstruments(model)
  drawVialLine(model)
  helixBridge(model, { from: [-5.6, 0.4, -2], to: [5.6, 0.4, -2], rise: 4.5, radius: 1.05, turns: 4 })
  for (const x of [-5.6, 5.6]) block(model, [x, 0, -2], [1.5, 0.5, 1.8], stuff.stone)
  return model
}

const morning: Vec = [-0.62, 0.5, -0.6]
const lamps = [warmLamp([1.08, 1.6, 2.2], 1.6, 0.3), warmLamp([-3, 8, 6], 26, 1.5), warmLamp([8, 7, 5], 14, 1.5)]

export const lifeSciences: IndustryScene = {
  picture: {
    world: () => ({
      model: buildLab(),
      camera: { eye: [0, 4.6, 20], target: [0, 2.5, 0], view: 44, upright: true },
      light: windowLight(indoors(morning, { sun: 5.5, ambient: 1, lamps })),
    }),
    finish: { exposure: 0.85 },
  },
  band: {
    world: () => ({
      model: buildLab(),
      camera: { eye: [0, 3.4, 19], target: [0, 2.5, 0], view: 24, upright: true },
      light: afterHours([-0.7, 0.5, 0.5], { sun: 0.7, lamps }),
    }),
    finish: { exposure: 1.4, quiet: { from: 0.3, to: 0.7, hush: 0.7 } },
  },
}
