import { archRing } from './parts/curves.ts'
import { bridgeCrane, concrete, conveyor, inspection, part, robotArm } from './parts/factory.ts'
import { afterHours, dayLamp, indoors, warmLamp } from './parts/lights.ts'
import { glass, glowing, satin, stuff } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { beam, block, quad, rod } from './parts/solids.ts'
import { times, type Vec } from './parts/vec.ts'
import type { IndustryScene } from './parts/world.ts'

const metal = satin('mist', 0.2, 0.2)
const flawed = satin('oxideLight', 0.15, 0.25)
const roofSteel = satin('riverMid', 0.04, 0.4)
const lane = satin('lamp', 0.04, 0.3)
const [half, length, eaves] = [11, 42, 8.6]

/** The hall: brick piers and tall windows at the sides, bowstring trusses over the span. */
function drawHall(model: Model): void {
  block(model, [0, -0.3, -length / 2 + 8], [half * 2 + 4, 0.3, length + 24], concrete)
  for (const x of [-5.2, 5.6]) block(model, [x, 0.002, -length / 2 + 6], [0.14, 0.01, length + 12], lane)
  for (const i of times(9, n => n)) {
    const z = 4 - i * 5
    for (const x of [-half, half]) {
      block(model, [x, 0, z], [0.8, eaves, 0.8], stuff.stone)
      block(model, [x * 0.955, 0, z], [0.35, 6.1, 0.35], stuff.darkSteel)
    }
    if (i % 2 === 1) drawTruss(model, z)
  }
  for (const side of [-1, 1]) {
    model.within({ at: [side * half, 0, 4 - 20], turn: Math.PI / 2 }, () => {
      block(model, [0, 0, 0], [length + 4, 1.7, 0.3], stuff.oxideDeep)
      block(model, [0, 7.6, 0], [length + 4, 1.4, 0.3], stuff.oxideDeep)
      quad(
        model,
        [
          [-22, 1.7, 0],
          [22, 1.7, 0],
          [22, 7.6, 0],
          [-22, 7.6, 0],
        ],
        glass,
      )
      for (const i of times(44, n => n)) beam(model, [-22 + i, 1.7, 0], [-22 + i, 7.6, 0], 0.07, stuff.darkSteel)
      for (const y of [2.9, 4.1, 5.3, 6.5]) beam(model, [-22, y, 0], [22, y, 0], 0.07, stuff.darkSteel)
    })
    beam(model, [side * half * 0.955, 6.25, 12], [side * half * 0.955, 6.25, -40], 0.4, stuff.darkSteel, 0.5)
  }
  block(model, [0, 0, -37.5], [half * 2, 13, 0.4], stuff.stone)
  archRing(model, { from: [-3, 3.2, -37.2], span: 6, rise: 3, ring: 0.3, depth: 0.3 }, stuff.oxide)
  block(model, [0, 0, -37.2], [6, 3.2, 0.1], glowing('lampLight', 1.1))
  archRing(
    model,
    { from: [-half - 0.2, eaves, 4 - 20], span: half * 2 + 0.4, rise: 4.2, ring: 0.15, depth: length + 6, steps: 12 },
    stuff.white,
  )
}

/** A bowed roof truss from wall to wall. */
function drawTruss(model: Model, z: number): void {
  const at = (share: number, up: boolean): Vec => [
    -half + share * half * 2,
    eaves - 0.3 + (up ? Math.sin(share * Math.PI) ** 0.9 * 3.6 + 0.3 : 0),
    z,
  ]
  beam(model, at(0, false), at(1, false), 0.2, roofSteel)
  for (const i of times(12, n => n)) {
    const [a, b] = [i / 12, (i + 1) / 12]
    beam(model, at(a, true), at(b, true), 0.24, roofSteel)
    beam(model, at(b, true), at(b, false), 0.11, roofSteel)
    if (i > 0 && i < 11) beam(model, at(i < 6 ? a : b, true), at(i < 6 ? b : a, false), 0.1, roofSteel)
  }
}

