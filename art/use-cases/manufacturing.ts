import { conveyor, inspection, part } from '../industries/parts/factory.ts'
import { glowing, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { ball, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { airLosses, noteMining, plcDrafts, scrapCauses } from './manufacturing-scenes.ts'
import { desk, leap, paints, person, propped, skins } from './parts/lab-and-yard.ts'
import { sheet } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const metal = satin('mist', 0.12, 0.25)

/** Castings pass under a camera; the one that differs is marked red and leaves by a side belt. */
const surfaceInspection: Vignette = {
  ground: 'mist',
  turn: 0.35,
  height: 5,
  target: [0, 0.75, 0],
  draw(model) {
    model.within({ scale: 0.55 }, () => {
      conveyor(model, -4.3, 4.3)
      for (const x of [-3.6, -2.4, -1.2]) part(model, [x, 0.97, 0], metal)
      model.within({ at: [0.1, 0, 0] }, () => inspection(model))
      part(model, [0.1, 0.97, 0], metal)
      for (const x of [2.6, 3.7]) part(model, [x, 0.97, 0], metal)
      block(model, [1.45, 0.7, 1.75], [1.2, 0.14, 1.9], stuff.night)
      for (const x of [0.8, 2.1]) block(model, [x, 0.66, 1.75], [0.12, 0.24, 1.9], stuff.oxide)
      for (const x of [0.9, 2]) block(model, [x, 0, 2.5], [0.14, 0.7, 0.14], stuff.darkSteel)
      part(model, [1.45, 0.84, 2], stuff.oxide)
      leap(model, [1.45, 1.25, -0.2], [1.45, 1.6, 1.2], 0.5, stuff.oxide, 0.09)
    })
    person(model, {
      at: [-1.5, 0, 1.2],
      coat: stuff.white,
      size: 0.9,
      turn: 1,
      head: skins.brown,
      hat: paints.yellow,
      hand: [0.3, 0.95, 0.4],
    })
  },
}

/** A pump and its motor carry sensors; behind them a bar of the spectrum rises, and the spare bearing lies ready. */
const conditionMaintenance: Vignette = {
  ground: 'stoneShade',
  turn: 0.3,
  height: 4.2,
  target: [0, 1, 0],
  draw(model) {
    block(model, [-0.45, 0, 0.2], [3.5, 0.2, 1.3], stuff.darkSteel)
    motor(model, [-1.3, 0.85, 0.2])
    rod(model, [-0.6, 0.85, 0.2], [0.5, 0.85, 0.2], 0.1, metal)
    rod(model, [-0.15, 0.85, 0.2], [0.05, 0.85, 0.2], 0.36, stuff.oxide)
    block(model, [-0.05, 0.2, 0.2], [0.3, 0.45, 0.4], stuff.steel)
    rod(model, [0.75, 0.85, -0.1], [0.75, 0.85, 0.5], 0.56, stuff.tealLight)
    rod(model, [0.4, 0.85, 0.2], [0.75, 0.85, 0.2], 0.24, stuff.tealLight)
    rod(model, [1.05, 0.85, 0.2], [1.05, 1.75, 0.2], 0.2, stuff.tealLight)
    rod(model, [1.05, 1.7, 0.2], [1.05, 1.8, 0.2], 0.32, stuff.steel)
    block(model, [0.75, 0.2, 0.2], [0.7, 0.25, 0.5], stuff.tealLight)
    for (const [x, y] of [
      [-1.3, 1.42],
      [-0.05, 1.2],
    ] as const)
      sensor(model, [x, y, 0.2])
    spectrum(model, [-0.4, 0, -1.1])
    model.within({ at: [1.65, 0, 0.95] }, () => bearing(model))
    person(model, {
      at: [2.1, 0, 0.1],
      coat: paints.kraft,
      size: 1.1,
      turn: -0.6,
      hat: paints.yellow,
      head: skins.dark,
      hand: [-0.4, 0.95, 0.35],
    })
  },
}

function motor(model: Model, [x, y, z]: Vec): void {
  rod(model, [x - 0.7, y, z], [x + 0.6, y, z], 0.5, stuff.teal)
  for (const i of times(9, n => n))
    rod(model, [x - 0.6 + i * 0.13, y, z], [x - 0.55 + i * 0.13, y, z], 0.56, stuff.teal)
  rod(model, [x + 0.6, y, z], [x + 0.75, y, z], 0.3, stuff.darkSteel)
  block(model, [x, 0.2, z], [0.9, 0.3, 0.8], stuff.teal)
}

function sensor(model: Model, [x, y, z]: Vec): void {
  rod(model, [x, y - 0.06, z], [x, y + 0.12, z], 0.12, paints.yellow)
  ball(model, [x, y + 0.14, z], 0.07, glowing('lampLight', 2), 6)
}

function spectrum(model: Model, at: Vec): void {
  model.within({ at }, () => {
    block(model, [0, 0, -0.1], [3.4, 2.35, 0.1], stuff.white)
    const heights = [0.3, 0.45, 0.25, 0.6, 0.4, 0.3, 0.75, 0.35, 1.75, 0.4, 0.6, 0.3] as const
    block(model, [0, 1.24, 0], [3.1, 0.06, 0.1], stuff.teal)
    heights.forEach((height, i) => {
      block(model, [-1.45 + i * 0.264, 1.3, 0], [0.16, height * 0.52, 0.1], i === 8 ? stuff.oxide : stuff.tealLight)
    })
  })
}

function bearing(model: Model): void {
  block(model, [0, 0, 0], [0.95, 0.12, 0.6], paints.kraft)
  model.within({ at: [0, 0.46, 0] }, () => {
    rod(model, [0, 0, -0.1], [0, 0, 0.1], 0.34, metal)
    rod(model, [0, 0, 0.1], [0, 0, 0.12], 0.26, stuff.night)
    rod(model, [0, 0, 0.1], [0, 0, 0.15], 0.15, metal)
    for (const i of times(8, n => n))
      ball(model, [Math.cos(i * 0.785) * 0.205, Math.sin(i * 0.785) * 0.205, 0.12], 0.05, stuff.white, 6)
  })
}

/** Three machines with their queues; jobs of a color stand together, and the planner moves a red one into its group. */
const changeover: Vignette = {
  ground: 'lampLight',
  turn: 0.35,
  height: 6.8,
  width: 5.8,
  target: [0, 0.5, 0],
  draw(model) {
    const rows = [
      ['teal', 'teal', 'teal', '', 'white', 'white'],
      ['oxide', 'oxide', '', 'tealLight', 'tealLight', 'tealLight'],
      ['white', 'white', '', 'teal', ''],
    ] as const
    rows.forEach((row, line) => {
      const z = -1.2 + line * 1.15
      press(model, [-1.95, 0, z])
      block(model, [0.35, 0, z], [3.9, 0.16, 0.75], stuff.darkSteel)
      row.forEach((job, i) => {
        const at: Vec = [-1.2 + i * 0.58, 0.16, z]
        if (job === '') setup(model, at)
        else block(model, at, [0.5, 0.42, 0.6], stuff[job])
      })
    })
    block(model, [1.9, 0.16, 1.1], [0.5, 0.42, 0.6], stuff.stoneDeep)
    model.within({ at: [-0.04, 0.85, -0.05] }, () => block(model, [0, 0, 0], [0.5, 0.42, 0.6], stuff.oxide))
    leap(model, [1.85, 0.7, 1.05], [0.3, 1.1, 0.05], 0.5, stuff.oxide, 0.055)
    person(model, {
      at: [2.2, 0, -0.3],
      coat: stuff.teal,
      size: 0.95,
      turn: -0.9,
      hat: stuff.white,
      head: skins.light,
      hand: [-0.3, 0.95, 0.4],
    })
  },
}

/** A slot in the queue that is lost to setup. */
function setup(model: Model, [x, y, z]: Vec): void {
  for (const i of times(3, n => n)) block(model, [x - 0.16 + i * 0.16, y, z], [0.07, 0.06, 0.6], paints.yellow)
}

function press(model: Model, [x, y, z]: Vec): void {
  block(model, [x, y, z], [0.75, 0.3, 0.85], stuff.teal)
  for (const side of [-0.32, 0.32]) block(model, [x, y + 0.3, z + side], [0.2, 0.7, 0.14], stuff.teal)
  block(model, [x, y + 1, z], [0.75, 0.26, 0.85], stuff.teal)
  rod(model, [x, y + 0.6, z], [x, y + 1, z], 0.12, stuff.steel)
  block(model, [x, y + 0.5, z], [0.5, 0.12, 0.5], stuff.steel)
}

/** An operator asks at the bench; the tablet shows the step, and a thread leads to its page in the manual. */
const stationAnswers: Vignette = {
  ground: 'haze',
  turn: 0.3,
  height: 4.8,
  target: [0, 1, 0],
  draw(model) {
    model.within({ at: [0, 0, 0.1], scale: [1, 0.9, 1] }, () => desk(model, 3.4, 1.6, paints.kraft))
    model.within({ at: [-0.95, 0.74, 0.3], scale: 0.8 }, () => part(model, [0, 0, 0], metal))
    rod(model, [-0.95, 1.1, 0.3], [-0.95, 1.4, 0.3], 0.05, stuff.night)
    rod(model, [-0.95, 1.4, 0.3], [-0.25, 1.5, 0.55], 0.045, stuff.oxide)
    model.within({ at: [0.3, 0.74, -0.2], pitch: -0.25, turn: 0.1 }, () => tablet(model))
    propped(model, [1.8, 0, 0.95], 1.1, 0.25, m => sheet(m, { marked: [3] }))
    leap(model, [0.75, 1.25, 0], [1.62, 0.95, 1.15], 0.35, stuff.oxide, 0.04)
    person(model, {
      at: [-1.7, 0, -0.75],
      coat: stuff.teal,
      size: 1.3,
      turn: 0.5,
      hat: paints.yellow,
      head: skins.brown,
      hand: [0.5, 0.95, 0.4],
    })
    for (const i of times(3, n => n))
      model.within({ at: [-0.1 + i * 0.24, 0.74, 0.65] }, () => rod(model, [0, 0, 0], [0, 0.1, 0], 0.08, stuff.steel))
  },
}

function tablet(model: Model): void {
  block(model, [0, 0, 0], [1.5, 1.05, 0.1], stuff.night)
  block(model, [0, 0.07, 0.05], [1.36, 0.9, 0.02], glowing('haze', 1))
  block(model, [-0.3, 0.24, 0.07], [0.5, 0.5, 0.02], stuff.tealLight)
  for (const i of times(4, n => n))
    block(
      model,
      [0.34, 0.72 - i * 0.16, 0.07],
      [0.52 - (i % 2) * 0.12, 0.08, 0.02],
      i === 1 ? stuff.oxide : stuff.stoneDeep,
    )
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'surface-inspection': surfaceInspection,
  'condition-based-maintenance': conditionMaintenance,
  'changeover-sequencing': changeover,
  'station-answers': stationAnswers,
  'maintenance-note-mining': noteMining,
  'plc-code-drafts': plcDrafts,
  'compressed-air-losses': airLosses,
  'scrap-root-cause': scrapCauses,
}
