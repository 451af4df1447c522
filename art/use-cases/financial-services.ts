import { hang, pipe } from '../industries/parts/curves.ts'
import { matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import {
  contactCenterAssist,
  modelDocumentation,
  mortgageFileReview,
  settlementBreakResolution,
} from './financial-services-scenes.ts'
import { barrier, coin, cord, flow, hair, leaf, person, rowHeight } from './parts/bank-and-court.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const wood = satin('stone', 0.05, 0.3)
const coats = [stuff.tealLight, stuff.white, stuff.river, stuff.teal, stuff.oxide] as const

/** Accounts as dots on a board, tied to one another; the one in question is red. */
function linkBoard(model: Model): void {
  const [hub, ...others]: readonly [Vec, ...Vec[]] = [
    [0.1, 1.28, 0.06],
    [-0.65, 1.68, 0.06],
    [0.62, 1.72, 0.06],
    [0.75, 1.05, 0.06],
    [0.15, 0.8, 0.06],
    [-0.6, 0.95, 0.06],
  ]
  block(model, [0, 0.55, 0], [2, 1.45, 0.08], stuff.white)
  for (const x of [-0.8, 0.8]) block(model, [x, 0, -0.04], [0.08, 2, 0.08], stuff.steel)
  others.forEach((at, i) => {
    beam(model, hub, at, 0.035, i % 2 ? stuff.oxide : stuff.stoneDeep)
    rod(model, [at[0], at[1], 0.03], [at[0], at[1], 0.12], 0.13, i % 2 ? stuff.tealLight : stuff.teal)
  })
  rod(model, [hub[0], hub[1], 0.03], [hub[0], hub[1], 0.16], 0.2, stuff.oxide)
}

/** Customers on pillars as tall as their score; a thread leads from the tallest to the analyst's board of links. */
const amlAlertTriage: Vignette = {
  ground: 'mist',
  turn: 0.3,
  draw(model) {
    coats.forEach((coat, i) => {
      const [x, tall] = [-2.3 + i * 0.52, 0.14 + 0.24 * i + 0.03 * i * i]
      block(model, [x, 0, 0], [0.46, tall, 0.5], i === 4 ? stuff.oxide : stuff.white)
      model.within({ at: [x, tall, 0], scale: 0.46 }, () => person(model, coat, { hair: hair.brown }))
    })
    model.within({ at: [1.25, 0, -0.4], turn: 0.05 }, () => linkBoard(model))
    cord(model, [0.03, 1.4, 0.1], [1.3, 1.3, -0.2], stuff.oxide, 0.12, 0.03)
    model.within({ at: [2.25, 0, 0.45], turn: -0.7, scale: 1.05 }, () =>
      person(model, stuff.river, { hair: hair.grey, hands: [[-0.35, 1.05, 0.35]] }),
    )
  },
}

/** Three source papers on steps; from a line of each, a thread leads to a ratio of the memo. */
const creditMemoDrafting: Vignette = {
  ground: 'riverLight',
  turn: 0.25,
  draw(model) {
    const threads = [stuff.oxide, stuff.night, stuff.brass] as const
    const memo = { width: 1.55, height: 2.15, rows: 9, marked: [1] }
    threads.forEach((thread, i) => {
      const at: Vec = [-2.05 + i * 0.55, i * 0.42, 0.5 - i * 0.65]
      block(model, [at[0] + 0.1, 0, at[2]], [1.2, at[1] + 0.001, 0.5], wood)
      model.within({ at }, () => leaf(model, { width: 0.9, height: 1.15, rows: 7, marked: i ? [] : [3], head: thread }))
      const from: Vec = [at[0] + 0.3, at[1] + rowHeight(3, { height: 1.15, rows: 7 }), at[2] + 0.06]
      cord(model, from, [0.46, rowHeight(7 - i * 3, memo), 0.37], thread, i === 0 ? 0.1 : 0.02, 0.03)
    })
    model.within({ at: [1.05, 0, 0.3] }, () => leaf(model, memo))
    model.within({ at: [2.25, 0, 0.6], turn: -0.9, scale: 1.05 }, () =>
      person(model, stuff.teal, { hair: hair.brown, hands: [[-0.3, 1.1, 0.42]] }),
    )
  },
}

/** A score falls step by step under the line; threads lead from the great drops to the letter in the applicant's hands. */
const adverseActionReasons: Vignette = {
  ground: 'lampLight',
  turn: 0.2,
  draw(model) {
    const drops = [0.12, 0.55, 0.1, 0.42, 0.12] as const
    block(model, [-0.85, 0, -0.3], [3, 2.25, 0.12], stuff.white)
    block(model, [-2.05, 0.1, -0.1], [0.36, 1.85, 0.4], stuff.teal)
    let top = 1.95
    drops.forEach((drop, i) => {
      const [x, big] = [-1.57 + i * 0.48, drop > 0.3]
      block(model, [x, top - drop, -0.1], [0.36, drop, 0.4], big ? stuff.oxide : stuff.tealLight)
      if (big) cord(model, [x, top - drop / 2, 0.12], [1.06, i === 1 ? 1.26 : 1.08, 0.62], stuff.oxide, 0.1)
      top -= drop
    })
    block(model, [-0.85, 1.3, -0.02], [3.1, 0.05, 0.5], stuff.brass)
    model.within({ at: [2.1, 0, 0.1], turn: -0.35, scale: 1.2 }, () =>
      person(model, stuff.tealLight, {
        hair: hair.fair,
        hands: [
          [-0.3, 0.85, 0.42],
          [0.2, 0.85, 0.45],
        ],
      }),
    )
    model.within({ at: [1.4, 0.72, 0.6] }, () =>
      leaf(model, { width: 0.8, height: 0.95, rows: 6, marked: [1, 2], head: stuff.oxide }),
    )
  },
}

/** Coins from many senders run to one account and out again at once; a barrier comes down before it. */
const instantPaymentMules: Vignette = {
  ground: 'riverMid',
  turn: 0.55,
  height: 6,
  target: [0, 0.55, 0.1],
  draw(model) {
    const line = matte('mist')
    const hub: Vec = [0.55, 0.12, 0]
    rod(model, [hub[0], 0, 0], [hub[0], 0.1, 0], 0.55, stuff.white)
    model.within({ at: [hub[0], 0.1, 0], scale: 1.05 }, () => person(model, stuff.oxide))
    for (const i of times(5, n => n)) {
      const z = -1.5 + i * 0.75
      const from: Vec = [-2.2 + Math.abs(i - 2) * 0.15, 0.03, z]
      const path = hang([from[0] + 0.3, 0.03, z], [-0.1, 0.03, z * 0.2], 0)
      model.within({ at: from, turn: 1, scale: 0.6 }, () => person(model, i % 2 ? stuff.white : stuff.tealLight))
      pipe(model, path, 0.025, line)
      const stop = path[3 + (i % 3) * 2]
      if (stop) model.within({ at: [stop[0], 0.17, stop[2]], turn: 0.3 }, () => coin(model, [0, 0, 0], 0.16))
    }
    for (const z of [-1.1, 0, 1.1]) {
      flow(
        model,
        [
          [1.15, 0.03, z * 0.25],
          [2, 0.03, z],
        ],
        0.025,
        line,
      )
      model.within({ at: [2.35, 0, z * 1.12], turn: -0.8, scale: 0.6 }, () => person(model, stuff.river))
    }
    model.within({ at: [-0.35, 0, 1.15], turn: Math.PI / 2 }, () => barrier(model, 2.3, 0.06))
  },
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'aml-alert-triage': amlAlertTriage,
  'credit-memo-drafting': creditMemoDrafting,
  'adverse-action-reasons': adverseActionReasons,
  'instant-payment-mules': instantPaymentMules,
  'settlement-break-resolution': settlementBreakResolution,
  'model-documentation': modelDocumentation,
  'contact-center-assist': contactCenterAssist,
  'mortgage-file-review': mortgageFileReview,
}
