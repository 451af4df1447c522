import { hang, pipe } from '../../industries/parts/curves.ts'
import { blend, glass, type Material, matte, satin, stuff } from '../../industries/parts/material.ts'
import type { Model } from '../../industries/parts/model.ts'
import { ball, beam, block, lathe, prism, quad, rod } from '../../industries/parts/solids.ts'
import { add, mix, normalize, scale, subtract, times, type Vec } from '../../industries/parts/vec.ts'
import { figure } from './props.ts'

/** Props of banks, law firms and funds. All stand on y = 0 at the origin and face +z. */

const skin = satin('lampLight', 0.04, 0.4)
const ink = matte('stoneDeep')

export const hair = {
  dark: matte('night'),
  brown: matte(blend('oxideDeep', 'night', 0.55)),
  grey: matte(blend('mist', 'stoneDeep', 0.6)),
  fair: matte(blend('lamp', 'stoneDeep', 0.45)),
} as const

type Look = {
  readonly hair?: Material
  /** Where the hands are; an arm leads to each from the shoulder on its side. */
  readonly hands?: readonly Vec[]
}

/** A figure with hair and, where its hands matter, arms. */
export function person(model: Model, coat: Material, { hair: color = hair.dark, hands = [] }: Look = {}): void {
  figure(model, coat)
  ball(model, [0, 1.375, -0.05], 0.207, color)
  for (const hand of hands) {
    const shoulder: Vec = [hand[0] < 0 ? -0.17 : 0.17, 0.95, 0]
    rod(model, shoulder, hand, 0.085, coat, 0.06)
    ball(model, shoulder, 0.085, coat, 8)
    ball(model, hand, 0.075, skin, 8)
  }
}

type Leaf = {
  readonly width?: number
  readonly height?: number
  readonly rows?: number
  /** Rows in red. */
  readonly marked?: readonly number[]
  readonly head?: Material
}

/** Height of the middle of a row of a leaf. */
export const rowHeight = (row: number, { height = 1.4, rows = 8 }: Leaf = {}): number =>
  height * (0.78 - (row / rows) * 0.72)

/** A sheet standing upright on its lower edge, with a headline and lines of text. */
export function leaf(model: Model, options: Leaf = {}): void {
  const { width = 1, height = 1.4, rows = 8, marked = [], head = stuff.teal } = options
  block(model, [0, 0, 0], [width, height, 0.04], stuff.white)
  block(model, [-width * 0.2, height * 0.87, 0.02], [width * 0.44, height * 0.06, 0.02], head)
  for (const row of times(rows, n => n)) {
    const long = width * (0.78 - (row % 3) * 0.12)
    const at: Vec = [-width * 0.4 + long / 2, rowHeight(row, options) - height * 0.018, 0.02]
    block(model, at, [long, (height * 0.3) / rows, 0.02], marked.includes(row) ? stuff.oxide : ink)
  }
}

/** A hanging thread; a negative sag makes it arch. */
export function cord(model: Model, from: Vec, to: Vec, material: Material, sag = 0.15, radius = 0.022): void {
  pipe(model, hang(from, to, sag, 14), radius, material)
  for (const end of [from, to]) ball(model, end, radius * 2.2, material, 8)
}

/** A path that ends in a point: what flows where. */
export function flow(model: Model, points: readonly Vec[], radius: number, material: Material): void {
  const [end, before] = [points.at(-1), points.at(-2)]
  if (!end || !before) return
  pipe(model, points, radius, material)
  const ahead = scale(normalize(subtract(end, before)), radius * 5)
  rod(model, end, add(end, ahead), radius * 2.6, material, 0.001)
}

/** A table with closed sides, 0.8 high. */
export function desk(model: Model, width: number, depth: number, material: Material): void {
  block(model, [0, 0.72, 0], [width, 0.08, depth], material)
  for (const x of [-1, 1]) block(model, [x * (width / 2 - 0.1), 0, 0], [0.08, 0.72, depth * 0.86], material)
  block(model, [0, 0, depth * 0.36], [width - 0.2, 0.72, 0.05], material)
}

/** A coin standing on its rim, its face towards +z. */
export function coin(model: Model, at: Vec, radius: number, material: Material = stuff.brass): void {
  rod(model, add(at, [0, 0, -radius * 0.14]), add(at, [0, 0, radius * 0.14]), radius, material)
  rod(model, add(at, [0, 0, radius * 0.14]), add(at, [0, 0, radius * 0.2]), radius * 0.66, material)
}

/** Coins lying on one another. */
export function coins(model: Model, count: number, material: Material = stuff.brass): void {
  for (const i of times(count, n => n)) {
    const at: Vec = [((i * 5) % 3) * 0.012, i * 0.075, ((i * 7) % 4) * 0.01]
    rod(model, at, add(at, [0, 0.062, 0]), 0.2, material)
  }
}

/** A folder standing upright, 1.1 wide, with an index tab; `tab` runs from 0 at the left to 1. */
export function folder(model: Model, material: Material, tab: number): void {
  block(model, [0, 0, 0], [1.1, 0.78, 0.035], material)
  block(model, [-0.4 + tab * 0.8, 0.78, 0], [0.28, 0.12, 0.035], material)
  block(model, [-0.4 + tab * 0.8, 0.81, 0.02], [0.2, 0.06, 0.01], stuff.white)
}

