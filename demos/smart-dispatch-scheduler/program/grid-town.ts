import type { Point, Town } from './model.ts'

export const gridArea = { x: -1.4, y: -7.5, width: 11.4, height: 8.5 } as const
const miles = Array.from({ length: 10 }, (_, mile) => mile)

/** A town whose streets form a grid of miles; the depot is at 0, 0 and north is up. */
export function createGridTown(clinics: Town['clinics']): Town {
  return {
    area: gridArea,
    clinics,
    roads: miles.flatMap(mile => [
      `M${mile} ${gridArea.y}v${gridArea.height}`,
      `M${gridArea.x} ${0 - mile}h${gridArea.width}`,
    ]),
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
