import type { Random } from '../../toolkit/random.ts'
import { blend, type Material, matte, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { block } from './solids.ts'
import { times } from './vec.ts'

export const wood = satin(blend('oxideDeep', 'night', 0.45), 0.05, 0.3)
export const paleWood = satin(blend('stoneDeep', 'oxideDeep', 0.35), 0.05, 0.3)

const spines: readonly [Material, ...Material[]] = [
  matte(blend('oxideDeep', 'night', 0.15)),
  matte('oxide'),
  matte('riverMid'),
  matte('river'),
  matte('stoneDeep'),
  matte('stone'),
  matte(blend('riverLight', 'stoneDeep', 0.4)),
  matte(blend('lamp', 'stoneDeep', 0.5)),
  matte('stoneShade'),
]

type Shelving = {
  readonly width: number
  readonly shelves: number
  readonly shelfHeight?: number
  readonly depth?: number
}

/** A case of books standing on the origin, along x, its books facing +z. Sets of one colour stand together, as reports do. */
export function bookcase(
  model: Model,
  { width, shelves, shelfHeight = 0.52, depth = 0.45 }: Shelving,
  random: Random,
): void {
  const height = shelves * shelfHeight + 0.3
  block(model, [0, 0, -depth], [width, height, 0.06], wood)
  for (const side of [-1, 1])
    block(model, [(side * width) / 2, 0, -depth / 2], [0.12, height + 0.12, depth + 0.1], wood)
  block(model, [0, height, -depth / 2], [width + 0.3, 0.14, depth + 0.2], wood)
  block(model, [0, 0, -depth / 2], [width, 0.2, depth], wood)
  for (const shelf of times(shelves, i => i)) {
    const y = 0.22 + shelf * shelfHeight
    block(model, [0, y, -depth / 2], [width, 0.05, depth], wood)
    let [x, run, spine] = [-width / 2 + 0.08, 0, random.pick(spines)]
    let tall = 0.36
    while (x < width / 2 - 0.16) {
      if (run-- <= 0)
        [run, spine, tall] = [Math.floor(random.between(3, 9)), random.pick(spines), random.between(0.3, 0.42)]
      const thick = random.between(0.055, 0.1)
      if (random.next() > 0.05)
        block(model, [x + thick / 2, y + 0.05, -depth * 0.45], [thick * 0.92, tall, depth * 0.72], spine)
      x += thick
    }
  }
}

/** Files lying in a pile, tied with red tape. */
export function files(model: Model, count: number, random: Random): void {
  for (const i of times(count, n => n)) {
    model.within({ at: [random.between(-0.02, 0.02), i * 0.075, 0], turn: random.between(-0.12, 0.12) }, () => {
      block(model, [0, 0, 0], [0.62, 0.07, 0.82], i % 3 === 1 ? stuff.mist : stuff.limestone)
      block(model, [0, 0.001, 0], [0.635, 0.072, 0.035], stuff.oxide)
    })
  }
}

/** A reading lamp with a glass shade. */
export function readingLamp(model: Model, shade: Material): void {
  block(model, [0, 0, 0], [0.24, 0.03, 0.17], stuff.brass)
  block(model, [0, 0, 0], [0.03, 0.42, 0.03], stuff.brass)
  block(model, [0, 0.4, 0.06], [0.46, 0.11, 0.2], shade)
  block(model, [0, 0.385, 0.06], [0.42, 0.02, 0.17], stuff.lampGlow)
}
