import { glowing, type Material, matte, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, block, prism, rod } from './solids.ts'
import { times, type Vec } from './vec.ts'

const tyre = matte('night')
export const darkGlass = satin('river', 0.3, 0.02)
export const headlamp = glowing('lampLight', 6)
const tailLamp = glowing('oxide', 3)

/** Pairs of wheels at places along x. */
export function wheels(model: Model, xs: readonly number[], halfWidth: number, radius: number): void {
  for (const x of xs) {
    for (const z of [-halfWidth, halfWidth]) {
      rod(model, [x, radius, z - 0.14], [x, radius, z + 0.14], radius, tyre)
      rod(model, [x, radius, z - 0.15], [x, radius, z + 0.15], radius * 0.5, stuff.steel)
    }
  }
}

/** Headed along +x; about 4.4 m long. */
export function car(model: Model, paint: Material): void {
  prism(
    model,
    [0, 0.35, -0.85],
    [0, 0.35, 0.85],
    [
      [-2.15, 0],
      [2.15, 0],
      [2.2, 0.38],
      [0.95, 0.58],
      [-2.1, 0.6],
      [-2.2, 0.3],
    ],
    paint,
  )
  prism(
    model,
    [0, 0.93, -0.72],
    [0, 0.93, 0.72],
    [
      [-1.75, 0],
      [0.95, 0],
      [0.3, 0.52],
      [-1.2, 0.54],
    ],
    darkGlass,
  )
  prism(
    model,
    [0, 1.45, -0.66],
    [0, 1.45, 0.66],
    [
      [-1.22, -0.02],
      [0.32, -0.04],
      [0.2, 0.05],
      [-1.1, 0.06],
    ],
    paint,
  )
  wheels(model, [-1.35, 1.35], 0.78, 0.36)
  for (const z of [-0.6, 0.6]) {
    ball(model, [2.18, 0.62, z], 0.12, headlamp, 6)
    block(model, [-2.17, 0.7, z], [0.06, 0.12, 0.3], tailLamp)
  }
}

/** A 40-foot box with ribbed sides, 12 by 2.6 by 2.44, its base at the origin, long along x. */
export function container(model: Model, at: Vec, material: Material, length = 12): void {
  const [x, y, z] = at
  block(model, [x, y + 0.05, z], [length, 2.5, 2.36], material)
  for (const side of [-1.2, 1.2]) {
    for (const i of times(Math.round(length * 1.6), n => n)) {
      block(model, [x - length / 2 + 0.4 + i * 0.615, y + 0.2, z + side], [0.26, 2.2, 0.07], material)
    }
    for (const rail of [0, 2.46]) block(model, [x, y + rail, z + side], [length, 0.16, 0.12], material)
  }
  for (const end of [-1, 1])
    for (const side of [-1.18, 1.18]) block(model, [x + (end * length) / 2, y, z + side], [0.16, 2.6, 0.16], material)
}

/** A tractor and chassis headed along +x; the load is a container of the given material, or none. */
export function truck(model: Model, paint: Material, load?: Material): void {
  prism(
    model,
    [6.6, 0.7, -1.15],
    [6.6, 0.7, 1.15],
    [
      [0, 0],
      [2.5, 0],
      [2.5, 1.1],
      [2.2, 2.2],
      [0.1, 2.6],
      [0, 2.6],
    ],
    paint,
  )
  prism(
    model,
    [6.6, 0.7, -1.0],
    [6.6, 0.7, 1.0],
    [
      [2.2, 1.15],
      [2.53, 1.15],
      [2.28, 2.1],
      [2.1, 2.1],
    ],
    darkGlass,
  )
  for (const z of [-1.16, 1.16]) block(model, [8.35, 1.95, z], [0.9, 0.75, 0.03], darkGlass)
  block(model, [1.2, 1.05, 0], [13.4, 0.25, 1], stuff.darkSteel)
  if (load) container(model, [0, 1.3, 0], load)
  wheels(model, [-4.9, -3.6, 4.4, 5.5, 8.2], 1.02, 0.52)
  for (const z of [-0.8, 0.8]) {
    ball(model, [9.1, 1, z], 0.17, headlamp, 6)
    block(model, [-5.5, 1, z], [0.08, 0.16, 0.4], tailLamp)
  }
}
