import { glowing, matte, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { block, prism, rod } from './solids.ts'
import { times } from './vec.ts'

const card = satin('limestone', 0.04, 0.3)
const cardShade = satin('stoneShade', 0.04, 0.3)
const pane = matte('riverMid')
const glow = glowing('lamp', 2)

/** The companies of a portfolio as card models; each stands on a plinth of its own, two units wide. */
export const companies = {
  works(model: Model): void {
    plinth(model)
    block(model, [0, 0.12, 0], [1.5, 0.5, 1], card)
    for (const i of times(4, n => n)) {
      prism(
        model,
        [-0.56 + i * 0.375, 0.62, -0.5],
        [-0.56 + i * 0.375, 0.62, 0.5],
        [
          [-0.19, 0],
          [0.185, 0],
          [-0.19, 0.27],
        ],
        i % 2 ? cardShade : card,
      )
      block(model, [-0.56 + i * 0.375, 0.25, 0.5], [0.2, 0.2, 0.02], glow)
    }
    rod(model, [0.55, 0.6, -0.25], [0.55, 1.6, -0.25], 0.1, stuff.oxide, 0.075)
    rod(model, [0.25, 0.6, -0.3], [0.25, 1.35, -0.3], 0.09, stuff.oxide, 0.07)
  },
  tower(model: Model): void {
    plinth(model)
    block(model, [0, 0.12, 0], [0.86, 2.4, 0.86], card)
    block(model, [0, 2.52, 0], [0.6, 0.25, 0.6], cardShade)
    for (const row of times(10, n => n)) {
      for (const i of times(4, n => n)) {
        const lit = (row * 7 + i * 3) % 5 < 2 ? glow : pane
        block(model, [-0.3 + i * 0.2, 0.28 + row * 0.22, 0.43], [0.12, 0.13, 0.02], lit)
        block(model, [0.43, 0.28 + row * 0.22, -0.3 + i * 0.2], [0.02, 0.13, 0.12], lit)
        block(model, [-0.43, 0.28 + row * 0.22, -0.3 + i * 0.2], [0.02, 0.13, 0.12], lit)
      }
    }
  },
  terraces(model: Model): void {
    plinth(model)
    for (const i of times(4, n => n)) {
      block(model, [-0.1 * i, 0.12 + i * 0.42, 0], [1.4 - i * 0.3, 0.36, 1.2 - i * 0.2], card)
      block(model, [-0.1 * i, 0.2 + i * 0.42, 0.01], [1.42 - i * 0.3, 0.16, 1.2 - i * 0.2], i % 2 ? glow : pane)
      block(model, [-0.1 * i, 0.48 + i * 0.42, 0], [1.46 - i * 0.3, 0.06, 1.26 - i * 0.2], stuff.tealLight)
    }
  },
  warehouse(model: Model): void {
    plinth(model)
    block(model, [0, 0.12, 0], [1.6, 0.6, 1.1], stuff.tealLight)
    prism(
      model,
      [0, 0.72, -0.58],
      [0, 0.72, 0.58],
      [
        [-0.85, 0],
        [0.85, 0],
        [0, 0.3],
      ],
      card,
    )
    for (const x of [-0.55, 0, 0.55]) block(model, [x, 0.12, 0.55], [0.34, 0.36, 0.03], glow)
  },
  house(model: Model): void {
    plinth(model)
    block(model, [0, 0.12, 0], [1.1, 1.1, 0.9], stuff.oxide)
    prism(
      model,
      [0, 1.22, -0.5],
      [0, 1.22, 0.5],
      [
        [-0.62, 0],
        [0.62, 0],
        [0.3, 0.36],
        [-0.3, 0.36],
      ],
      card,
    )
    for (const x of [-0.34, 0, 0.34]) for (const y of [0.34, 0.74]) block(model, [x, y, 0.45], [0.18, 0.26, 0.02], glow)
  },
} as const

function plinth(model: Model): void {
  block(model, [0, 0, 0], [2, 0.12, 1.5], cardShade)
}
