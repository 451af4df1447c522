import { createRandom } from '../toolkit/random.ts'
import { binders, chair, linkBridge, openBinder } from './parts/boardroom.ts'
import { paleWood, wood } from './parts/books.ts'
import { tower } from './parts/city.ts'
import { companies } from './parts/companies.ts'
import { afterHours, dusk, warmLamp } from './parts/lights.ts'
import { blend, glass, glowing, matte, satin, stuff, tone } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { beam, block, prism, quad, rod } from './parts/solids.ts'
import { scale, times, type Vec } from './parts/vec.ts'
import type { IndustryScene } from './parts/world.ts'

const tableTop = satin(blend('oxideDeep', 'night', 0.35), 0.07, 0.08)
const carpet = matte(blend('riverMid', 'stoneDeep', 0.35))
const surface = 1.56

/** Plinths on the table, left and right by turns, near to far. */
const sites = [
  { at: [-1.35, surface, 1.9], draw: companies.works },
  { at: [1.3, surface, 0.5], draw: companies.tower },
  { at: [-1.3, surface, -1.9], draw: companies.terraces },
  { at: [1.3, surface, -4], draw: companies.warehouse },
  { at: [-1.2, surface, -6.4], draw: companies.tower },
  { at: [1.2, surface, -8.4], draw: companies.house },
] as const

function drawTable(model: Model): void {
  const outline = [
    [-2.4, 5],
    [2.4, 5],
    [3.1, 2],
    [3.2, -2.5],
    [3.1, -7],
    [2.4, -10.4],
    [-2.4, -10.4],
    [-3.1, -7],
    [-3.2, -2.5],
    [-3.1, 2],
  ] as const
  // A prism runs along z; laid on its back it is the table's top.
  model.within({ at: [0, surface, 0], pitch: Math.PI / 2 }, () =>
    prism(model, [0, 0, 0], [0, 0, 0.16], outline, tableTop),
  )
  for (const z of [2.6, -7.6]) block(model, [0, 0, z], [2.6, surface - 0.16, 0.7], wood)
  for (const { at, draw } of sites) model.within({ at }, () => draw(model))
  sites.slice(1).forEach(({ at }, index) => {
    const from = sites[index]?.at ?? at
    const [side, turn]: [number, number] = from[0] < at[0] ? [1, -1] : [-1, 1]
    const [a, b]: [Vec, Vec] = [
      [from[0] + side * 1, surface + 0.06, from[2] - 0.3],
      [at[0] + turn * 1, surface + 0.06, at[2] + 0.35],
    ]
    linkBridge(model, [a[0] - side * 0.25, a[1], a[2]], [b[0] + side * 0.25, b[1], b[2]])
  })
  model.within({ at: [1.35, surface, 3.3], turn: -0.2 }, () => openBinder(model))
}

function drawRoom(model: Model): void {
  block(model, [0, -0.2, -2], [30, 0.2, 40], carpet)
  for (const side of [-1, 1]) {
    for (const i of times(5, n => n)) {
      model.within({ at: [side * 4.3, 0, 2.4 - i * 2.7], turn: side > 0 ? Math.PI : 0, scale: 1.65 }, () =>
        chair(model),
      )
    }
  }
  // The window side: a glazed end wall over the city.
  for (const x of times(7, i => -9 + i * 3)) block(model, [x, 0, -15], [0.22, 9, 0.3], stuff.darkSteel)
  for (const y of [0.7, 7.6]) beam(model, [-10, y, -15], [10, y, -15], 0.2, stuff.darkSteel)
  quad(
    model,
    [
      [-9, 0.7, -15],
      [9, 0.7, -15],
      [9, 8.6, -15],
      [-9, 8.6, -15],
    ],
    glass,
  )
  block(model, [0, 0, -15], [20, 0.7, 0.5], stuff.limestone)
  block(model, [0, 8.6, -4], [22, 0.4, 24], stuff.limestone)
  // The data room: binders from floor to ceiling on the left, a panelled wall on the right.
  block(model, [-8.3, 0, -4], [0.3, 8.7, 23], stuff.limestone)
  model.within({ at: [-7.6, 0, -4], turn: Math.PI / 2 }, () => {
    for (const row of times(6, n => n)) {
      block(model, [0, 0.5 + row * 1.25, 0], [21, 0.12, 1], paleWood)
      for (const bay of times(7, n => n)) {
        model.within({ at: [-10 + bay * 3, 0.62 + row * 1.25, 0.05] }, () => binders(model, 9 + ((row + bay) % 3)))
      }
    }
    for (const x of times(8, i => -10.4 + i * 3)) block(model, [x, 0, 0], [0.16, 8.4, 1.04], paleWood)
  })
  block(model, [8.3, 0, -4], [0.3, 8.7, 23], stuff.limestone)
  for (const i of times(8, n => n))
    block(model, [8.1, 0.6, 4 - i * 2.6], [0.12, 7.4, 2.2], matte(blend('riverMid', 'mist', 0.25)))
  // One long lamp over the table.
  for (const z of [2, -8]) rod(model, [0, 6.1, z], [0, 8.7, z], 0.03, stuff.darkSteel)
  block(model, [0, 6, -3], [0.5, 0.2, 12], stuff.darkSteel)
  block(model, [0, 5.96, -3], [0.42, 0.05, 11.8], glowing('lampLight', 4))
}

function drawCity(model: Model): void {
  const random = createRandom('board city')
  for (const i of times(30, n => n)) {
    const near = i % 2
    const height = random.between(14, 30) + (near ? 0 : 10)
    tower(
      model,
      {
        at: [-66 + i * 4.5, -20, -70 - random.between(0, 20) - (near ? 0 : 28)],
        size: [random.between(5, 7.5), height, 6],
        lit: 0.4,
      },
      random,
    )
  }
}

function buildBoardroom(): Model {
  const model = createModel()
  for (const draw of [drawRoom, drawTable, drawCity]) draw(model)
  return model
}

const lamps = times(5, i => warmLamp([0, 5.8, 2.4 - i * 2.7], 9, 0.5))

export const privateEquity: IndustryScene = {
  picture: {
    world: () => ({
      model: buildBoardroom(),
      camera: { eye: [1.4, 5.7, 11], target: [0, 2.9, -2], view: 44, upright: true },
      light: dusk([0.55, 0.3, -0.8], {
        sun: 5,
        ambient: 1.2,
        lamps: [...lamps, warmLamp([-3, 7.6, 9], 60, 1.5)],
        fog: { color: scale(tone('mist'), 0.9), glow: scale(tone('lampLight'), 1.2), density: 0.004, height: 60 },
      }),
    }),
    finish: { exposure: 0.95, balance: [0.93, 1, 1.12] },
  },
  band: {
    world: () => ({
      model: buildBoardroom(),
      camera: { eye: [0, 5, 9.5], target: [0, 3.4, -2], view: 36, upright: true },
      light: afterHours([0.55, 0.3, -0.8], { sun: 0.8, lamps }),
    }),
    finish: { exposure: 1.1, quiet: { from: 0.28, to: 0.74, hush: 0.72 } },
  },
}
