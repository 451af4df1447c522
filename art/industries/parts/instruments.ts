import { glass, glowing, satin, stuff } from './material.ts'
import type { Model } from './model.ts'
import { ball, beam, block, rod } from './solids.ts'
import { add, scale, times, type Vec } from './vec.ts'

const enamel = satin('white', 0.08, 0.15)

/** A binocular microscope, about 2.3 high, its eyepieces towards +x. */
export function microscope(model: Model): void {
  const dark = satin('river', 0.1, 0.2)
  block(model, [0, 0, 0], [1.5, 0.18, 1], dark)
  block(model, [0.5, 0.18, 0], [0.36, 1.25, 0.46], enamel)
  beam(model, [0.5, 1.3, 0], [-0.12, 1.72, 0], 0.46, enamel, 0.34)
  block(model, [-0.2, 0.72, 0], [0.95, 0.09, 0.85], dark)
  rod(model, [-0.2, 0.2, 0], [-0.2, 0.5, 0], 0.16, dark)
  rod(model, [-0.2, 0.5, 0], [-0.2, 0.54, 0], 0.12, glowing('lampLight', 6))
  rod(model, [-0.2, 1.35, 0], [-0.2, 1.6, 0], 0.26, dark)
  for (const [x, z, length] of [
    [-0.3, 0.05, 0.42],
    [-0.08, 0.1, 0.3],
    [-0.14, -0.14, 0.3],
  ] as const) {
    rod(model, [x, 1.38, z], [x - 0.02, 1.38 - length, z], 0.085, stuff.steel, 0.05)
  }
  block(model, [-0.2, 1.58, 0], [0.55, 0.3, 0.5], enamel)
  for (const z of [-0.14, 0.14]) {
    rod(model, [-0.1, 1.75, z], [0.5, 2.22, z], 0.1, enamel)
    rod(model, [0.5, 2.22, z], [0.68, 2.36, z], 0.115, dark)
  }
  for (const z of [-0.3, 0.3]) rod(model, [0.5, 0.5, z * 0.76], [0.5, 0.5, z * 1.15], 0.17, dark)
  block(model, [-0.3, 0.81, 0], [0.5, 0.015, 0.16], glass)
}

type Helix = {
  readonly from: Vec
  readonly to: Vec
  readonly rise: number
  readonly radius: number
  readonly turns: number
}

/** Two strands wound about an arch from bank to bank, with paired rungs: a double helix that is a truss. */
export function helixBridge(model: Model, { from, to, rise, radius, turns }: Helix): void {
  const steps = turns * 22
  const axis = (share: number): Vec => {
    const [x, y, z] = add(scale(from, 1 - share), scale(to, share))
    return [x, y + rise * 4 * share * (1 - share), z]
  }
  const strand = (i: number, side: number): Vec => {
    const angle = (i / steps) * turns * Math.PI * 2 + side * Math.PI
    return add(axis(i / steps), [0, Math.cos(angle) * radius, Math.sin(angle) * radius])
  }
  const paints = [satin('riverLight', 0.1, 0.15), satin('oxide', 0.08, 0.2)] as const
  const rungs = [stuff.white, satin('lamp', 0.08), stuff.white, satin('mist', 0.08)] as const
  for (const i of times(steps, n => n)) {
    for (const side of [0, 1] as const) {
      rod(model, strand(i, side), strand(i + 1, side), 0.12, paints[side])
      ball(model, strand(i, side), 0.12, paints[side], 6)
    }
    if (i % 2 === 0) {
      const [a, b] = [strand(i, 0), strand(i, 1)]
      const middle = scale(add(a, b), 0.5)
      rod(model, a, middle, 0.055, rungs[(i / 2) % 4] ?? stuff.white)
      rod(model, middle, b, 0.055, rungs[(i / 2 + 1) % 4] ?? stuff.white)
    }
  }
}
