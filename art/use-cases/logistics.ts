import { matte, stuff } from '../industries/parts/material.ts'
import type { Model } from '../industries/parts/model.ts'
import { beam, block, rod } from '../industries/parts/solids.ts'
import { times, type Vec } from '../industries/parts/vec.ts'
import { truck } from '../industries/parts/vehicles.ts'
import { carrierChecks, demurrage, stopSequencing, tariffs } from './logistics-scenes.ts'
import { arrow, carton, clock, crossMark, depot, desk, leap, paints, person, skins } from './parts/lab-and-yard.ts'
import { phone } from './parts/props.ts'
import type { Vignette } from '../industries/parts/stage.ts'

const asphalt = matte('riverMid')

/** A truck still rolls to its dock; of three loads waiting beyond, one is already tied to it. */
const reload: Vignette = {
  ground: 'stone',
  turn: 0.3,
  height: 5.4,
  target: [0, 0.7, 0],
  draw(model) {
    road(model, [0, 0, 0.7], 5)
    model.within({ at: [-1.5, 0, -0.7], scale: 0.95 }, () => depot(model, 2, 1))
    model.within({ at: [-1.25, 0.03, 0.7], scale: 0.17 }, () => truck(model, stuff.oxide, stuff.white))
    const loads = [
      [0.75, -1.3],
      [1.55, -0.55],
      [2.25, -1.3],
    ] as const
    loads.forEach(([x, z], i) => {
      model.within({ at: [x, 0, z], scale: 0.85 }, () => pallet(model, i === 1))
      if (i !== 1) leap(model, [0.1, 0.9, 0.5], [x - 0.15, 0.95, z + 0.1], 0.35, stuff.mist, 0.025)
    })
    leap(model, [0.1, 0.9, 0.7], [1.45, 1.15, -0.4], 0.8, stuff.oxide, 0.06)
    for (const x of [1.2, 1.75]) block(model, [x, 0.035, 0.7], [0.3, 0.01, 0.07], stuff.white)
  },
}

function road(model: Model, at: Vec, length: number): void {
  block(model, at, [length, 0.03, 1], asphalt)
  for (const z of [-0.42, 0.42]) block(model, [at[0], at[1] + 0.03, at[2] + z], [length, 0.006, 0.04], stuff.white)
}

/** Cartons on a pallet; the chosen one is red. */
function pallet(model: Model, chosen: boolean): void {
  block(model, [0, 0.1, 0], [0.95, 0.06, 0.85], paints.kraft)
  for (const x of [-0.4, 0, 0.4]) block(model, [x, 0, 0], [0.1, 0.1, 0.8], paints.kraft)
  for (const i of times(6, n => n)) {
    const at: Vec = [i % 2 ? 0.22 : -0.22, 0.16 + Math.floor(i / 4) * 0.35, i % 4 < 2 ? 0.2 : -0.2]
    if (i < 4 || chosen) model.within({ at, scale: 0.43 }, () => carton(model, chosen ? stuff.oxide : stuff.limestone))
  }
}

/** Drivers stand under clocks of their remaining hours; ribbons tie each to a load, and one is tied anew. */
const hoursOfService: Vignette = {
  ground: 'mist',
  turn: 0.35,
  height: 6,
  target: [0, 0.8, 0],
  draw(model) {
    const shares = [0.85, 0.18, 0.55] as const
    const coats = [stuff.white, stuff.teal, paints.kraft] as const
    const heads = [skins.light, skins.dark, skins.brown] as const
    shares.forEach((share, i) => {
      const z = -1.15 + i * 1.15
      rod(model, [-1.85, 0, z - 0.12], [-1.85, 1.6, z - 0.12], 0.035, stuff.darkSteel)
      model.within({ at: [-1.85, 1.75, z], turn: 0.5, scale: 0.32 }, () =>
        clock(model, share, i === 1 ? stuff.oxide : stuff.teal),
      )
      person(model, {
        at: [-1.55, 0, z + 0.1],
        coat: coats[i] ?? stuff.teal,
        size: 0.78,
        head: heads[i] ?? skins.light,
        turn: 0.8,
        hat: i === 1 ? undefined : stuff.teal,
        hair: i === 1 ? paints.hair : undefined,
      })
      const broken = i === 0
      model.within({ at: [1.2, 0, z], scale: 0.125 }, () =>
        truck(
          model,
          broken ? stuff.stoneDeep : i === 2 ? stuff.oxide : stuff.teal,
          broken ? stuff.stoneDeep : i === 2 ? stuff.white : stuff.tealLight,
        ),
      )
      if (broken) crossMark(model, [1.3, 0.95, z + 0.1])
    })
    arrow(
      model,
      [
        [-1.1, 0.05, 0.1],
        [0.25, 0.05, 0.1],
      ],
      stuff.teal,
      0.045,
    )
    for (const i of times(6, n => n)) block(model, [-1.05 + i * 0.22, 0.02, -1.05], [0.12, 0.03, 0.07], stuff.white)
    arrow(
      model,
      [
        [-1.1, 0.08, -0.95],
        [-0.55, 0.08, -0.75],
        [-0.25, 0.08, 0.8],
        [0.22, 0.08, 1.15],
      ],
      stuff.oxide,
      0.06,
    )
  },
}

