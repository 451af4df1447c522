import { openBinder } from '../industries/parts/boardroom.ts'
import { pipe } from '../industries/parts/curves.ts'
import { satin, stuff } from '../industries/parts/material.ts'

import { beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { desk, folder, hair, house, person } from './parts/bank-and-court.ts'
import { monitor, phone, sheet } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const wood = satin('stone', 0.05, 0.3)

/** Two ledgers joined line by line; one line is broken, and a clerk brings the piece that closes it. */
export const settlementBreakResolution: Vignette = {
  ground: 'haze',
  width: 6,
  target: [0, 1.1, 0],
  turn: 0.25,
  draw(model) {
    const lines = 6
    for (const side of [-1, 1]) {
      block(model, [side * 1.55, 0, -0.3], [1.15, 2.5, 0.4], side < 0 ? stuff.teal : stuff.tealLight)
      for (const i of times(lines, n => n)) {
        const y = 0.2 + i * 0.38
        block(model, [side * 1.6, y, -0.08], [0.85, 0.2, 0.12], stuff.white)
        if (i === 3) block(model, [side * 0.83, y + 0.02, -0.1], [0.32, 0.16, 0.16], stuff.oxide)
      }
    }
    for (const i of times(lines, n => n)) {
      if (i !== 3) block(model, [0, 0.22 + i * 0.38, -0.1], [1.95, 0.14, 0.14], stuff.steel)
    }
    model.within({ at: [0.1, 0, 0.5], turn: Math.PI + 0.1, scale: 0.86 }, () =>
      person(model, stuff.river, {
        hair: hair.brown,
        hands: [
          [-0.4, 1.52, 0.2],
          [0.4, 1.52, 0.2],
        ],
      }),
    )
    block(model, [0.04, 1.36, 0.32], [1.25, 0.18, 0.16], stuff.redPaint)
  },
}

/** A recorder draws a model's course on a band of paper; the stretch outside the limits is red, and a binder takes it in. */
export const modelDocumentation: Vignette = {
  ground: 'mist',
  turn: 0.3,
  width: 5.3,
  target: [0.1, 0.85, 0],
  draw(model) {
    block(model, [-1.85, 0, -0.1], [0.95, 1.65, 0.9], satin('river', 0.08, 0.3))
    for (const y of [0.4, 0.85, 1.3]) {
      rod(model, [-1.85, y, 0.35], [-1.85, y, 0.4], 0.17, stuff.white)
      beam(model, [-1.85, y, 0.42], [-1.85 + 0.1 * (y - 0.7), y + 0.12, 0.42], 0.03, stuff.oxide)
    }
    block(model, [-0.15, 0.35, 0.1], [2.6, 1, 0.03], stuff.white)
    for (const y of [0.6, 1.08]) block(model, [-0.15, y, 0.12], [2.6, 0.02, 0.01], stuff.stoneDeep)
    const course = times(41, (i): Vec => {
      const drift = Math.max(0, i - 13) * 0.034
      return [-1.36 + i * 0.06, 0.84 + Math.sin(i * 0.9) * 0.1 + drift * Math.exp(-Math.max(0, i - 25) * 0.3), 0.13]
    })
    pipe(model, course.slice(0, 22), 0.024, stuff.teal)
    pipe(model, course.slice(21, 31), 0.04, stuff.oxide)
    pipe(model, course.slice(30), 0.024, stuff.teal)
    model.within({ at: [1.65, 0.75, 0.4], pitch: 1.1, scale: [1, 1, 1.3] }, () => openBinder(model))
    block(model, [1.65, 0, 0.2], [0.9, 0.4, 0.5], wood)
  },
}

/** An agent with a headset sees the next sentence on the screen while the customer speaks on the phone. */
export const contactCenterAssist: Vignette = {
  ground: 'stoneShade',
  turn: 0.35,
  draw(model) {
    model.within({ at: [-0.55, 0, 0] }, () => desk(model, 3, 1.2, wood))
    model.within({ at: [-0.25, 0.8, -0.25], turn: 0.1, scale: 0.92 }, () =>
      monitor(model, () => {
        for (const y of [0.95, 0.75, 0.2]) block(model, [-0.15, y, 0], [1.4, 0.1, 0.02], stuff.teal)
        block(model, [0, 0.38, 0], [1.8, 0.28, 0.04], stuff.oxide)
        block(model, [-0.1, 0.47, 0.04], [1.3, 0.08, 0.02], stuff.white)
      }),
    )
    model.within({ at: [-1.9, 0, 0.75], turn: 2.3, scale: 1.08 }, () => {
      person(model, stuff.river, { hair: hair.brown, hands: [[0.35, 0.8, 0.4]] })
      for (const x of [-0.21, 0.21]) rod(model, [x, 1.32, 0], [x * 1.25, 1.32, 0], 0.09, stuff.night)
      beam(model, [0.24, 1.28, 0.02], [0.12, 1.2, 0.24], 0.03, stuff.night)
    })
    for (const i of times(7, n => n)) {
      const tall = [0.16, 0.4, 0.7, 0.45, 0.8, 0.36, 0.16][i] ?? 0.2
      block(model, [1.1 + i * 0.13, 1.55 - tall / 2, 0.3], [0.06, tall, 0.06], stuff.brass)
    }
    model.within({ at: [2.3, 0, 0.3], turn: -0.8, scale: 1.08 }, () => {
      person(model, stuff.tealLight, { hair: hair.grey, hands: [[-0.27, 1.28, 0.1]] })
      model.within({ at: [-0.25, 1.2, 0.06], turn: -1.2, scale: 0.28 }, () => phone(model))
    })
  },
}

/** A drawer of indexed papers before a house; the one that disagrees with the application stands out. */
export const mortgageFileReview: Vignette = {
  ground: 'lampLight',
  turn: 0.45,
  height: 5,
  width: 5.1,
  draw(model) {
    const side = satin('riverMid', 0.06, 0.3)
    model.within({ at: [-0.75, 0, 0] }, () => {
      block(model, [0, 0, 1.1], [1.6, 0.7, 0.1], side)
      for (const x of [-0.75, 0.75]) block(model, [x, 0, 0], [0.1, 0.55, 2.2], side)
      block(model, [0, 0.3, 1.17], [0.5, 0.1, 0.08], stuff.brass)
      for (const i of times(7, n => n)) {
        const out = i === 3
        model.within({ at: [0, out ? 0.62 : 0.08, -0.95 + i * 0.28], pitch: -0.12, scale: 1.2 }, () =>
          folder(model, out ? stuff.oxide : i % 2 ? stuff.white : stuff.mist, ((i * 2) % 5) / 4),
        )
      }
    })
    model.within({ at: [1.5, 0, -0.5], turn: 0.15, scale: 1.35 }, () => house(model, stuff.white, stuff.teal))
    model.within({ at: [1.05, 0, 0.85], turn: 0.1 }, () => sheet(model, { marked: [3] }))
  },
}
