import { createRandom } from '../toolkit/random.ts'
import { bookcase, files, paleWood, readingLamp, wood } from './parts/books.ts'
import { pipe } from './parts/curves.ts'
import { afterHours, dayLamp, indoors, warmLamp } from './parts/lights.ts'
import { blend, satin, stuff } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { drawEndWall, drawShell, readingRoom } from './parts/reading-room.ts'
import { ball, block, lathe, rod } from './parts/solids.ts'
import { scale, times } from './parts/vec.ts'
import type { IndustryScene, Light } from './parts/world.ts'

const tealShade = satin('riverLight', 0.1, 0.1)
const { bays, bay, half } = readingRoom

function drawCases(model: Model): void {
  const random = createRandom('library')
  for (const side of [-1, 1]) {
    for (const i of times(bays, n => n)) {
      model.within({ at: [side * (half - 0.45), 0, 3 - (i + 0.5) * bay], turn: (side * -Math.PI) / 2 }, () =>
        bookcase(model, { width: bay - 0.9, shelves: 6 }, random),
      )
    }
  }
  for (const side of [-1, 1]) {
    for (const i of times(4, n => n)) {
      model.within({ at: [side * 2.75, 0, -3.4 - i * 4.6], turn: Math.PI / 2 }, () => drawTable(model, side * i))
    }
  }
}

function drawTable(model: Model, seed: number): void {
  const random = createRandom(`table ${seed}`)
  block(model, [0, 0.74, 0], [3.4, 0.08, 1.5], wood)
  for (const x of [-1.5, 1.5]) for (const z of [-0.6, 0.6]) rod(model, [x, 0, z], [x, 0.76, z], 0.07, wood)
  for (const x of [-0.85, 0.85]) model.within({ at: [x, 0.82, -0.05] }, () => readingLamp(model, tealShade))
  model.within({ at: [random.between(-0.3, 0.3), 0.82, 0.25], turn: 0.3, scale: 0.7 }, () => files(model, 3, random))
  for (const x of [-0.9, 0.9]) {
    for (const z of [-1.15, 1.15]) {
      block(model, [x, 0.42, z], [0.5, 0.05, 0.48], paleWood)
      block(model, [x, 0.45, z + Math.sign(z) * 0.22], [0.5, 0.62, 0.05], paleWood)
      for (const dx of [-0.2, 0.2]) rod(model, [x + dx, 0, z], [x + dx, 0.42, z], 0.03, paleWood)
    }
  }
}

/** The balance, on a desk by itself: a beam that spans two pans. */
function drawBalance(model: Model): void {
  block(model, [0, 0, 0], [3.6, 1.02, 1.3], wood)
  block(model, [0, 1.02, 0], [3.8, 0.08, 1.5], wood)
  lathe(
    model,
    [0, 1.1, 0],
    [
      [0.36, 0],
      [0.34, 0.06],
      [0.14, 0.12],
      [0.06, 0.22],
      [0.05, 0.7],
      [0.08, 0.76],
      [0.04, 0.82],
      [0.035, 1.5],
      [0.07, 1.56],
      [0, 1.66],
    ],
    stuff.brass,
  )
  model.within({ at: [0, 2.55, 0] }, () => {
    pipe(
      model,
      [
        [-0.8, 0, 0],
        [-0.4, 0.07, 0],
        [0, 0.03, 0],
        [0.4, 0.07, 0],
        [0.8, 0, 0],
      ],
      0.028,
      stuff.brass,
    )
    for (const x of [-0.8, 0.8]) {
      for (const turn of [0, 2.1, 4.2])
        rod(model, [x, 0, 0], [x + Math.cos(turn) * 0.31, -0.82, Math.sin(turn) * 0.31], 0.008, stuff.brass)
      lathe(
        model,
        [x, -0.9, 0],
        [
          [0.02, 0],
          [0.2, 0.02],
          [0.34, 0.09],
        ],
        stuff.brass,
      )
      ball(model, [x, 0.02, 0], 0.045, stuff.brass, 6)
    }
  })
  model.within({ at: [-1.3, 1.1, 0.1], turn: 0.2 }, () => files(model, 7, createRandom('left pile')))
  model.within({ at: [1.35, 1.1, 0.05], turn: -0.25 }, () => files(model, 3, createRandom('right pile')))
}

function buildLibrary(): Model {
  const model = createModel()
  drawShell(model)
  drawEndWall(model)
  drawCases(model)
  model.within({ at: [0, 0, 3.4] }, () => drawBalance(model))
  return model
}

const tableLamps = times(8, i => warmLamp([(i % 2 ? 1 : -1) * 2.75, 1.35, -3.4 - Math.floor(i / 2) * 4.6], 1.6, 0.2))

/** The windows stand against a bright sky. */
const bright = (light: Light): Light => ({ ...light, sky: () => scale(blend('haze', 'lampLight', 0.4), 1.9) })

export const legalServices: IndustryScene = {
  picture: {
    world: () => ({
      model: buildLibrary(),
      camera: { eye: [0, 2.75, 10.8], target: [0, 3.85, 0], view: 47, upright: true },
      light: bright(
        indoors([-0.8, 0.75, -0.25], {
          sun: 17,
          ambient: 1.1,
          lamps: [...tableLamps, warmLamp([0, 7.5, 6], 20, 1), dayLamp([0, 7.4, -5], 13), dayLamp([0, 7.4, -15], 13)],
          shafts: { density: 0.006, near: 9, far: 34 },
        }),
      ),
    }),
    finish: { exposure: 1.05, bloom: 0.4, balance: [0.93, 1, 1.12] },
  },
  band: {
    world: () => ({
      model: buildLibrary(),
      camera: { eye: [0, 2.6, 2.2], target: [0, 3, -6], view: 42, upright: true },
      light: afterHours([-0.8, 0.75, -0.25], { sun: 2.5, lamps: [...tableLamps, warmLamp([0, 7, 2], 4, 1)] }),
    }),
    finish: { exposure: 1.6, quiet: { from: 0.26, to: 0.74, hush: 0.7 } },
  },
}
