import type { Point } from '../scenery/svg.ts'

/** The bridge of the film in its own plane: pixels of the picture at zoom 1. */
export const world = {
  left: -160,
  top: -260,
  width: 1600,
  height: 1040,
  farShore: 462,
  waterline: 556,
  deck: 436,
  spring: 470,
  crown: 214,
  middle: 640,
  halfSpan: 392,
} as const

export const abutments = [
  { from: 168, to: 276 },
  { from: 1004, to: 1112 },
] as const

/** A point of the arch; 0 is the left springing, 0.5 the crown, 1 the right springing. */
export function archPoint(share: number, inset = 0): Point {
  const angle = Math.PI * (1 - share)
  const x = world.middle + Math.cos(angle) * (world.halfSpan - inset)
  const y = world.spring - Math.sin(angle) * (world.spring - world.crown - inset)
  return [x, y]
}

/** Height of the arch's underside above a place on the deck. */
export function archHeight(x: number, inset = 0): number {
  const share = (x - world.middle) / (world.halfSpan - inset)
  return world.spring - Math.sqrt(Math.max(0, 1 - share * share)) * (world.spring - world.crown - inset)
}

export const hangers: readonly number[] = [-300, -240, -180, -120, -60, 0, 60, 120, 180, 240, 300].map(
  x => world.middle + x,
)
