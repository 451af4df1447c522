import type { Random } from '../../toolkit/random.ts'
import { archRing, archSpandrel } from './curves.ts'
import { blend, glowing, type Material, matte, stuff } from './material.ts'
import type { Model } from './model.ts'
import { block, lathe, loft, prism } from './solids.ts'
import { add, times, type Vec } from './vec.ts'

const facades: readonly [Material, ...Material[]] = [
  matte(blend('riverMid', 'mist', 0.35)),
  matte(blend('stoneDeep', 'riverLight', 0.4)),
  matte('stoneDeep'),
  matte('riverLight'),
  matte('mist'),
]
const pane = glowing('lamp', 1.5)
const dimPane = matte('river')

type Tower = { readonly at: Vec; readonly size: Vec; readonly lit: number }

/** An office tower whose front shows rows of windows, some of them lit. */
export function tower(model: Model, { at, size, lit }: Tower, random: Random, facade = random.pick(facades)): void {
  const [width, height, depth] = size
  block(model, at, size, facade)
  if (random.next() > 0.5) block(model, add(at, [0, height, 0]), [width * 0.6, height * 0.1, depth * 0.6], facade)
  const [columns, rows] = [Math.max(3, Math.round(width / 1.3)), Math.max(4, Math.round(height / 1.7))]
  for (const row of times(rows, n => n)) {
    for (const column of times(columns, n => n)) {
      const x = at[0] - width / 2 + ((column + 0.5) * width) / columns
      const y = at[1] + ((row + 0.25) * height) / rows
      const window: Vec = [(width / columns) * 0.6, (height / rows) * 0.5, 0.06]
      block(model, [x, y, at[2] + depth / 2], window, random.next() < lit ? pane : dimPane)
    }
  }
}

/** A column with base, swelling shaft and capital, fluted by shadow alone. */
export function column(model: Model, at: Vec, height: number, radius: number, material: Material): void {
  block(model, at, [radius * 2.7, height * 0.03, radius * 2.7], material)
  lathe(
    model,
    at,
    [
      [radius * 1.25, height * 0.03],
      [radius * 1.2, height * 0.06],
      [radius, height * 0.08],
      [radius * 0.97, height * 0.4],
      [radius * 0.83, height * 0.91],
      [radius * 1.15, height * 0.95],
      [radius * 1.2, height * 0.965],
    ],
    material,
  )
  for (const i of times(16, n => n)) {
    const angle = (i / 16) * Math.PI * 2
    const flute = (r: number, y: number): Vec => add(at, [Math.cos(angle) * r, y, Math.sin(angle) * r])
    const [low, high] = [flute(radius * 0.98, height * 0.09), flute(radius * 0.83, height * 0.9)]
    const wide = radius * 0.09
    loft(
      model,
      [add(low, [-wide, 0, 0]), add(low, [0, 0, wide]), add(low, [wide, 0, 0])],
      [add(high, [-wide, 0, 0]), add(high, [0, 0, wide]), add(high, [wide, 0, 0])],
      material,
    )
  }
  block(model, add(at, [0, height * 0.965, 0]), [radius * 2.7, height * 0.035, radius * 2.7], material)
}

/** A temple front: steps, six columns, entablature, pediment; the hall behind it glows. Its steps run down towards +z. */
export function bankHouse(model: Model, stone: Material): void {
  for (const i of times(7, n => n))
    block(model, [0, i * 0.3, 1.4 - i * 0.45], [24 - i * 0.5, 0.3, 16 - i * 0.9 + 6], stone)
  for (const i of times(6, n => n)) column(model, [-8.5 + i * 3.4, 2.1, 6], 9.4, 0.78, stone)
  block(model, [0, 2.1, -3], [18, 9.4, 10], stone)
  block(model, [0, 2.1, 2.06], [3, 6, 0.12], glowing('lamp', 1.5))
  for (const x of [-6.8, -3.4, 3.4, 6.8]) block(model, [x, 4, 2.06], [1.5, 4.2, 0.1], glowing('lamp', 1.1))
  block(model, [0, 11.5, -0.2], [20.4, 1.5, 15], stone)
  block(model, [0, 13, -0.2], [21.4, 0.4, 16], stone)
  prism(
    model,
    [0, 13.4, -8],
    [0, 13.4, 7.2],
    [
      [-10.6, 0],
      [10.6, 0],
      [0, 4.2],
    ],
    stone,
  )
  prism(
    model,
    [0, 13.4, 7.2],
    [0, 13.4, 7.9],
    [
      [-10.9, 0],
      [-9.6, 0],
      [0, 3.75],
      [0, 4.5],
    ],
    stone,
  )
  prism(
    model,
    [0, 13.4, 7.2],
    [0, 13.4, 7.9],
    [
      [10.9, 0],
      [9.6, 0],
      [0, 3.75],
      [0, 4.5],
    ],
    stone,
  )
}

/** A road bridge of stone arches along x, its deck level; `from` is the springing of the first arch. */
export function stoneBridge(
  model: Model,
  from: Vec,
  { arches, span, width }: { arches: number; span: number; width: number },
): void {
  const rise = span * 0.36
  const top = from[1] + rise + 0.8
  for (const i of times(arches, n => n)) {
    const start: Vec = [from[0] + i * (span + 2), from[1], from[2]]
    archSpandrel(model, { from: start, span, rise, ring: 0, depth: width, top, steps: 24 }, stuff.stone)
    for (const z of [-width / 2, width / 2])
      archRing(
        model,
        { from: [start[0], start[1], start[2] + z], span, rise, ring: 0.5, depth: 0.3, steps: 24 },
        stuff.limestone,
      )
    block(model, [start[0] - 1, from[1] - 8, from[2]], [2, top - from[1] + 8, width + 0.6], stuff.stone)
    block(model, [start[0] - 1, from[1] - 8, from[2]], [2.6, 8.4, width + 3], stuff.stone)
  }
  const length = arches * (span + 2) + 2
  const middle = from[0] - 2 + length / 2
  for (const z of [-width / 2, width / 2]) {
    block(model, [middle, top, from[2] + z], [length, 0.3, 0.7], stuff.limestone)
    block(model, [middle, top + 0.9, from[2] + z], [length, 0.2, 0.5], stuff.limestone)
    for (const i of times(Math.floor(length / 0.8), n => n))
      block(model, [from[0] - 1.6 + i * 0.8, top + 0.3, from[2] + z], [0.3, 0.6, 0.3], stuff.limestone)
  }
}
