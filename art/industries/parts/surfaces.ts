import { buildBvh } from './bvh.ts'
import type { Material } from './material.ts'
import type { Model } from './model.ts'
import { createRayCaster, type Hit } from './ray.ts'
import { add, cross, dot, normalize, scale, subtract, type Vec } from './vec.ts'

/** The place where a ray ends. Its normal faces the ray. */
export type Surface = {
  readonly point: Vec
  readonly normal: Vec
  readonly material: Material
  readonly color: Vec
  readonly distance: number
}

export type Surfaces = {
  readonly find: (origin: Vec, direction: Vec) => Surface | null
  readonly isBlocked: (point: Vec, direction: Vec, limit: number) => boolean
}

/** Answers what a ray meets in a model. */
export function createSurfaces(model: Model): Surfaces {
  const bvh = buildBvh(model)
  const seeThrough = model.materials.map(material => (material.clear ?? 0) > 0)
  const caster = createRayCaster(bvh, seeThrough)
  const hit: Hit = { distance: 0, triangle: -1, u: 0, v: 0 }
  const [from, along] = [new Float64Array(3), new Float64Array(3)]

  const read = (values: Float32Array, corner: number): Vec => {
    const start = hit.triangle * 9 + corner * 3
    return [values[start] ?? 0, values[start + 1] ?? 0, values[start + 2] ?? 0]
  }

  const normalAt = (direction: Vec): Vec => {
    const [a, b, c] = [read(bvh.normals, 0), read(bvh.normals, 1), read(bvh.normals, 2)]
    let normal = add(add(scale(a, 1 - hit.u - hit.v), scale(b, hit.u)), scale(c, hit.v))
    // Flat triangles carry no normals of their own.
    if (dot(normal, normal) < 1e-6) {
      const [p, q, r] = [read(bvh.corners, 0), read(bvh.corners, 1), read(bvh.corners, 2)]
      normal = cross(subtract(q, p), subtract(r, p))
    }
    return normalize(dot(normal, direction) > 0 ? scale(normal, -1) : normal)
  }

  return {
    find(origin, direction) {
      from.set(origin)
      along.set(direction)
      caster.nearest(from, along, hit)
      const material = model.materials[bvh.materialOf[hit.triangle] ?? -1]
      if (!material) return null
      const point = add(origin, scale(direction, hit.distance))
      const color = material.paint?.(point) ?? material.color
      return { point, normal: normalAt(direction), material, color, distance: hit.distance }
    },
    isBlocked(point, direction, limit) {
      from.set(point)
      along.set(direction)
      return caster.isBlocked(from, along, limit)
    },
  }
}
