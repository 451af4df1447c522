import { pipe } from './curves.ts'
import { glowing, matte, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, block, loft, prism, rod } from './solids.ts'
import { times, type Vec } from './vec.ts'

const cloth = satin('oxide', 0.04, 0.5)
const clothDark = matte('oxideDeep')
const window = glowing('lamp', 2.4)

/** A great umbrella: ten panels, each bowed between ribs, on one mast. */
export function umbrella(model: Model, apex: Vec, radius: number, drop: number): void {
  const panels = 10
  const at = (angle: number, share: number, dip: number): Vec => {
    const bow = 1 - dip * 0.09 * share
    const r = Math.sin((share * Math.PI) / 2) * radius * bow
    return [
      apex[0] + Math.cos(angle) * r,
      apex[1] - drop * (1 - Math.cos((share * Math.PI) / 2)) ** 0.85 + dip * share * share * 0.9,
      apex[2] + Math.sin(angle) * r,
    ]
  }
  const [slices, rings] = [8, 14]
  for (const panel of times(panels, i => i)) {
    const angle = (i: number) => ((panel + i / slices) / panels) * Math.PI * 2 + 0.16
    const dip = (i: number) => Math.sin((i / slices) * Math.PI)
    for (const i of times(slices, n => n)) {
      for (const ring of times(rings, n => n)) {
        const [s, t] = [ring / rings, (ring + 1) / rings]
        const [a, b] = [at(angle(i), s, dip(i)), at(angle(i + 1), s, dip(i + 1))]
        const [c, d] = [at(angle(i + 1), t, dip(i + 1)), at(angle(i), t, dip(i))]
        model.triangle([a, b, c], panel % 2 ? cloth : stuff.redPaint)
        model.triangle([a, c, d], panel % 2 ? cloth : stuff.redPaint)
      }
    }
    pipe(
      model,
      times(rings + 1, ring => at(angle(0), ring / rings, 0)),
      0.09,
      clothDark,
    )
    const [tip, hub] = [at(angle(0), 0.55, 0), [apex[0], apex[1] - drop * 0.62, apex[2]] as Vec]
    rod(model, hub, tip, 0.07, stuff.darkSteel)
    ball(model, at(angle(0), 1, 0), 0.2, stuff.brass, 6)
  }
  rod(model, [apex[0], -1.2, apex[2]], [apex[0], apex[1] + 1.6, apex[2]], 0.26, stuff.darkSteel)
  rod(model, [apex[0], apex[1], apex[2]], [apex[0], apex[1] + 2.2, apex[2]], 0.2, stuff.brass, 0.04)
}

/** A small gabled house with a porch, its front towards +z. */
export function house(model: Model): void {
  block(model, [0, 0, 0], [7, 3.6, 5.4], stuff.white)
  loft(
    model,
    [
      [-3.9, 3.4, 3.1],
      [3.9, 3.4, 3.1],
      [3.9, 6.1, 0],
      [-3.9, 6.1, 0],
    ],
    [
      [-3.9, 3.65, 3.2],
      [3.9, 3.65, 3.2],
      [3.9, 6.4, 0],
      [-3.9, 6.4, 0],
    ],
    stuff.teal,
  )
  loft(
    model,
    [
      [-3.9, 3.4, -3.1],
      [3.9, 3.4, -3.1],
      [3.9, 6.1, 0],
      [-3.9, 6.1, 0],
    ],
    [
      [-3.9, 3.65, -3.2],
      [3.9, 3.65, -3.2],
      [3.9, 6.4, 0],
      [-3.9, 6.4, 0],
    ],
    stuff.teal,
  )
  for (const x of [-3.5, 3.44])
    model.triangle(
      [
        [x, 3.6, 2.7],
        [x, 3.6, -2.7],
        [x, 6.1, 0],
      ],
      stuff.white,
    )
  block(model, [2.1, 4.4, -0.9], [0.9, 3, 0.9], stuff.oxideDeep)
  block(model, [0.9, 0, 2.72], [1.15, 2.3, 0.1], stuff.oxide)
  for (const x of [-2.3, -0.7, 2.5]) {
    block(model, [x, 1.1, 2.72], [1, 1.5, 0.06], window)
    for (const bar of [-0.5, 0, 0.5]) block(model, [x + bar, 1.1, 2.76], [0.08, 1.5, 0.06], stuff.white)
    block(model, [x, 1.82, 2.76], [1, 0.07, 0.06], stuff.white)
  }
  for (const z of [-1.2, 1.2]) block(model, [3.52, 1.1, z], [0.06, 1.5, 1], window)
  prism(
    model,
    [0.9, 2.5, 2.7],
    [0.9, 2.5, 4],
    [
      [-1.3, 0],
      [1.3, 0],
      [0, 0.9],
    ],
    stuff.teal,
  )
  for (const x of [-0.2, 2]) rod(model, [x, 0, 3.85], [x, 2.5, 3.85], 0.09, stuff.white)
  block(model, [0.9, 0, 3.3], [2.6, 0.2, 1.5], stuff.stone)
}
