import type { Random } from '../../toolkit/random.ts'
import { blend, type Material, matte } from './material.ts'
import type { Model } from './model.ts'
import { ball, rod } from './solids.ts'
import type { Vec } from './vec.ts'

const leaves: readonly [Material, ...Material[]] = [
  matte(blend('riverMid', 'stoneDeep', 0.25)),
  matte(blend('riverMid', 'river', 0.4)),
  matte(blend('riverLight', 'stoneDeep', 0.35)),
]
const trunk = matte(blend('oxideDeep', 'night', 0.5))

/** A round broadleaf of two or three crowns. */
export function tree(model: Model, [x, y, z]: Vec, size: number, random: Random): void {
  const leaf = random.pick(leaves)
  rod(model, [x, y - size * 0.1, z], [x, y + size * 0.5, z], size * 0.05, trunk)
  ball(model, [x, y + size * 0.62, z], [size * 0.32, size * 0.4, size * 0.32], leaf, 7)
  const side = random.between(-0.2, 0.2) * size
  ball(model, [x + side, y + size * 0.42, z + side * 0.6], [size * 0.27, size * 0.26, size * 0.27], leaf, 6)
}

/** A slim pointed tree, for avenues. */
export function poplar(model: Model, [x, y, z]: Vec, size: number, random: Random): void {
  rod(model, [x, y, z], [x, y + size * 0.2, z], size * 0.04, trunk)
  ball(model, [x, y + size * 0.58, z], [size * 0.15, size * 0.45, size * 0.15], random.pick(leaves), 8)
}
