import type { Material } from './material.ts'
import type { Model } from './model.ts'
import { loft, rod } from './solids.ts'
import { cross, mix, normalize, subtract, times, type Vec } from './vec.ts'

/** Round bars along a line of points: pipes, cables, hoses. */
export function pipe(model: Model, points: readonly Vec[], radius: number, material: Material): void {
  points.slice(1).forEach((point, index) => {
    rod(model, points[index] ?? point, point, radius, material)
  })
}

/** Points of a hanging (or, with a negative sag, arching) line from a to b. */
export function hang(a: Vec, b: Vec, sag: number, steps = 16): readonly Vec[] {
  return times(steps + 1, i => {
    const share = i / steps
    const [x, y, z] = mix(a, b, share)
    return [x, y - sag * 4 * share * (1 - share), z]
  })
}

type Arch = {
  /** Left springing point; the arch runs along x. */
  readonly from: Vec
  readonly span: number
  readonly rise: number
  /** Depth of the ring, in the plane of the arch. */
  readonly ring: number
  /** Size along z. */
  readonly depth: number
  readonly steps?: number
}

/** A ring of voussoirs over an opening: half an ellipse. */
export function archRing(model: Model, { from, span, rise, ring, depth, steps = 20 }: Arch, material: Material): void {
  const at = (share: number, out: number, z: number): Vec => {
    const angle = Math.PI * (1 - share)
    const x = from[0] + span / 2 + Math.cos(angle) * (span / 2 + out)
    return [x, from[1] + Math.sin(angle) * (rise + out), from[2] + z]
  }
  const section = (share: number) => [
    at(share, 0, -depth / 2),
    at(share, ring, -depth / 2),
    at(share, ring, depth / 2),
    at(share, 0, depth / 2),
  ]
  for (const i of times(steps, index => index)) loft(model, section(i / steps), section((i + 1) / steps), material)
}

/** The masonry between an arch and the level line `top`: what turns an arch into a wall. */
export function archSpandrel(model: Model, arch: Arch & { readonly top: number }, material: Material): void {
  const { from, span, rise, depth, top, steps = 20 } = arch
  const at = (share: number): Vec => {
    const angle = Math.PI * (1 - share)
    return [from[0] + span / 2 + Math.cos(angle) * (span / 2), from[1] + Math.sin(angle) * rise, from[2]]
  }
  const section = ([x, y, z]: Vec): Vec[] => [
    [x, y, z - depth / 2],
    [x, top, z - depth / 2],
    [x, top, z + depth / 2],
    [x, y, z + depth / 2],
  ]
  for (const i of times(steps, index => index)) {
    loft(model, section(at(i / steps)), section(at((i + 1) / steps)), material)
  }
}

/** Ground whose height follows from x and z. */
export function terrain(
  model: Model,
  area: { readonly x: readonly [number, number]; readonly z: readonly [number, number]; readonly steps: number },
  height: (x: number, z: number) => number,
  material: Material,
): void {
  const size = [(area.x[1] - area.x[0]) / area.steps, (area.z[1] - area.z[0]) / area.steps] as const
  const point = (i: number, j: number): Vec => {
    const [x, z] = [area.x[0] + i * size[0], area.z[0] + j * size[1]]
    return [x, height(x, z), z]
  }
  const normal = (i: number, j: number) =>
    normalize(cross(subtract(point(i, j + 1), point(i, j - 1)), subtract(point(i + 1, j), point(i - 1, j))))
  for (const i of times(area.steps, index => index)) {
    for (const j of times(area.steps, index => index)) {
      const cells = [
        [i, j],
        [i, j + 1],
        [i + 1, j + 1],
        [i + 1, j],
      ] as const
      const [a, b, c, d] = [point(...cells[0]), point(...cells[1]), point(...cells[2]), point(...cells[3])]
      const [na, nb, nc, nd] = [normal(...cells[0]), normal(...cells[1]), normal(...cells[2]), normal(...cells[3])]
      model.triangle([a, b, c], material, [na, nb, nc])
      model.triangle([a, c, d], material, [na, nc, nd])
    }
  }
}
