import type { Camera, Vec3 } from './camera.ts'
import { broadleaf, type Foliage, hemlock } from './trees.ts'

export type Plant = {
  readonly seed: string
  readonly at: Vec3
  readonly metres: number
  readonly kind?: 'broadleaf' | 'hemlock'
  readonly foliage: Foliage
}

/** Trees that stand in the world of a camera, the farthest first. */
export function plants(camera: Camera, lightFrom: number, trees: readonly Plant[]): string {
  return [...trees]
    .sort((a, b) => camera.toView(b.at)[2] - camera.toView(a.at)[2])
    .map(({ seed, at, metres, kind = 'broadleaf', foliage }) => {
      const draw = kind === 'hemlock' ? hemlock : broadleaf
      return draw({ seed, at: camera.project(at), height: metres * camera.scaleAt(at), lightFrom, foliage })
    })
    .join('')
}
