import type { Point, Town } from './model.ts'

/** A town whose streets form a grid of miles; the depot is at 0, 0 and north is up. */
export function createGridTown(clinics: Town['clinics']): Town {
  const lines = Array.from({ length: 10 }, (_, mile) => mile)
  return {
    area: { x: -0.8, y: -7.2, width: 10.6, height: 8 },
    clinics,
    roads: [...lines.map(x => `M${x} 0.8V-7.2`), ...lines.slice(0, 8).map(north => `M-0.8 ${0 - north}H9.8`)],
    parks: '',
    river: [],
    bridges: [],
    upright: 'North',
    findPath: (from, to) => [from, { x: to.x, y: from.y }, to],
  }
}

/** Miles along the streets. */
export function travelOnGrid(from: Point, to: Point): number {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y)
}
