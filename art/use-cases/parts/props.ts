import { glowing, type Material, matte, satin, stuff } from '../../industries/parts/material.ts'
import type { Model } from '../../industries/parts/model.ts'
import { ball, block, rod } from '../../industries/parts/solids.ts'
import { times } from '../../industries/parts/vec.ts'

/** Props that many vignettes share. All stand on y = 0 at the origin and face +z. */

const ink = matte('stoneDeep')
const bezel = satin('night', 0.15, 0.15)
export const screenGlow = glowing('haze', 1.1)

/** A sheet lying flat, 1 by 1.4, with lines of text; `marked` lines are red. */
export function sheet(model: Model, { marked = [] }: { readonly marked?: readonly number[] } = {}): void {
  block(model, [0, 0, 0], [1, 0.03, 1.4], stuff.white)
  block(model, [-0.2, 0.03, -0.52], [0.42, 0.01, 0.09], stuff.teal)
  for (const i of times(8, n => n)) {
    const width = 0.76 - (i % 3) * 0.12
    block(model, [-0.38 + width / 2, 0.03, -0.34 + i * 0.12], [width, 0.01, 0.045], marked.includes(i) ? stuff.oxide : ink)
  }
}

/** Sheets lying on one another. */
export function stack(model: Model, count: number): void {
  for (const i of times(count, n => n)) {
    const turn = ((i * 7) % 5) * 0.02 - 0.04
    model.within({ at: [0, i * 0.045, 0], turn }, () => {
      if (i === count - 1) sheet(model)
      else block(model, [0, 0, 0], [1, 0.035, 1.4], i % 4 === 2 ? stuff.mist : stuff.white)
    })
  }
}

/** A monitor on a foot, 2.2 wide; `draw` adds what it shows, in a plane of x -1 to 1 and y 0 to 1.2, facing +z. */
export function monitor(model: Model, draw: (model: Model) => void = () => {}): void {
  block(model, [0, 0, -0.1], [0.8, 0.05, 0.5], stuff.steel)
  block(model, [0, 0, -0.12], [0.14, 0.6, 0.08], stuff.steel)
  block(model, [0, 0.45, -0.06], [2.2, 1.36, 0.1], bezel)
  block(model, [0, 0.52, 0], [2.06, 1.22, 0.02], screenGlow)
  model.within({ at: [0, 0.53, 0.012] }, () => draw(model))
}

/** Bars on a screen or a wall: heights from 0 to 1. */
export function bars(model: Model, heights: readonly number[], highlight = -1): void {
  const step = 1.7 / heights.length
  heights.forEach((height, i) => {
    const material: Material = i === highlight ? stuff.oxide : stuff.teal
    block(model, [-0.85 + step * (i + 0.5), 0.08, 0], [step * 0.62, height, 0.02], material)
  })
}

/** A phone lying or standing, 0.62 by 1.24, facing +z. */
export function phone(model: Model): void {
  block(model, [0, 0, 0], [0.66, 1.3, 0.08], bezel)
  block(model, [0, 0.06, 0.041], [0.58, 1.18, 0.01], screenGlow)
}

/** A person as a turned figure of 1.7, without a face. */
export function figure(model: Model, coat: Material, head: Material = satin('lampLight', 0.04, 0.4)): void {
  rod(model, [0, 0, 0], [0, 1.02, 0], 0.3, coat, 0.17)
  rod(model, [0, 1.02, 0], [0, 1.1, 0], 0.17, coat, 0.08)
  ball(model, [0, 1.32, 0], 0.21, head)
}

/** A check mark of two bars, standing upright, 0.6 wide. */
export function checkMark(model: Model, material: Material): void {
  model.within({ at: [-0.15, 0.14, 0], roll: 0.78 }, () => block(model, [0, 0, 0], [0.12, 0.32, 0.1], material))
  model.within({ at: [-0.1, 0.05, 0], roll: -0.78 }, () => block(model, [0, 0, 0], [0.12, 0.62, 0.1], material))
}
