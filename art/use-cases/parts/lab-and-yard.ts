import { hang, pipe } from '../../industries/parts/curves.ts'
import { blend, type Material, matte, satin, stuff } from '../../industries/parts/material.ts'
import type { Model } from '../../industries/parts/model.ts'
import { ball, beam, block, prism, rod } from '../../industries/parts/solids.ts'
import { add, normalize, scale, subtract, times, type Vec } from '../../industries/parts/vec.ts'
import { wheels } from '../../industries/parts/vehicles.ts'
import { figure } from './props.ts'

/** Props of the laboratory, the yard and the shop floor. They stand on y = 0 at the origin and face +z. */

export const skins = {
  light: satin(blend('lampLight', 'oxideLight', 0.25), 0.04, 0.4),
  brown: satin(blend('lamp', 'oxideDeep', 0.5), 0.04, 0.4),
  dark: satin(blend('oxideDeep', 'night', 0.35), 0.04, 0.4),
} as const

export const paints = {
  yellow: satin('lamp', 0.06, 0.3),
  pale: satin('stone', 0.06, 0.3),
  kraft: matte(blend('stoneDeep', 'lamp', 0.45)),
  hair: matte(blend('night', 'oxideDeep', 0.3)),
  gray: matte('stoneDeep'),
} as const

export type Person = {
  readonly at: Vec
  readonly coat: Material
  readonly size?: number
  readonly turn?: number
  readonly head?: Material
  readonly hair?: Material
  /** A hard hat or a cap. */
  readonly hat?: Material
  /** Where a hand points to, relative to a person of size 1. */
  readonly hand?: Vec
}

/** A person with hair or a hat, and an arm that points at something. */
export function person(model: Model, options: Person): void {
  const { at, coat, size = 1, turn = 0, head = skins.light, hair, hat, hand } = options
  model.within({ at, turn, scale: size }, () => {
    figure(model, coat, head)
    if (hair) ball(model, [0, 1.36, -0.04], [0.225, 0.2, 0.215], hair)
    if (hat) {
      ball(model, [0, 1.4, 0], [0.235, 0.18, 0.235], hat)
      rod(model, [0, 1.37, 0.04], [0, 1.4, 0.04], 0.29, hat)
    }
    if (!hand) return
    const shoulder: Vec = [hand[0] < 0 ? -0.16 : 0.16, 0.95, 0.02]
    rod(model, shoulder, hand, 0.075, coat, 0.06)
    ball(model, hand, 0.075, head, 6)
  })
}

/** A round bar along points that ends in an arrowhead. */
export function arrow(model: Model, points: readonly Vec[], material: Material, radius = 0.045): void {
  const [last, before] = [points.at(-1), points.at(-2)]
  if (!last || !before) return
  const tip = add(last, scale(normalize(subtract(last, before)), radius * 4.5))
  pipe(model, points, radius, material)
  for (const point of points.slice(0, -1)) ball(model, point, radius, material, 5)
  rod(model, last, tip, radius * 2.6, material, 0.005)
}

/** An arrow that leaps from one point to the other. */
export function leap(model: Model, from: Vec, to: Vec, rise: number, material: Material, radius = 0.045): void {
  arrow(model, hang(from, to, -rise), material, radius)
}

/** A dotted line through the air or over the ground. */
export function dots(model: Model, points: readonly Vec[], material: Material, radius = 0.035): void {
  points.forEach((point, index) => {
    if (index % 2 === 0) ball(model, point, radius, material, 6)
  })
}

/** A circle of round bar about a point, facing +z. */
export function hoop(model: Model, at: Vec, radius: number, bar: number, material: Material): void {
  const rim = times(29, i => add(at, [Math.cos((i / 14) * Math.PI) * radius, Math.sin((i / 14) * Math.PI) * radius, 0]))
  pipe(model, rim, bar, material)
}

/** A magnifying glass of radius 1, facing +z, its handle down to the right. */
export function magnifier(model: Model, rim: Material = stuff.oxide): void {
  hoop(model, [0, 0, 0], 1, 0.12, rim)
  rod(model, [0.75, -0.75, 0], [1.7, -1.7, 0], 0.16, stuff.night)
}

