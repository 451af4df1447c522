import { blend, type Material, matte, glass as paneGlass, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, block, lathe, rod } from './solids.ts'
import { times, type Vec } from './vec.ts'

// Thicker than a pane, so that its edges show.
const glass: Material = { ...paneGlass, color: [0.8, 0.9, 0.92], gloss: 0.13 }
const cap = matte('oxide')

/** An Erlenmeyer flask, filled to a share of its height. */
export function flask(model: Model, at: Vec, size: number, liquid: Material, fill = 0.5): void {
  const shape = [
    [0.5, 0.02],
    [0.52, 0.08],
    [0.14, 0.92],
    [0.14, 1.22],
    [0.19, 1.26],
  ] as const
  model.within({ at, scale: size }, () => {
    lathe(model, [0, 0, 0], shape, glass)
    const top = 0.08 + fill * 0.84
    lathe(
      model,
      [0, 0, 0],
      [
        [0, 0.035],
        [0.47, 0.035],
        [0.48, 0.08],
        [0.48 - fill * 0.36, top],
        [0, top],
      ],
      liquid,
    )
  })
}

/** A round-bottomed flask in a ring stand. */
export function roundFlask(model: Model, at: Vec, size: number, liquid: Material): void {
  model.within({ at, scale: size }, () => {
    block(model, [0, 0, -0.35], [0.9, 0.06, 0.6], stuff.darkSteel)
    rod(model, [0, 0, -0.5], [0, 2.6, -0.5], 0.035, stuff.steel)
    rod(model, [0, 1.62, -0.5], [0, 1.62, 0], 0.03, stuff.steel)
    ball(model, [0, 0.95, 0], 0.5, glass, 16)
    lathe(
      model,
      [0, 0.95, 0],
      [
        [0, -0.46],
        [0.2, -0.41],
        [0.38, -0.26],
        [0.46, -0.04],
        [0.46, 0.06],
        [0, 0.06],
      ],
      liquid,
    )
    rod(model, [0, 1.4, 0], [0, 2, 0], 0.13, glass)
    rod(model, [0, 0.04, 0], [0, 0.3, 0], 0.2, stuff.steel, 0.12)
  })
}

/** A stoppered vial, one unit high. */
export function vial(model: Model, at: Vec, size: number, liquid: Material, stopper: Material = cap): void {
  model.within({ at, scale: size }, () => {
    lathe(
      model,
      [0, 0, 0],
      [
        [0, 0.01],
        [0.24, 0.01],
        [0.25, 0.05],
        [0.25, 0.68],
        [0.13, 0.78],
        [0.13, 0.84],
      ],
      glass,
    )
    lathe(
      model,
      [0, 0, 0],
      [
        [0, 0.03],
        [0.22, 0.03],
        [0.22, 0.46],
        [0, 0.46],
      ],
      liquid,
    )
    rod(model, [0, 0.8, 0], [0, 0.98, 0], 0.16, stopper)
    lathe(
      model,
      [0, 0.16, 0],
      [
        [0.255, 0],
        [0.255, 0.26],
      ],
      stuff.limestone,
    )
  })
}

/** Test tubes in a rack along x. */
export function rack(model: Model, count: number, liquids: readonly [Material, ...Material[]]): void {
  const width = count * 0.3
  for (const y of [0.05, 0.55]) block(model, [0, y, 0], [width + 0.1, 0.05, 0.36], satin('stone', 0.05))
  for (const x of [-width / 2, width / 2]) block(model, [x, 0, 0], [0.06, 0.75, 0.36], satin('stone', 0.05))
  for (const i of times(count, n => n)) {
    const x = -width / 2 + (i + 0.5) * 0.3
    lathe(
      model,
      [x, 0.1, 0],
      [
        [0, 0],
        [0.07, 0.02],
        [0.1, 0.1],
        [0.1, 0.95],
        [0.12, 0.97],
      ],
      glass,
    )
    const top = 0.35 + ((i * 5) % 7) * 0.06
    lathe(
      model,
      [x, 0.1, 0],
      [
        [0, 0.02],
        [0.06, 0.04],
        [0.085, 0.1],
        [0.085, top],
        [0, top],
      ],
      liquids[i % liquids.length] ?? liquids[0],
    )
  }
}

export const liquids = {
  amber: satin('lamp', 0.06, 0.05),
  red: satin('oxide', 0.06, 0.05),
  teal: satin('riverLight', 0.06, 0.05),
  pale: satin(blend('mist', 'haze', 0.5), 0.06, 0.05),
} as const
