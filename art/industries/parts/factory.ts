import { blend, glowing, type Material, matte, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, beam, block, lathe, rod } from './solids.ts'
import { add, times, type Vec } from './vec.ts'

const yellow = satin('lamp', 0.06, 0.3)
const belt = matte('night')

/** A jointed arm; angles in radians from upright, the hand hangs down at the end. */
export function robotArm(
  model: Model,
  paint: Material,
  [shoulder, elbow, wrist]: readonly [number, number, number],
): void {
  lathe(
    model,
    [0, 0, 0],
    [
      [0.75, 0],
      [0.75, 0.15],
      [0.5, 0.25],
      [0.46, 0.8],
      [0.4, 0.85],
      [0, 0.86],
    ],
    stuff.darkSteel,
  )
  joint(model, [0, 1.05, 0], 0.44, paint)
  model.within({ at: [0, 1.05, 0], roll: shoulder }, () => {
    limb(model, 2.1, 0.52, 0.38, paint)
    joint(model, [0, 2.1, 0], 0.36, stuff.darkSteel)
    model.within({ at: [0, 2.1, 0], roll: elbow }, () => {
      limb(model, 1.8, 0.4, 0.28, paint)
      rod(model, [0.22, 0.2, 0.2], [0.15, 1.7, 0.16], 0.05, stuff.night)
      joint(model, [0, 1.8, 0], 0.24, stuff.darkSteel)
      model.within({ at: [0, 1.8, 0], roll: wrist }, () => {
        rod(model, [0, 0, 0], [0, 0.5, 0], 0.15, paint, 0.12)
        block(model, [0, 0.5, 0], [0.5, 0.1, 0.3], stuff.steel)
        for (const x of [-0.2, 0.2]) block(model, [x, 0.6, 0], [0.07, 0.32, 0.22], stuff.steel)
      })
    })
  })
}

function limb(model: Model, length: number, from: number, to: number, paint: Material): void {
  rod(model, [0, 0, 0], [0, length, 0], from / 2 + 0.06, paint, to / 2 + 0.04)
}

function joint(model: Model, at: Vec, radius: number, material: Material): void {
  rod(model, add(at, [0, 0, -radius]), add(at, [0, 0, radius]), radius, material)
  rod(model, add(at, [0, 0, radius]), add(at, [0, 0, radius + 0.03]), radius * 0.6, stuff.steel)
}

/** A belt along x at working height. */
export function conveyor(model: Model, from: number, to: number): void {
  const length = to - from
  const middle = (from + to) / 2
  block(model, [middle, 0.85, 0], [length, 0.12, 1.5], belt)
  for (const z of [-0.82, 0.82]) block(model, [middle, 0.78, z], [length, 0.26, 0.12], stuff.steel)
  for (const i of times(Math.ceil(length / 2.4), n => n)) {
    for (const z of [-0.7, 0.7]) block(model, [from + 0.6 + i * 2.4, 0, z], [0.14, 0.8, 0.14], stuff.darkSteel)
  }
  for (const i of times(Math.floor(length / 0.45), n => n)) {
    rod(model, [from + i * 0.45, 0.7, -0.75], [from + i * 0.45, 0.7, 0.75], 0.09, stuff.steel)
  }
}

/** A gear-like casting: what the line makes. */
export function part(model: Model, at: Vec, metal: Material): void {
  lathe(
    model,
    at,
    [
      [0.4, 0],
      [0.42, 0.04],
      [0.42, 0.2],
      [0.26, 0.22],
      [0.24, 0.4],
      [0.13, 0.42],
      [0.13, 0.3],
      [0, 0.3],
    ],
    metal,
  )
  for (const i of times(10, n => n)) {
    const angle = (i / 10) * Math.PI * 2
    block(model, add(at, [Math.cos(angle) * 0.43, 0, Math.sin(angle) * 0.43]), [0.12, 0.2, 0.12], metal)
  }
}

/** Camera and ring light over the belt, on a portal that spans it. */
export function inspection(model: Model): void {
  for (const z of [-1.25, 1.25]) block(model, [0, 0, z], [0.3, 3.3, 0.3], stuff.white)
  block(model, [0, 3.1, 0], [0.4, 0.34, 2.8], stuff.white)
  rod(model, [0, 2.5, 0], [0, 3.1, 0], 0.22, stuff.night)
  rod(model, [0, 2.3, 0], [0, 2.5, 0], 0.13, stuff.darkSteel)
  lathe(
    model,
    [0, 2.12, 0],
    [
      [0.34, 0],
      [0.52, 0],
      [0.52, 0.14],
      [0.34, 0.14],
      [0.34, 0],
    ],
    glowing('haze', 4.5),
  )
  lathe(
    model,
    [0, 1, 0],
    [
      [0.62, 0],
      [0.44, 1.12],
    ],
    { color: [0.9, 0.97, 1], emit: [0.03, 0.05, 0.055], clear: 0.93 },
  )
}

/** A travelling crane: two plate girders along x on rails, a trolley, a hook. */
export function bridgeCrane(model: Model, at: Vec, width: number, trolley: number): void {
  model.within({ at }, () => {
    for (const z of [-0.9, 0.9]) {
      beam(model, [-width / 2, 0.55, z], [width / 2, 0.55, z], 0.34, yellow, 0.16)
      beam(model, [-width / 2, -0.55, z], [width / 2, -0.55, z], 0.34, yellow, 0.16)
      const count = Math.round(width / 1.1)
      for (const i of times(count, n => n)) {
        const x = -width / 2 + (i * width) / count
        const [low, high] = i % 2 ? [0.5, -0.5] : [-0.5, 0.5]
        beam(model, [x, low, z], [x + width / count, high, z], 0.16, yellow)
      }
    }
    for (const x of [-width / 2, width / 2]) block(model, [x, -0.8, 0], [0.7, 0.6, 3.4], stuff.darkSteel)
    block(model, [trolley, 0.65, 0], [1.8, 0.8, 2.3], stuff.oxide)
    for (const x of [-0.14, 0.14]) rod(model, [trolley + x, 0.6, 0], [trolley + x, -2.6, 0], 0.035, stuff.night)
    block(model, [trolley, -3, 0], [0.55, 0.5, 0.36], stuff.oxide)
    for (const i of times(7, n => n)) {
      const [a, b] = [Math.PI * (0.5 - i * 0.22), Math.PI * (0.5 - (i + 1) * 0.22)]
      const bend = (angle: number): Vec => [trolley + Math.cos(angle) * 0.26, -3.32 + Math.sin(angle) * 0.26, 0]
      rod(model, bend(a), bend(b), 0.06, stuff.steel)
    }
    ball(model, [trolley, -3.05, 0], 0.1, stuff.steel, 6)
  })
}

export const concrete = satin(blend('stoneShade', 'stoneDeep', 0.3), 0.05, 0.15)