/** An upright disk of radius 1, facing +z, with a sector of `share` from the top. */
export function clock(model: Model, share: number, material: Material, face: Material = stuff.white): void {
  rod(model, [0, 0, -0.1], [0, 0, 0], 1.1, stuff.darkSteel)
  rod(model, [0, 0, 0], [0, 0, 0.03], 0.98, face)
  const point = (angle: number, r: number): Vec => [Math.sin(angle) * r, Math.cos(angle) * r, 0.045]
  const steps = Math.max(2, Math.round(share * 40))
  const angleAt = (i: number) => (i / steps) * share * Math.PI * 2
  for (const i of times(steps, n => n))
    model.triangle([[0, 0, 0.045], point(angleAt(i), 0.86), point(angleAt(i + 1), 0.86)], material)
  for (const i of times(12, n => n))
    beam(model, point((i * Math.PI) / 6, 0.84), point((i * Math.PI) / 6, 0.94), 0.06, stuff.night)
  for (const angle of [0, share * Math.PI * 2])
    beam(model, [0, 0, 0.07], add(point(angle, 0.78), [0, 0, 0.03]), 0.08, stuff.night)
  ball(model, [0, 0, 0.08], 0.09, stuff.night, 6)
}

/** A round instrument of radius 1, facing +z; the pointer runs from 0, low on the left, to 1. */
export function gauge(model: Model, value: number, rim: Material = stuff.darkSteel): void {
  rod(model, [0, 0, -0.2], [0, 0, 0], 1.1, rim)
  rod(model, [0, 0, 0], [0, 0, 0.03], 0.96, stuff.white)
  const point = (share: number, r: number): Vec => {
    const angle = (share - 0.5) * Math.PI * 1.5
    return [Math.sin(angle) * r, Math.cos(angle) * r, 0.05]
  }
  for (const i of times(13, n => n))
    beam(model, point(i / 12, 0.68), point(i / 12, 0.88), 0.09, i > 8 ? stuff.oxide : stuff.teal)
  beam(model, point(value, -0.2), point(value, 0.78), 0.11, stuff.night)
  rod(model, [0, 0, 0.03], [0, 0, 0.12], 0.16, stuff.night)
}

/** Upright bars of text lines on a panel: x from -1 to 1, downwards from y = 0. */
export function textLines(model: Model, count: number, marked: readonly number[] = [], gap = 0.2): void {
  for (const i of times(count, n => n)) {
    const width = 1.7 - ((i * 7) % 4) * 0.22
    const material = marked.includes(i) ? stuff.oxide : stuff.stoneDeep
    block(model, [-0.85 + width / 2, -i * gap, 0], [width, gap * 0.42, 0.03], material)
  }
}

/** A table of cells that stands upright, centered, in the plane of x and y. */
export function cells(
  model: Model,
  { columns, rows, step }: { readonly columns: number; readonly rows: number; readonly step: number },
  materialOf: (index: number) => Material,
): void {
  for (const i of times(columns * rows, n => n)) {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const at: Vec = [(column - (columns - 1) / 2) * step, (rows - 1 - row) * step, 0]
    block(model, at, [step * 0.82, step * 0.82, 0.05], materialOf(i))
  }
}

/** A desk with panel legs, its top at 0.8. */
export function desk(model: Model, width: number, depth: number, top: Material = paints.pale): void {
  block(model, [0, 0.74, 0], [width, 0.08, depth], top)
  for (const x of [-1, 1]) block(model, [x * (width / 2 - 0.12), 0, 0], [0.1, 0.74, depth * 0.86], stuff.darkSteel)
}

/** A roof with its ridge along z. */
export function gable(model: Model, at: Vec, [width, height, depth]: Vec, material: Material): void {
  const outline = [[-width / 2, 0] as const, [width / 2, 0] as const, [0, height] as const]
  prism(model, add(at, [0, 0, -depth / 2]), add(at, [0, 0, depth / 2]), outline, material)
}

/** A small house of 1 by 1 with a door and a roof. */
export function house(model: Model, wall: Material, roof: Material): void {
  block(model, [0, 0, 0], [1, 0.75, 0.9], wall)
  gable(model, [0, 0.75, 0], [1.2, 0.5, 1.05], roof)
  block(model, [0, 0, 0.45], [0.26, 0.45, 0.03], stuff.teal)
}

