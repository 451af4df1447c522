import { glowing, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, block, prism } from './solids.ts'
import { darkGlass, headlamp, wheels } from './vehicles.ts'

/** A van with a cross on its side and a light bar, headed along +x. */
export function ambulance(model: Model): void {
  const body = satin('white', 0.05, 0.2)
  block(model, [-0.8, 0.5, 0], [3.6, 2, 1.9], body)
  prism(
    model,
    [1, 0.5, -0.92],
    [1, 0.5, 0.92],
    [
      [0, 0],
      [1.7, 0],
      [1.7, 0.75],
      [1.25, 0.95],
      [0.6, 1.75],
      [0, 1.8],
    ],
    body,
  )
  prism(
    model,
    [1, 0.5, -0.95],
    [1, 0.5, 0.95],
    [
      [0.15, 1],
      [1.05, 1],
      [0.58, 1.62],
      [0.15, 1.62],
    ],
    darkGlass,
  )
  for (const z of [-0.96, 0.96]) {
    block(model, [-0.2, 0.95, z], [4.6, 0.22, 0.03], stuff.oxide)
    block(model, [-1, 1.45, z], [0.8, 0.26, 0.04], stuff.tealLight)
    block(model, [-1, 1.18, z], [0.26, 0.8, 0.04], stuff.tealLight)
  }
  for (const z of [-0.5, 0.5]) block(model, [1, 2.45, z], [0.35, 0.18, 0.5], glowing('oxideLight', 5))
  wheels(model, [-1.7, 1.75], 0.86, 0.42)
  for (const z of [-0.65, 0.65]) ball(model, [2.7, 0.95, z], 0.14, headlamp, 6)
}
