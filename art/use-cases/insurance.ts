import { matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, beam, block, lathe, rod } from '../industries/parts/solids.ts'
import { tree } from '../industries/parts/trees.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { car } from '../industries/parts/vehicles.ts'
import { createRandom } from '../toolkit/random.ts'
import { lifeEhrSummary, lossReserving, modelGovernance, subrogationRecovery } from './insurance-scenes.ts'
import {
  amber,
  arrow,
  board,
  coatWhite,
  coins,
  desk,
  envelope,
  grid,
  magnifier,
  person,
  thread,
  wood,
} from './parts/office-and-field.ts'
import { sheet, stack } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** Letters, forms and tables fall into a funnel; neat records come out, and an underwriter opens the first. */
const submissionIntake: Vignette = {
  ground: 'mist',
  turn: 0.25,
  height: 4,
  width: 5.8,
  target: [0, 1.15, 0],
  draw(model) {
    const x = -1.35
    const cone = [
      [0.15, 0],
      [0.15, 0.25],
      [0.85, 0.95],
      [0.9, 0.95],
      [0.2, 0.2],
      [0.2, 0],
    ] as const
    lathe(model, [x, 0.72, 0], cone, stuff.redPaint)
    for (const side of [-0.92, 0.92]) beam(model, [x + side, 0, -0.1], [x + side, 1.66, -0.1], 0.09, stuff.darkSteel)
    const falling = [
      [-0.42, 1.82, 0.15, 0.45, 0.6],
      [0.42, 1.9, 0.1, -0.4, 0.7],
      [0.1, 2.36, -0.1, -0.2, 0.8],
      [-0.55, 2.5, 0, 0.35, 0.8],
    ] as const
    for (const [i, [dx, y, z, roll, pitch]] of falling.entries())
      model.within({ at: [x + dx, y, z], roll, pitch, turn: i * 0.2 - 0.3, scale: i % 2 ? 0.62 : 0.5 }, () =>
        i % 2 ? envelope(model) : sheet(model, { marked: [3] }),
      )
    for (const i of times(5, n => n)) record(model, [x, 0.02 + i * 0.09, 0], false)
    arrow(model, [-0.65, 0.01, 0.35], [0.4, 0.01, 0.35], 0.2, stuff.teal)
    model.within({ at: [1.45, 0, 0.15], turn: -0.2 }, () => {
      person(model, {
        at: [0, 0.1, -0.7],
        size: 1.35,
        coat: stuff.teal,
        hair: 'gray',
        hands: [
          [0.32, 0.6, 0.4],
          [-0.32, 0.6, 0.4],
        ],
      })
      desk(model, 1.9, 0.95)
      model.within({ at: [0, 0.98, 0.15], pitch: 0.75, scale: 1.25 }, () => record(model, [0, 0, 0], true))
    })
  },
}

/** A card with fields in order; one of them waits in amber for a person to confirm it. */
function record(model: Model, at: Vec, doubtful: boolean): void {
  model.within({ at }, () => {
    block(model, [0, 0, 0], [0.95, 0.06, 0.65], coatWhite)
    block(model, [0, 0.06, -0.24], [0.85, 0.012, 0.1], stuff.teal)
    for (const i of times(6, n => n))
      block(
        model,
        [-0.22 + (i % 2) * 0.44, 0.06, -0.06 + (i >> 1) * 0.15],
        [0.38, 0.014, 0.1],
        doubtful && i === 3 ? amber : stuff.mist,
      )
  })
}

/** A crashed car's claim goes one of three ways: paid at once, to a desk adjuster, or in red to specialists. */
const claimsTriage: Vignette = {
  ground: 'stone',
  turn: 0.1,
  height: 6.2,
  width: 5.7,
  target: [0.15, 0.5, 0],
  draw(model) {
    rod(model, [-1.15, 0, 0.1], [-0.98, 1.55, 0.1], 0.06, wood)
    model.within({ at: [-1.95, 0, 0.1], scale: 0.38 }, () => car(model, stuff.teal))
    for (const [x, y] of [
      [-1.3, 0.42],
      [-1.18, 0.5],
      [-1.32, 0.58],
    ] as const)
      ball(model, [x, y, 0.1], 0.13, matte('stoneShade'), 8)
    arrow(model, [-0.75, 0.01, 0.6], [1.05, 0.01, 1.2], 0.17, stuff.tealLight)
    arrow(model, [-0.7, 0.01, 0.12], [0.5, 0.01, 0.25], 0.2, stuff.teal)
    arrow(model, [-0.75, 0.01, -0.4], [0.75, 0.01, -1.05], 0.24, stuff.oxide)
    model.within({ at: [-0.1, 0.05, 0.82], turn: -0.3, scale: 0.36 }, () => stack(model, 1))
    model.within({ at: [-0.3, 0.05, 0.12], scale: 0.36 }, () => stack(model, 6))
    model.within({ at: [-0.1, 0.05, -0.68], turn: 0.4, scale: 0.36 }, () => stack(model, 17))
    model.within({ at: [1.45, 0, 1.3] }, () => coins(model, 4, 0.24))
    model.within({ at: [2, 0, 1.3] }, () => coins(model, 2, 0.24))
    model.within({ at: [1.2, 0, 0.4], turn: -0.3, scale: 0.72 }, () => {
      desk(model, 1.3, 0.7)
      const hands: readonly Vec[] = [
        [0.3, 0.62, 0.35],
        [-0.3, 0.62, 0.35],
      ]
      person(model, { at: [0, 0.1, -0.55], size: 1.15, coat: stuff.tealLight, skin: 'tan', hands })
    })
    const grip: readonly Vec[] = [
      [0.25, 0.75, 0.35],
      [-0.3, 0.8, 0.35],
    ]
    person(model, { at: [1.2, 0, -1.3], turn: -0.5, size: 1.15, coat: stuff.oxide, wear: 'helmet', hands: grip })
    person(model, { at: [1.85, 0, -1.45], turn: -0.5, size: 1.2, coat: stuff.night, skin: 'brown', hair: 'gray' })
  },
}