function drawLine(model: Model): void {
  model.within({ at: [0.4, 0, 1], turn: Math.PI / 2 - 0.0 }, () => {
    conveyor(model, -8, 34)
    for (const i of times(19, n => n)) part(model, [-6.6 + i * 1.7, 0.97, 0], i === 3 ? flawed : metal)
    for (const x of [6.4, 20]) model.within({ at: [x, 0, 0] }, () => inspection(model))
  })
}

function drawCell(model: Model): void {
  const paint = satin('oxide', 0.08, 0.25)
  const poses = [
    { at: [-2.75, 0, -0.2], turn: 0.1, bend: [-0.2, -1.35, -1.5] },
    { at: [3.9, 0, -7.5], turn: Math.PI - 0.2, bend: [-0.15, -1.3, -1.5] },
    { at: [-3.1, 0, -10.5], turn: 0.15, bend: [-0.5, -1.0, -1.5] },
    { at: [3.9, 0, -17], turn: Math.PI, bend: [-0.3, -1.2, -1.5] },
  ] as const
  for (const { at, turn, bend } of poses) {
    model.within({ at, turn, scale: at[2] > -1 ? 1.3 : 1.12 }, () => {
      block(model, [0, 0, 0], [1.9, 0.12, 1.9], stuff.darkSteel)
      robotArm(model, paint, bend)
    })
  }
  // A scrap bin, an operator's desk with two screens, a rack of castings.
  block(model, [4.2, 0, 0.4], [1.5, 1, 1.4], stuff.teal)
  for (const x of [3.9, 4.3, 4.6]) part(model, [x, 0.9, 0.2 + (x - 4) * 0.5], flawed)
  block(model, [7.6, 0, -2], [1.6, 1, 2.6], stuff.white)
  for (const z of [-2.7, -1.4]) {
    block(model, [7.9, 1.25, z], [0.1, 0.75, 1.15], stuff.night)
    block(model, [7.83, 1.3, z], [0.02, 0.64, 1.03], glowing('mist', 0.9))
  }
  for (const y of [0.3, 1.5, 2.7]) {
    block(model, [-8.4, y, -4], [1.6, 0.1, 7], stuff.tealLight)
    for (const i of times(6, n => n)) part(model, [-8.4, y + 0.1, -6.8 + i * 1.15], metal)
  }
  for (const z of [-7.4, -4, -0.6])
    for (const x of [-9.1, -7.7]) rod(model, [x, 0, z], [x, 3.7, z], 0.08, stuff.tealLight)
}

function buildFactory(): Model {
  const model = createModel()
  drawHall(model)
  drawLine(model)
  drawCell(model)
  bridgeCrane(model, [0, 7.3, -9.5], half * 1.91, 3)
  return model
}

const lamps = [
  warmLamp([0.4, 2, -5.4], 3, 0.4),
  dayLamp([0, 6.2, 9], 60),
  dayLamp([0, 8.6, -6], 26),
  dayLamp([0, 8.6, -20], 26),
]

export const manufacturing: IndustryScene = {
  picture: {
    world: () => ({
      model: buildFactory(),
      camera: { eye: [1.6, 4.3, 12.5], target: [0.3, 4.6, -4], view: 50, upright: true },
      light: indoors([-0.86, 0.62, -0.2], {
        sun: 10,
        ambient: 1.5,
        lamps,
        shafts: { density: 0.002, near: 7, far: 45 },
      }),
    }),
    finish: { exposure: 0.95, balance: [0.94, 1, 1.12] },
  },
  band: {
    world: () => ({
      model: buildFactory(),
      camera: { eye: [0.4, 3.9, 9], target: [0.4, 4.4, -4], view: 36, upright: true },
      light: afterHours([-0.86, 0.62, -0.2], { sun: 2.2, lamps }),
    }),
    finish: { exposure: 1.4, quiet: { from: 0.26, to: 0.74, hush: 0.7 } },
  },
}
