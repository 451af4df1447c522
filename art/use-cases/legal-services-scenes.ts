import { bankHouse } from '../industries/parts/city.ts'
import { hang, pipe } from '../industries/parts/curves.ts'
import { conveyor } from '../industries/parts/factory.ts'
import { matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, block, rod } from '../industries/parts/solids.ts'
import { add, times, type Vec } from '../industries/parts/vec.ts'
import {
  calendar,
  cord,
  dayAt,
  desk,
  envelope,
  hair,
  leaf,
  openBook,
  pen,
  person,
  rowHeight,
} from './parts/bank-and-court.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const wood = satin('stone', 0.05, 0.3)

/** A paper whose privileged lines are blacked out. */
function redacted(model: Model): void {
  block(model, [0, 0, 0], [0.7, 0.95, 0.03], stuff.white)
  for (const i of times(5, n => n))
    block(model, [0, 0.1 + i * 0.16, 0.02], [0.54, 0.09, 0.01], i % 2 ? stuff.stoneDeep : stuff.night)
}

/** What stands in a pigeonhole: sealed, blacked out in part, open, or set aside. */
function drawHole(model: Model, kind: number): void {
  for (const i of times([3, 2, 4, 1][kind] ?? 1, n => n)) {
    model.within({ at: [i * 0.03, 0, -0.25 + i * 0.16], pitch: -0.08 }, () => {
      if (kind === 0) model.within({ scale: [0.74, 1.15, 1] }, () => envelope(model, stuff.oxide))
      else if (kind === 1) redacted(model)
      else leaf(model, { width: 0.7, height: 0.95, rows: 6, head: kind === 2 ? stuff.teal : stuff.stoneDeep })
    })
  }
}

/** A rack of four: sealed envelopes, blacked-out papers, open papers, one unclear; a lawyer enters them in the log. */
export const privilegeLog: Vignette = {
  ground: 'stoneShade',
  turn: 0.15,
  height: 4.4,
  draw(model) {
    const rack = satin('riverMid', 0.06, 0.3)
    model.within({ at: [-0.55, 0, 0], scale: 0.92 }, () => {
      block(model, [0, 0, -0.85], [4.1, 2.05, 0.08], rack)
      block(model, [0, 0, -0.5], [4.1, 0.8, 0.9], rack)
      for (const i of times(5, n => n)) block(model, [-2 + i, 0.8, -0.5], [0.08, 1.25, 0.8], rack)
      for (const kind of times(4, n => n)) model.within({ at: [-1.5 + kind, 0.8, -0.45] }, () => drawHole(model, kind))
    })
    block(model, [0.75, 0, 0.75], [1.3, 0.2, 0.6], wood)
    model.within({ at: [0.75, 0.4, 0.8], pitch: 0.7, scale: 0.85 }, () => openBook(model, stuff.oxide, [1, 4, 8]))
    model.within({ at: [1.1, 0.5, 1], scale: 0.7 }, () => pen(model, stuff.night))
    model.within({ at: [2.05, 0, 0.35], turn: -0.9, scale: 1.15 }, () =>
      person(model, stuff.night, { hair: hair.grey, hands: [[-0.25, 0.8, 0.5]] }),
    )
  },
}

/** Hours billed ride through a gauge of the permitted height; the red one is too tall, and its line is red on the bill. */
export const invoiceGuidelines: Vignette = {
  ground: 'oxideLight',
  turn: 0.3,
  height: 4,
  draw(model) {
    const bill = { width: 1.15, height: 1.9, rows: 7, marked: [3] }
    model.within({ at: [0, 0, 0.45], scale: [0.7, 0.6, 0.5] }, () => conveyor(model, -3.3, 3.3))
    const hours = [0.42, 0.3, 0.95, 0, 0.36, 0.5, 0.26] as const
    hours.forEach((tall, i) => {
      if (tall) block(model, [-1.95 + i * 0.62, 0.59, 0.45], [0.36, tall, 0.4], tall > 0.9 ? stuff.oxide : stuff.teal)
    })
    for (const z of [0, 0.9]) block(model, [-0.12, 0, z], [0.16, 1.62, 0.14], stuff.white)
    block(model, [-0.12, 1.16, 0.45], [0.16, 0.46, 1.02], stuff.white)
    model.within({ at: [-1.6, 0, -0.7] }, () => leaf(model, bill))
    cord(model, [-1.1, rowHeight(3, bill), -0.62], [-0.72, 1.5, 0.35], stuff.oxideDeep, 0.05, 0.03)
    model.within({ at: [1.5, 0, -0.65], turn: -0.2, scale: 1.2 }, () =>
      person(model, stuff.river, {
        hair: hair.fair,
        hands: [
          [-0.3, 0.85, 0.42],
          [0.3, 0.85, 0.42],
        ],
      }),
    )
    model.within({ at: [1.5, 1.05, -0.1], pitch: 0.6, scale: 0.6 }, () => openBook(model, stuff.night))
  },
}