/** A closed envelope standing upright, 1 by 0.64, with a seal where one is given. */
export function envelope(model: Model, seal?: Material): void {
  block(model, [0, 0, 0], [1, 0.64, 0.05], stuff.white)
  for (const x of [-0.5, 0.5]) beam(model, [x, 0.63, 0.028], [0, 0.28, 0.028], 0.02, ink, 0.02)
  if (seal) rod(model, [0, 0.3, 0.02], [0, 0.3, 0.07], 0.12, seal)
}

/** A magnifying glass in a plane facing +z, its lens around the origin. */
export function magnifier(model: Model, radius: number, rim: Material = stuff.brass): void {
  const ring = times(33, (i): Vec => {
    const angle = (i / 32) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, 0]
  })
  pipe(model, ring, radius * 0.09, rim)
  rod(model, [0, 0, -0.005], [0, 0, 0.005], radius * 0.97, glass)
  const [neck, grip]: readonly [Vec, Vec] = [
    [radius * 0.72, -radius * 0.72, 0],
    [radius * 1.65, -radius * 1.65, 0],
  ]
  rod(model, neck, mix(neck, grip, 0.3), radius * 0.06, rim)
  rod(model, mix(neck, grip, 0.25), grip, radius * 0.13, stuff.night)
}

/** A small house with a gable towards +z, 1 wide. */
export function house(model: Model, wall: Material, roof: Material): void {
  block(model, [0, 0, 0], [1, 0.62, 0.9], wall)
  const gable = [
    [-0.5, 0],
    [0.5, 0],
    [0, 0.46],
  ] as const
  prism(model, [0, 0.62, -0.45], [0, 0.62, 0.45], gable, wall)
  for (const side of [-1, 1]) {
    model.within({ at: [0, 1.12, 0], roll: side * -0.744 }, () =>
      block(model, [side * 0.36, -0.04, 0], [0.78, 0.06, 1.04], roof),
    )
  }
  block(model, [-0.18, 0, 0.45], [0.22, 0.42, 0.03], stuff.teal)
  block(model, [0.22, 0.2, 0.45], [0.24, 0.22, 0.03], stuff.windowGlow)
  block(model, [0.28, 0.8, -0.2], [0.14, 0.5, 0.14], wall)
}

/** A bound volume lying open, 1.5 wide, its pages lines of text; pitch it to be read. */
export function openBook(model: Model, cover: Material, marked: readonly number[] = []): void {
  for (const side of [-1, 1]) {
    block(model, [side * 0.4, 0, 0], [0.8, 0.03, 1.1], cover)
    const corner = (x: number, y: number, z: number): Vec => [side * x, y, z]
    quad(
      model,
      [corner(0, 0.05, -0.5), corner(0.74, 0.1, -0.5), corner(0.74, 0.1, 0.5), corner(0, 0.05, 0.5)],
      stuff.white,
    )
    block(model, [side * 0.37, 0.03, 0], [0.74, 0.03, 1], stuff.white)
    for (const row of times(6, n => n)) {
      const red = marked.includes(side < 0 ? row : row + 6)
      model.within({ at: [side * 0.38, 0.08, -0.36 + row * 0.14], roll: side * 0.067 }, () =>
        block(model, [0, 0, 0], [0.54 - (row % 3) * 0.06, 0.012, 0.055], red ? stuff.oxide : ink),
      )
    }
  }
}

/** A barrier: a post and a striped arm along +x, `lift` radians from level. */
export function barrier(model: Model, length: number, lift: number): void {
  block(model, [0, 0, 0], [0.26, 0.75, 0.26], stuff.white)
  model.within({ at: [0, 0.62, 0.17], roll: lift }, () => {
    const part = length / 7
    for (const i of times(7, n => n))
      block(model, [i * part + part / 2 - 0.1, -0.05, 0], [part, 0.12, 0.06], i % 2 ? stuff.white : stuff.oxide)
  })
}

/** A pen, its point at the origin, leaning back to the right. */
export function pen(model: Model, material: Material): void {
  rod(model, [0, 0, 0], [0.05, 0.1, 0.02], 0.004, stuff.brass, 0.035)
  rod(model, [0.05, 0.1, 0.02], [0.4, 0.78, 0.16], 0.04, material, 0.045)
}

/** A month: a standing board of days, 2.4 by 1.9; `paint` gives the color of a day, counted from 0. */
export function calendar(model: Model, weeks: number, paint: (day: number) => Material): void {
  const frame = satin('river', 0.06, 0.3)
  block(model, [0, 0, 0], [2.5, 2, 0.1], stuff.white)
  block(model, [0, 1.7, 0.01], [2.5, 0.3, 0.12], frame)
  for (const x of [-0.8, 0.8]) rod(model, [x, 1.9, 0.08], [x, 2.12, 0.08], 0.04, stuff.steel)
  for (const day of times(weeks * 7, n => n)) block(model, dayAt(day, weeks), [0.28, 1.28 / weeks, 0.03], paint(day))
}

/** Foot of a day on the calendar. */
export const dayAt = (day: number, weeks: number): Vec => [
  -1.02 + (day % 7) * 0.34,
  1.6 - (Math.floor(day / 7) + 1) * (1.52 / weeks),
  0.05,
]

/** A hand stamp with a turned grip, on its rubber. */
export function stamp(model: Model, material: Material): void {
  const turned = [
    [0.07, 0.1],
    [0.06, 0.3],
    [0.13, 0.42],
    [0.1, 0.54],
    [0, 0.57],
  ] as const
  block(model, [0, 0, 0], [0.44, 0.12, 0.28], stuff.night)
  lathe(model, [0, 0, 0], turned, material)
}
