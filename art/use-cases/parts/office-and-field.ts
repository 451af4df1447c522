import { hang, pipe } from '../../industries/parts/curves.ts'
import { blend, glass, type Material, matte, satin, stuff } from '../../industries/parts/material.ts'
import type { Model } from '../../industries/parts/model.ts'
import { ball, beam, block, loft, prism, rod } from '../../industries/parts/solids.ts'
import { times, type Vec } from '../../industries/parts/vec.ts'
import { figure } from './props.ts'

/** Props of offices, wards and work in the field. */

export const wood = satin(blend('oxideDeep', 'stoneDeep', 0.5), 0.05, 0.3)
export const paleWood = satin(blend('stoneDeep', 'lampLight', 0.5), 0.05, 0.3)
export const coatWhite = satin('white', 0.03, 0.4)
export const ink = matte('stoneDeep')
export const amber = satin('lamp', 0.06, 0.3)

export const skins = {
  pale: satin('lampLight', 0.04, 0.4),
  tan: satin(blend('lamp', 'stoneDeep', 0.35), 0.04, 0.4),
  brown: satin(blend('oxideDeep', 'stoneDeep', 0.45), 0.04, 0.4),
} as const
const hairs = { dark: matte('night'), red: matte(blend('oxideDeep', 'night', 0.4)), gray: matte('stoneDeep') } as const

export type Person = {
  readonly at: Vec
  readonly coat: Material
  /** 0 faces +z, a quarter turn faces +x. */
  readonly turn?: number
  readonly size?: number
  readonly skin?: keyof typeof skins
  readonly hair?: keyof typeof hairs
  readonly wear?: 'cap' | 'helmet' | 'headset'
  /** Where the hands are, in the person's own axes: left of the body is +x. */
  readonly hands?: readonly Vec[]
}

/** A turned figure with hair or a hat, and with arms where there is something to hold. */
export function person(
  model: Model,
  { at, coat, turn = 0, size = 1, skin = 'pale', hair = 'dark', wear, hands = [] }: Person,
): void {
  model.within({ at, turn, scale: size }, () => {
    figure(model, coat, skins[skin])
    if (wear === 'helmet') helmet(model)
    else if (wear === 'cap') ball(model, [0, 1.4, -0.02], [0.225, 0.16, 0.225], stuff.tealLight)
    else ball(model, [0, 1.38, -0.06], [0.215, 0.18, 0.2], hairs[hair])
    if (wear === 'headset') headset(model)
    for (const hand of hands) {
      const shoulder: Vec = [Math.sign(hand[0]) * 0.17, 0.94, 0.02]
      rod(model, shoulder, hand, 0.085, coat, 0.06)
      ball(model, shoulder, 0.1, coat, 8)
      ball(model, hand, 0.075, skins[skin], 8)
    }
  })
}

function helmet(model: Model): void {
  ball(model, [0, 1.41, 0], [0.235, 0.19, 0.235], amber)
  rod(model, [0, 1.4, 0.04], [0, 1.425, 0.04], 0.27, amber)
}

function headset(model: Model): void {
  for (const x of [-0.21, 0.21]) ball(model, [x, 1.31, 0.02], [0.06, 0.09, 0.09], stuff.oxide, 8)
  const bow = times(9, i => (i / 8) * Math.PI).map((a): Vec => [Math.cos(a) * 0.23, 1.33 + Math.sin(a) * 0.25, 0])
  pipe(model, bow, 0.025, stuff.oxide)
  rod(model, [-0.22, 1.28, 0.06], [-0.1, 1.2, 0.22], 0.02, stuff.oxide)
}

/** A desk with two side panels, its top at 0.75. */
export function desk(model: Model, width: number, depth = 0.9, material: Material = paleWood): void {
  block(model, [0, 0.69, 0], [width, 0.07, depth], material)
  for (const side of [-1, 1]) block(model, [side * (width / 2 - 0.08), 0, 0], [0.08, 0.69, depth * 0.85], material)
}

