import { archRing, archSpandrel } from './curves.ts'
import { blend, type Material, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { beam, block, prism, quad, rod } from './solids.ts'
import { times, type Vec } from './vec.ts'

const card = satin('limestone', 0.04, 0.3)
const leather = satin(blend('riverMid', 'riverLight', 0.5), 0.05, 0.3)

/** A chair seen from any side, facing +x. */
export function chair(model: Model): void {
  rod(model, [0, 0.1, 0], [0, 0.5, 0], 0.05, stuff.steel)
  for (const i of times(5, n => n)) {
    const angle = (i / 5) * Math.PI * 2
    rod(model, [0, 0.14, 0], [Math.cos(angle) * 0.42, 0.06, Math.sin(angle) * 0.42], 0.03, stuff.steel)
  }
  block(model, [0, 0.5, 0], [0.72, 0.14, 0.72], leather)
  prism(
    model,
    [-0.34, 0.62, -0.34],
    [-0.34, 0.62, 0.34],
    [
      [-0.06, 0],
      [0.08, 0],
      [-0.04, 0.95],
      [-0.16, 0.95],
    ],
    leather,
  )
  for (const z of [-0.38, 0.38]) beam(model, [-0.3, 0.86, z], [0.28, 0.86, z], 0.07, leather)
}

/** A small arched bridge from one plinth to the next. */
export function linkBridge(model: Model, from: Vec, to: Vec, material: Material = card): void {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
  const span = Math.hypot(dx, dz)
  model.within({ at: from, turn: Math.atan2(-dz, dx) }, () => {
    const arch = { from: [0, 0, 0] as Vec, span, rise: span * 0.26, ring: 0.09, depth: 0.4 }
    archRing(model, arch, material)
    archSpandrel(model, { ...arch, ring: 0, depth: 0.36, top: span * 0.26 + 0.12 }, material)
    for (const z of [-0.19, 0.19])
      beam(model, [0, span * 0.26 + 0.22, z], [span, span * 0.26 + 0.22, z], 0.04, stuff.oxide)
    for (const i of times(9, n => n))
      for (const z of [-0.19, 0.19])
        beam(model, [(i * span) / 8, span * 0.26 + 0.1, z], [(i * span) / 8, span * 0.26 + 0.22, z], 0.03, stuff.oxide)
  })
}

/** Ring binders on a shelf along x, their spines towards +z: the data room. */
export function binders(model: Model, count: number): void {
  const covers = [
    stuff.teal,
    stuff.teal,
    stuff.oxide,
    stuff.limestone,
    stuff.tealLight,
    stuff.teal,
    stuff.limestone,
  ] as const
  for (const i of times(count, n => n)) {
    const x = i * 0.24
    block(model, [x, 0, 0], [0.215, 0.86, 0.7], covers[(i * 3 + (i >> 2)) % covers.length] ?? stuff.teal)
    block(model, [x, 0.48, 0.352], [0.14, 0.26, 0.01], stuff.white)
    rod(model, [x, 0.17, 0.345], [x, 0.17, 0.36], 0.055, stuff.night)
  }
}

/** A binder lying open, its pages fanned by a hand's breadth. */
export function openBinder(model: Model): void {
  block(model, [0, 0, 0], [1.5, 0.03, 1], stuff.oxide)
  for (const side of [-1, 1]) {
    quad(
      model,
      [
        [0, 0.1, -0.46],
        [side * 0.68, 0.06, -0.46],
        [side * 0.68, 0.06, 0.46],
        [0, 0.1, 0.46],
      ],
      stuff.white,
    )
    for (const i of times(7, n => n))
      block(model, [side * 0.36, 0.085, -0.34 + i * 0.11], [0.46 - (i % 3) * 0.08, 0.012, 0.025], stuff.stoneDeep)
  }
  for (const z of [-0.25, 0, 0.25]) block(model, [0, 0.06, z], [0.1, 0.08, 0.03], stuff.steel)
}
