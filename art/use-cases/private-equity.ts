import { linkBridge } from '../industries/parts/boardroom.ts'
import { companies } from '../industries/parts/companies.ts'
import { hang } from '../industries/parts/curves.ts'
import { satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { cord, flow, hair, leaf, magnifier, person } from './parts/bank-and-court.ts'
import type { Vignette } from '../industries/parts/stage.ts'
import { ddqAnswers, feeAndExpenseChecks, hundredDaySpendCube, lpReporting } from './private-equity-scenes.ts'

const wood = satin('stone', 0.05, 0.3)

/** Rings of likeness about the company that the fund owns; bridges reach the two nearest, the rest stand farther out. */
const addOnTargetMap: Vignette = {
  ground: 'mist',
  turn: 0.3,
  height: 7.6,
  width: 5.2,
  target: [0, 0.35, 0],
  draw(model) {
    const rings = [
      [2.35, stuff.teal],
      [1.75, stuff.tealLight],
      [1.08, stuff.white],
    ] as const
    rings.forEach(([radius, color], i) => {
      rod(model, [0, 0, 0], [0, 0.05 + i * 0.04, 0], radius, color)
    })
    rod(model, [0, 0, 0], [0, 0.16, 0], 0.78, stuff.oxide)
    model.within({ at: [0, 0.16, 0], scale: 0.5 }, () => companies.works(model))
    const others = [
      [1.28, 0.35, 'warehouse'],
      [1.32, 3.6, 'works'],
      [1.95, 1.5, 'terraces'],
      [2, 2.5, 'tower'],
      [2, 4.75, 'terraces'],
      [2, 5.6, 'works'],
    ] as const
    others.forEach(([radius, angle, kind], i) => {
      const at: Vec = [Math.cos(angle) * radius, 0.08, -Math.sin(angle) * radius]
      model.within({ at, scale: i < 2 ? 0.38 : 0.34 }, () => companies[kind](model))
      const near = (share: number): Vec => [at[0] * share, 0.17, at[2] * share]
      if (i < 2) linkBridge(model, near(0.36), near(0.76))
    })
  },
}

/** A company hangs from a hoist on its way to the next owner; of the contracts tied to it, two pull taut in red. */
const dataRoomContracts: Vignette = {
  ground: 'lampLight',
  turn: 0.3,
  width: 6,
  target: [0, 1.25, 0],
  draw(model) {
    for (const x of [-1.95, 1.95]) block(model, [x, 0, -0.6], [0.18, 2.7, 0.18], stuff.darkSteel)
    beam(model, [-2.15, 2.75, -0.6], [2.15, 2.75, -0.6], 0.2, stuff.darkSteel)
    rod(model, [0, 2.4, -0.6], [0, 2.7, -0.6], 0.025, stuff.night)
    block(model, [0, 2.3, -0.6], [0.36, 0.14, 0.28], stuff.brass)
    for (const x of [-1, 1])
      for (const z of [-1, 1]) rod(model, [x * 0.12, 2.34, -0.6], [x * 0.92, 0.95, -0.6 + z * 0.5], 0.02, stuff.night)
    for (const x of [-1.3, 1.3]) block(model, [x, 0, -0.7], [0.9, 0.2, 1], x < 0 ? stuff.white : stuff.tealLight)
    model.within({ at: [0, 0.88, -0.6], scale: [0.95, 0.7, 0.8] }, () => companies.works(model))
    for (const i of times(5, n => n)) {
      const [x, red] = [-1.9 + i * 0.95, i === 1 || i === 4]
      const z = 0.95 - Math.abs(i - 2) * 0.12
      model.within({ at: [x, 0, z], turn: (2 - i) * -0.06 }, () =>
        leaf(model, {
          width: 0.66,
          height: 0.86,
          rows: 6,
          marked: red ? [2, 3] : [],
          head: red ? stuff.oxide : stuff.teal,
        }),
      )
      cord(
        model,
        [x, 0.84, z],
        [-0.64 + i * 0.32, 0.93, 0.02],
        red ? stuff.oxide : stuff.stoneDeep,
        red ? 0 : 0.12,
        red ? 0.035 : 0.02,
      )
    }
  },
}

/** A bar made of paper slips; `red` marks slips that nothing supports. */
function slips(model: Model, at: Vec, tall: number, red = false): void {
  for (const i of times(Math.round(tall / 0.07), n => n)) {
    const shade = i % 4 === 1 ? stuff.tealLight : stuff.teal
    model.within({ at: [at[0], at[1] + i * 0.07, at[2]], turn: (((i * 7) % 5) - 2) * 0.02 }, () =>
      block(model, [0, 0, 0], [0.52, 0.055, 0.5], red ? (i % 4 === 1 ? stuff.oxideDeep : stuff.oxide) : shade),
    )
  }
}

/** The bridge from reported to adjusted earnings, in invoice slips; each add-back is tied to its voucher, the red one to none. */
const earningsFromInvoices: Vignette = {
  ground: 'stoneShade',
  turn: 0.3,
  draw(model) {
    slips(model, [-2.1, 0, 0], 1.05)
    const steps = [
      [-1.3, 1.05, 0.35],
      [-0.5, 1.4, 0.28],
      [0.3, 1.68, 0.49],
    ] as const
    steps.forEach(([x, y, tall], i) => {
      const last = i === 2
      block(model, [x, 0, -0.1], [0.08, y, 0.08], stuff.steel)
      slips(model, [x, y, 0], tall, last)
      block(model, [x, 0, 0.6], [0.6, 0.05, 0.3], last ? stuff.oxide : stuff.white)
      if (last) return
      model.within({ at: [x, 0.05, 0.6] }, () => leaf(model, { width: 0.5, height: 0.62, rows: 4 }))
      cord(model, [x, y + 0.1, 0.27], [x, 0.62, 0.64], stuff.brass, 0.05)
    })
    cord(model, [0.3, 1.75, 0.27], [0.36, 0.62, 0.5], stuff.oxide, 0.02)
    slips(model, [1.1, 0, 0], 1.68)
    model.within({ at: [2.1, 0, 0.5], turn: -0.8, scale: 1.15 }, () =>
      person(model, stuff.river, { hair: hair.grey, hands: [[-0.3, 0.9, 0.42]] }),
    )
    model.within({ at: [1.45, 1.3, 0.75] }, () => magnifier(model, 0.24))
  },
}

/** Three companies send their accounts in three orders; a rack holds all in one order, and a red exception goes to the controller. */
const portfolioChartOfAccounts: Vignette = {
  ground: 'riverLight',
  turn: -0.25,
  height: 5,
  target: [-0.15, 0.8, 0],
  draw(model) {
    const lines = [stuff.night, stuff.teal, stuff.mist, stuff.stoneDeep] as const
    const kinds = ['terraces', 'works', 'warehouse'] as const
    kinds.forEach((kind, i) => {
      const z = -1.45 + i * 1.35
      model.within({ at: [-1.95, 0, z], turn: 0.2, scale: 0.6 }, () => companies[kind](model))
      for (const n of times(4, n => n)) {
        const color = lines[(n * (i + 1) + i * 2 + (i === 1 && n > 1 ? 1 : 0)) % 4] ?? stuff.teal
        block(model, [-1.08 + n * 0.29, 0, z + 0.15], [0.25, 0.2 + ((n * 3 + i) % 4) * 0.1, 0.34], color)
      }
      flow(model, hang([-0.1, 0.22, z + 0.15], [0.12, 0.5 + (2 - i) * 0.55, -0.3], -0.05), 0.035, stuff.brass)
    })
    block(model, [1.1, 0, -0.3], [1.6, 2, 0.7], wood)
    for (const column of times(3, n => n)) {
      lines.forEach((color, row) => {
        const missing = column === 1 && row === 2
        block(
          model,
          [0.62 + column * 0.48, 1.48 - row * 0.45, 0.06],
          [0.38, 0.34, missing ? 0.02 : 0.2],
          missing ? stuff.oxideDeep : color,
        )
      })
    }
    model.within({ at: [1.55, 0, 1.05], turn: 0.7, scale: 0.95 }, () =>
      person(model, stuff.night, {
        hair: hair.brown,
        hands: [
          [-0.22, 0.75, 0.45],
          [0.2, 0.75, 0.45],
        ],
      }),
    )
    model.within({ at: [1.85, 0.66, 1.38], turn: 0.7 }, () =>
      block(model, [0, 0, 0], [0.4, 0.36, 0.22], stuff.redPaint),
    )
  },
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'add-on-target-map': addOnTargetMap,
  'data-room-contracts': dataRoomContracts,
  'earnings-from-invoices': earningsFromInvoices,
  'portfolio-chart-of-accounts': portfolioChartOfAccounts,
  'lp-reporting': lpReporting,
  'fee-and-expense-checks': feeAndExpenseChecks,
  'ddq-answers': ddqAnswers,
  'hundred-day-spend-cube': hundredDaySpendCube,
}
