import { pipe } from '../industries/parts/curves.ts'
import { type Material, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { house } from '../industries/parts/shelter.ts'
import { ball, beam, block, lathe, rod } from '../industries/parts/solids.ts'
import { tree } from '../industries/parts/trees.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { createRandom } from '../toolkit/random.ts'
import { board, coatWhite, desk, dial, person, skins, thread, van } from './parts/office-and-field.ts'
import { monitor } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** Surgeons at a table under the lamp; before them the day as blocks of time, the present case with its range. */
export const surgicalCaseDuration: Vignette = {
  ground: 'stoneShade',
  turn: 0.2,
  height: 4,
  width: 6,
  target: [0, 1.25, 0.2],
  draw(model) {
    rod(model, [0, 0, -0.4], [0, 0.75, -0.4], 0.22, stuff.steel)
    block(model, [0, 0.75, -0.4], [2.5, 0.12, 0.8], stuff.steel)
    ball(model, [0.1, 0.92, -0.4], [0.95, 0.24, 0.36], stuff.tealLight)
    ball(model, [-1.02, 1, -0.4], 0.19, skins.tan)
    for (const [x, skin] of [
      [-0.45, 'pale'],
      [0.55, 'brown'],
    ] as const)
      person(model, {
        at: [x, 0, -1.15],
        size: 1.35,
        coat: stuff.teal,
        wear: 'cap',
        skin,
        hands: [
          [0.24, 0.78, 0.36],
          [-0.24, 0.78, 0.36],
        ],
      })
    operatingLamp(model)
    dayOfBlocks(model)
  },
}

function operatingLamp(model: Model): void {
  pipe(
    model,
    [
      [1.75, 0, -1.3],
      [1.75, 2.75, -1.3],
      [0.1, 2.75, -0.5],
      [0.1, 2.5, -0.5],
    ],
    0.05,
    stuff.steel,
  )
  rod(model, [1.75, 0, -1.3], [1.75, 0.06, -1.3], 0.4, stuff.steel)
  lathe(
    model,
    [0.1, 2.12, -0.5],
    [
      [0.62, 0],
      [0.58, 0.12],
      [0.2, 0.32],
      [0.06, 0.42],
    ],
    coatWhite,
  )
  for (const turn of [0, 1.26, 2.51, 3.77, 5.03])
    ball(
      model,
      [0.1 + Math.cos(turn) * 0.38, 2.12, -0.5 + Math.sin(turn) * 0.38],
      [0.16, 0.06, 0.16],
      stuff.lampGlow,
      8,
    )
}

/** A rail of hours with three cases; the middle one is red, its likely end drawn as a whisker. */
function dayOfBlocks(model: Model): void {
  block(model, [0, 0, 1], [4.6, 0.08, 0.62], stuff.night)
  for (const i of times(13, n => n)) block(model, [-2.22 + i * 0.37, 0.08, 1.25], [0.03, 0.03, 0.12], stuff.white)
  const slot = (x: number, width: number, material: Material) =>
    block(model, [x, 0.08, 0.92], [width, 0.26, 0.38], material)
  slot(-1.6, 1.1, stuff.mist)
  slot(-0.2, 1.5, stuff.oxide)
  slot(1.7, 0.8, stuff.mist)
  beam(model, [0.25, 0.46, 0.92], [1.15, 0.46, 0.92], 0.06, stuff.brass)
  for (const x of [0.25, 1.15]) block(model, [x, 0.36, 0.92], [0.06, 0.22, 0.3], stuff.brass)
}

/** A month of visits with one marked day; a caller with a headset speaks to that patient. */
export const missedVisitOutreach: Vignette = {
  ground: 'riverLight',
  turn: -0.25,
  draw(model) {
    model.within({ at: [-1.15, 0, -0.7], turn: 0.1 }, () => board(model, 2.5, 2.1, () => month(model)))
    model.within({ at: [1.35, 0, 0.35], turn: -0.35 }, () => {
      desk(model, 1.9, 0.9)
      model.within({ at: [0.35, 0.75, 0], turn: -0.5, scale: 0.5 }, () => monitor(model))
      person(model, {
        at: [-0.1, 0.1, -0.75],
        size: 1.3,
        coat: stuff.limestone,
        wear: 'headset',
        skin: 'tan',
        hands: [
          [0.2, 0.6, 0.4],
          [-0.3, 0.6, 0.42],
        ],
      })
    })
    person(model, {
      at: [-1.9, 0, 0.95],
      turn: 0.6,
      size: 1,
      coat: stuff.night,
      hair: 'gray',
      hands: [[0.21, 1.24, 0.16]],
    })
    block(model, [-1.64, 1.2, 0.94], [0.09, 0.3, 0.14], stuff.oxide)
    thread(model, [-1.6, 1.55, 0.92], [0.98, 1.62, -0.05], -0.42, stuff.redPaint, 0.03)
  },
}

function month(model: Model): void {
  block(model, [0, 1.82, 0], [2.3, 0.2, 0.03], stuff.teal)
  for (const week of times(4, n => n))
    for (const day of times(5, n => n)) {
      const risky = week === 2 && day === 3
      const [x, y] = [-0.92 + day * 0.46, 1.38 - week * 0.42]
      block(model, [x, y, 0], [0.4, 0.36, risky ? 0.16 : 0.02], risky ? stuff.oxide : stuff.mist)
      if (!risky)
        block(model, [x, y + 0.14, 0.01], [0.24, 0.06, 0.03], (day + week) % 4 === 1 ? stuff.white : stuff.teal)
    }
}

/** A van on a map takes in a rider in a wheelchair; the route runs on to the clinic, whose clock counts. */
export const nemtTripPlanning: Vignette = {
  ground: 'lampLight',
  turn: 0.3,
  height: 5.6,
  width: 5.5,
  target: [0, 0.45, 0.1],
  draw(model) {
    block(model, [0, 0, 0], [4.7, 0.08, 2.9], stuff.mist)
    for (const z of [0.95]) block(model, [0, 0.08, z], [4.7, 0.01, 0.62], stuff.white)
    for (const x of [-0.25, 0.95]) block(model, [x, 0.08, 0], [0.34, 0.012, 2.9], stuff.white)
    pipe(
      model,
      [
        [0.2, 0.14, 0.95],
        [0.95, 0.14, 0.95],
        [0.95, 0.14, -0.25],
        [1.25, 0.14, -0.25],
      ],
      0.065,
      stuff.oxide,
    )
    ball(model, [0.95, 0.14, 0.95], 0.065, stuff.oxide)
    model.within({ at: [-0.6, 0.09, 0.95], scale: 0.43 }, () => van(model, coatWhite, stuff.oxide))
    beam(model, [-1.46, 0.28, 0.95], [-1.8, 0.1, 0.95], 0.5, stuff.steel, 0.04)
    model.within({ at: [-2.03, 0.09, 0.95], turn: Math.PI / 2, scale: 0.62 }, () => wheelchairRider(model))
    model.within({ at: [-1.4, 0.08, -0.75], scale: 0.165 }, () => house(model))
    model.within({ at: [1.72, 0.08, -0.3] }, () => clinic(model))
    for (const [x, z] of [
      [0.35, -0.3],
      [0.35, 0.1],
      [2.1, 0.35],
      [-0.4, -1],
    ] as const)
      tree(model, [x, 0.08, z], 0.6, random)
  },
}

const random = createRandom('clinic trees')

function wheelchairRider(model: Model): void {
  person(model, {
    at: [0, 0.12, 0],
    coat: stuff.oxide,
    hair: 'gray',
    size: 0.9,
    hands: [
      [0.25, 0.6, 0.35],
      [-0.25, 0.6, 0.35],
    ],
  })
  block(model, [0, 0.4, 0.1], [0.6, 0.08, 0.6], stuff.night)
  for (const x of [-0.36, 0.36]) {
    const rim = times(21, i => (i / 20) * Math.PI * 2).map(
      (a): Vec => [x, 0.36 + Math.sin(a) * 0.35, Math.cos(a) * 0.35],
    )
    pipe(model, rim, 0.04, stuff.night)
    ball(model, [x, 0.36, 0], 0.06, stuff.steel, 8)
    rod(model, [x, 0.7, -0.35], [x, 0.95, -0.4], 0.03, stuff.night)
  }
}

function clinic(model: Model): void {
  block(model, [0, 0, 0], [1.1, 1, 0.9], coatWhite)
  block(model, [0, 1, 0], [1.2, 0.08, 1], stuff.teal)
  block(model, [-0.3, 0, 0.45], [0.3, 0.42, 0.03], stuff.teal)
  for (const x of [0.08, 0.36]) block(model, [x, 0.14, 0.45], [0.2, 0.24, 0.02], stuff.windowGlow)
  model.within({ at: [0, 0.72, 0.5], scale: 0.42 }, () => dial(model, 0.3))
}
