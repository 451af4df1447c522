import type { Bvh } from './bvh.ts'

/** The nearest thing a ray met; one object is reused, for speed. */
export type Hit = { distance: number; triangle: number; u: number; v: number }

export type RayCaster = {
  /** Fills `hit`; its triangle is -1 when nothing is met. */
  readonly nearest: (origin: Float64Array, direction: Float64Array, hit: Hit) => void
  /** Whether anything that is not see-through stands within `limit`. */
  readonly isBlocked: (origin: Float64Array, direction: Float64Array, limit: number) => boolean
}

/**
 * Walks the tree with a small stack. This is the inner loop of every picture: one long function without calls,
 * whose `as number` reads are within bounds by construction.
 */
export function createRayCaster(
  { bounds, links, corners, materialOf }: Bvh,
  seeThrough: readonly boolean[],
): RayCaster {
  const stack = new Int32Array(128)
  const entered = new Float64Array(128)
  const found: Hit = { distance: 0, triangle: -1, u: 0, v: 0 }

  const walk = (o: Float64Array, d: Float64Array, limit: number, any: boolean): void => {
    const ox = o[0] as number
    const oy = o[1] as number
    const oz = o[2] as number
    const dx = d[0] as number
    const dy = d[1] as number
    const dz = d[2] as number
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    found.triangle = -1
    let nearest = limit
    let top = 1
    stack[0] = 0
    entered[0] = 0
    while (top > 0) {
      const node = stack[--top] as number
      if ((entered[top] as number) >= nearest) continue
      const first = links[node * 2] as number
      const count = links[node * 2 + 1] as number
      if (count === 0) {
        let firstNear = -1
        for (let child = first; child < first + 2; child++) {
          const b = child * 6
          const x0 = ((bounds[b] as number) - ox) * ix
          const x1 = ((bounds[b + 3] as number) - ox) * ix
          const y0 = ((bounds[b + 1] as number) - oy) * iy
          const y1 = ((bounds[b + 4] as number) - oy) * iy
          const z0 = ((bounds[b + 2] as number) - oz) * iz
          const z1 = ((bounds[b + 5] as number) - oz) * iz
          let near = x0 < x1 ? x0 : x1
          let far = x0 < x1 ? x1 : x0
          const yNear = y0 < y1 ? y0 : y1
          const yFar = y0 < y1 ? y1 : y0
          const zNear = z0 < z1 ? z0 : z1
          const zFar = z0 < z1 ? z1 : z0
          if (yNear > near) near = yNear
          if (zNear > near) near = zNear
          if (near < 0) near = 0
          if (yFar < far) far = yFar
          if (zFar < far) far = zFar
          if (near > far || near >= nearest) continue
          // The nearer child goes on top of the stack.
          if (firstNear >= 0 && near > firstNear) {
            stack[top] = stack[top - 1] as number
            entered[top] = entered[top - 1] as number
            stack[top - 1] = child
            entered[top - 1] = near
          } else {
            stack[top] = child
            entered[top] = near
          }
          firstNear = near
          top++
        }
        continue
      }
      for (let triangle = first; triangle < first + count; triangle++) {
        const c = triangle * 9
        const ax = corners[c] as number
        const ay = corners[c + 1] as number
        const az = corners[c + 2] as number
        const e1x = (corners[c + 3] as number) - ax
        const e1y = (corners[c + 4] as number) - ay
        const e1z = (corners[c + 5] as number) - az
        const e2x = (corners[c + 6] as number) - ax
        const e2y = (corners[c + 7] as number) - ay
        const e2z = (corners[c + 8] as number) - az
        const px = dy * e2z - dz * e2y
        const py = dz * e2x - dx * e2z
        const pz = dx * e2y - dy * e2x
        const determinant = e1x * px + e1y * py + e1z * pz
        if (determinant > -1e-12 && determinant < 1e-12) continue
        const inverse = 1 / determinant
        const tx = ox - ax
        const ty = oy - ay
        const tz = oz - az
        const u = (tx * px + ty * py + tz * pz) * inverse
        if (u < 0 || u > 1) continue
        const qx = ty * e1z - tz * e1y
        const qy = tz * e1x - tx * e1z
        const qz = tx * e1y - ty * e1x
        const v = (dx * qx + dy * qy + dz * qz) * inverse
        if (v < 0 || u + v > 1) continue
        const t = (e2x * qx + e2y * qy + e2z * qz) * inverse
        if (t <= 1e-5 || t >= nearest) continue
        if (any && seeThrough[materialOf[triangle] as number]) continue
        nearest = t
        found.distance = t
        found.triangle = triangle
        found.u = u
        found.v = v
        if (any) return
      }
    }
  }

  return {
    nearest(origin, direction, hit) {
      walk(origin, direction, 1e30, false)
      hit.distance = found.distance
      hit.triangle = found.triangle
      hit.u = found.u
      hit.v = found.v
    },
    isBlocked(origin, direction, limit) {
      walk(origin, direction, limit, true)
      return found.triangle >= 0
    },
  }
}
