import { hang, pipe } from '../industries/parts/curves.ts'
import { satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { block, prism, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { coins, desk, flow, hair, leaf, openBook, pen, person, rowHeight } from './parts/bank-and-court.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** An adding machine with keys, a crank and a tape that rises behind it. */
function addingMachine(model: Model): void {
  const body = [
    [-0.5, 0],
    [0.5, 0],
    [0.5, 0.22],
    [-0.2, 0.55],
    [-0.5, 0.55],
  ] as const
  model.within({ turn: -Math.PI / 2 }, () => {
    prism(model, [0, 0, -0.5], [0, 0, 0.5], body, stuff.darkSteel)
    for (const row of times(3, n => n)) {
      for (const i of times(4, n => n)) {
        const at: Vec = [-0.02 + row * 0.2, 0.45 - row * 0.094, -0.3 + i * 0.2]
        rod(model, at, [at[0] + 0.03, at[1] + 0.08, at[2]], 0.065, row === 2 && i === 3 ? stuff.oxide : stuff.white)
      }
    }
  })
  rod(model, [-0.4, 0.62, -0.3], [0.4, 0.62, -0.3], 0.1, stuff.steel)
  block(model, [0, 0.62, -0.32], [0.6, 1, 0.02], stuff.white)
  for (const i of times(6, n => n)) {
    const long = 0.3 - (i % 3) * 0.05
    block(model, [0.22 - long / 2, 0.8 + i * 0.13, -0.305], [long, 0.05, 0.01], i === 5 ? stuff.oxide : stuff.stoneDeep)
  }
}

/** A ledger, an adding machine that computes it afresh, and the reports that the CFO signs for each investor. */
export const lpReporting: Vignette = {
  ground: 'mist',
  turn: 0.2,
  draw(model) {
    model.within({ at: [-0.65, 0, 0] }, () => desk(model, 3.2, 1.2, satin('riverMid', 0.06, 0.3)))
    model.within({ at: [-1.55, 1.05, 0.2], pitch: 0.6, scale: 0.8 }, () => openBook(model, stuff.oxide, [3]))
    model.within({ at: [-0.3, 0.8, 0.1], scale: 0.85 }, () => addingMachine(model))
    model.within({ at: [0.55, 0, -0.75], turn: 0.2, scale: 1.2 }, () =>
      person(model, stuff.night, { hair: hair.grey, hands: [[0.3, 0.85, 0.5]] }),
    )
    for (const i of times(3, n => n)) {
      model.within({ at: [1.15 + i * 0.5, 0, 0.85 - i * 0.5] }, () => {
        block(model, [0, 0, -0.05], [0.86, 1.22, 0.06], stuff.teal)
        leaf(model, { width: 0.8, height: 1.16, rows: 7, marked: [6], head: stuff.oxide })
      })
    }
    model.within({ at: [1.2, 0.13, 0.9], scale: 0.8 }, () => pen(model, stuff.night))
  },
}

/** Charges drop through openings as wide as the agreement allows; the red one is too wide and stays on top for the officer. */
export const feeAndExpenseChecks: Vignette = {
  ground: 'lampLight',
  turn: 0.3,
  height: 4.4,
  draw(model) {
    const top = 1.3
    for (const x of [-1.75, 1.05])
      for (const z of [-0.6, 0.6]) block(model, [x, 0, z], [0.1, top, 0.1], stuff.darkSteel)
    block(model, [-0.35, 0, -0.62], [2.8, top, 0.04], stuff.tealLight)
    block(model, [-0.35, 0, 0], [3, 0.08, 1.4], stuff.darkSteel)
    for (const z of [-0.5, 0.5]) block(model, [-0.35, top, z], [3, 0.12, 0.45], stuff.white)
    for (const x of [-1.67, -0.78, 0.08, 0.97]) block(model, [x, top, 0], [0.36, 0.12, 0.56], stuff.white)
    for (const i of times(5, n => n))
      model.within({ at: [-1.4 + i * 0.52, 0.08, 0.25 - (i % 2) * 0.45] }, () => coins(model, 3 + ((i * 3) % 5)))
    model.within({ at: [-1.22, 1.12, 0] }, () => charge(model, 0.44, false))
    model.within({ at: [-0.35, 0.6, 0] }, () => charge(model, 0.44, false))
    model.within({ at: [-0.35, 1.75, 0], roll: 0.12 }, () => charge(model, 0.44, false))
    model.within({ at: [0.53, 1.42, 0], turn: 0.08 }, () => charge(model, 0.74, true))
    model.within({ at: [1.95, 0, 0.35], turn: -0.9, scale: 1.3 }, () =>
      person(model, stuff.river, { hair: hair.brown, hands: [[-0.3, 1.15, 0.42]] }),
    )
  },
}

/** An invoice as a solid, its lines on the front. */
function charge(model: Model, size: number, over: boolean): void {
  block(model, [0, 0, 0], [size, size, size], over ? stuff.redPaint : stuff.teal)
  for (const i of times(3, n => n))
    block(model, [0, size * (0.22 + i * 0.22), size / 2], [size * (0.6 - i * 0.08), size * 0.09, 0.015], stuff.white)
}

/** Drawers of approved answers fill a questionnaire line by line; an expired card stays out, and its line stays empty. */
export const ddqAnswers: Vignette = {
  ground: 'riverMid',
  turn: 0.25,
  draw(model) {
    const form = { width: 1.45, height: 2.05, rows: 6 }
    block(model, [-1.35, 0, -0.3], [1.85, 2.05, 0.8], stuff.limestone)
    for (const n of times(12, n => n)) {
      const [x, y] = [-1.93 + (n % 3) * 0.58, 0.1 + Math.floor(n / 3) * 0.48]
      const out = n === 4 ? 0.75 : n === 8 ? 0.4 : 0
      block(model, [x, y, 0.1 + out], [0.52, 0.42, 0.05], stuff.tealLight)
      if (out) block(model, [x, y, 0.1 + out / 2], [0.46, 0.2, out], stuff.stoneDeep)
      block(model, [x, y + 0.24, 0.13 + out], [0.24, 0.1, 0.01], stuff.white)
      rod(model, [x, y + 0.12, 0.1 + out], [x, y + 0.12, 0.18 + out], 0.04, stuff.brass)
      if (out)
        for (const i of times(4, k => k))
          block(model, [x, y + 0.1, 0.2 + (i * (out - 0.2)) / 4], [0.42, 0.36, 0.02], stuff.white)
    }
    block(model, [-1.35, 0.86, 0.62], [0.44, 0.4, 0.03], stuff.oxide)
    block(model, [1.05, 0, 0], [form.width, form.height, 0.05], stuff.white)
    block(model, [0.78, 1.8, 0.025], [0.7, 0.11, 0.02], stuff.teal)
    for (const row of times(6, n => n)) {
      const y = rowHeight(row, form) - 0.05
      block(model, [0.65, y + 0.04, 0.03], [0.4, 0.06, 0.02], stuff.stoneDeep)
      block(
        model,
        [1.32, y - 0.04, 0.03],
        [0.72, 0.19, row === 3 ? 0.01 : 0.07],
        row === 3 ? stuff.oxide : stuff.tealLight,
      )
      if (row === 3) block(model, [1.32, y - 0.015, 0.035], [0.66, 0.14, 0.01], stuff.white)
    }
    pipe(model, hang([-0.77, 1, 0.5], [0.25, rowHeight(1, form), 0.1], -0.15), 0.03, stuff.brass)
    flow(
      model,
      [
        [0.15, rowHeight(1, form) + 0.05, 0.12],
        [0.25, rowHeight(1, form), 0.1],
      ],
      0.03,
      stuff.brass,
    )
    model.within({ at: [2.25, 0, 0.4], turn: -0.8, scale: 1.1 }, () =>
      person(model, stuff.white, { hair: hair.fair, hands: [[-0.32, 1, 0.35]] }),
    )
  },
}

/** A cube of all spend in small cubes; a slice slides out, and the red savings line up along the plan's hundred days. */
export const hundredDaySpendCube: Vignette = {
  ground: 'haze',
  turn: 0.5,
  height: 5,
  width: 5.9,
  target: [0, 0.85, 0],
  draw(model) {
    const colors = [stuff.teal, stuff.tealLight, stuff.mist, stuff.white, stuff.night] as const
    const size = 0.42
    for (const x of times(5, n => n)) {
      for (const y of times(5, n => n)) {
        for (const z of times(5, n => n)) {
          const red = x === 4 && (y * 3 + z * 5) % 11 === 4
          const color = red ? stuff.oxide : (colors[(y * 2 + Math.floor((x + z) / 3)) % 5] ?? stuff.teal)
          const apart = x === 4 ? 0.45 : 0
          block(
            model,
            [-1.75 + x * size + apart, y * size, -1.3 + z * size],
            [size * 0.94, size * 0.94, size * 0.94],
            color,
          )
        }
      }
    }
    block(model, [0.25, 0, 1.45], [4, 0.06, 0.55], stuff.teal)
    for (const i of times(11, n => n)) block(model, [-1.6 + i * 0.37, 0.06, 1.62], [0.03, 0.02, 0.14], stuff.white)
    for (const [x, side] of [
      [-1.2, 0.2],
      [-0.1, 0.3],
      [1.2, 0.42],
    ] as const)
      block(model, [x, 0.06, 1.42], [side, side, side], stuff.oxide)
    model.within({ at: [1.9, 0, 0.45], turn: -0.3, scale: 1.15 }, () =>
      person(model, stuff.teal, { hair: hair.grey, hands: [[-0.3, 0.8, 0.42]] }),
    )
  },
}
