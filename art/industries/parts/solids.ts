import type { Material } from './material.ts'
import type { Model } from './model.ts'
import { add, basisAround, cross, normalize, scale, subtract, times, type Vec } from './vec.ts'

/** Two triangles; corners in order round the edge. */
export function quad(model: Model, [a, b, c, d]: readonly [Vec, Vec, Vec, Vec], material: Material): void {
  model.triangle([a, b, c], material)
  model.triangle([a, c, d], material)
}

/** An upright box standing on `at`, the centre of its base. */
export function block(model: Model, at: Vec, [width, height, depth]: Vec, material: Material): void {
  const low = at[1]
  const bar = [add(at, [0, 0, -depth / 2]), add(at, [0, 0, depth / 2])] as const
  prism(
    model,
    bar[0],
    bar[1],
    [
      [-width / 2, low - at[1]],
      [width / 2, low - at[1]],
      [width / 2, height],
      [-width / 2, height],
    ],
    material,
  )
}

/** A straight bar of rectangular section between two points; `height` is its size along y where it can be. */
export function beam(model: Model, a: Vec, b: Vec, width: number, material: Material, height = width): void {
  const axis = normalize(subtract(b, a))
  const helper: Vec = Math.abs(axis[1]) > 0.99 ? [0, 0, 1] : [0, 1, 0]
  const side = scale(normalize(cross(helper, axis)), width / 2)
  const up = scale(normalize(cross(axis, side)), height / 2)
  const ring = (p: Vec): Vec[] => [
    subtract(subtract(p, side), up),
    subtract(add(p, side), up),
    add(add(p, side), up),
    add(subtract(p, side), up),
  ]
  loft(model, ring(a), ring(b), material)
}

/** A convex outline in x and y carried along from a to b, which differ in z only. */
export function prism(
  model: Model,
  a: Vec,
  b: Vec,
  outline: readonly (readonly [number, number])[],
  material: Material,
): void {
  const ring = (p: Vec) => outline.map(([x, y]): Vec => [p[0] + x, p[1] + y, p[2]])
  loft(model, ring(a), ring(b), material)
}

/** Joins two like rings with quads and closes both ends, which must be convex. */
export function loft(model: Model, from: readonly Vec[], to: readonly Vec[], material: Material): void {
  from.forEach((corner, index) => {
    const next = (index + 1) % from.length
    quad(model, [corner, from[next] ?? corner, to[next] ?? corner, to[index] ?? corner], material)
  })
  for (const ring of [from, to]) fan(model, ring, material)
}

function fan(model: Model, ring: readonly Vec[], material: Material): void {
  const [first] = ring
  if (!first) return
  for (const index of times(ring.length - 2, i => i + 1)) {
    model.triangle([first, ring[index] ?? first, ring[index + 1] ?? first], material)
  }
}

/** A round bar, or a cone when the radii differ. */
export function rod(model: Model, a: Vec, b: Vec, radius: number, material: Material, endRadius = radius): void {
  const axis = normalize(subtract(b, a))
  const [u, v] = basisAround(axis)
  const sides = radius > 0.35 ? 28 : radius > 0.08 ? 16 : 8
  const spokes = times(sides, i => {
    const angle = (i / sides) * Math.PI * 2
    return add(scale(u, Math.cos(angle)), scale(v, Math.sin(angle)))
  })
  const low = spokes.map(spoke => add(a, scale(spoke, radius)))
  const high = spokes.map(spoke => add(b, scale(spoke, endRadius)))
  ringBand(model, { low, high, lowNormals: spokes, highNormals: spokes }, material)
  fan(model, low, material)
  fan(model, high, material)
}

type Band = {
  readonly low: readonly Vec[]
  readonly high: readonly Vec[]
  readonly lowNormals: readonly Vec[]
  readonly highNormals: readonly Vec[]
}

function ringBand(model: Model, { low, high, lowNormals, highNormals }: Band, material: Material): void {
  low.forEach((a, i) => {
    const j = (i + 1) % low.length
    const [b, c, d] = [low[j] ?? a, high[j] ?? a, high[i] ?? a]
    const [na, nb] = [lowNormals[i] ?? a, lowNormals[j] ?? a]
    const [nd, nc] = [highNormals[i] ?? a, highNormals[j] ?? a]
    model.triangle([a, b, c], material, [na, nb, nc])
    model.triangle([a, c, d], material, [na, nc, nd])
  })
}

/** A turned body: pairs of radius and height from bottom to top, about the vertical through `at`. */
export function lathe(
  model: Model,
  at: Vec,
  profile: readonly (readonly [number, number])[],
  material: Material,
): void {
  const sides = 36
  const spokes = times(sides, i => [Math.cos((i / sides) * Math.PI * 2), Math.sin((i / sides) * Math.PI * 2)] as const)
  const ring = (radius: number, y: number) =>
    spokes.map(([x, z]): Vec => [at[0] + x * radius, at[1] + y, at[2] + z * radius])
  profile.slice(1).forEach(([radius, y], index) => {
    const [below, belowY] = profile[index] ?? [radius, y]
    const [rise, run] = [y - belowY, radius - below]
    const normals = spokes.map(([x, z]) => normalize([x * rise, -run, z * rise]))
    ringBand(
      model,
      { low: ring(below, belowY), high: ring(radius, y), lowNormals: normals, highNormals: normals },
      material,
    )
  })
}

export function ball(model: Model, at: Vec, radius: number | Vec, material: Material, rows = 12): void {
  const [rx, ry, rz] = typeof radius === 'number' ? [radius, radius, radius] : radius
  const direction = (row: number, column: number): Vec => {
    const [down, round] = [(row / rows) * Math.PI, (column / (rows * 2)) * Math.PI * 2]
    return [Math.sin(down) * Math.cos(round), Math.cos(down), Math.sin(down) * Math.sin(round)]
  }
  const point = (d: Vec): Vec => [at[0] + d[0] * rx, at[1] + d[1] * ry, at[2] + d[2] * rz]
  const normal = (d: Vec) => normalize([d[0] / rx, d[1] / ry, d[2] / rz])
  for (const row of times(rows, i => i)) {
    for (const column of times(rows * 2, i => i)) {
      const [a, b] = [direction(row, column), direction(row, column + 1)]
      const [c, d] = [direction(row + 1, column + 1), direction(row + 1, column)]
      model.triangle([point(a), point(b), point(c)], material, [normal(a), normal(b), normal(c)])
      model.triangle([point(a), point(c), point(d)], material, [normal(a), normal(c), normal(d)])
    }
  }
}
