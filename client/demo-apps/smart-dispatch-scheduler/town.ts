import type { Point } from './model.ts'

/** An invented town, 20 by 14 miles, with a river and three bridges. */
export const town = { width: 20, height: 14 } as const

export const depot: Point = { x: 8.2, y: 7.4 }

/** From north to south. */
export const river: readonly Point[] = [
  { x: 12.6, y: 0 },
  { x: 11.4, y: 2.4 },
  { x: 10.8, y: 5 },
  { x: 11.6, y: 8 },
  { x: 12.4, y: 10.6 },
  { x: 11.8, y: 14 },
]

export const bridges: readonly Point[] = [2.4, 7, 11.6].map(y => ({ x: riverAt(y), y }))

type Clinic = Point & { readonly name: string }

export const clinics: readonly Clinic[] = [
  { name: 'Dialysis center', x: 4.4, y: 3.4 },
  { name: 'Day hospital', x: 15.2, y: 6.2 },
  { name: 'Eye clinic', x: 6.6, y: 11.2 },
  { name: 'Rehabilitation', x: 16.6, y: 11.4 },
]

/** The x of the river at a given y. */
function riverAt(y: number): number {
  for (const [index, to] of river.entries()) {
    const from = river[index - 1]
    if (from === undefined || y > to.y) continue
    return from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
  }
  return river.at(-1)?.x ?? 0
}

const isEast = ({ x, y }: Point) => x > riverAt(y)

/** The straight line, or the way over the bridge with the shortest detour if the river is in between. */
export function findPath(from: Point, to: Point): readonly Point[] {
  if (isEast(from) === isEast(to)) return [from, to]
  const over = (bridge: Point) => straight(from, bridge) + straight(bridge, to)
  const [bridge] = bridges.toSorted((a, b) => over(a) - over(b))
  return bridge === undefined ? [from, to] : [from, bridge, to]
}

export function travelInTown(from: Point, to: Point): number {
  const path = findPath(from, to)
  return path.reduce((sum, point, index) => sum + straight(path[index - 1] ?? point, point), 0)
}

/** Straight-line distance in miles. */
export function straight(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