/** A truck stands at its door under a large clock; on the road ruler a band shows when it will leave. */
const dwell: Vignette = {
  ground: 'lampLight',
  turn: 0.4,
  height: 4.6,
  target: [0, 0.95, 0],
  draw(model) {
    model.within({ at: [-0.75, 0, -0.85], scale: 1.15 }, () => depot(model, 3, 1, stuff.white))
    model.within({ at: [-0.75, 0.02, 0.15], turn: -Math.PI / 2, scale: 0.15 }, () =>
      truck(model, stuff.teal, stuff.tealLight),
    )
    model.within({ at: [1.75, 1.35, -0.4], turn: 0.3, scale: 0.8 }, () => clock(model, 0.36, stuff.oxide))
    rod(model, [1.75, 0, -0.5], [1.75, 0.6, -0.5], 0.08, stuff.darkSteel)
    const heights = [0.2, 0.35, 0.65, 0.95, 0.6, 0.3, 0.2] as const
    heights.forEach((height, i) => {
      block(
        model,
        [0.35 + i * 0.3, 0.02, 0.75],
        [0.24, height * 0.6, 0.24],
        i === 3 ? stuff.oxide : i > 1 && i < 5 ? paints.yellow : stuff.white,
      )
    })
    block(model, [1.25, 0, 0.75], [2.3, 0.03, 0.5], stuff.teal)
    person(model, {
      at: [-2.15, 0, 0.7],
      coat: paints.kraft,
      size: 0.8,
      turn: 0.6,
      hat: stuff.oxide,
      head: skins.brown,
      hand: [0.45, 1, 0.1],
    })
  },
}

/** A phone photographs a crumpled bill; tidy fields come out, and a doubtful one goes to the clerk. */
const paperwork: Vignette = {
  ground: 'haze',
  turn: 0.3,
  height: 5,
  draw(model) {
    block(model, [-1.45, 0, 0.4], [1.6, 0.34, 1.75], stuff.teal)
    person(model, {
      at: [-2.35, 0, -0.6],
      coat: paints.kraft,
      size: 1.1,
      turn: 0.5,
      hat: stuff.oxide,
      head: skins.brown,
      hand: [0.42, 0.9, 0.3],
    })
    model.within({ at: [-1.45, 0.36, 0.4], turn: 0.25, scale: 1.1 }, () => bill(model))
    model.within({ at: [-1.4, 1.0, 0], pitch: -0.85, roll: 1.57, scale: 0.85 }, () => phone(model))
    for (const [x, z] of [
      [-2, -0.3],
      [-0.9, -0.5],
      [-2, 1.1],
      [-0.85, 1],
    ] as const)
      rod(model, [-1.45, 1.05, 0.1], [x, 0.4, z], 0.008, stuff.brass)
    model.within({ at: [0.65, 0, -0.75] }, () => {
      block(model, [0, 0, 0], [1.7, 2, 0.12], stuff.teal)
      for (const i of times(8, n => n))
        field(model, [i % 2 ? 0.4 : -0.4, 1.55 - Math.floor(i / 2) * 0.45, 0.07], i === 3)
    })
    leap(model, [-1, 0.9, 0.1], [-0.3, 1.25, -0.5], 0.25, stuff.teal, 0.045)
    model.within({ at: [1.85, 0, 0.85], scale: 0.9 }, () => desk(model, 1.4, 0.9))
    person(model, {
      at: [2.2, 0, 0.25],
      coat: stuff.tealLight,
      size: 1.05,
      turn: -0.3,
      head: skins.dark,
      hair: paints.hair,
      hand: [-0.35, 0.85, 0.4],
    })
    model.within({ at: [1.62, 0.73, 1.05], pitch: -1.3, turn: 0.2, scale: 1.1 }, () => field(model, [0, 0, 0], true))
    leap(model, [1.2, 1.25, -0.6], [1.58, 0.98, 0.6], 0.25, stuff.oxide, 0.045)
  },
}

/** A worn bill of lading: creased, stained, signed. */
function bill(model: Model): void {
  model.within({ at: [0, 0, -0.33], pitch: 0.06 }, () => block(model, [0, 0, 0], [1, 0.02, 0.7], stuff.limestone))
  model.within({ at: [0, 0, 0.35], pitch: -0.06, turn: 0.03 }, () =>
    block(model, [0, 0, 0], [1, 0.02, 0.7], stuff.limestone),
  )
  for (const i of times(7, n => n)) {
    const width = 0.75 - ((i * 3) % 4) * 0.13
    block(model, [-0.4 + width / 2, 0.045, -0.55 + i * 0.13], [width, 0.012, 0.05], stuff.stoneDeep)
  }
  rod(model, [0.2, 0.03, 0.4], [0.2, 0.055, 0.4], 0.17, stuff.oxide)
  beam(model, [-0.4, 0.05, 0.5], [-0.05, 0.05, 0.42], 0.03, stuff.night)
}

function field(model: Model, at: Vec, doubtful: boolean): void {
  block(model, at, [0.66, 0.3, 0.06], doubtful ? stuff.oxide : stuff.white)
  block(model, [at[0] - 0.08, at[1] + 0.11, at[2] + 0.03], [0.36, 0.08, 0.02], doubtful ? stuff.white : stuff.teal)
}

export const useCases: Readonly<Record<string, Vignette>> = {
  'reload-and-load-bundling': reload,
  'hours-of-service-dispatch': hoursOfService,
  'facility-dwell-and-eta': dwell,
  'freight-paperwork-capture': paperwork,
  'stop-sequencing': stopSequencing,
  'carrier-identity-checks': carrierChecks,
  'demurrage-invoice-audit': demurrage,
  'tariff-classification': tariffs,
}
