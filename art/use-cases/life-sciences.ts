import { liquids, vial } from '../industries/parts/glassware.ts'
import { type Material, matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { batchReview, centralMonitoring, deviations, reportDrafting } from './life-sciences-scenes.ts'
import { arrow, leap, paints, person, propped, skins } from './parts/lab-and-yard.ts'
import { monitor, phone, sheet } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** A call, a journal, a letter and a medicine bottle flow into one case form, which a safety associate holds. */
const adverseEvents: Vignette = {
  ground: 'mist',
  height: 4.6,
  draw(model) {
    const inbox: Vec = [0.35, 1.2, 0.1]
    model.within({ at: [-2.25, 0, -0.7], turn: 0.3, pitch: -0.2, scale: 0.85 }, () => phone(model))
    model.within({ at: [-1.1, 0, -1.1], turn: 0.2 }, () => {
      block(model, [0, 0, 0], [0.8, 1, 0.16], stuff.teal)
      block(model, [0, 0.65, 0.09], [0.55, 0.12, 0.02], stuff.white)
    })
    model.within({ at: [-2.05, 0, 0.75], turn: 0.4, scale: 0.8 }, () => envelope(model))
    model.within({ at: [-0.95, 0, 0.95] }, () => medicine(model))
    for (const from of [
      [-2.1, 1.15, -0.6],
      [-1, 1.1, -0.95],
      [-1.95, 0.3, 0.7],
      [-0.95, 0.95, 0.85],
    ] as const)
      leap(model, from, [inbox[0] - 0.25, inbox[1], inbox[2]], 0.35, stuff.brass, 0.03)
    propped(model, [0.85, 0.02, 0], 1.5, 0.3, form)
    person(model, {
      at: [2.15, 0, -0.1],
      coat: stuff.white,
      size: 1.15,
      hair: paints.hair,
      turn: -0.5,
      hand: [-0.42, 0.95, 0.3],
    })
  },
}

function envelope(model: Model): void {
  block(model, [0, 0, 0], [1.1, 0.08, 0.75], stuff.white)
  for (const side of [-1, 1]) beam(model, [side * 0.53, 0.09, -0.35], [0, 0.09, 0.05], 0.035, stuff.stoneDeep)
  rod(model, [0, 0.08, 0.05], [0, 0.12, 0.05], 0.1, stuff.oxide)
}

function medicine(model: Model): void {
  rod(model, [0, 0, 0], [0, 0.65, 0], 0.28, satin('lamp', 0.1, 0.1))
  rod(model, [0, 0.14, 0], [0, 0.5, 0], 0.285, stuff.white)
  rod(model, [0, 0.65, 0], [0, 0.85, 0], 0.31, stuff.white)
  for (const [x, z] of [
    [0.5, 0.1],
    [0.42, 0.38],
    [-0.42, 0.3],
  ] as const)
    ball(model, [x, 0.06, z], [0.12, 0.06, 0.08], stuff.oxide, 6)
}

/** A flat form with boxes to fill; one box is red. */
function form(model: Model): void {
  block(model, [0, 0, 0], [1.1, 0.04, 1.4], stuff.white)
  block(model, [0, 0.04, -0.56], [0.94, 0.015, 0.12], stuff.teal)
  for (const i of times(8, n => n)) {
    const [x, z] = [i % 2 ? 0.25 : -0.25, -0.3 + Math.floor(i / 2) * 0.27]
    block(model, [x, 0.04, z], [0.42, 0.015, 0.17], i === 3 ? stuff.oxide : i > 5 ? stuff.stone : stuff.mist)
    if (i !== 3 && i < 6) block(model, [x - 0.06, 0.055, z], [0.22, 0.01, 0.05], stuff.teal)
  }
}

/** Low walls with gates thin a crowd; one gate, its red wings opened wide, lets nearly all through to the study. */
const eligibility: Vignette = {
  ground: 'stone',
  turn: 0.62,
  height: 8,
  width: 5.5,
  target: [0, 0.35, 0],
  draw(model) {
    block(model, [0, 0, 0], [5, 0.06, 2.6], matte('haze'))
    const columns = [
      [-2.25, 6],
      [-1.85, 5],
      [-1.45, 5],
      [-0.72, 3],
      [-0.36, 2],
      [0.8, 3],
      [1.15, 2],
      [2, 3],
    ] as const
    columns.forEach(([x, count], column) => {
      crowd(model, x, count, column)
    })
    gate(model, -1.1, 0.55, stuff.teal)
    gate(model, 0.15, 1.7, stuff.oxide)
    gate(model, 1.5, 1, stuff.teal)
    for (const side of [-1, 1]) {
      model.within({ at: [0.15, 0.06, side * 0.85], turn: side * 0.7 }, () =>
        block(model, [0.3, 0, 0], [0.6, 0.5, 0.09], stuff.oxide),
      )
    }
    arrow(
      model,
      [
        [-0.1, 0.14, 0.1],
        [0.45, 0.14, 0.1],
      ],
      stuff.oxide,
      0.06,
    )
  },
}

function crowd(model: Model, x: number, count: number, column: number): void {
  const coats = [stuff.teal, stuff.tealLight, stuff.white, stuff.stoneDeep] as const
  const heads = [skins.light, skins.brown, skins.dark] as const
  for (const i of times(count, n => n)) {
    const at: Vec = [x + (i % 2) * 0.1, 0.06, (i - (count - 1) / 2) * 0.42]
    const size = 0.45 + ((i + column) % 3) * 0.04
    person(model, {
      at,
      coat: coats[(i * 3 + column) % 4] ?? stuff.teal,
      size,
      head: heads[(i + column * 2) % 3] ?? skins.light,
    })
  }
}

/** A low wall across the way with an opening of some width. */
function gate(model: Model, x: number, opening: number, material: Material): void {
  const side = (2.6 - opening) / 2
  for (const way of [-1, 1]) block(model, [x, 0.06, (way * (opening + side)) / 2], [0.12, 0.5, side], material)
}

/** Patients stand in order of fit; a chart's marked sentence leads to the first, and the coordinator turns to her. */
const trialMatching: Vignette = {
  ground: 'lampLight',
  height: 4.2,
  target: [0, 1, 0],
  draw(model) {
    const coats = [stuff.oxide, stuff.teal, stuff.white, stuff.tealLight] as const
    const heads = [skins.brown, skins.light, skins.dark, skins.light] as const
    for (const i of times(4, n => n)) {
      const [x, height] = [-0.5 + i * 0.86, 1.15 - i * 0.26]
      block(model, [x, 0, -0.5], [0.82, height, 0.8], i === 0 ? stuff.teal : stuff.white)
      person(model, {
        at: [x, height, -0.5],
        coat: coats[i] ?? stuff.teal,
        size: 0.74,
        head: heads[i] ?? skins.light,
        hair: i % 2 ? paints.gray : paints.hair,
      })
      criteria(model, [x, height - 0.2, -0.08], 3 - i)
    }
    propped(model, [-0.95, 0.02, 1], 1, 0.45, m => sheet(m, { marked: [3] }))
    leap(model, [-0.72, 0.74, 1.2], [-0.6, 1.75, -0.15], 0.3, stuff.oxide, 0.04)
    person(model, {
      at: [-2.2, 0, 0.5],
      coat: stuff.white,
      size: 1.15,
      turn: 0.5,
      head: skins.dark,
      hair: paints.hair,
      hand: [0.45, 0.95, 0.25],
    })
  },
}

/** Three round marks on the front of a step: teal for met. */
function criteria(model: Model, [x, y, z]: Vec, met: number): void {
  for (const i of times(3, n => n))
    rod(
      model,
      [x - 0.23 + i * 0.23, y, z - 0.05],
      [x - 0.23 + i * 0.23, y, z],
      0.09,
      i < met ? stuff.brass : stuff.stoneDeep,
    )
}

/** Vials pass a camera; the screen marks a particle, and that vial stands apart. */
const visualInspection: Vignette = {
  ground: 'haze',
  turn: 0.25,
  width: 6,
  target: [0, 1.15, 0],
  draw(model) {
    block(model, [0, 0.4, 0], [4.8, 0.14, 0.7], stuff.darkSteel)
    for (const z of [-0.38, 0.38]) block(model, [0, 0.36, z], [4.8, 0.22, 0.06], stuff.tealLight)
    for (const x of [-2, 0, 2]) block(model, [x, 0, 0], [0.16, 0.4, 0.5], stuff.darkSteel)
    for (const i of times(8, n => n))
      if (i !== 5) vial(model, [-2.1 + i * 0.6, 0.54, 0], 0.72, liquids.pale, stuff.teal)
    block(model, [1.35, 0, 1.15], [1, 0.3, 0.7], stuff.stoneDeep)
    vial(model, [1.35, 0.3, 1.15], 0.95, liquids.amber, stuff.oxide)
    leap(model, [0.9, 0.65, 0.1], [1.33, 1.4, 1], 0.35, stuff.oxide, 0.045)
    model.within({ at: [-1.1, 0.72, -0.75], scale: 1.15 }, () => monitor(model, screenVial))
    block(model, [-1.1, 0, -0.75], [0.3, 0.72, 0.3], stuff.darkSteel)
    block(model, [1.9, 0, -0.75], [0.2, 2.45, 0.2], stuff.teal)
    beam(model, [2, 2.4, -0.75], [0.9, 2.4, -0.3], 0.16, stuff.teal)
    rod(model, [0.9, 2.55, -0.2], [0.9, 2, -0.1], 0.22, stuff.night, 0.18)
    rod(model, [0.9, 2, -0.1], [0.9, 1.9, -0.1], 0.3, paints.yellow)
  },
}

function screenVial(model: Model): void {
  block(model, [0, 0.08, 0], [0.5, 0.75, 0.02], stuff.mist)
  block(model, [0, 0.83, 0], [0.28, 0.1, 0.02], stuff.mist)
  block(model, [0, 0.93, 0], [0.36, 0.16, 0.03], stuff.teal)
  block(model, [0, 0.08, 0.01], [0.5, 0.48, 0.02], stuff.tealLight)
  ball(model, [0.1, 0.3, 0.04], 0.05, stuff.night, 6)
  for (const [x, y, w, h] of [
    [0.1, 0.16, 0.32, 0.03],
    [0.1, 0.43, 0.32, 0.03],
    [-0.05, 0.16, 0.03, 0.3],
    [0.25, 0.16, 0.03, 0.3],
  ] as const)
    block(model, [x, y, 0.05], [w, h, 0.02], stuff.oxide)
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'adverse-event-intake': adverseEvents,
  'eligibility-design': eligibility,
  'trial-matching': trialMatching,
  'batch-review-by-exception': batchReview,
  'visual-inspection': visualInspection,
  'deviation-investigation': deviations,
  'study-report-drafting': reportDrafting,
  'central-monitoring': centralMonitoring,
}
