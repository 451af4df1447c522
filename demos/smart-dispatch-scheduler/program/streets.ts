import { itemAt } from './list.ts'
import type { Point } from './model.ts'
import { type Edge, findJunctions, findShortest, near, straight } from './street-graph.ts'

export type Streets = {
  /** The shortest way along the streets from one place to another with all its turns. */
  readonly findPath: (from: Point, to: Point) => readonly Point[]
  /** Its length in miles. */
  readonly travel: (from: Point, to: Point) => number
}

/** Where a place meets its nearest street. */
type Access = { readonly edge: Edge; readonly at: Point; readonly away: number }

/** A network of streets that meet wherever their lines cross. A place off the streets is reached from the nearest. */
export function createStreets(lines: readonly (readonly Point[])[]): Streets {
  const { junctions, edges } = findJunctions(lines)
  const { miles, via } = findShortest(junctions.length, edges)
  const accesses = new Map<string, Access>()

  const access = (place: Point): Access => {
    const key = `${place.x} ${place.y}`
    const known = accesses.get(key) ?? findAccess(place, junctions, edges)
    accesses.set(key, known)
    return known
  }
  const milesTo = (from: Access, junction: number) => straight(from.at, itemAt(junctions, junction))
  const choose = (from: Access, to: Access) => {
    let best = { miles: Number.POSITIVE_INFINITY, first: 0, last: 0 }
    for (const first of [from.edge.a, from.edge.b]) {
      for (const last of [to.edge.a, to.edge.b]) {
        const whole = milesTo(from, first) + itemAt(itemAt(miles, first), last) + milesTo(to, last)
        if (whole < best.miles) best = { miles: whole, first, last }
      }
    }
    return best
  }
  return {
    travel: (from, to) => {
      const [start, end] = [access(from), access(to)]
      if (straight(from, to) < near) return 0
      const along = start.edge === end.edge ? straight(start.at, end.at) : choose(start, end).miles
      return start.away + along + end.away
    },
    findPath: (from, to) => {
      const [start, end] = [access(from), access(to)]
      if (straight(from, to) < near) return [from, to]
      if (start.edge === end.edge) return keepTurns([from, start.at, end.at, to])
      const { first, last } = choose(start, end)
      const passed: Point[] = []
      for (let junction = first; ; junction = itemAt(itemAt(via, junction), last)) {
        passed.push(itemAt(junctions, junction))
        if (junction === last) break
      }
      return keepTurns([from, start.at, ...passed, end.at, to])
    },
  }
}

function findAccess(place: Point, junctions: readonly Point[], edges: readonly Edge[]): Access {
  let best: Access | undefined
  for (const edge of edges) {
    const [a, b] = [itemAt(junctions, edge.a), itemAt(junctions, edge.b)]
    const along = ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / edge.miles ** 2
    const share = Math.min(1, Math.max(0, along))
    const at = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }
    const away = straight(place, at)
    if (best === undefined || away < best.away - near) best = { edge, at, away }
  }
  if (best === undefined) throw new RangeError('a town without streets')
  return best
}

/** Leaves out points on a straight line between their neighbors, and repeated ones. */
function keepTurns(path: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const [index, point] of path.entries()) {
    const last = kept.at(-1)
    const next = path[index + 1]
    if (last !== undefined && straight(last, point) < near) continue
    const isStraight =
      last !== undefined &&
      next !== undefined &&
      straight(last, point) + straight(point, next) - straight(last, next) < near
    if (!isStraight) kept.push(point)
  }
  return kept
}
