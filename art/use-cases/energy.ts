import { hang, pipe } from '../industries/parts/curves.ts'
import { type Material, matte, satin, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { transformer } from '../industries/parts/power.ts'
import { house } from '../industries/parts/shelter.ts'
import { ball, beam, block, loft, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { gasLeakSurvey, interconnectionStudies, lineImageReview, regulatoryFilingDrafts } from './energy-scenes.ts'
import { amber, board, coins, ink, person, pole, solarPanel, van, wood } from './parts/office-and-field.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const hours = times(33, i => i / 32)
/** Demand less rooftop solar over a day: a dip at noon, a peak in the evening. */
const load = (share: number) =>
  1.3 - 0.5 * Math.exp(-(((share - 0.45) / 0.16) ** 2)) + 0.75 * Math.exp(-(((share - 0.78) / 0.13) ** 2))
const spread = (share: number) => 0.04 + 0.5 * share ** 1.3
const across = (share: number) => -2.2 + share * 4.4

/** The day's load as a red line in bands that widen by the hour; houses with panels on their roofs stand before it. */
const netLoadRanges: Vignette = {
  ground: 'stone',
  turn: 0.12,
  height: 3,
  width: 5.9,
  target: [0, 1.3, 0],
  draw(model) {
    model.within({ at: [0, 0, -0.75] }, () =>
      board(
        model,
        4.6,
        2.45,
        () => {
          band(model, 1, 0, stuff.tealLight)
          band(model, 0.5, 0.06, stuff.mist)
          pipe(
            model,
            hours.map((h): Vec => [across(h), load(h), 0.16]),
            0.055,
            stuff.oxide,
          )
          for (const i of times(13, n => n))
            block(model, [-2.2 + (i * 4.4) / 12, 0, 0], [0.04, i % 3 ? 0.08 : 0.16, 0.03], stuff.mist)
        },
        stuff.night,
      ),
    )
    for (const x of [-1.5, 0, 1.5])
      model.within({ at: [x, 0, 0.8], scale: 0.115 }, () => {
        house(model)
        for (const i of [-1, 1])
          model.within({ at: [i * 1.75, 5.15, 1.78], pitch: 0.71, scale: 3.2 }, () => solarPanel(model))
      })
  },
}

/** A slab between the load less and plus a part of its spread, from the floor of the day to its end. */
function band(model: Model, part: number, z: number, material: Material): void {
  const ring = (h: number): readonly Vec[] => {
    const [x, low, high] = [across(h), load(h) - spread(h) * part - 0.02, load(h) + spread(h) * part + 0.02]
    return [
      [x, low, z],
      [x, high, z],
      [x, high, z + 0.08],
      [x, low, z + 0.08],
    ]
  }
  hours.slice(1).forEach((h, i) => {
    loft(model, ring(hours[i] ?? 0), ring(h), material)
  })
}

/** Four assets on steps from the most to the least pressing; the budget lies on the top one. */
const assetFailureRanking: Vignette = {
  ground: 'lampLight',
  turn: 0.3,
  height: 4.2,
  target: [0, 1.15, 0],
  draw(model) {
    const steps = [1.25, 0.9, 0.55, 0.2] as const
    for (const [i, height] of steps.entries()) {
      const stone = i % 2 ? stuff.limestone : stuff.mist
      block(model, [-1.72 + i * 1.15, 0, 0], [1.15, height, 1.5], i === 0 ? stuff.oxide : stone)
    }
    transformer(model, [-1.78, 1.25, -0.15], 0.1, 0.31)
    model.within({ at: [-0.57, 0.9, -0.1], turn: 0.2 }, () => pole(model, 1.35))
    model.within({ at: [0.58, 0.55, 0], turn: 0.3 }, () => cableDrum(model))
    model.within({ at: [1.73, 0.2, 0] }, () => joint(model))
    for (const [i, count] of [6, 3, 1].entries())
      model.within({ at: [-1.36 + i * 1.15, steps[i] ?? 0, 0.55] }, () => coins(model, count, 0.15))
    person(model, {
      at: [-2.1, 0, 1.15],
      turn: 1.1,
      size: 0.95,
      coat: stuff.teal,
      wear: 'helmet',
      hands: [
        [0.15, 1.15, 0.3],
        [-0.25, 0.6, 0.2],
      ],
    })
  },
}

function cableDrum(model: Model): void {
  for (const z of [-0.25, 0.25]) rod(model, [0, 0.45, z - 0.03], [0, 0.45, z + 0.03], 0.45, wood)
  for (const i of times(5, n => n))
    rod(model, [0, 0.45, -0.2 + i * 0.08], [0, 0.45, -0.13 + i * 0.08], i % 2 ? 0.34 : 0.36, stuff.night)
  rod(model, [0, 0.45, 0.28], [0, 0.45, 0.3], 0.1, stuff.steel)
}

/** A cable joint on two stands. */
function joint(model: Model): void {
  for (const x of [-0.3, 0.3]) block(model, [x, 0, 0], [0.12, 0.25, 0.3], ink)
  rod(model, [-0.55, 0.33, 0], [0.55, 0.33, 0], 0.07, stuff.night)
  rod(model, [-0.25, 0.33, 0], [0.25, 0.33, 0], 0.15, stuff.steel)
  for (const x of [-0.25, 0.25]) rod(model, [x, 0.33, 0], [x * 1.5, 0.33, 0], 0.15, stuff.steel, 0.08)
}

/** A storm over a map of cells: columns of expected outages rise along its track while crew vans wait beyond it. */
const stormOutagePrediction: Vignette = {
  ground: 'haze',
  turn: 0.35,
  height: 4.6,
  target: [0, 1.02, 0],
  draw(model) {
    block(model, [0, 0, 0], [4.4, 0.08, 3], stuff.night)
    for (const column of times(10, n => n)) for (const row of times(7, n => n)) cell(model, column, row)
    const puffs = [
      [-1.5, 2.1, -0.6, 0.45],
      [-1, 2.3, -0.5, 0.6],
      [-0.4, 2.15, -0.5, 0.5],
      [-1.9, 2.0, -0.4, 0.3],
      [0, 2.0, -0.4, 0.32],
      [-0.9, 2.0, -0.1, 0.42],
    ] as const
    for (const [x, y, z, r] of puffs) ball(model, [x, y - 0.15, z], [r, r * 0.75, r], stuff.teal)
    for (const i of times(16, n => n)) {
      const [x, z] = [-1.9 + ((i * 7) % 16) * 0.125, -0.7 + ((i * 5) % 7) * 0.12]
      rod(model, [x, 1.7, z], [x + 0.12, 1.3 + (i % 3) * 0.08, z], 0.014, stuff.white)
    }
    for (const i of [0, 1])
      model.within({ at: [1.45 - i * 0.75, 0.14, 0 + i * 1.05], turn: Math.PI - 0.15, scale: 0.3 }, () =>
        van(model, stuff.white, amber),
      )
  },
}

function cell(model: Model, column: number, row: number): void {
  const [x, z] = [-1.98 + column * 0.44, -1.26 + row * 0.42]
  const off = z + 0.35 - (x + 1) * 0.35
  const height =
    0.05 +
    1.1 * Math.exp(-((off / 0.42) ** 2) - ((x + 0.75) / 0.95) ** 2) * (0.75 + 0.25 * Math.sin(column * 5 + row * 3))
  const material =
    height > 0.6 ? stuff.oxide : height > 0.25 ? stuff.brass : height > 0.1 ? stuff.tealLight : stuff.mist
  block(model, [x, 0.08, z], [0.38, height, 0.36], material)
}

const bark = matte('stoneDeep')

/** Trees under a line, one of them in red within reach of the conductor; a forester measures the gap. */
const vegetationPriorities: Vignette = {
  ground: 'riverLight',
  turn: 0.15,
  height: 3.2,
  target: [0, 1.2, 0],
  draw(model) {
    for (const x of [-2.25, 2.25]) model.within({ at: [x, 0, 0], turn: Math.PI / 2 }, () => pole(model, 2.35))
    for (const [y, z] of [
      [2.27, -0.56],
      [2.27, 0.56],
      [2.5, 0],
    ] as const)
      pipe(model, hang([-2.25, y, z], [2.25, y, z], 0.2), 0.022, stuff.night)
    crown(model, -1.35, 1, stuff.mist)
    crown(model, 0.5, 1.95, stuff.redPaint)
    crown(model, 1.5, 1.3, satin('haze'))
    person(model, {
      at: [-0.4, 0, 1],
      turn: 0.4,
      size: 0.8,
      coat: stuff.limestone,
      wear: 'helmet',
      hands: [
        [0.3, 1.05, 0.25],
        [-0.2, 0.75, 0.35],
      ],
    })
    beam(model, [-0.05, 0, 1.1], [-0.05, 2.1, 1.1], 0.05, amber)
    for (const i of times(7, n => n))
      beam(model, [-0.05, 0.3 * i + 0.15, 1.1], [0.09, 0.3 * i + 0.15, 1.1], 0.03, amber)
  },
}

function crown(model: Model, x: number, height: number, leaf: Material): void {
  rod(model, [x, 0, 0], [x, height * 0.6, 0], 0.07, bark)
  ball(model, [x, height * 0.7, 0], [height * 0.25 + 0.1, height * 0.33, height * 0.25 + 0.1], leaf)
  ball(model, [x + 0.18, height * 0.5, 0.1], height * 0.16 + 0.08, leaf, 10)
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'net-load-ranges': netLoadRanges,
  'asset-failure-ranking': assetFailureRanking,
  'storm-outage-prediction': stormOutagePrediction,
  'vegetation-priorities': vegetationPriorities,
  'line-image-review': lineImageReview,
  'interconnection-studies': interconnectionStudies,
  'gas-leak-survey': gasLeakSurvey,
  'regulatory-filing-drafts': regulatoryFilingDrafts,
}
