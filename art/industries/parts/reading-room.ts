import { archRing, archSpandrel } from './curves.ts'
import { blend, glass, matte, stuff, tone } from './material.ts'
import type { Model } from './model.ts'
import { beam, block, quad } from './solids.ts'
import { scale, times, type Vec } from './vec.ts'

const plaster = matte('limestone')
const ribs = matte('stone')
const carpet = matte('riverMid')
const floor = { color: tone('stoneDeep'), gloss: 0.06, rough: 0.1, paint: paintFloor }

/** The room in bays along -z, starting at z 3; the vault springs from `springing`. */
export const readingRoom = { bays: 6, bay: 4.6, half: 6, springing: 6.6 } as const
const { bays, bay, half, springing } = readingRoom

/** Boards, laid along the room. */
function paintFloor([x, , z]: Vec): Vec {
  const board = Math.floor(x / 0.24)
  const shade = 0.8 + 0.2 * Math.abs(Math.sin(board * 12.9 + Math.floor(z / 2.2 + board * 0.37) * 4.1))
  return scale(blend('stoneDeep', 'oxideDeep', 0.3), shade)
}

/** A half-round vault over the aisle: the span that this room is. Windows cut the wall under it. */
export function drawShell(model: Model): void {
  const length = bays * bay
  block(model, [0, -0.2, -length / 2], [half * 2 + 2, 0.2, length + 24], floor)
  block(model, [0, 0.001, -length / 2], [2, 0.02, length + 18], carpet)
  for (const i of times(bays + 1, n => n)) {
    const z = 3 - i * bay
    archRing(model, { from: [-half, springing, z], span: half * 2, rise: 4.6, ring: 0.4, depth: 0.6, steps: 36 }, ribs)
    for (const x of [-half, half]) block(model, [x * 1.01, 0, z], [0.7, springing, 0.7], ribs)
  }
  // The vault's shell stays closed, so that sun comes through the windows alone.
  archRing(
    model,
    {
      from: [-half - 0.3, springing, 3 - length / 2],
      span: half * 2 + 0.6,
      rise: 4.9,
      ring: 0.15,
      depth: length,
      steps: 40,
    },
    plaster,
  )
  for (const side of [-1, 1]) {
    for (const i of times(bays, n => n)) {
      model.within({ at: [side * half, 0, 3 - (i + 0.5) * bay], turn: (side * -Math.PI) / 2 }, () => drawSideBay(model))
    }
  }
}

/** Wall with one arched window above the gallery cornice; along x, seen from +z. */
function drawSideBay(model: Model): void {
  block(model, [0, 0, -0.1], [bay, 3.6, 0.2], plaster)
  for (const side of [-1, 1]) block(model, [side * 1.75, 3.6, -0.1], [1.1, springing - 3.6, 0.2], plaster)
  archSpandrel(model, { from: [-1.2, 5.2, -0.1], span: 2.4, rise: 1.2, ring: 0, depth: 0.2, top: springing }, plaster)
  archRing(model, { from: [-1.2, 5.2, 0.02], span: 2.4, rise: 1.2, ring: 0.16, depth: 0.16 }, ribs)
  quad(
    model,
    [
      [-1.2, 3.6, -0.14],
      [1.2, 3.6, -0.14],
      [1.2, 6.4, -0.14],
      [-1.2, 6.4, -0.14],
    ],
    glass,
  )
  for (const x of [-0.4, 0.4]) beam(model, [x, 3.6, -0.1], [x, 6.3, -0.1], 0.05, stuff.darkSteel)
  for (const y of [4.2, 4.8, 5.4]) beam(model, [-1.2, y, -0.1], [1.2, y, -0.1], 0.05, stuff.darkSteel)
}

/** The end wall: one great arched window. */
export function drawEndWall(model: Model): void {
  const z = 3 - bays * bay
  for (const x of [-4.5, 4.5]) block(model, [x, 0, z], [3.4, 12, 0.4], plaster)
  block(model, [0, 0, z], [6, 2.6, 0.4], plaster)
  archSpandrel(model, { from: [-2.8, 6.4, z], span: 5.6, rise: 2.8, ring: 0, depth: 0.4, top: 12, steps: 32 }, plaster)
  archRing(model, { from: [-2.8, 6.4, z + 0.2], span: 5.6, rise: 2.8, ring: 0.35, depth: 0.3, steps: 32 }, ribs)
  quad(
    model,
    [
      [-2.8, 2.6, z],
      [2.8, 2.6, z],
      [2.8, 9.3, z],
      [-2.8, 9.3, z],
    ],
    glass,
  )
  for (const x of [-1.4, 0, 1.4]) beam(model, [x, 2.6, z], [x, x === 0 ? 9.2 : 8.8, z], 0.1, stuff.darkSteel)
  for (const y of [4, 5.3, 6.5, 7.7]) beam(model, [-2.8, y, z], [2.8, y, z], 0.08, stuff.darkSteel)
}
