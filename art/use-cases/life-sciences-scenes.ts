import { hang, pipe } from '../industries/parts/curves.ts'
import { liquids, vial } from '../industries/parts/glassware.ts'
import { satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { cells, house, magnifier, paints, person, skins, textLines, van } from './parts/lab-and-yard.ts'
import { bars } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** From the reactor comes a drawer of record pages; two stand out of it, and those are read. */
export const batchReview: Vignette = {
  ground: 'riverLight',
  turn: 0.42,
  height: 5.6,
  target: [0, 0.95, 0],
  draw(model) {
    reactor(model, [-1.75, 0, -0.4])
    model.within({ at: [0.3, 0, -0.1], turn: 0.15 }, () => drawer(model))
    model.within({ at: [1.2, 1.35, 0.45], turn: 0.42, scale: 0.3 }, () => magnifier(model, stuff.brass))
    person(model, {
      at: [2.15, 0, 0.35],
      coat: stuff.white,
      size: 1.15,
      turn: -0.6,
      head: skins.brown,
      hair: paints.gray,
      hand: [-0.45, 0.85, 0.25],
    })
    for (const i of times(4, n => n))
      vial(model, [-1.85 + i * 0.36, 0, 1.15 + i * 0.08], 0.55, liquids.pale, stuff.white)
  },
}

/** Pages in a tray that runs along z; the tabs of good ones are teal. */
function drawer(model: Model): void {
  block(model, [0, 0, 0], [1.8, 0.12, 2.7], stuff.darkSteel)
  for (const x of [-0.9, 0.9]) block(model, [x, 0, 0], [0.07, 0.5, 2.7], stuff.darkSteel)
  block(model, [0, 0, 1.33], [1.8, 0.5, 0.07], stuff.darkSteel)
  for (const i of times(11, n => n)) {
    const odd = i === 2 || i === 6
    model.within({ at: [0, odd ? 0.72 : 0.12, -1.15 + i * 0.22], pitch: -0.12 }, () => {
      block(model, [0, 0, 0], [1.62, 0.72, 0.04], odd ? stuff.limestone : stuff.white)
      block(model, [-0.55 + (i % 4) * 0.36, 0.72, 0], [0.34, 0.12, 0.04], odd ? stuff.oxide : stuff.mist)
      if (odd) model.within({ at: [0, 0.54, 0.03], scale: [0.8, 0.8, 1] }, () => textLines(model, 4, [1]))
    })
  }
}

function reactor(model: Model, at: Vec): void {
  model.within({ at }, () => {
    for (const x of [-0.4, 0.4]) for (const z of [-0.3, 0.3]) rod(model, [x, 0, z], [x, 0.6, z], 0.06, stuff.darkSteel)
    ball(model, [0, 0.65, 0], [0.62, 0.3, 0.62], stuff.steel)
    rod(model, [0, 0.65, 0], [0, 1.75, 0], 0.62, stuff.steel)
    ball(model, [0, 1.75, 0], [0.62, 0.25, 0.62], stuff.steel)
    rod(model, [0, 1.95, 0], [0, 2.35, 0], 0.16, stuff.white)
    rod(model, [0, 1.05, 0.55], [0, 1.05, 0.66], 0.2, stuff.brass)
  })
}

/** A new case lies open; threads lead from it to the few like it on shelves of old ones. */
export const deviations: Vignette = {
  width: 5.9,
  target: [0, 1.05, 0],
  ground: 'stoneShade',
  turn: 0.2,
  height: 4.4,
  draw(model) {
    const like = [
      [0, 4],
      [1, 12],
      [1, 6],
    ] as const
    for (const row of [0, 1]) {
      const y = 0.12 + row * 1.08
      block(model, [0, y - 0.1, -0.9], [4.3, 0.1, 0.8], paints.kraft)
      for (const i of times(17, n => n)) {
        const found = like.some(([r, n]) => r === row && n === i)
        file(
          model,
          [-1.98 + i * 0.247, y, found ? -0.6 : -0.9],
          found ? stuff.oxide : i % 5 === 2 ? stuff.white : i % 3 ? stuff.teal : stuff.tealLight,
        )
      }
    }
    for (const x of [-2.15, 2.15]) block(model, [x, 0, -0.9], [0.1, 2.3, 0.82], paints.kraft)
    block(model, [0, 2.2, -0.9], [4.4, 0.1, 0.84], paints.kraft)
    model.within({ at: [-0.1, 0, 1.05], pitch: 0.12, scale: 1.15 }, () => openCase(model))
    for (const [row, n] of like)
      pipe(model, hang([0.05, 0.2, 0.9], [-1.98 + n * 0.247, 0.45 + row * 1.08, -0.2], -0.12), 0.02, stuff.oxide)
    person(model, {
      at: [1.75, 0, 0.75],
      coat: stuff.white,
      size: 1.1,
      turn: -0.7,
      head: skins.dark,
      hair: paints.gray,
      hand: [-0.45, 0.85, 0.2],
    })
  },
}

function file(model: Model, at: Vec, cover: typeof stuff.teal): void {
  model.within({ at }, () => {
    block(model, [0, 0, 0], [0.22, 0.86, 0.66], cover)
    block(model, [0, 0.5, 0.335], [0.14, 0.22, 0.01], stuff.limestone)
  })
}

function openCase(model: Model): void {
  block(model, [0, 0, 0], [1.9, 0.04, 1.1], stuff.oxide)
  for (const side of [-1, 1]) {
    block(model, [side * 0.45, 0.04, 0], [0.84, 0.05, 1], stuff.white)
    for (const i of times(7, n => n))
      block(
        model,
        [side * 0.45, 0.09, -0.38 + i * 0.12],
        [0.62 - (i % 3) * 0.1, 0.01, 0.045],
        side > 0 && i === 2 ? stuff.oxide : stuff.stoneDeep,
      )
  }
}

/** A report is being written; each red number on its pages hangs on a thread from a table, a chart or a curve. */
export const reportDrafting: Vignette = {
  ground: 'mist',
  turn: 0.3,
  height: 5,
  draw(model) {
    const panels = [
      [-1.55, chart],
      [0, table],
      [1.55, curve],
    ] as const
    panels.forEach(([x, draw]) => {
      model.within({ at: [x, 0, -1.2], pitch: -0.08 }, () => {
        block(model, [0, 0, -0.04], [1.4, 1.75, 0.08], stuff.white)
        model.within({ at: [0, 0.2, 0.01], scale: [0.62, 0.95, 1] }, () => draw(model))
      })
    })
    block(model, [0, 0, 0.75], [3, 0.1, 1.75], stuff.teal)
    for (const side of [-1, 1]) {
      block(model, [side * 0.72, 0.1, 0.75], [1.4, 0.14, 1.6], stuff.white)
      for (const i of times(9, n => n))
        block(model, [side * 0.72, 0.24, 0.12 + i * 0.155], [1.1 - ((i * 5) % 4) * 0.12, 0.012, 0.06], stuff.stoneDeep)
    }
    const numbers = [
      [-0.95, 0.43],
      [0.42, 0.74],
      [0.98, 0.27],
    ] as const
    numbers.forEach(([x, z], i) => {
      block(model, [x, 0.25, z], [0.3, 0.05, 0.13], stuff.oxide)
      pipe(model, hang([x, 0.28, z], [[-1.32, 0.12, 1.5][i] ?? 0, 0.95, -1.15], -0.28), 0.022, stuff.oxide)
    })
    person(model, {
      at: [2.25, 0, 0.7],
      coat: stuff.tealLight,
      size: 1,
      turn: -1,
      head: skins.light,
      hair: paints.hair,
      hand: [-0.3, 0.75, 0.35],
    })
    rod(model, [1.75, 0.95, 0.9], [1.2, 0.26, 1], 0.045, stuff.brass, 0.01)
  },
}

function chart(model: Model): void {
  bars(model, [0.45, 0.8, 0.6, 1.15, 0.9], 3)
}

function table(model: Model): void {
  model.within({ at: [0, 0.1, 0] }, () =>
    cells(model, { columns: 5, rows: 5, step: 0.32 }, i => (i < 5 ? stuff.teal : i === 13 ? stuff.oxide : stuff.mist)),
  )
}

function curve(model: Model): void {
  const fall = (rate: number): readonly Vec[] => times(9, i => [-0.85 + i * 0.21, 0.2 + 1.2 * rate ** i, 0.03])
  pipe(model, fall(0.93), 0.05, stuff.teal)
  pipe(model, fall(0.78), 0.05, stuff.oxide)
  for (const [w, h] of [
    [1.8, 0.04],
    [0.04, 1.5],
  ] as const)
    block(model, [w > 1 ? 0 : -0.9, 0.1, 0.02], [w, h, 0.02], stuff.night)
}

/** Clinics of a study, each with its column of data; one differs, and the monitor's visit goes there. */
export const centralMonitoring: Vignette = {
  ground: 'lampLight',
  turn: 0.35,
  height: 7.6,
  target: [0, 0.3, 0],
  draw(model) {
    rod(model, [0, 0, 0], [0, 0.1, 0], 2.45, stuff.white)
    const hub: Vec = [0, 0.1, 0]
    for (const i of times(8, n => n)) {
      const angle = (i / 8) * Math.PI * 2 + 0.25
      const at: Vec = [Math.cos(angle) * 1.85, 0.1, Math.sin(angle) * 1.6]
      const odd = i === 0
      beam(model, hub, at, 0.07, odd ? stuff.oxide : stuff.mist, 0.03)
      model.within({ at, scale: 0.54 }, () => house(model, stuff.limestone, odd ? stuff.oxide : stuff.tealLight))
      const height = odd ? 1.5 : 0.55 + ((i * 3) % 4) * 0.06
      for (const k of times(3, n => n))
        block(
          model,
          [at[0] + 0.42, 0.1, at[2] - 0.16 + k * 0.17],
          [0.13, odd ? height : height + ((k + i) % 3) * 0.09, 0.13],
          odd ? stuff.oxide : stuff.teal,
        )
    }
    rod(model, hub, [0, 0.2, 0], 0.55, satin('stoneShade', 0.05, 0.3))
    person(model, {
      at: [0, 0.2, 0],
      coat: stuff.teal,
      size: 0.75,
      turn: 0.1,
      head: skins.brown,
      hair: paints.hair,
      hand: [0.45, 1, 0.35],
    })
    model.within({ at: [1, 0.13, 0.22], turn: -0.22, scale: 0.3 }, () => van(model, paints.yellow))
  },
}