/** A board on two feet; `draw` adds what it shows, in a plane of x ±width/2 and y 0 to height, facing +z. */
export function board(
  model: Model,
  width: number,
  height: number,
  draw: () => void,
  face: Material = stuff.white,
): void {
  for (const side of [-1, 1]) block(model, [side * width * 0.4, 0, 0], [0.08, 0.3, 0.5], stuff.darkSteel)
  block(model, [0, 0.18, 0], [width + 0.12, height + 0.12, 0.09], stuff.darkSteel)
  block(model, [0, 0.24, 0.05], [width, height, 0.02], face)
  model.within({ at: [0, 0.24, 0.062] }, draw)
}

/** An arrow lying flat from a to b, both on one level. */
export function arrow(model: Model, [ax, y, az]: Vec, [bx, , bz]: Vec, width: number, material: Material): void {
  const length = Math.hypot(bx - ax, bz - az)
  model.within({ at: [ax, y, az], turn: Math.atan2(az - bz, bx - ax) }, () => {
    block(model, [(length - width * 1.4) / 2, 0, 0], [length - width * 1.4, 0.04, width], material)
    const tip = (h: number): readonly Vec[] => [
      [length - width * 1.5, h, -width * 1.2],
      [length - width * 1.5, h, width * 1.2],
      [length, h, 0],
    ]
    loft(model, tip(0), tip(0.045), material)
  })
}

/** A letter lying on its back, 1 by 0.66; its flap shows as a fold. */
export function envelope(model: Model, paper: Material = stuff.white, fold: Material = ink): void {
  block(model, [0, 0, 0], [1, 0.07, 0.66], paper)
  for (const side of [-1, 1]) beam(model, [side * 0.49, 0.075, -0.31], [0, 0.075, 0.08], 0.03, fold, 0.015)
}

/** Coins lying on one another. */
export function coins(model: Model, count: number, radius = 0.2): void {
  for (const i of times(count, n => n)) {
    const [x, z] = [(((i * 5) % 4) - 1.5) * 0.012, (((i * 3) % 5) - 2) * 0.01]
    rod(model, [x, i * 0.075, z], [x, i * 0.075 + 0.062, z], radius, stuff.brass)
  }
}

/** A pencil of 1 along x, its tip at the origin, rising towards +x. */
export function pencil(model: Model, lean = 0.5): void {
  model.within({ roll: lean }, () => {
    rod(model, [0.03, 0, 0], [0.2, 0, 0], 0.012, paleWood, 0.065)
    rod(model, [0.2, 0, 0], [1.05, 0, 0], 0.065, stuff.redPaint)
    rod(model, [1.05, 0, 0], [1.2, 0, 0], 0.066, stuff.steel)
  })
}

/** A round glass with a handle, upright, facing +z; its middle at the origin. */
export function magnifier(model: Model, radius: number, rim: Material = stuff.redPaint): void {
  const ring = times(29, i => (i / 28) * Math.PI * 2).map((a): Vec => [Math.cos(a) * radius, Math.sin(a) * radius, 0])
  pipe(model, ring, radius * 0.1, rim)
  rod(model, [0, 0, -0.01], [0, 0, 0.01], radius, glass)
  const out = radius * Math.SQRT1_2
  rod(model, [out, -out, 0], [out * 1.25, -out * 1.25, 0], radius * 0.08, stuff.steel)
  rod(model, [out * 1.25, -out * 1.25, 0], [out * 2.5, -out * 2.5, 0], radius * 0.14, rim)
}

