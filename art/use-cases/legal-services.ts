import { binders } from '../industries/parts/boardroom.ts'
import { bookcase } from '../industries/parts/books.ts'
import { pipe } from '../industries/parts/curves.ts'
import { conveyor } from '../industries/parts/factory.ts'
import { satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { block } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { createRandom } from '../toolkit/random.ts'
import { clientIntake, deadlineDocketing, invoiceGuidelines, privilegeLog } from './legal-services-scenes.ts'
import { cord, hair, leaf, magnifier, openBook, person, rowHeight, stamp } from './parts/bank-and-court.ts'
import { checkMark, stack } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const wood = satin('stone', 0.05, 0.3)

/** A carton of files, its lid off when `open`. */
function carton(model: Model, open: boolean): void {
  block(model, [0, 0, 0], [1.05, 0.6, 0.8], stuff.stoneDeep)
  block(model, [0, 0.3, 0.4], [0.3, 0.1, 0.02], stuff.night)
  if (open)
    for (const i of times(6, n => n))
      block(model, [0, 0.3, -0.3 + i * 0.12], [0.9, 0.4 + (i % 3) * 0.03, 0.03], stuff.white)
  else block(model, [0, 0.5, 0], [1.12, 0.16, 0.87], stuff.limestone)
}

/** Papers come out of cartons on a belt, the reddest first; a lawyer stamps them, and a glass samples what is left. */
const documentReview: Vignette = {
  ground: 'mist',
  turn: 0.3,
  height: 4.4,
  draw(model) {
    model.within({ at: [-2.15, 0, -0.1] }, () => carton(model, false))
    model.within({ at: [-2.15, 0.66, -0.1], turn: 0.12 }, () => carton(model, true))
    model.within({ at: [-0.1, 0, 0], scale: [0.7, 0.75, 0.6] }, () => conveyor(model, -2, 2.2))
    for (const i of times(4, n => n)) {
      model.within({ at: [-1.2 + i * 0.72, 0.74, 0], turn: 0.25 }, () =>
        leaf(model, {
          width: 0.62,
          height: 0.9,
          rows: 6,
          marked: times(i * 2, n => n),
          head: i > 2 ? stuff.oxide : stuff.teal,
        }),
      )
    }
    model.within({ at: [1.95, 0, -0.35], turn: -0.3, scale: 1.1 }, () =>
      person(model, stuff.river, { hair: hair.grey, hands: [[-0.25, 0.95, 0.4]] }),
    )
    model.within({ at: [1.75, 0, 0.75], turn: 0.1, scale: 0.62 }, () => stack(model, 8))
    model.within({ at: [1.75, 0.24, 0.85], scale: 0.7 }, () => stamp(model, stuff.oxide))
    model.within({ at: [-1.35, 0.42, 1.05], turn: 0.2 }, () => magnifier(model, 0.3))
    for (const i of times(3, n => n)) {
      model.within({ at: [-1.55 + i * 0.22, 0, 0.82 + i * 0.02], turn: 0.1 * i, scale: 0.5 }, () =>
        leaf(model, { rows: 6 }),
      )
    }
  },
}

/** A contract whose clauses are slats in slots; the red one does not fit, and a lawyer brings the playbook's own. */
const playbookContractReview: Vignette = {
  ground: 'riverLight',
  turn: 0.3,
  target: [0.15, 1.05, 0],
  draw(model) {
    block(model, [0.1, 0, -0.25], [2, 2.5, 0.12], stuff.white)
    block(model, [-0.25, 2.2, -0.18], [1, 0.12, 0.02], stuff.teal)
    for (const i of times(6, n => n)) {
      const y = 0.16 + i * 0.33
      if (i !== 3) block(model, [0.1, y, -0.12], [1.7, 0.22, 0.16], i % 2 ? stuff.teal : stuff.mist)
    }
    block(model, [0.1, 1.15, -0.185], [1.7, 0.22, 0.02], stuff.night)
    model.within({ at: [0.32, 1.2, 0.12], turn: -0.16, roll: -0.2 }, () =>
      block(model, [0, -0.1, 0], [1.7, 0.22, 0.16], stuff.redPaint),
    )
    block(model, [-1.75, 0, 0.3], [0.5, 0.72, 0.4], wood)
    model.within({ at: [-1.75, 0.98, 0.4], pitch: 0.95, scale: 0.9 }, () => openBook(model, stuff.night, [2]))
    model.within({ at: [2.15, 0, 0.45], turn: -0.75, scale: 1.15 }, () =>
      person(model, stuff.night, {
        hair: hair.brown,
        hands: [
          [-0.28, 0.88, 0.38],
          [0.2, 0.84, 0.45],
        ],
      }),
    )
    model.within({ at: [1.6, 0.98, 0.95], turn: 0.3 }, () => block(model, [0, 0, 0], [1.1, 0.2, 0.14], stuff.brass))
  },
}

/** Threads lead from the lines of a memo to pulled volumes; the red one lies on the floor and leads nowhere. */
const verifiedResearch: Vignette = {
  ground: 'lampLight',
  turn: 0.2,
  target: [0, 1, 0],
  draw(model) {
    const memo = { width: 1.25, height: 1.75, rows: 6, marked: [3] }
    model.within({ at: [-0.75, 0, -0.6], scale: 1.22 }, () =>
      bookcase(model, { width: 2.5, shelves: 3 }, createRandom('citations')),
    )
    const cited: readonly (readonly [number, number])[] = [
      [-1.55, 1.64],
      [-0.3, 1.64],
      [-1.1, 1.005],
    ]
    cited.forEach(([x, y], i) => {
      block(model, [x, y, -0.55], [0.14, 0.5, 0.5], stuff.brass)
      const line = [0, 1, 4][i] ?? 0
      cord(model, [x, y + 0.25, -0.29], [0.78, rowHeight(line, memo), 0.62], stuff.teal, 0.08)
      model.within({ at: [1.95, rowHeight(line, memo) - 0.08, 0.56], scale: 0.36 }, () => checkMark(model, stuff.teal))
    })
    cord(model, [0.05, 0.04, 0.75], [0.78, rowHeight(3, memo), 0.62], stuff.oxide, 0.3, 0.035)
    const loose = times(
      33,
      (i): Vec => [-0.2 + 0.25 * Math.cos(i * 0.4), 0.04 + i * 0.002, 0.75 + 0.22 * Math.sin(i * 0.4)],
    )
    pipe(model, loose, 0.035, stuff.oxide)
    model.within({ at: [1.2, 0, 0.56] }, () => leaf(model, memo))
    model.within({ at: [-2.15, 0, 0.75], turn: 0.5, scale: 1.05 }, () =>
      person(model, stuff.tealLight, { hair: hair.fair, hands: [[0.3, 1, 0.35]] }),
    )
  },
}

/** Each binder of the data room heads a column of tiles; the tall red ones are where a clause meets much revenue. */
const dealDiligence: Vignette = {
  ground: 'haze',
  turn: 0.4,
  height: 6.2,
  target: [0, 0.55, 0],
  draw(model) {
    block(model, [0, 0, -0.1], [3.3, 0.1, 3], stuff.white)
    model.within({ at: [-1.36, 0.1, -1.15], scale: [1.42, 1.05, 0.8] }, () => binders(model, 9))
    for (const column of times(8, n => n)) {
      for (const row of times(5, n => n)) {
        const risk = (column * 7 + row * 11 + column * row) % 13
        const tall = risk > 10 ? 0.55 : 0.06 + (risk % 4) * 0.06
        const color = risk > 10 ? stuff.oxide : risk > 6 ? stuff.brass : risk > 3 ? stuff.tealLight : stuff.mist
        block(model, [-1.3 + column * 0.37, 0.1, -0.55 + row * 0.4], [0.32, tall, 0.35], color)
      }
    }
    model.within({ at: [-2.05, 0, 0.5], turn: 1.1, scale: 1 }, () => person(model, stuff.river, { hair: hair.grey }))
    model.within({ at: [2.1, 0, 0.2], turn: -1.1, scale: 1 }, () =>
      person(model, stuff.teal, { hair: hair.brown, hands: [[-0.2, 0.8, 0.45]] }),
    )
  },
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'document-review': documentReview,
  'playbook-contract-review': playbookContractReview,
  'verified-research': verifiedResearch,
  'privilege-log': privilegeLog,
  'invoice-guidelines': invoiceGuidelines,
  'deal-diligence': dealDiligence,
  'deadline-docketing': deadlineDocketing,
  'client-intake': clientIntake,
}
