import { pipe } from '../industries/parts/curves.ts'
import { type Material, matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { container, truck } from '../industries/parts/vehicles.ts'
import {
  cells,
  clock,
  crossMark,
  dots,
  hoop,
  house,
  leap,
  paints,
  person,
  pin,
  propped,
  skins,
  van,
} from './parts/lab-and-yard.ts'
import { sheet, stack } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** A town from above: a red line runs through the stops in order, and a driver's own detour leaves it. */
export const stopSequencing: Vignette = {
  ground: 'stoneShade',
  turn: 0.35,
  height: 10,
  width: 5.7,
  target: [0, 0.2, 0],
  draw(model) {
    block(model, [0, 0, 0], [4.8, 0.1, 3.3], matte('riverMid'))
    for (const i of times(12, n => n)) townBlock(model, [-1.8 + (i % 4) * 1.2, 0.1, -1.1 + Math.floor(i / 4) * 1.1], i)
    const way = [
      [-2.3, 0.55],
      [-1.2, 0.55],
      [-1.2, -0.55],
      [0, -0.55],
      [0, 0.55],
      [1.2, 0.55],
      [1.2, -0.55],
      [2.3, -0.55],
    ] as const
    const points = way.map(([x, z]): Vec => [x, 0.17, z])
    pipe(model, points, 0.055, stuff.oxide)
    for (const point of points) ball(model, point, 0.055, stuff.oxide, 6)
    for (const [x, z] of [
      [-1.2, -0.1],
      [-0.5, -0.55],
      [0.55, 0.55],
      [1.2, 0],
    ] as const)
      pin(model, [x, 0.17, z], 0.62, stuff.oxide)
    const detour = times(21, i => [0.1 + i * 0.05, 0.17, -0.55] as const)
    dots(model, detour, paints.yellow, 0.045)
    model.within({ at: [-2, 0.12, 0.55], scale: 0.32 }, () => van(model, paints.yellow))
    pin(model, [2.25, 0.17, -0.55], 0.8, stuff.teal)
  },
}

function townBlock(model: Model, at: Vec, index: number): void {
  model.within({ at }, () => {
    block(model, [0, 0, 0], [0.94, 0.04, 0.84], index === 6 ? matte('mist') : stuff.limestone)
    if (index === 6) return
    for (const i of times(2, n => n)) {
      model.within(
        {
          at: [-0.22 + i * 0.44, 0.04, i === index % 2 ? -0.1 : 0.1],
          scale: [0.34, 0.22 + ((index + i) % 3) * 0.06, 0.4],
        },
        () => house(model, stuff.white, (index + i) % 3 ? stuff.tealLight : stuff.stoneDeep),
      )
    }
  })
}

/** A truck waits at a lowered gate; its card does not match the one on file, and the clerk calls back. */
export const carrierChecks: Vignette = {
  ground: 'riverLight',
  turn: 0.4,
  height: 6,
  width: 5.3,
  target: [0, 0.95, 0],
  draw(model) {
    model.within({ at: [-1.45, 0, -0.95], scale: 0.2 }, () => truck(model, stuff.stoneDeep, stuff.white))
    block(model, [0.85, 0, -0.1], [0.22, 0.85, 0.22], paints.yellow)
    for (const i of times(8, n => n))
      block(model, [0.85, 0.72, -0.3 - i * 0.2], [0.1, 0.12, 0.2], i % 2 ? stuff.white : stuff.oxide)
    booth(model, [1.55, 0, -0.35])
    person(model, {
      at: [2.3, 0, 0.45],
      coat: paints.yellow,
      size: 1.02,
      turn: -0.6,
      hat: stuff.teal,
      head: skins.brown,
      hand: [-0.2, 1.25, 0.2],
    })
    block(model, [2.06, 1.28, 0.62], [0.09, 0.26, 0.06], stuff.night)
    propped(model, [-1.45, 0, 1.05], 0.85, 0.35, m => card(m, stuff.teal, true))
    propped(model, [-0.12, 0, 1.15], 0.85, 0.35, m => card(m, stuff.oxide, false))
    for (const roll of [0, 1]) block(model, [-0.8, 0.5 + roll * 0.18, 1.2], [0.26, 0.07, 0.06], stuff.white)
    beam(model, [-0.9, 0.4, 1.25], [-0.7, 0.84, 1.25], 0.07, stuff.oxide)
  },
}

function booth(model: Model, [x, y, z]: Vec): void {
  block(model, [x, y, z], [0.85, 0.8, 0.9], stuff.white)
  block(model, [x, y + 0.8, z], [0.78, 0.55, 0.82], satin('mist', 0.2, 0.05))
  block(model, [x, y + 1.35, z], [1.05, 0.12, 1.1], stuff.oxide)
}

/** A flat certificate with a seal. */
function card(model: Model, seal: Material, plain: boolean): void {
  block(model, [0, 0, 0], [1.15, 0.04, 1.4], stuff.white)
  model.within({ at: [-0.26, 0.04, -0.36], scale: [0.45, 1, 0.5] }, () =>
    block(model, [0, 0, 0], [1, 0.02, 0.8], plain ? stuff.tealLight : stuff.stoneDeep),
  )
  for (const i of times(3, n => n)) block(model, [0.26, 0.04, -0.5 + i * 0.14], [0.4, 0.015, 0.06], stuff.stoneDeep)
  for (const i of times(4, n => n)) {
    const shift = plain ? 0 : i === 2 ? 0.08 : 0
    block(model, [-0.05 + shift, 0.04, 0 + i * 0.14], [0.86, 0.015, 0.06], shift > 0 ? stuff.oxide : stuff.stoneDeep)
  }
  rod(model, [0.34, 0.04, 0.5], [0.34, 0.08, 0.5], 0.14, seal)
}

/** Containers wait on the quay by a calendar of free days; the audited bill has a red line for a charge that falls. */
export const demurrage: Vignette = {
  ground: 'mist',
  turn: 0.35,
  height: 4.6,
  target: [0, 1.05, 0],
  draw(model) {
    const boxes = [
      [-1.5, 0, stuff.teal],
      [-1.5, 0.55, stuff.oxide],
      [-1.5, 1.1, stuff.tealLight],
    ] as const
    for (const [x, y, paint] of boxes)
      model.within({ at: [x, y, -0.75], scale: 0.21 }, () => container(model, [0, 0, 0], paint, 8.5))
    model.within({ at: [1.15, 0, -0.9] }, () => {
      block(model, [0, 0, 0], [2.1, 2, 0.1], stuff.white)
      block(model, [0, 1.78, 0.02], [2.1, 0.28, 0.12], stuff.teal)
      model.within({ at: [0, 0.1, 0.06] }, () =>
        cells(model, { columns: 6, rows: 5, step: 0.32 }, i =>
          i < 9 ? stuff.mist : i < 14 ? stuff.oxide : stuff.stone,
        ),
      )
      for (const x of [-0.8, -0.48])
        model.within({ at: [x, 0.87, 0.13], scale: 0.5 }, () => crossMark(model, [0, 0, 0], stuff.white))
    })
    propped(model, [0.05, 0, 0.75], 1, 0.3, m => sheet(m, { marked: [4] }))
    model.within({ at: [0.02, 0.7, 0.98], turn: 0.3, roll: 0.35 }, () =>
      block(model, [0, -0.02, 0], [0.95, 0.07, 0.06], stuff.oxide),
    )
    person(model, {
      at: [2.15, 0, 0.55],
      coat: stuff.teal,
      size: 1,
      turn: -0.6,
      head: skins.light,
      hair: paints.gray,
      hand: [-0.45, 1.1, -0.1],
    })
    model.within({ at: [-1.55, 0.42, 0.75], turn: 0.3, scale: 0.4 }, () => clock(model, 0.7, paints.yellow))
  },
}

/** A bicycle before a cabinet of headings: two drawers stand open, and the broker chooses. */
export const tariffs: Vignette = {
  ground: 'stone',
  turn: 0.25,
  height: 4.2,
  target: [0, 1.05, 0],
  draw(model) {
    block(model, [0.35, 0, -1.1], [3.3, 2.25, 0.6], paints.kraft)
    for (const i of times(24, n => n)) {
      const at: Vec = [-0.95 + (i % 6) * 0.52, 0.12 + Math.floor(i / 6) * 0.52, -0.79]
      drawer(model, at, i === 15 ? stuff.oxide : i === 19 ? paints.yellow : stuff.limestone, i === 15 || i === 19)
    }
    model.within({ at: [-1.3, 0.1, 0.65], turn: 0.1, scale: 1.05 }, () => bicycle(model))
    block(model, [-1.3, 0, 0.65], [2.1, 0.1, 0.9], stuff.teal)
    leap(model, [-1, 1.15, 0.55], [0.55, 1.5, -0.35], 0.3, stuff.oxide, 0.045)
    leap(model, [-1.2, 1.15, 0.55], [-0.42, 1.9, -0.35], 0.25, paints.yellow, 0.03)
    person(model, {
      at: [1.55, 0, 0.2],
      coat: stuff.teal,
      size: 1.12,
      turn: -0.5,
      head: skins.dark,
      hair: paints.hair,
      hand: [-0.42, 1.15, 0],
    })
    model.within({ at: [0.55, 0, 0.85], scale: 0.6, turn: 0.2 }, () => stack(model, 7))
    model.within({ at: [1.4, 0, 1.2], scale: 0.6, turn: -0.1 }, () => stack(model, 4))
  },
}

function drawer(model: Model, [x, y, z]: Vec, front: Material, open: boolean): void {
  const depth = open ? 0.45 : 0.04
  block(model, [x, y, z + depth / 2], [0.46, 0.44, depth], open ? stuff.white : front)
  block(model, [x, y, z + depth], [0.48, 0.46, 0.04], front)
  block(model, [x, y + 0.26, z + depth + 0.03], [0.2, 0.1, 0.02], open ? stuff.white : stuff.stone)
  ball(model, [x, y + 0.13, z + depth + 0.03], 0.035, stuff.night, 5)
}

function bicycle(model: Model): void {
  for (const x of [-0.5, 0.5]) {
    hoop(model, [x, 0.36, 0], 0.34, 0.035, stuff.night)
    for (const i of times(4, n => n))
      model.within({ at: [x, 0.36, 0], roll: (i * Math.PI) / 4 }, () =>
        beam(model, [-0.33, 0, 0], [0.33, 0, 0], 0.012, stuff.steel),
      )
  }
  const [rear, crank, seat, head, front]: readonly [Vec, Vec, Vec, Vec, Vec] = [
    [-0.5, 0.36, 0],
    [-0.05, 0.34, 0],
    [-0.2, 0.82, 0],
    [0.34, 0.85, 0],
    [0.5, 0.36, 0],
  ]
  pipe(model, [rear, crank, seat, rear], 0.03, stuff.oxide)
  pipe(model, [crank, head, seat], 0.035, stuff.oxide)
  pipe(model, [front, head, [0.3, 1, 0]], 0.03, stuff.steel)
  block(model, [-0.22, 0.86, 0], [0.26, 0.06, 0.12], stuff.night)
  beam(model, [0.3, 1, -0.22], [0.3, 1, 0.22], 0.04, stuff.night)
  rod(model, [-0.05, 0.34, 0.03], [-0.05, 0.34, 0.06], 0.09, stuff.steel)
}
