import type { Clinic, Point, Town } from './model.ts'
import { straight } from './street-graph.ts'
import { createStreets } from './streets.ts'

export const depot: Point = { x: 8.2, y: 7.4 }

const [width, height] = [20, 14]

/** From north to south. */
const river: readonly Point[] = [
  { x: 12.6, y: 0 },
  { x: 11.4, y: 2.4 },
  { x: 10.8, y: 5 },
  { x: 11.6, y: 8 },
  { x: 12.4, y: 10.6 },
  { x: 11.8, y: 14 },
]

const bridges: readonly Point[] = [2.4, 7, 11.6].map(y => ({ x: riverAt(y), y }))

export const clinics: readonly Clinic[] = [
  { name: 'Dialysis center', x: 4.4, y: 3.4 },
  { name: 'Day hospital', x: 15.2, y: 6.2 },
  { name: 'Eye clinic', x: 6.6, y: 11.2 },
  { name: 'Rehabilitation', x: 16.6, y: 11.4 },
]

const bank = 0.9
const line = (...ends: readonly (readonly [x: number, y: number])[]): readonly Point[] =>
  ends.map(([x, y]) => ({ x, y }))

/** Streets cross the river on its bridges only; the others end at a street along the bank. */
const streets: readonly (readonly Point[])[] = [
  ...bridges.map(({ y }) => line([0, y], [width, y])),
  ...[0.9, 4.2, 9, 13].flatMap(y => [line([0, y], [riverAt(y) - bank, y]), line([riverAt(y) + bank, y], [width, y])]),
  ...[1.6, 4.4, 6.3, 8.2, 15.2, 17.4, 19].map(x => line([x, 0], [x, height])),
  ...[-bank, bank].map(away => river.map(({ x, y }) => ({ x: x + away, y }))),
  line([0, 12.8], [8.2, 7.4]),
  line([15.2, 2.4], [20, 0.4]),
]

export const { findPath, travel: travelInTown } = createStreets(streets)

/** An invented town with a river and three bridges. */
export const town: Town = {
  area: { x: 0, y: 0, width, height },
  clinics,
  roads: streets.map(street => `M${street.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`),
  parks: 'M5.2 4.4h2.4v1.9h-2.4zM16 8.2h2.9v1.7h-2.9zM13 12.3h1.7v1.7h-1.7zM1 8.3h2.1v1.9H1z',
  river,
  bridges,
  upright: 'South',
  findPath,
}

/** Stops at a clinic are drawn only when their trip is selected. */
export function isAtClinic({ clinics }: Town, point: Point): boolean {
  return clinics.some(clinic => straight(clinic, point) < 0.3)
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

/** A place's second coordinate as people read it, and the inverse. */
export function turnUpright({ upright }: Town, y: number): number {
  return upright === 'North' ? 0 - y : y
}

/** The lowest and the highest place on the map, counted as people read it. */
export function northOf(town: Town) {
  const { y, height } = town.area
  const [low = 0, high = 0] = [y, y + height].map(end => turnUpright(town, end)).sort((a, b) => a - b)
  return { low, high }
}
