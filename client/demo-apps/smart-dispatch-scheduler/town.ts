import type { Clinic, Point, Town } from './model.ts'

export const depot: Point = { x: 8.2, y: 7.4 }

/** From north to south. */
const river: readonly Point[] = [
  { x: 12.6, y: 0 },
  { x: 11.4, y: 2.4 },
  { x: 10.8, y: 5 },
  { x: 11.6, y: 8 },
  { x: 12.4, y: 10.6 },
  { x: 11.8, y: 14 },
]

export const bridges: readonly Point[] = [2.4, 7, 11.6].map(y => ({ x: riverAt(y), y }))

export const clinics: readonly Clinic[] = [
  { name: 'Dialysis center', x: 4.4, y: 3.4 },
  { name: 'Day hospital', x: 15.2, y: 6.2 },
  { name: 'Eye clinic', x: 6.6, y: 11.2 },
  { name: 'Rehabilitation', x: 16.6, y: 11.4 },
]

/** An invented town with a river and three bridges. */
export const town: Town = {
  area: { x: 0, y: 0, width: 20, height: 14 },
  clinics,
  roads: [
    'M0 2.4H20',
    'M0 7H20',
    'M0 11.6H20',
    'M4.4 0V14',
    'M8.2 0V14',
    'M15.2 0V14',
    'M0 12.8L8.2 7.4L15.2 2.4L20 0.4',
    'M16.6 14L15.2 7L18.4 0',
    'M1.4 0L4.4 7L6.6 14',
  ],
  parks: 'M5.2 4.4h2.4v1.9h-2.4zM16 8.2h2.9v1.7h-2.9zM13 12.3h1.7v1.7h-1.7zM1 8.3h2.1v1.9H1z',
  river,
  bridges,
  upright: 'South',
  findPath,
}

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

/** A place's second coordinate as people read it, and the inverse. */
export function turnUpright({ upright }: Town, y: number): number {
  return upright === 'North' ? 0 - y : y
}

export function travelInTown(from: Point, to: Point): number {
  const path = findPath(from, to)
  return path.reduce((sum, point, index) => sum + straight(path[index - 1] ?? point, point), 0)
}

/** Straight-line distance in miles. */
export function straight(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
