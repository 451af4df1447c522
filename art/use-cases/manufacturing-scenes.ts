import { hang, pipe } from '../industries/parts/curves.ts'
import { part } from '../industries/parts/factory.ts'
import { satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { airJet, arrow, gauge, leap, listing, paints, person, propped, skins } from './parts/lab-and-yard.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const metal = satin('mist', 0.12, 0.25)

/** Years of scribbled notes fly from a heap into columns by failure; the leaking cylinder's column is the highest. */
export const noteMining: Vignette = {
  ground: 'riverLight',
  turn: 0.35,
  height: 4.8,
  target: [0, 0.95, 0],
  draw(model) {
    for (const i of times(26, n => n)) {
      const [angle, reach] = [i * 2.4, 0.75 - i * 0.025]
      const at: Vec = [-1.75 + Math.cos(angle) * reach, 0.03 + i * 0.028, 0.2 + Math.sin(angle) * reach]
      model.within({ at, turn: angle * 1.7, pitch: 0.06 }, () => note(model, i % 6 === 0))
    }
    for (const i of times(3, n => n))
      model.within(
        { at: [-1.15 + i * 0.4, 1.4 + i * 0.12, 0.05 - i * 0.1], pitch: 0.9 - i * 0.2, roll: 0.3 - i * 0.25 },
        () => note(model, i === 1),
      )
    const counts = [5, 15, 8, 3] as const
    counts.forEach((count, column) => {
      const x = 0.1 + column * 0.68
      block(model, [x, 0, -0.5], [0.6, 0.08, 0.6], stuff.darkSteel)
      for (const k of times(count, n => n))
        block(
          model,
          [x, 0.08 + k * 0.115, -0.5],
          [0.5, 0.09, 0.5],
          column === 1 ? stuff.oxide : k % 2 ? stuff.white : stuff.mist,
        )
    })
    cylinder(model, [0.9, 0, 0.75])
    person(model, {
      at: [2.25, 0, 0.6],
      coat: paints.yellow,
      size: 0.95,
      turn: -0.8,
      head: skins.brown,
      hair: paints.gray,
      hand: [-0.35, 0.75, 0.3],
    })
  },
}

function note(model: Model, red: boolean): void {
  block(model, [0, 0, 0], [0.55, 0.02, 0.42], red ? stuff.mist : stuff.white)
  for (const i of times(3, n => n))
    block(
      model,
      [-0.02 * i, 0.02, -0.12 + i * 0.11],
      [0.4 - i * 0.07, 0.008, 0.035],
      red && i === 1 ? stuff.oxide : stuff.stoneDeep,
    )
}

/** A hydraulic cylinder that drips. */
function cylinder(model: Model, [x, y, z]: Vec): void {
  for (const dx of [-0.35, 0.25]) block(model, [x + dx, y, z], [0.12, 0.4, 0.34], stuff.darkSteel)
  rod(model, [x - 0.55, y + 0.42, z], [x + 0.35, y + 0.42, z], 0.2, stuff.tealLight)
  rod(model, [x + 0.35, y + 0.42, z], [x + 0.85, y + 0.42, z], 0.09, metal)
  rod(model, [x + 0.3, y + 0.42, z], [x + 0.4, y + 0.42, z], 0.23, stuff.oxide)
  ball(model, [x + 0.38, y + 0.12, z + 0.1], [0.05, 0.08, 0.05], stuff.night, 6)
  rod(model, [x + 0.38, y, z + 0.12], [x + 0.38, y + 0.015, z + 0.12], 0.26, stuff.night)
}

/** Code passes three gates on its way to the controller; what fails at one turns back to the draft. */
export const plcDrafts: Vignette = {
  ground: 'stone',
  turn: 0.3,
  height: 5,
  target: [0, 0.95, 0],
  draw(model) {
    block(model, [-0.1, 0, 0], [4.9, 0.08, 1.2], stuff.mist)
    propped(model, [-2.1, 0.08, 0.05], 0.85, 0.55, listing)
    for (const i of times(3, n => n)) {
      const x = -1.15 + i * 0.85
      for (const z of [-0.5, 0.5]) block(model, [x, 0.08, z], [0.16, 1.15, 0.16], i === 1 ? stuff.oxide : stuff.teal)
      block(model, [x, 1.23, 0], [0.18, 0.2, 1.16], i === 1 ? stuff.oxide : stuff.teal)
      if (i !== 1)
        pipe(
          model,
          [
            [x - 0.2, 1.74, 0],
            [x - 0.05, 1.56, 0],
            [x + 0.28, 1.98, 0],
          ],
          0.06,
          stuff.teal,
        )
    }
    arrow(
      model,
      [
        [-1.65, 0.4, 0],
        [0.95, 0.4, 0],
      ],
      stuff.brass,
      0.05,
    )
    leap(model, [-0.3, 1.5, 0.1], [-1.85, 1.45, 0.1], 0.5, stuff.oxide, 0.05)
    controller(model, [1.5, 0.08, -0.1])
    person(model, {
      at: [2.4, 0, 0.75],
      coat: stuff.teal,
      size: 0.9,
      turn: -0.7,
      head: skins.dark,
      hat: stuff.white,
      hand: [-0.4, 0.95, 0.2],
    })
  },
}

function controller(model: Model, [x, y, z]: Vec): void {
  block(model, [x, y, z - 0.25], [1.25, 1.5, 0.08], stuff.steel)
  for (const i of times(5, n => n)) {
    const at = x - 0.46 + i * 0.23
    block(model, [at, y + 0.5, z], [0.21, 0.8, 0.42], i === 0 ? stuff.teal : stuff.white)
    for (const k of times(4, n => n))
      block(
        model,
        [at, y + 0.72 + k * 0.12, z + 0.21],
        [0.06, 0.06, 0.02],
        (i + k) % 3 ? stuff.stoneDeep : stuff.windowGlow,
      )
    pipe(model, hang([at, y + 0.5, z + 0.1], [at, y, z + 0.25], 0.05, 6), 0.02, stuff.oxideDeep)
  }
}

/** A compressor feeds a line; at two joints the air escapes, and the night's bars show what is lost. */
export const airLosses: Vignette = {
  ground: 'lampLight',
  turn: 0.3,
  height: 4,
  target: [0, 1.1, 0],
  draw(model) {
    tank(model, [-1.6, 0.6, 0.1])
    const main: readonly Vec[] = [
      [-1.6, 1.1, 0.1],
      [-1.6, 1.95, 0.1],
      [1.9, 1.95, 0.1],
      [1.9, 0.5, 0.1],
    ]
    pipe(model, main, 0.1, stuff.tealLight)
    for (const point of main) ball(model, point, 0.13, stuff.tealLight, 8)
    for (const x of [-0.6, 0.25, 1.1])
      rod(model, [x - 0.09, 1.95, 0.1], [x + 0.09, 1.95, 0.1], 0.17, x === 0.25 ? stuff.oxide : stuff.teal)
    airJet(model, [0.25, 1.95, 0.1])
    model.within({ at: [-0.6, 1.5, 0.2], scale: 0.3 }, () => gauge(model, 0.35))
    rod(model, [-0.6, 1.5, 0.1], [-0.6, 1.95, 0.1], 0.05, stuff.teal)
    block(model, [1.9, 0, 0.1], [0.9, 0.55, 0.8], stuff.teal)
    const used = [0.35, 0.6, 0.65, 0.5] as const
    used.forEach((height, i) => {
      const x = -0.55 + i * 0.42
      block(model, [x, 0, 0.75], [0.32, height, 0.32], stuff.teal)
      block(model, [x, height, 0.75], [0.32, 0.26, 0.32], stuff.oxide)
    })
    person(model, {
      at: [1.25, 0, 0.85],
      coat: stuff.white,
      size: 1,
      turn: -0.4,
      hat: paints.yellow,
      head: skins.dark,
      hand: [-0.4, 1.3, -0.1],
    })
  },
}

function tank(model: Model, [x, y, z]: Vec): void {
  rod(model, [x - 0.6, y, z], [x + 0.6, y, z], 0.45, stuff.teal)
  for (const side of [-0.6, 0.6]) ball(model, [x + side, y, z], [0.2, 0.45, 0.45], stuff.teal)
  for (const side of [-0.45, 0.45]) block(model, [x + side, 0, z], [0.14, 0.3, 0.6], stuff.darkSteel)
  block(model, [x, y + 0.4, z], [0.8, 0.14, 0.5], stuff.darkSteel)
  rod(model, [x - 0.25, y + 0.7, z - 0.3], [x - 0.25, y + 0.7, z + 0.3], 0.2, stuff.steel)
}

/** From one rejected casting threads lead to a wall of dials; of many, three are marked for a trial. */
export const scrapCauses: Vignette = {
  ground: 'stoneShade',
  turn: 0.3,
  height: 4.8,
  target: [0, 1, 0],
  draw(model) {
    const suspects = [4, 8, 17]
    block(model, [0.5, 0, -1.05], [3.7, 2.4, 0.12], stuff.teal)
    for (const i of times(21, n => n)) {
      const at: Vec = [-1 + (i % 7) * 0.5, 2 - Math.floor(i / 7) * 0.62, -0.9]
      const marked = suspects.includes(i)
      model.within({ at, scale: marked ? 0.25 : 0.19 }, () =>
        gauge(model, marked ? 0.9 : 0.3 + ((i * 3) % 4) * 0.08, marked ? stuff.oxide : stuff.darkSteel),
      )
      if (marked) pipe(model, hang([-0.75, 0.75, 0.75], [at[0], at[1] - 0.1, -0.8], 0.1), 0.022, stuff.oxide)
    }
    block(model, [-0.75, 0, 0.8], [0.95, 0.5, 0.95], stuff.white)
    model.within({ at: [-0.75, 0.5, 0.8], scale: 0.85 }, () => part(model, [0, 0, 0], stuff.oxide))
    bin(model, [-1.95, 0, 0.3])
    person(model, {
      at: [1.75, 0, 0.55],
      coat: stuff.white,
      size: 1.05,
      turn: -0.5,
      head: skins.light,
      hat: paints.yellow,
      hand: [-0.35, 1.15, -0.1],
    })
  },
}

/** A crate of rejected castings. */
function bin(model: Model, at: Vec): void {
  model.within({ at }, () => {
    for (const z of [-0.5, 0.5]) block(model, [0, 0, z], [1.1, 0.6, 0.06], paints.kraft)
    for (const x of [-0.55, 0.55]) block(model, [x, 0, 0], [0.06, 0.6, 1.06], paints.kraft)
    for (const i of times(5, n => n))
      model.within(
        {
          at: [-0.25 + (i % 2) * 0.5, 0.32 + i * 0.04, -0.22 + Math.floor(i / 2) * 0.22],
          pitch: 0.5 - i * 0.25,
          roll: i * 0.3 - 0.5,
          scale: 0.6,
        },
        () => part(model, [0, 0, 0], metal),
      )
  })
  beam(model, [at[0] - 0.5, 0.62, at[2] + 0.53], [at[0] + 0.5, 0.62, at[2] + 0.53], 0.05, stuff.darkSteel)
}