/** A court's notice reaches a calendar; days are counted off, hop by hop, to the red one that the clerk confirms. */
export const deadlineDocketing: Vignette = {
  ground: 'mist',
  turn: 0.25,
  target: [0, 0.95, 0],
  draw(model) {
    const [trigger, due] = [8, 22]
    model.within({ at: [-1.95, 0, -0.5], turn: 0.25, scale: 0.07 }, () => bankHouse(model, stuff.white))
    model.within({ at: [0.55, 0, -0.2], scale: 1.15 }, () => {
      calendar(model, 5, day =>
        day === due ? stuff.oxide : day === trigger ? stuff.brass : day % 7 > 4 ? stuff.stone : stuff.mist,
      )
      const middle = (day: number): Vec => add(dayAt(day, 5), [0, 0.13, 0.05])
      for (const day of times(due - trigger, n => trigger + n)) {
        if (day % 7 < 6) pipe(model, hang(middle(day), middle(day + 1), -0.12, 8), 0.022, stuff.teal)
      }
    })
    model.within({ at: [-1.25, 0, 0.8], turn: 0.2, scale: 0.95 }, () => envelope(model, stuff.brass))
    const [notice, first]: readonly [Vec, Vec] = [
      [-1.25, 0.62, 0.8],
      [-0.25, 1.5, 0],
    ]
    cord(model, notice, first, stuff.brass, 0.12, 0.03)
    model.within({ at: [2.2, 0, 0.65], turn: -0.8, scale: 1.1 }, () =>
      person(model, stuff.tealLight, { hair: hair.brown, hands: [[-0.4, 0.75, 0.45]] }),
    )
  },
}

/** A client's story leaves as a tangle; past the interview it runs in straight lines onto the form that staff receive. */
export const clientIntake: Vignette = {
  ground: 'lampLight',
  turn: 0.15,
  draw(model) {
    const form = { width: 0.95, height: 1.25, rows: 5 }
    model.within({ at: [-2.2, 0, 0.2], turn: 0.9, scale: 1.15 }, () => person(model, stuff.oxide, { hair: hair.grey }))
    const tangle = times(121, (i): Vec => {
      const angle = (i / 120) * Math.PI * 2
      return [
        -1 + 0.5 * Math.sin(angle * 3) + 0.12 * Math.cos(angle * 11),
        1.35 + 0.42 * Math.sin(angle * 5 + 0.6),
        0.2 + 0.4 * Math.cos(angle * 7),
      ]
    })
    pipe(model, tangle, 0.045, stuff.redPaint)
    pipe(model, hang([-1.95, 1.45, 0.3], [-1.4, 1.35, 0.3], 0.03, 8), 0.045, stuff.redPaint)
    for (const z of [-0.25, 0.65]) block(model, [0.05, 0, z], [0.2, 2, 0.12], stuff.white)
    for (const i of times(6, n => n)) block(model, [0.05, 0.95 + i * 0.18, 0.2], [0.2, 0.06, 0.85], stuff.white)
    for (const row of times(5, n => n)) {
      const y = 0.8 + rowHeight(row, form)
      rod(model, [-0.6, y, 0.28], [0.98, y, 0.28], 0.028, matte('oxide'))
      ball(model, [-0.6, y, 0.28], 0.028, matte('oxide'), 6)
    }
    model.within({ at: [1.35, 0, 0.2] }, () => desk(model, 1.7, 0.8, wood))
    model.within({ at: [1.4, 0.8, 0.24] }, () => leaf(model, form))
    model.within({ at: [2.3, 0, -0.35], turn: -0.6, scale: 1.15 }, () =>
      person(model, stuff.river, { hair: hair.brown, hands: [[-0.35, 0.95, 0.4]] }),
    )
  },
}
