import { corners, type Vec3 } from './camera.ts'
import { beam, type Face, sheet } from './solids.ts'

export type Run = { readonly from: number; readonly to: number; readonly color: string; readonly layer?: number }

export type Roof = Run & {
  readonly width: number
  readonly eave: number
  readonly ridge: number
  readonly overhang?: number
  /** Metres of roof that share one shade. */
  readonly shingle?: number
  /** Layer of the underside within the walls, where it stands behind the near truss. */
  readonly underside?: number
}

type Portal = {
  readonly x: number
  readonly width: number
  readonly eave: number
  readonly ridge: number
  readonly color: string
  readonly trim: string
  readonly layer?: number
  /** 1 where the end looks toward greater x. */
  readonly outward?: number
}

/** The gable end with its arched opening, and the pale boards along the edge of the opening. */
export function portal({ x, width, eave, ridge, color, trim, layer = 0, outward = 1 }: Portal): readonly Face[] {
  const half = width / 2 + 0.45
  const door = width / 2 - 0.35
  const face = x + outward * 0.04
  const opening = archCurve(x, door, eave)
  const outline: readonly Vec3[] = corners(
    [x, -0.2, -half],
    [x, eave, -half],
    [x, ridge - 0.1, 0],
    [x, eave, half],
    [x, -0.2, half],
  )
  const frame = [...archCurve(face, door + 0.22, eave + 0.2).toReversed(), ...archCurve(face, door, eave)]
  return [sheet([...outline, ...opening], { color, layer }), sheet(frame, { color: trim, layer: layer + 0.1 })]
}

/** The boards that close the edge of the roof at x. */
export function bargeBoards({ from: x, width, eave, ridge, color, overhang = 0.6, layer = 0 }: Roof): readonly Face[] {
  const drop = ((ridge - eave) / (width / 2)) * overhang
  return [-1, 1].flatMap(side =>
    beam([x, eave - drop - 0.08, side * (width / 2 + overhang)], [x, ridge - 0.05, 0], {
      width: 0.12,
      height: 0.3,
      color,
      layer,
    }),
  )
}

/** From the foot at +z over the crown to the foot at -z. */
function archCurve(x: number, half: number, eave: number): readonly Vec3[] {
  const spring = eave * 0.62
  const crown = Array.from({ length: 13 }, (_, i): Vec3 => {
    const angle = (i / 12) * Math.PI
    return [x, spring + Math.sin(angle) * (eave * 0.98 - spring), Math.cos(angle) * half]
  })
  return [[x, -0.2, half], ...crown, [x, -0.2, -half]]
}
