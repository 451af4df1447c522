import type { Model } from './model.ts'

/** Boxes around boxes around triangles, laid out flat so that rays walk it quickly. */
export type Bvh = {
  /** Six numbers a node: low corner, high corner. */
  readonly bounds: Float32Array
  /** Two numbers a node: first child (or first triangle), and the count of triangles, 0 for an inner node. */
  readonly links: Int32Array
  readonly corners: Float32Array
  readonly normals: Float32Array
  readonly materialOf: Int32Array
}

const leafSize = 3
const binCount = 12

export function buildBvh(model: Model): Bvh {
  const count = model.materialOf.length
  const corners = Float64Array.from(model.corners)
  const centre = (triangle: number, axis: number) =>
    ((corners[triangle * 9 + axis] ?? 0) +
      (corners[triangle * 9 + 3 + axis] ?? 0) +
      (corners[triangle * 9 + 6 + axis] ?? 0)) /
    3
  const order = Int32Array.from({ length: count }, (_, index) => index)
  const bounds = new Float32Array(count * 12 + 12)
  const links = new Int32Array(count * 4 + 4)
  let used = 1

  const measure = (from: number, to: number): Float64Array => {
    const box = Float64Array.of(1e30, 1e30, 1e30, -1e30, -1e30, -1e30)
    for (let i = from; i < to; i++) grow(box, corners, (order[i] ?? 0) * 9)
    return box
  }

  const chooseSplit = (from: number, to: number): readonly [axis: number, at: number] | null => {
    let best: readonly [number, number] | null = null
    let bestCost = Number.POSITIVE_INFINITY
    for (let axis = 0; axis < 3; axis++) {
      let [low, high] = [1e30, -1e30]
      for (let i = from; i < to; i++) {
        const c = centre(order[i] ?? 0, axis)
        low = Math.min(low, c)
        high = Math.max(high, c)
      }
      if (high - low < 1e-6) continue
      const boxes = Array.from({ length: binCount }, () => Float64Array.of(1e30, 1e30, 1e30, -1e30, -1e30, -1e30))
      const sizes = new Int32Array(binCount)
      for (let i = from; i < to; i++) {
        const bin = Math.min(binCount - 1, Math.floor(((centre(order[i] ?? 0, axis) - low) / (high - low)) * binCount))
        sizes[bin] = (sizes[bin] ?? 0) + 1
        const box = boxes[bin]
        if (box) grow(box, corners, (order[i] ?? 0) * 9)
      }
      for (let cut = 1; cut < binCount; cut++) {
        const cost = sideCost(boxes.slice(0, cut), sizes.slice(0, cut)) + sideCost(boxes.slice(cut), sizes.slice(cut))
        if (cost < bestCost) [bestCost, best] = [cost, [axis, low + ((high - low) * cut) / binCount]]
      }
    }
    return best
  }

  const divide = (node: number, from: number, to: number): void => {
    bounds.set(measure(from, to), node * 6)
    const split = to - from > leafSize ? chooseSplit(from, to) : null
    let middle = from
    if (split) {
      for (let i = from; i < to; i++) {
        const triangle = order[i] ?? 0
        if (centre(triangle, split[0]) >= split[1]) continue
        order[i] = order[middle] ?? 0
        order[middle++] = triangle
      }
    }
    if (middle === from || middle === to) {
      links.set([from, to - from], node * 2)
      return
    }
    const child = used
    used += 2
    links.set([child, 0], node * 2)
    divide(child, from, middle)
    divide(child + 1, middle, to)
  }

  divide(0, 0, count)
  return { bounds: bounds.slice(0, used * 6), links: links.slice(0, used * 2), ...reorder(model, order) }
}

function reorder(model: Model, order: Int32Array): Pick<Bvh, 'corners' | 'normals' | 'materialOf'> {
  const pick = (values: readonly number[], width: number) => {
    const out = new Float32Array(order.length * width)
    order.forEach((triangle, place) => {
      for (let k = 0; k < width; k++) out[place * width + k] = values[triangle * width + k] ?? 0
    })
    return out
  }
  return {
    corners: pick(model.corners, 9),
    normals: pick(model.normals, 9),
    materialOf: order.map(triangle => model.materialOf[triangle] ?? 0),
  }
}

function grow(box: Float64Array, corners: Float64Array, start: number): void {
  for (let k = 0; k < 9; k++) {
    const [axis, value] = [k % 3, corners[start + k] ?? 0]
    if (value < (box[axis] ?? 0)) box[axis] = value
    if (value > (box[axis + 3] ?? 0)) box[axis + 3] = value
  }
}

function sideCost(boxes: readonly Float64Array[], sizes: Int32Array): number {
  const all = Float64Array.of(1e30, 1e30, 1e30, -1e30, -1e30, -1e30)
  for (const box of boxes) {
    for (let k = 0; k < 3; k++) {
      all[k] = Math.min(all[k] ?? 0, box[k] ?? 0)
      all[k + 3] = Math.max(all[k + 3] ?? 0, box[k + 3] ?? 0)
    }
  }
  const count = sizes.reduce((sum, size) => sum + size, 0)
  if (count === 0) return 0
  const [w, h, d] = [0, 1, 2].map(k => (all[k + 3] ?? 0) - (all[k] ?? 0))
  return count * ((w ?? 0) * (h ?? 0) + (h ?? 0) * (d ?? 0) + (d ?? 0) * (w ?? 0))
}
