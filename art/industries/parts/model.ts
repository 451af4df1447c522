import type { Material } from './material.ts'
import { normalize, type Vec } from './vec.ts'

/** Where a group stands: moved to `at`, turned about y, then pitched about x and rolled about z; radians. */
export type Place = {
  readonly at?: Vec
  readonly turn?: number
  readonly pitch?: number
  readonly roll?: number
  readonly scale?: number | Vec
}

/** Triangles being gathered; every solid ends up here. */
export type Model = {
  readonly materials: readonly Material[]
  readonly corners: readonly number[]
  readonly normals: readonly number[]
  readonly materialOf: readonly number[]
  readonly triangle: (corners: readonly [Vec, Vec, Vec], material: Material, normals?: readonly [Vec, Vec, Vec]) => void
  /** Draws with everything placed relative to `place`; nests. */
  readonly within: (place: Place, draw: () => void) => void
}

/** Three rows of four numbers. */
type Matrix = readonly number[]

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

export function createModel(): Model {
  const materials: Material[] = []
  const corners: number[] = []
  const normals: number[] = []
  const materialOf: number[] = []
  const known = new Map<Material, number>()
  let matrix = identity

  const indexOf = (material: Material) => {
    const index = known.get(material) ?? materials.push(material) - 1
    known.set(material, index)
    return index
  }

  return {
    materials,
    corners,
    normals,
    materialOf,
    triangle(points, material, directions) {
      for (const point of points) corners.push(...move(matrix, point, 1))
      for (const direction of directions ?? []) normals.push(...normalize(move(matrix, direction, 0)))
      if (!directions) normals.push(0, 0, 0, 0, 0, 0, 0, 0, 0)
      materialOf.push(indexOf(material))
    },
    within(place, draw) {
      const outer = matrix
      matrix = multiply(outer, toMatrix(place))
      draw()
      matrix = outer
    },
  }
}

function at(matrix: Matrix, index: number): number {
  return matrix[index] ?? 0
}

function move(matrix: Matrix, [x, y, z]: Vec, translate: number): Vec {
  const row = (start: number) =>
    at(matrix, start) * x + at(matrix, start + 1) * y + at(matrix, start + 2) * z + at(matrix, start + 3) * translate
  return [row(0), row(4), row(8)]
}

function multiply(outer: Matrix, inner: Matrix): Matrix {
  return identity.map((_, index) => {
    const row = index - (index % 4)
    const column = index % 4
    const own = column === 3 ? at(outer, row + 3) : 0
    return own + [0, 1, 2].reduce((sum, k) => sum + at(outer, row + k) * at(inner, k * 4 + column), 0)
  })
}

function toMatrix({ at: [x, y, z] = [0, 0, 0], turn = 0, pitch = 0, roll = 0, scale = 1 }: Place): Matrix {
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale
  const turned: Matrix = [Math.cos(turn), 0, Math.sin(turn), x, 0, 1, 0, y, -Math.sin(turn), 0, Math.cos(turn), z]
  const pitched: Matrix = [1, 0, 0, 0, 0, Math.cos(pitch), -Math.sin(pitch), 0, 0, Math.sin(pitch), Math.cos(pitch), 0]
  const rolled: Matrix = [Math.cos(roll), -Math.sin(roll), 0, 0, Math.sin(roll), Math.cos(roll), 0, 0, 0, 0, 1, 0]
  return multiply(multiply(multiply(turned, pitched), rolled), [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0])
}
