import { binders } from '../industries/parts/boardroom.ts'
import { hang, pipe } from '../industries/parts/curves.ts'
import { blend, matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { turbine } from '../industries/parts/power.ts'
import { ball, beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { car } from '../industries/parts/vehicles.ts'
import { amber, coatWhite, paleWood, person, pole, solarPanel, thread, wood } from './parts/office-and-field.ts'
import { sheet } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

/** A drone looks at a pole's crossarm; of its pictures the one with the damaged insulator lies on top. */
export const lineImageReview: Vignette = {
  ground: 'mist',
  turn: 0.2,
  height: 3.4,
  width: 5.8,
  target: [0, 1.25, 0],
  draw(model) {
    model.within({ at: [-1.15, 0, -0.3], turn: 0.2, scale: 1.25 }, () => pole(model, 2, stuff.oxide))
    for (const x of [-1.83, -0.47]) pipe(model, hang([x, 2.4, -0.3], [x - 0.2, 2.5, -4], 0.2), 0.02, stuff.night)
    model.within({ at: [1.2, 1.85, -0.1], turn: -0.25, scale: 1.2 }, () => drone(model))
    for (const end of [
      [-0.65, 2.6, -0.25],
      [-0.65, 2.1, -0.25],
      [-0.3, 2.35, -0.25],
    ] as const)
      beam(model, [1.05, 1.66, 0.05], end, 0.02, amber)
    for (const [i, x] of [2.05, 1.5, 0.5].entries())
      model.within({ at: [x, 0.3 + i * 0.03, 0.35 + i * 0.12], turn: -0.1 - i * 0.08, pitch: 0.6 }, () =>
        print(model, i === 2),
      )
  },
}

function drone(model: Model): void {
  ball(model, [0, 0, 0], [0.34, 0.16, 0.26], coatWhite)
  ball(model, [-0.1, -0.16, 0.12], 0.12, stuff.night)
  for (const [x, z] of [
    [-0.65, -0.4],
    [0.65, -0.4],
    [0.65, 0.4],
    [-0.65, 0.4],
  ] as const) {
    beam(model, [0, 0.03, 0], [x, 0.08, z], 0.07, stuff.darkSteel)
    rod(model, [x, 0.05, z], [x, 0.18, z], 0.06, stuff.darkSteel)
    rod(model, [x, 0.18, z], [x, 0.19, z], 0.34, satin('haze', 0.1, 0.2))
  }
  for (const z of [-0.22, 0.22])
    pipe(
      model,
      [
        [-0.25, -0.1, z],
        [-0.3, -0.32, z],
        [0.3, -0.32, z],
        [0.25, -0.1, z],
      ],
      0.025,
      stuff.darkSteel,
    )
}

/** A photograph lying down; what it shows is a crossarm, sound or with a red insulator in a red frame. */
function print(model: Model, damaged: boolean): void {
  block(model, [0, 0, 0], [1.3, 0.03, 1], damaged ? stuff.oxide : stuff.white)
  block(model, [0, 0.03, 0], [1.16, 0.01, 0.86], matte('haze'))
  block(model, [0, 0.04, 0.1], [0.1, 0.03, 0.6], stuff.stoneDeep)
  block(model, [0, 0.04, -0.02], [0.9, 0.03, 0.09], stuff.stoneDeep)
  for (const x of [-0.36, 0, 0.36])
    ball(model, [x, 0.08, -0.16], [0.08, 0.05, 0.13], damaged && x > 0 ? stuff.oxide : stuff.teal, 8)
}

/** New plants queue at the edge of a network model; an engineer looks at the one line that would be overloaded. */
export const interconnectionStudies: Vignette = {
  ground: 'riverLight',
  turn: 0.15,
  height: 5,
  target: [0, 0.75, 0],
  draw(model) {
    block(model, [0.55, 0.45, 0], [3.4, 0.1, 2.4], coatWhite)
    for (const x of [-0.9, 2]) for (const z of [-0.9, 0.9]) rod(model, [x, 0, z], [x, 0.45, z], 0.06, stuff.steel)
    network(model)
    const plinth = (z: number, draw: () => void) =>
      model.within({ at: [-1.95, 0, z] }, () => {
        block(model, [0, 0, 0], [0.95, 0.3, 0.78], stuff.limestone)
        model.within({ at: [0, 0.3, 0] }, draw)
      })
    plinth(-1, () => turbine(model, [0, 0, 0], { height: 1.5, turn: 0.1, spin: 0.3 }))
    plinth(0, () => model.within({ at: [0, 0.15, 0], pitch: 0.5, scale: 0.85 }, () => solarPanel(model)))
    plinth(1, () => battery(model))
    for (const [i, z] of [-1, 0, 1].entries())
      thread(model, [-1.5, 0.4, z], [-0.75, 0.68, -0.7 + i * 0.7], 0.06, stuff.brass, 0.03)
    person(model, {
      at: [1.35, 0, -1.55],
      turn: -0.2,
      size: 1.25,
      coat: stuff.limestone,
      skin: 'brown',
      hands: [
        [0.3, 0.85, 0.4],
        [-0.35, 0.75, 0.55],
      ],
    })
  },
}

function network(model: Model): void {
  const nodes: readonly Vec[] = [
    [-0.75, 0.66, -0.7],
    [-0.75, 0.66, 0],
    [-0.75, 0.66, 0.7],
    [0.2, 0.66, -0.35],
    [0.3, 0.66, 0.6],
    [1.25, 0.66, 0.15],
    [1.9, 0.66, -0.6],
    [1.9, 0.66, 0.8],
  ]
  const lines = [
    [0, 3],
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [5, 7],
    [4, 7],
  ] as const
  for (const [from, to] of lines) {
    const [a, b] = [nodes[from], nodes[to]]
    if (a && b)
      rod(model, a, b, from === 3 && to === 5 ? 0.085 : 0.035, from === 3 && to === 5 ? stuff.oxide : stuff.teal)
  }
  for (const [x, y, z] of nodes) {
    rod(model, [x, 0.55, z], [x, 0.6, z], 0.14, stuff.night)
    ball(model, [x, y, z], 0.12, stuff.teal)
  }
}

function battery(model: Model): void {
  block(model, [0, 0, 0], [0.8, 0.42, 0.45], coatWhite)
  for (const i of times(4, n => n)) block(model, [-0.29 + i * 0.193, 0.06, 0.225], [0.15, 0.3, 0.02], stuff.tealLight)
}

const soil = matte(blend('stoneDeep', 'oxideDeep', 0.35))

/** A street cut open: a survey car drives over a gas main, and the readings over the road peak at the leak. */
export const gasLeakSurvey: Vignette = {
  ground: 'haze',
  turn: 0.25,
  height: 3.6,
  target: [0, 1.05, 0],
  draw(model) {
    block(model, [0, 0, -0.25], [4.6, 0.8, 1.5], soil)
    block(model, [0, 0.8, -0.25], [4.6, 0.08, 1.5], stuff.stoneDeep)
    for (const i of times(8, n => n)) block(model, [-2 + i * 0.58, 0.88, -0.1], [0.3, 0.006, 0.05], stuff.white)
    rod(model, [-2.3, 0.38, 0.5], [2.3, 0.38, 0.5], 0.17, stuff.steel)
    for (const x of [-1.5, -0.2, 1.4]) rod(model, [x - 0.06, 0.38, 0.5], [x + 0.06, 0.38, 0.5], 0.21, stuff.darkSteel)
    leak(model, 0.75)
    model.within({ at: [-1.15, 0.88, -0.1], scale: 0.42 }, () => {
      car(model, coatWhite)
      rod(model, [-1.9, 0.9, 0], [-1.9, 2.6, 0], 0.05, stuff.darkSteel)
      ball(model, [-1.9, 2.6, 0], 0.14, amber)
      block(model, [-0.5, 1.5, 0], [0.8, 0.2, 0.9], stuff.teal)
    })
    for (const i of times(22, n => n)) {
      const x = -2.2 + i * 0.21
      const height = 0.06 + 1.5 * Math.exp(-(((x - 0.75) / 0.32) ** 2)) + 0.06 * Math.abs(Math.sin(i * 2.3))
      block(model, [x, 0.88, -0.85], [0.14, height, 0.14], height > 0.5 ? stuff.oxide : stuff.tealLight)
    }
  },
}

function leak(model: Model, x: number): void {
  ball(model, [x, 0.55, 0.53], [0.12, 0.06, 0.1], stuff.night, 8)
  for (const i of times(9, n => n))
    ball(
      model,
      [x + Math.sin(i * 2.1) * 0.04 * i * 0.5, 0.6 + i * 0.1, 0.62],
      0.05 + i * 0.012,
      satin('oxideLight', 0.03, 0.5),
      10,
    )
}

/** Threads tie each statement of a draft to an exhibit on the shelf; the witness signs at a desk. */
export const regulatoryFilingDrafts: Vignette = {
  ground: 'lampLight',
  turn: 0.2,
  height: 4,
  target: [0, 1.05, 0],
  draw(model) {
    block(model, [-0.75, 0, -0.9], [2.9, 0.62, 0.8], wood)
    model.within({ at: [-1.95, 0.62, -0.9], scale: 1.25 }, () => binders(model, 9))
    block(model, [-0.75, 0, 0.75], [1.7, 0.2, 0.9], paleWood)
    model.within({ at: [-0.75, 0.62, 0.7], pitch: 0.75, scale: 1.25 }, () => sheet(model, { marked: [1, 4, 6] }))
    for (const [i, x] of [-1.65, -1.05, -0.15, 0.45].entries())
      thread(model, [-1 + i * 0.2, 0.95 - i * 0.16, 0.55 + i * 0.14], [x, 1.25, -0.44], -0.2)
    person(model, {
      at: [1.7, 0, -0.25],
      turn: -0.3,
      size: 1.35,
      coat: stuff.teal,
      hair: 'red',
      hands: [
        [0.25, 0.72, 0.38],
        [-0.42, 1.32, 0.2],
      ],
    })
    block(model, [1.75, 0, 0.35], [1.15, 0.85, 0.4], wood)
    block(model, [1.75, 0.85, 0.35], [1.25, 0.06, 0.5], paleWood)
  },
}
