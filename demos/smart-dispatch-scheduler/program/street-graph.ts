import { itemAt } from './list.ts'
import type { Point } from './model.ts'

export type Edge = { readonly a: number; readonly b: number; readonly miles: number }

export const near = 1e-6

/** Where the lines cross, and the stretches between. */
export function findJunctions(lines: readonly (readonly Point[])[]) {
  const segments = lines.flatMap(line => line.slice(1).map((to, index) => [line[index] ?? to, to] as const))
  const junctions: Point[] = []
  const edges: Edge[] = []
  const numberOf = (point: Point) => {
    const known = junctions.findIndex(other => straight(other, point) < 0.001)
    return known >= 0 ? known : junctions.push(point) - 1
  }
  for (const [from, to] of segments) {
    const crossings = segments.flatMap(([a, b]) => cross(from, to, a, b) ?? [])
    const along = [from, to, ...crossings].toSorted((a, b) => straight(from, a) - straight(from, b)).map(numberOf)
    for (const [index, b] of along.entries()) {
      const a = along[index - 1]
      if (a !== undefined && a !== b) edges.push({ a, b, miles: straight(itemAt(junctions, a), itemAt(junctions, b)) })
    }
  }
  return { junctions, edges }
}

/** Where two segments cross or touch; undefined for parallel ones. */
function cross(from: Point, to: Point, a: Point, b: Point): Point | undefined {
  const [dx, dy, ex, ey] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y]
  const area = dx * ey - dy * ex
  if (Math.abs(area) < near) return undefined
  const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / area
  const other = ((a.x - from.x) * dy - (a.y - from.y) * dx) / area
  const isInside = [along, other].every(share => share > -near && share < 1 + near)
  return isInside ? { x: from.x + along * dx, y: from.y + along * dy } : undefined
}

/** The miles between all junctions, and for each pair the next junction on the way (Floyd and Warshall). */
export function findShortest(count: number, edges: readonly Edge[]) {
  const row = <T>(fill: (column: number) => T) => Array.from({ length: count }, (_, column) => fill(column))
  const miles = row(a => row(b => (a === b ? 0 : Number.POSITIVE_INFINITY)))
  const via = row(() => row(b => b))
  for (const { a, b, miles: length } of edges) {
    itemAt(miles, a)[b] = length
    itemAt(miles, b)[a] = length
  }
  for (let middle = 0; middle < count; middle++) {
    const onward = itemAt(miles, middle)
    for (const [a, row] of miles.entries()) {
      const reach = itemAt(row, middle)
      for (const [b, rest] of onward.entries()) {
        if (reach + rest >= itemAt(row, b) - near) continue
        row[b] = reach + rest
        itemAt(via, a)[b] = itemAt(itemAt(via, a), middle)
      }
    }
  }
  return { miles, via }
}

/** Straight-line distance in miles. */
export function straight(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
