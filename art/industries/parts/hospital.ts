import { pipe } from './curves.ts'
import { glowing, matte, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, beam, block, prism, rod } from './solids.ts'
import { times, type Vec } from './vec.ts'

const linen = matte('white')
const blanket = matte('riverLight')
const frame = satin('stone', 0.1, 0.2)
const screen = glowing('river', 2)
const trace = glowing('lampLight', 5)

/** A hospital bed along x, its raised head at -x, 2.2 long. */
export function bed(model: Model): void {
  for (const x of [-0.85, 0.85]) {
    for (const z of [-0.4, 0.4]) {
      rod(model, [x, 0.12, z], [x, 0.5, z], 0.04, frame)
      ball(model, [x, 0.09, z], 0.09, stuff.darkSteel, 6)
    }
  }
  block(model, [0, 0.46, 0], [2.1, 0.12, 0.95], frame)
  block(model, [0.3, 0.58, 0], [1.5, 0.2, 0.9], linen)
  block(model, [0.55, 0.62, 0], [1, 0.2, 0.96], blanket)
  prism(
    model,
    [-0.45, 0.58, -0.45],
    [-0.45, 0.58, 0.45],
    [
      [0.05, 0],
      [0.05, 0.2],
      [-0.55, 0.62],
      [-0.66, 0.46],
      [-0.3, 0],
    ],
    linen,
  )
  model.within({ at: [-0.82, 1.06, 0], roll: -0.62 }, () => block(model, [0, 0, 0], [0.42, 0.15, 0.62], linen))
  block(model, [-1.08, 0.3, 0], [0.07, 1, 0.95], stuff.tealLight)
  block(model, [1.06, 0.3, 0], [0.07, 0.6, 0.95], stuff.tealLight)
  for (const z of [-0.5, 0.5]) {
    beam(model, [-0.4, 1, z], [0.35, 1, z], 0.04, frame)
    for (const x of [-0.4, 0, 0.35]) beam(model, [x, 0.6, z], [x, 1, z], 0.03, frame)
  }
}

/** A pole with two bags and a line down to `to`. */
export function infusion(model: Model, at: Vec, to: Vec): void {
  model.within({ at }, () => {
    for (const turn of [0, 1.26, 2.51, 3.77, 5.03])
      rod(model, [0, 0.1, 0], [Math.cos(turn) * 0.3, 0.05, Math.sin(turn) * 0.3], 0.025, stuff.darkSteel)
    rod(model, [0, 0.08, 0], [0, 2.15, 0], 0.026, stuff.darkSteel)
    beam(model, [-0.2, 2.12, 0], [0.2, 2.12, 0], 0.035, stuff.darkSteel)
    block(model, [0.2, 1.62, 0.02], [0.22, 0.42, 0.09], satin('lamp', 0.1))
    block(model, [-0.2, 1.62, 0.02], [0.22, 0.42, 0.09], satin('mist', 0.1))
    block(model, [0, 1.05, 0.06], [0.22, 0.3, 0.14], stuff.tealLight)
  })
  const [x, y, z] = at
  pipe(model, [[x + 0.2, y + 1.62, z], [x + 0.24, y + 1.1, z + 0.1], to], 0.014, stuff.white)
}

/** A monitor on an arm; its trace is the heartbeat. */
export function monitor(model: Model, at: Vec): void {
  model.within({ at }, () => {
    block(model, [0, 0, 0], [1, 0.68, 0.1], stuff.night)
    block(model, [0, 0.05, 0.05], [0.9, 0.58, 0.02], screen)
    const beat = [
      [-0.42, 0.3],
      [-0.2, 0.3],
      [-0.13, 0.4],
      [-0.07, 0.16],
      [0, 0.54],
      [0.07, 0.24],
      [0.13, 0.3],
      [0.42, 0.3],
    ] as const
    pipe(
      model,
      beat.map(([x, y]): Vec => [x, y, 0.08]),
      0.018,
      trace,
    )
  })
}

/** A curtain on a rail, gathered in folds, along z. */
export function curtain(model: Model, at: Vec, width: number): void {
  for (const i of times(Math.round(width / 0.16), n => n)) {
    rod(
      model,
      [at[0] + (i % 2) * 0.05, at[1] + 0.3, at[2] + i * 0.16],
      [at[0] + (i % 2) * 0.05, at[1] + 2.3, at[2] + i * 0.16],
      0.085,
      stuff.mist,
    )
  }
  beam(model, [at[0], at[1] + 2.35, at[2] - 0.2], [at[0], at[1] + 2.35, at[2] + width + 0.2], 0.05, stuff.steel)
}

/** Where notes are written: a desk, two screens, a chair. */
export function station(model: Model): void {
  block(model, [0, 0, 0], [2.6, 0.78, 0.12], stuff.tealLight)
  block(model, [0, 0.78, 0.2], [2.9, 0.07, 0.9], stuff.stoneDeep)
  for (const x of [-1.35, 1.35]) block(model, [x, 0, 0.2], [0.1, 0.78, 0.8], stuff.tealLight)
  for (const x of [-0.6, 0.35]) {
    block(model, [x, 1, 0.1], [0.75, 0.5, 0.06], stuff.night)
    block(model, [x, 1.04, 0.135], [0.68, 0.42, 0.02], glowing('mist', 1.3))
    rod(model, [x, 0.85, 0.1], [x, 1, 0.1], 0.05, stuff.darkSteel)
  }
  rod(model, [-0.1, 0.1, 1.1], [-0.1, 0.5, 1.1], 0.05, stuff.darkSteel)
  block(model, [-0.1, 0.5, 1.1], [0.55, 0.1, 0.55], stuff.oxide)
  block(model, [-0.1, 0.7, 1.36], [0.52, 0.55, 0.08], stuff.oxide)
}
