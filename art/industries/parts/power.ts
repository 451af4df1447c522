import { matte, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, beam, block, lathe, rod } from './solids.ts'
import { add, mix, times, type Vec } from './vec.ts'

const ceramic = matte('oxideDeep')

/** Where conductors hang from a tower 1 high, in its own axes: arms reach along x. */
const arms = [
  { y: 0.66, reach: 0.2 },
  { y: 0.79, reach: 0.24 },
  { y: 0.92, reach: 0.17 },
] as const

export type Pylon = { readonly at: Vec; readonly height: number; readonly turn: number }

/** A lattice tower: four legs, crossed bracing, three pairs of arms with insulators. */
export function pylon(model: Model, { at, height, turn }: Pylon): void {
  model.within({ at, turn, scale: height }, () => {
    const spread = (y: number) => (y < 0.58 ? 0.125 - y * 0.155 : 0.035 - (y - 0.58) * 0.05)
    const levels = [0, 0.17, 0.31, 0.43, 0.52, 0.58, 0.66, 0.725, 0.79, 0.855, 0.92, 1]
    const corner = (y: number, side: number): Vec => {
      const s = spread(y)
      return [
        [-s, y, -s],
        [s, y, -s],
        [s, y, s],
        [-s, y, s],
      ][side % 4] as unknown as Vec
    }
    levels.slice(1).forEach((y, index) => {
      const low = levels[index] ?? 0
      for (const side of [0, 1, 2, 3]) {
        const thin = 0.0042
        beam(model, corner(low, side), corner(y, side), y < 0.6 ? 0.0085 : 0.0065, stuff.steel)
        beam(model, corner(low, side), corner(y, side + 1), thin, stuff.steel)
        beam(model, corner(low, side + 1), corner(y, side), thin, stuff.steel)
        beam(model, corner(y, side), corner(y, side + 1), thin, stuff.steel)
      }
    })
    for (const { y, reach } of arms) {
      for (const way of [-1, 1]) {
        const tip: Vec = [way * reach, y, 0]
        for (const z of [-0.03, 0.03]) {
          beam(model, [way * 0.03, y, z], tip, 0.0055, stuff.steel)
          beam(model, [way * 0.03, y + 0.05, z], tip, 0.0055, stuff.steel)
          beam(model, [way * 0.03, y + 0.05, z], mix([way * 0.03, y, z], tip, 0.5), 0.0035, stuff.steel)
        }
        for (const i of times(5, n => n))
          ball(model, add(tip, [0, -0.008 - i * 0.009, 0]), [0.007, 0.004, 0.007], ceramic, 5)
      }
    }
  })
}

/** The ends of a tower's conductors, left to right and bottom to top. */
export function hangersOf({ at, height, turn }: Pylon): readonly Vec[] {
  return arms.flatMap(({ y, reach }) =>
    [-1, 1].map((way): Vec => {
      const x = way * reach * height
      return [at[0] + x * Math.cos(turn), at[1] + (y - 0.05) * height, at[2] - x * Math.sin(turn)]
    }),
  )
}

/** A wind turbine; `spin` turns the rotor, `turn` the nacelle. */
export function turbine(
  model: Model,
  at: Vec,
  { height, turn, spin }: { height: number; turn: number; spin: number },
): void {
  model.within({ at, turn, scale: height }, () => {
    rod(model, [0, 0, 0], [0, 1, 0], 0.026, stuff.white, 0.014)
    block(model, [0, 0.99, 0], [0.035, 0.035, 0.1], stuff.white)
    for (const blade of [0, 1, 2]) {
      model.within({ at: [0, 1.008, 0.06], roll: spin + (blade * Math.PI * 2) / 3 }, () => {
        beam(model, [0, 0, 0], [0, 0.14, 0], 0.016, stuff.white)
        rod(model, [0.006, 0.1, 0], [0, 0.58, 0], 0.02, stuff.white, 0.003)
      })
    }
    ball(model, [0, 1.008, 0.065], 0.02, stuff.white, 8)
  })
}

/** A power transformer with radiators, a conservator and three bushings. */
export function transformer(model: Model, at: Vec, turn = 0, size = 1): void {
  model.within({ at, turn, scale: size }, () => {
    block(model, [0, 0, 0], [3.4, 0.25, 2.4], stuff.stoneDeep)
    block(model, [0, 0.25, 0], [2.4, 1.5, 1.4], stuff.tealLight)
    for (const i of times(7, n => n)) {
      for (const z of [-0.95, 0.95]) block(model, [-0.96 + i * 0.32, 0.45, z], [0.1, 1.15, 0.42], stuff.teal)
    }
    rod(model, [-0.9, 2.15, -0.4], [0.6, 2.15, -0.4], 0.22, stuff.tealLight)
    for (const x of [-0.8, 0, 0.8]) {
      lathe(
        model,
        [x, 1.75, 0.25],
        [
          [0.14, 0],
          [0.14, 0.1],
          ...times(6, i => [i % 2 ? 0.08 : 0.15, 0.16 + i * 0.14] as const),
          [0.04, 1.05],
          [0.04, 1.3],
        ],
        ceramic,
      )
    }
  })
}

/** The portal of a substation: two lattice posts and a truss between them, along x. */
export function busGantry(model: Model, at: Vec, width: number, height: number): void {
  model.within({ at }, () => {
    const half = width / 2
    for (const x of [-half, half]) {
      for (const [dx, dz] of [
        [-0.22, -0.22],
        [0.22, -0.22],
        [0.22, 0.22],
        [-0.22, 0.22],
      ] as const) {
        beam(model, [x + dx, 0, dz], [x + dx * 0.6, height + 0.8, dz * 0.6], 0.09, stuff.steel)
      }
      for (const i of times(Math.round(height), n => n))
        beam(model, [x - 0.22, i, 0.2], [x + 0.22, i + 1, 0.2], 0.05, stuff.steel)
    }
    for (const y of [height - 0.4, height]) beam(model, [-half, y, 0], [half, y, 0], 0.1, stuff.steel)
    const bays = Math.round(width / 0.8)
    for (const i of times(bays, n => n)) {
      const x = -half + (i / bays) * width
      beam(
        model,
        [x, height - (i % 2 ? 0.4 : 0), 0],
        [x + width / bays, height - (i % 2 ? 0 : 0.4), 0],
        0.05,
        stuff.steel,
      )
    }
    for (const x of times(3, i => -half + (width * (i + 0.8)) / 3.6)) {
      for (const k of times(4, n => n)) ball(model, [x, height - 0.55 - k * 0.16, 0], [0.12, 0.07, 0.12], ceramic, 5)
    }
  })
}