/** A clock face of radius 0.5 about the origin, facing +z; `gone` is the share of the dial that is marked. */
export function dial(model: Model, gone: number): void {
  rod(model, [0, 0, -0.06], [0, 0, 0], 0.54, stuff.darkSteel)
  rod(model, [0, 0, 0], [0, 0, 0.02], 0.48, coatWhite)
  const steps = 32
  for (const i of times(Math.round(gone * steps), n => n)) {
    const corner = (k: number): Vec => [
      Math.sin((k / steps) * 2 * Math.PI) * 0.42,
      Math.cos((k / steps) * 2 * Math.PI) * 0.42,
      0.025,
    ]
    model.triangle([[0, 0, 0.025], corner(i), corner(i + 1)], stuff.oxide)
  }
  const hand = (turn: number, length: number) =>
    beam(model, [0, 0, 0.04], [Math.sin(turn) * length, Math.cos(turn) * length, 0.04], 0.05, stuff.night, 0.02)
  hand(gone * Math.PI * 2, 0.4)
  hand(0, 0.28)
}

/** A thread that hangs, or with a negative sag arches, between two points, with a bead at each end. */
export function thread(model: Model, a: Vec, b: Vec, sag: number, material: Material = amber, radius = 0.022): void {
  pipe(model, hang(a, b, sag), radius, material)
  for (const end of [a, b]) ball(model, end, radius * 2.2, material, 8)
}

/** A wooden pole with one crossarm along x and three insulators. */
export function pole(model: Model, height: number, accent?: Material): void {
  rod(model, [0, 0, 0], [0, height, 0], 0.075, wood, 0.055)
  block(model, [0, height - 0.3, 0.07], [1.3, 0.09, 0.08], wood)
  for (const x of [-0.56, 0, 0.56]) {
    const base = x === 0 ? height : height - 0.21
    const glaze = accent && x > 0 ? accent : stuff.teal
    for (const i of times(3, n => n))
      ball(model, [x, base + 0.05 + i * 0.07, x === 0 ? 0 : 0.07], [0.075, 0.045, 0.075], glaze, 8)
  }
}

/** A roof panel of cells, 1 by 0.66, lying flat. */
export function solarPanel(model: Model): void {
  block(model, [0, 0, 0], [1, 0.04, 0.66], stuff.steel)
  for (const i of times(4, n => n))
    for (const j of times(3, n => n))
      block(model, [-0.366 + i * 0.244, 0.04, -0.21 + j * 0.21], [0.225, 0.008, 0.19], satin('river', 0.25, 0.05))
}

/** A van for work in the field or rides, headed along +x, about 4 long and 2 high. */
export function van(model: Model, paint: Material, stripe: Material): void {
  block(model, [-0.5, 0.4, 0], [3, 1.65, 1.6], paint)
  const nose = [
    [0, 0],
    [1.15, 0],
    [1.15, 0.65],
    [0.85, 0.85],
    [0.3, 1.62],
    [0, 1.65],
  ] as const
  prism(model, [1, 0.4, -0.8], [1, 0.4, 0.8], nose, paint)
  const pane = satin('river', 0.3, 0.02)
  for (const z of [-0.81, 0.81]) {
    block(model, [-0.5, 0.7, z], [3, 0.16, 0.02], stripe)
    for (const x of [-1.3, -0.3, 0.6]) block(model, [x, 1.2, z], [0.8, 0.6, 0.02], pane)
  }
  beam(model, [1.92, 1.35, 0], [1.42, 1.98, 0], 1.4, pane, 0.05)
  for (const x of [-1.3, 1.2])
    for (const z of [-0.74, 0.74]) {
      rod(model, [x, 0.36, z - 0.13], [x, 0.36, z + 0.13], 0.37, matte('night'))
      rod(model, [x, 0.36, z - 0.14], [x, 0.36, z + 0.14], 0.18, stuff.steel)
    }
}

/** An upright table of cells from x ±width/2 and y 0, with a head row in its own color. */
export function grid(
  model: Model,
  [width, height]: readonly [number, number],
  columns: number,
  rows: number,
  head: Material,
): void {
  const [w, h] = [width / columns, height / rows]
  for (const column of times(columns, n => n))
    for (const row of times(rows, n => n))
      block(
        model,
        [-width / 2 + w * (column + 0.5), h * (row + 0.15), 0],
        [w * 0.88, h * 0.7, 0.012],
        row === rows - 1 ? head : stuff.mist,
      )
}