/** A warehouse with dock doors towards +z; one door may stand open and lit. */
export function depot(model: Model, doors: number, open = -1, wall: Material = paints.pale): void {
  const width = doors * 0.9 + 0.3
  block(model, [0, 0, -0.75], [width, 1.35, 1.5], wall)
  block(model, [0, 1.35, -0.75], [width + 0.12, 0.14, 1.62], stuff.teal)
  for (const i of times(doors, n => n)) {
    const x = (i - (doors - 1) / 2) * 0.9
    block(model, [x, 0.16, 0], [0.66, 0.82, 0.04], i === open ? stuff.windowGlow : stuff.tealLight)
    block(model, [x, 0.02, 0.03], [0.7, 0.14, 0.1], stuff.night)
  }
}

/** A carton of 1 with a strip of tape. */
export function carton(model: Model, material: Material = paints.kraft): void {
  block(model, [0, 0, 0], [1, 0.8, 0.9], material)
  block(model, [0, 0.001, 0], [0.16, 0.81, 0.91], stuff.limestone)
}

/** A delivery van headed along +x, 2.2 long. */
export function van(model: Model, paint: Material): void {
  block(model, [-0.3, 0.22, 0], [1.5, 1.15, 0.95], paint)
  const nose = [[0, 0] as const, [0.65, 0] as const, [0.65, 0.4] as const, [0.3, 0.95] as const, [0, 1] as const]
  prism(model, [0.45, 0.22, -0.45], [0.45, 0.22, 0.45], nose, paint)
  model.within({ at: [0.95, 0.9, 0], roll: 0.57 }, () => block(model, [0, -0.24, 0], [0.03, 0.5, 0.8], stuff.night))
  wheels(model, [-0.7, 0.7], 0.36, 0.22)
}

/** A map pin whose point touches the ground. */
export function pin(model: Model, at: Vec, size: number, material: Material): void {
  rod(model, at, add(at, [0, size * 0.75, 0]), 0.02 * size, material, size * 0.24)
  ball(model, add(at, [0, size * 0.85, 0]), size * 0.27, material, 8)
  ball(model, add(at, [0, size * 0.88, size * 0.2]), size * 0.1, stuff.white, 6)
}

/** A cross of two bars, upright, 0.5 wide about `at`. */
export function crossMark(model: Model, at: Vec, material: Material = stuff.oxide): void {
  for (const roll of [0.78, -0.78])
    model.within({ at, roll }, () => block(model, [0, -0.3, 0], [0.13, 0.6, 0.08], material))
}

/** A sheet that leans back on its lower edge; draw it flat. */
export function propped(model: Model, at: Vec, size: number, turn: number, draw: (model: Model) => void): void {
  model.within({ at, turn, scale: size, pitch: -0.16 }, () => {
    model.within({ at: [0, 0.7, 0], pitch: Math.PI / 2 }, () => draw(model))
  })
}

/** A flat listing, its lines stepped inwards as code is. */
export function listing(model: Model): void {
  block(model, [0, 0, 0], [1.1, 0.04, 1.4], stuff.night)
  const lines = [
    [0, 0.5],
    [0.12, 0.6],
    [0.24, 0.5],
    [0.24, 0.35],
    [0.12, 0.55],
    [0.24, 0.45],
    [0.12, 0.3],
    [0, 0.4],
  ] as const
  lines.forEach(([indent, width], i) => {
    block(
      model,
      [-0.42 + indent + width / 2, 0.04, -0.55 + i * 0.155],
      [width, 0.015, 0.07],
      i === 4 ? stuff.oxide : i % 3 ? stuff.mist : stuff.brass,
    )
  })
}

/** Air that escapes upwards, as a fan of spikes. */
export function airJet(model: Model, at: Vec): void {
  for (const lean of [-0.7, -0.35, 0, 0.35, 0.7])
    model.within({ at, roll: lean }, () =>
      rod(model, [0, 0.25, 0], [0, 0.75 - Math.abs(lean) * 0.25, 0], 0.075, stuff.mist, 0.01),
    )
}