/** Two claim photographs show one and the same car; a glass finds the red dent that was painted in. */
const evidenceAuthenticity: Vignette = {
  ground: 'riverLight',
  turn: 0.12,
  height: 2.8,
  target: [0, 1.08, 0],
  draw(model) {
    model.within({ at: [-1.25, 0, -0.4], turn: 0.16 }, () => board(model, 2.1, 1.65, () => photograph(model, false)))
    model.within({ at: [1.2, 0, -0.4], turn: -0.12 }, () => board(model, 2.1, 1.65, () => photograph(model, true)))
    thread(model, [-0.75, 0.85, -0.22], [1.6, 0.88, -0.2], -0.85, amber, 0.03)
    model.within({ at: [1.68, 0.92, 0.3], turn: 0.1 }, () => magnifier(model, 0.5))
    person(model, {
      at: [0, 0, 0.7],
      turn: 0.9,
      size: 0.8,
      coat: stuff.night,
      hair: 'red',
      hands: [
        [0.2, 0.85, 0.4],
        [-0.3, 0.9, 0.35],
      ],
    })
  },
}

const random = createRandom('claim photographs')

function photograph(model: Model, altered: boolean): void {
  block(model, [0, 0.08, 0], [1.94, 0.5, 0.02], stuff.stoneDeep)
  block(model, [0, 0.58, 0], [1.94, 0.98, 0.02], stuff.mist)
  model.within({ at: [0, 0.3, 0.02], scale: [1, 1, 0.12] }, () => {
    tree(model, [-0.7, 0.25, 0], 0.95, random)
    model.within({ at: [0.1, 0, 0.6], scale: 0.36 }, () => car(model, satin('limestone', 0.05, 0.2)))
  })
  if (!altered) return
  ball(model, [0.52, 0.52, 0.16], [0.24, 0.13, 0.05], stuff.oxide)
  for (const [x, y, w, h] of [
    [0.5, 0.3, 0.72, 0.03],
    [0.5, 0.82, 0.72, 0.03],
    [0.14, 0.3, 0.03, 0.55],
    [0.86, 0.3, 0.03, 0.55],
  ] as const)
    block(model, [x, y, 0.2], [w, h, 0.03], stuff.oxide)
}

/** Three tables, each laid out its own way, become one; the row that breaks the binder's terms is sent back. */
const bordereauxValidation: Vignette = {
  ground: 'lampLight',
  turn: 0.15,
  height: 5.6,
  target: [0, 0.75, 0],
  draw(model) {
    const tables = [
      [3, stuff.teal],
      [5, stuff.night],
      [4, stuff.tealLight],
    ] as const
    for (const [i, [columns, head]] of tables.entries()) {
      model.within({ at: [-1.9 + i * 0.18, 0.2, -1.15 + i * 1.15], pitch: 0.36, turn: 0.15 }, () => {
        block(model, [0, 0, 0], [1.15, 0.04, 0.9], stuff.white)
        model.within({ at: [0, 0.04, 0.42], pitch: -Math.PI / 2 }, () => grid(model, [1.05, 0.84], columns, 5, head))
      })
      arrow(model, [-1.2 + i * 0.17, 0.01, -1.05 + i * 1.0], [-0.35 + i * 0.1, 0.01, -0.5 + i * 0.42], 0.13, stuff.teal)
    }
    model.within({ at: [0.85, 0, -0.25], turn: -0.1 }, () =>
      board(model, 2, 1.9, () => {
        grid(model, [1.9, 1.84], 5, 8, stuff.teal)
        block(model, [-0.25, 0.66, 0.12], [1.9, 0.2, 0.06], stuff.oxide)
      }),
    )
    person(model, {
      at: [2.1, 0, 0.45],
      turn: -0.9,
      size: 1.1,
      coat: stuff.teal,
      skin: 'brown',
      hands: [
        [0.25, 0.75, 0.4],
        [-0.25, 0.98, 0.42],
      ],
    })
    model.within({ at: [0.9, 0.02, 0.95], turn: 0.1, scale: 0.85 }, () => envelope(model, stuff.redPaint, stuff.white))
    arrow(model, [0.3, 0.01, 1.1], [-0.75, 0.01, 1.35], 0.14, stuff.oxide)
  },
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'submission-intake': submissionIntake,
  'claims-triage': claimsTriage,
  'evidence-authenticity': evidenceAuthenticity,
  'bordereaux-validation': bordereauxValidation,
  'subrogation-recovery': subrogationRecovery,
  'life-ehr-summary': lifeEhrSummary,
  'loss-reserving': lossReserving,
  'model-governance': modelGovernance,
}
