import { openBinder } from '../industries/parts/boardroom.ts'
import { pipe } from '../industries/parts/curves.ts'
import { bed, monitor as bedsideMonitor } from '../industries/parts/hospital.ts'
import { glowing, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { missedVisitOutreach, nemtTripPlanning, surgicalCaseDuration } from './healthcare-scenes.ts'
import {
  arrow,
  board,
  coatWhite,
  coins,
  envelope,
  ink,
  pencil,
  person,
  skins,
  thread,
} from './parts/office-and-field.ts'
import { checkMark, phone, sheet, stack } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** A doctor and a patient at a table; the phone between them listens, and a note writes itself beside it. */
const ambientVisitNotes: Vignette = {
  ground: 'mist',
  turn: 0.3,
  width: 5.5,
  target: [0, 1.12, 0],
  draw(model) {
    rod(model, [0, 0, 0], [0, 0.72, 0], 0.12, stuff.steel)
    rod(model, [0, 0, 0], [0, 0.05, 0], 0.6, stuff.steel)
    rod(model, [0, 0.72, 0], [0, 0.8, 0], 1.35, satin('stone', 0.05, 0.3))
    person(model, {
      at: [-1.75, 0, -0.3],
      turn: 1.3,
      size: 1.3,
      coat: coatWhite,
      hands: [
        [0.2, 0.75, 0.5],
        [-0.25, 0.72, 0.5],
      ],
    })
    stethoscope(model)
    person(model, {
      at: [1.75, 0, -0.3],
      turn: -1.3,
      size: 1.25,
      coat: stuff.teal,
      skin: 'brown',
      hair: 'gray',
      hands: [
        [0.25, 0.74, 0.5],
        [-0.2, 0.74, 0.5],
      ],
    })
    model.within({ at: [-0.4, 1.1, 0.5], pitch: 0.5, turn: 0.12, scale: 0.9 }, () => sheet(model, { marked: [6, 7] }))
    model.within({ at: [0.5, 0.8, 0.15], pitch: -0.2, scale: 0.62 }, () => phone(model))
    times(9, i => [0.18, 0.4, 0.75, 0.5, 1, 0.62, 0.85, 0.35, 0.18][i] ?? 0.2).forEach((height, i) => {
      block(model, [0.48 - 0.68 + i * 0.17, 2.1 - height / 2, 0], [0.085, height, 0.085], stuff.oxide)
    })
  },
}

function stethoscope(model: Model): void {
  const loop: readonly Vec[] = [
    [-0.16, 1.1, -0.05],
    [-0.16, 0.95, 0.2],
    [0, 0.72, 0.27],
    [0.15, 0.95, 0.2],
    [0.16, 1.1, -0.05],
  ]
  model.within({ at: [-1.75, 0, -0.3], turn: 1.3, scale: 1.3 }, () => {
    pipe(model, loop, 0.025, stuff.night)
    ball(model, [0, 0.68, 0.28], 0.05, stuff.steel, 8)
  })
}

/** Threads run from a patient's chart to a payer's criteria; a nurse holds the finished packet. */
const priorAuthorizationPackets: Vignette = {
  ground: 'stone',
  turn: 0.15,
  height: 4.2,
  draw(model) {
    model.within({ at: [-1.75, 0.55, 0.5], pitch: 0.35, turn: 0.25, scale: 1.25 }, () => openBinder(model))
    block(model, [-1.75, 0, 0.5], [1.5, 0.5, 0.8], stuff.limestone)
    model.within({ at: [0.3, 0, -0.5] }, () => board(model, 1.9, 2, () => criteria(model)))
    for (const i of times(4, n => n))
      thread(model, [-2 + i * 0.18, 0.8, 0.35 + i * 0.08], [-0.5, 2 - i * 0.38, -0.43], -0.25)
    person(model, {
      at: [1.85, 0, 0.5],
      turn: -0.3,
      size: 1.25,
      coat: coatWhite,
      wear: 'cap',
      hands: [
        [0.28, 0.68, 0.34],
        [-0.28, 0.68, 0.34],
      ],
    })
    model.within({ at: [1.73, 0.82, 1], turn: -0.3, pitch: 0.9, scale: 0.85 }, () =>
      envelope(model, stuff.redPaint, stuff.white),
    )
  },
}

/** Five questions; four are answered, one is left blank. */
function criteria(model: Model): void {
  for (const i of times(5, n => n)) {
    const y = 1.7 - i * 0.38
    block(model, [-0.08, y, 0], [1 - (i % 2) * 0.2, 0.1, 0.02], ink)
    block(model, [-0.78, y - 0.06, 0], [0.22, 0.22, 0.02], stuff.mist)
    if (i < 4) model.within({ at: [0.72, y - 0.07, 0.03], scale: 0.6 }, () => checkMark(model, stuff.teal))
  }
}

/** Denied claims in four piles by cause, the one with most dollars first; a biller takes the top sheet. */
const denialsWorkList: Vignette = {
  ground: 'riverLight',
  turn: 0.35,
  height: 4.4,
  target: [0, 0.98, 0],
  draw(model) {
    const piles = [
      [19, 12],
      [11, 7],
      [6, 4],
      [3, 2],
    ] as const
    piles.forEach(([sheets, dollars], i) => {
      const x = -1.65 + i * 1.1
      block(model, [x, 0, 0], [0.98, 0.06, 1.3], stuff.night)
      model.within({ at: [x, 0.06, 0], scale: 0.84 }, () => stack(model, sheets))
      model.within({ at: [x, 0, 1.05] }, () => coins(model, dollars, 0.24))
    })
    model.within({ at: [-1.65, 1.1, 0.25], pitch: 0.75, turn: 0.1, scale: 0.84 }, () =>
      sheet(model, { marked: [2, 3, 4] }),
    )
    person(model, {
      at: [-0.75, 0, -0.95],
      turn: -0.5,
      size: 1.5,
      coat: stuff.oxide,
      hands: [
        [0.3, 0.7, 0.3],
        [-0.5, 0.9, 0.4],
      ],
    })
  },
}

/** Letters are parted: the red one goes straight to a nurse, a plain one becomes a draft under a pencil. */
const inboxReplyDrafts: Vignette = {
  ground: 'lampLight',
  turn: 0.2,
  height: 4.6,
  width: 5.6,
  target: [0, 0.8, 0],
  draw(model) {
    block(model, [-1.6, 0, 0.1], [1.55, 0.3, 1.4], stuff.teal)
    for (const i of times(7, n => n)) {
      const at: Vec = [-1.6 + ((i * 3) % 4) * 0.05, 0.3 + i * 0.1, 0.05 + ((i * 2) % 3) * 0.06]
      model.within({ at, turn: (i % 3) * 0.25 - 0.2, scale: 1.25 }, () => envelope(model))
    }
    arrow(model, [-0.75, 0.01, -0.3], [0.95, 0.01, -0.95], 0.22, stuff.oxide)
    arrow(model, [-0.75, 0.01, 0.55], [0.35, 0.01, 0.75], 0.22, stuff.teal)
    person(model, {
      at: [1.55, 0, -1],
      turn: -0.6,
      size: 1.45,
      coat: coatWhite,
      wear: 'cap',
      skin: 'tan',
      hands: [
        [0.3, 0.72, 0.4],
        [-0.3, 0.72, 0.4],
      ],
    })
    model.within({ at: [1.2, 1.05, -0.45], turn: -0.45, pitch: 0.9 }, () =>
      envelope(model, stuff.redPaint, stuff.white),
    )
    model.within({ at: [1.2, 0.02, 0.95], turn: -0.12, scale: 1.3 }, () => sheet(model))
    model.within({ at: [1.25, 0.1, 1.25], turn: 0.4, scale: 1.2 }, () => pencil(model, 0.5))
  },
}

/** Three beds: one calls a nurse in red, one is quiet, and over the third the screen stays gray. */
const deteriorationAlerts: Vignette = {
  ground: 'haze',
  turn: 0.25,
  height: 4.4,
  target: [0, 0.98, 0],
  draw(model) {
    for (const i of [0, 1, 2]) {
      const x = -1.75 + i * 1.6
      model.within({ at: [x, 0, -0.2], turn: -Math.PI / 2, scale: 0.95 }, () => bed(model))
      ball(model, [x, 1.22, -0.85], 0.2, [skins.tan, skins.pale, skins.brown][i] ?? skins.pale)
      rod(model, [x, 0, -1.4], [x, 1.75, -1.4], 0.05, stuff.steel)
      model.within({ at: [x, 1.65, -1.35] }, () => screenOver(model, i))
    }
    person(model, {
      at: [-0.88, 0, 0.35],
      turn: -1.2,
      size: 1.25,
      coat: coatWhite,
      wear: 'cap',
      hands: [
        [0.2, 0.8, 0.45],
        [-0.25, 0.85, 0.4],
      ],
    })
  },
}

/** Red and falling, a steady beat, or no score at all. */
function screenOver(model: Model, bedNumber: number): void {
  if (bedNumber === 1) bedsideMonitor(model, [0, 0, 0])
  else grayOrRedScreen(model, bedNumber === 0)
}

function grayOrRedScreen(model: Model, alarm: boolean): void {
  block(model, [0, 0, 0], [1, 0.68, 0.1], stuff.night)
  block(model, [0, 0.05, 0.05], [0.9, 0.58, 0.02], alarm ? glowing('oxide', 1.6) : ink)
  const fall = [0.5, 0.46, 0.3, 0.34, 0.12].map((y, i): Vec => [-0.38 + i * 0.19, y, 0.08])
  if (alarm) pipe(model, fall, 0.028, glowing('white', 2))
  else block(model, [0, 0.31, 0.07], [0.5, 0.06, 0.02], stuff.white)
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'ambient-visit-notes': ambientVisitNotes,
  'prior-authorization-packets': priorAuthorizationPackets,
  'denials-work-list': denialsWorkList,
  'inbox-reply-drafts': inboxReplyDrafts,
  'deterioration-alerts': deteriorationAlerts,
  'surgical-case-duration': surgicalCaseDuration,
  'missed-visit-outreach': missedVisitOutreach,
  'nemt-trip-planning': nemtTripPlanning,
}
