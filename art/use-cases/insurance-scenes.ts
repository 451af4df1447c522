import { openBinder } from '../industries/parts/boardroom.ts'
import { companies } from '../industries/parts/companies.ts'
import { pipe } from '../industries/parts/curves.ts'
import { matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, beam, block, lathe, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { arrow, coatWhite, coins, desk, paleWood, person, thread, wood } from './parts/office-and-field.ts'
import { figure, stack } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const tiles = matte('stoneShade')
const water = satin('riverLight', 0.25, 0.05)

/** A burst hose behind a washing machine leads back to its maker, and from there the money comes back. */
export const subrogationRecovery: Vignette = {
  ground: 'haze',
  turn: 0.3,
  height: 4.4,
  target: [0, 0.85, 0],
  draw(model) {
    block(model, [-1.15, 0, -0.1], [2.3, 0.08, 2.3], tiles)
    block(model, [-1.15, 0.08, -1.2], [2.3, 1.9, 0.1], stuff.tealLight)
    washer(model)
    lathe(
      model,
      [-0.55, 0.082, 0.25],
      [
        [0.85, 0],
        [0.8, 0.02],
        [0, 0.025],
      ],
      water,
    )
    const hose: readonly Vec[] = [
      [-0.45, 1.5, -1.12],
      [-0.45, 1.45, -0.85],
      [-0.5, 1.15, -0.6],
    ]
    pipe(model, hose, 0.07, stuff.steel)
    ball(model, [-0.45, 1.5, -1.1], 0.12, stuff.brass, 8)
    ball(model, [-0.5, 1.12, -0.58], [0.13, 0.1, 0.13], stuff.redPaint)
    for (const i of times(14, n => n)) {
      const fall = i / 13
      ball(
        model,
        [-0.5 + fall * 0.3 + Math.sin(i * 2.4) * 0.1, 1.05 - fall * fall * 0.95, -0.52 + fall * 0.5],
        0.055,
        water,
        8,
      )
    }
    model.within({ at: [1.55, 0, -0.7], turn: -0.25, scale: 0.95 }, () => companies.works(model))
    thread(model, [-0.45, 1.2, -0.55], [1.3, 1.15, -0.6], -0.45, stuff.redPaint, 0.032)
    arrow(model, [1.45, 0.01, 0.2], [0.5, 0.01, 1.05], 0.22, stuff.teal)
    for (const [i, count] of [8, 5, 3].entries())
      model.within({ at: [0.35 - i * 0.42, 0, 1.3] }, () => coins(model, count, 0.19))
    person(model, {
      at: [-1.75, 0, 1.25],
      turn: 1,
      size: 0.95,
      coat: stuff.teal,
      skin: 'tan',
      hands: [
        [0.25, 0.75, 0.35],
        [-0.3, 0.8, 0.35],
      ],
    })
  },
}

function washer(model: Model): void {
  block(model, [-1.45, 0.08, -0.45], [1.05, 1.15, 0.95], satin('limestone', 0.1, 0.15))
  block(model, [-1.45, 1.02, 0.03], [0.95, 0.14, 0.02], stuff.teal)
  rod(model, [-1.45, 0.56, 0.02], [-1.45, 0.56, 0.08], 0.36, stuff.steel)
  rod(model, [-1.45, 0.56, 0.08], [-1.45, 0.56, 0.1], 0.28, satin('river', 0.3, 0.02))
}

const tabs = [stuff.oxide, stuff.brass, stuff.teal, stuff.oxide, stuff.brass] as const

/** A tower of records with tabs; threads carry what matters to one summary on the desk, with the manual beside it. */
export const lifeEhrSummary: Vignette = {
  ground: 'riverLight',
  turn: 0.2,
  height: 3.8,
  target: [0, 1.15, 0],
  draw(model) {
    model.within({ at: [-1.75, 0, 0.1], scale: 1.05 }, () => stack(model, 48))
    person(model, {
      at: [1.05, 0.1, -0.8],
      size: 1.45,
      coat: stuff.limestone,
      hair: 'red',
      hands: [
        [0.42, 0.62, 0.4],
        [-0.35, 0.62, 0.4],
      ],
    })
    model.within({ at: [0.95, 0, 0.1] }, () => desk(model, 2.7, 1.15))
    model.within({ at: [0.35, 1.1, 0.25], pitch: 0.6, scale: 0.98 }, () => summary(model))
    model.within({ at: [1.62, 0.8, 0.15], pitch: 0.15, turn: -0.1, scale: 0.75 }, () => openBinder(model))
    tabs.forEach((tab, i) => {
      const y = 2.05 - i * 0.4
      block(model, [-1.18, y, 0.1 + i * 0.1], [0.28, 0.07, 0.24], tab)
      thread(model, [-1.05, y + 0.03, 0.1 + i * 0.1], [-0.03, 1.37 - i * 0.1, 0.03 + i * 0.14], 0.06, tab, 0.02)
    })
  },
}

function summary(model: Model): void {
  block(model, [0, 0, 0], [1, 0.04, 1.3], coatWhite)
  tabs.forEach((tab, i) => {
    const z = -0.45 + i * 0.22
    block(model, [-0.38, 0.04, z], [0.12, 0.02, 0.14], tab)
    for (const k of [0, 1])
      block(model, [0.1 - k * 0.06, 0.04, z - 0.04 + k * 0.08], [0.68 - k * 0.12, 0.012, 0.04], stuff.stoneDeep)
  })
}

/** A triangle of paid claims in teal; glass completes it, and two columns of results stand side by side. */
export const lossReserving: Vignette = {
  ground: 'mist',
  turn: 0.5,
  height: 5.4,
  target: [0, 0.75, 0],
  draw(model) {
    block(model, [0, 0, 0], [4.3, 0.08, 3], stuff.white)
    const pane = satin('haze', 0.08, 0.2)
    for (const year of times(6, n => n)) {
      const z = 1.2 - year * 0.48
      for (const age of times(6, n => n)) {
        const height = 0.2 + (0.95 + 0.12 * Math.sin(year * 2.1)) * (1 - Math.exp(-age * 0.55))
        const known = age + year < 6
        block(model, [-1.85 + age * 0.47, 0.08, z], [0.38, height, 0.38], known ? stuff.teal : pane)
      }
      const final = 1.15 + 0.12 * Math.sin(year * 2.1)
      block(model, [1.3, 0.08, z], [0.3, final + year * 0.06, 0.38], stuff.oxide)
      block(model, [1.8, 0.08, z], [0.3, final - year * 0.03, 0.38], stuff.brass)
    }
  },
}

/** A register of drawers with one card pulled out, and scales on which two groups of people weigh the same. */
export const modelGovernance: Vignette = {
  ground: 'stone',
  turn: 0.2,
  height: 3.6,
  width: 6.1,
  target: [0, 1.15, 0],
  draw(model) {
    model.within({ at: [-1.7, 0, -0.35], turn: 0.2, scale: 0.95 }, () => cabinet(model))
    model.within({ at: [1.1, 0, 0], scale: 0.95 }, () => scales(model))
  },
}

function cabinet(model: Model): void {
  block(model, [0, 0, 0], [1.9, 2.1, 0.8], wood)
  for (const column of [0, 1, 2])
    for (const row of times(5, n => n)) {
      const [x, y] = [-0.6 + column * 0.6, 0.12 + row * 0.39]
      const open = column === 2 && row === 3
      block(model, [x, y, open ? 0.65 : 0.4], [0.52, 0.32, open ? 0.6 : 0.06], paleWood)
      block(model, [x, y + 0.13, open ? 0.96 : 0.44], [0.24, 0.1, 0.02], stuff.white)
      ball(model, [x, y + 0.06, open ? 0.98 : 0.45], 0.035, stuff.brass, 8)
    }
  for (const i of times(5, n => n))
    block(model, [0.6, 1.5, 0.46 + i * 0.1], [0.44, i === 3 ? 0.5 : 0.22, 0.03], i === 3 ? stuff.oxide : stuff.white)
}

function scales(model: Model): void {
  lathe(
    model,
    [0, 0, 0],
    [
      [0.55, 0],
      [0.5, 0.1],
      [0.14, 0.2],
      [0.08, 0.5],
      [0.07, 2.15],
      [0.12, 2.2],
      [0, 2.32],
    ],
    stuff.brass,
  )
  beam(model, [-1, 2.05, 0], [1, 2.05, 0], 0.08, stuff.brass)
  const crews = [
    [stuff.teal, stuff.limestone, stuff.teal],
    [stuff.oxide, stuff.night, stuff.oxide],
  ] as const
  for (const [side, crew] of crews.entries()) {
    const x = side * 2 - 1
    for (const turn of [0.5, 2.6, 4.7])
      rod(model, [x, 2.05, 0], [x + Math.cos(turn) * 0.52, 0.92, Math.sin(turn) * 0.52], 0.018, stuff.darkSteel)
    lathe(
      model,
      [x, 0.8, 0],
      [
        [0, 0],
        [0.4, 0.03],
        [0.6, 0.14],
        [0.56, 0.14],
        [0, 0.06],
      ],
      stuff.brass,
    )
    for (const [i, coat] of crew.entries())
      model.within({ at: [x - 0.28 + i * 0.28, 0.86, i === 1 ? 0.14 : -0.06], scale: 0.48 }, () => figure(model, coat))
  }
}
