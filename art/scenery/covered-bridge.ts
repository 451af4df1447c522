import { deckPlanks, floorFrame, rafters, shingleRoof, siding } from './bridge-shell.ts'
import { brighten } from './color.ts'
import { bargeBoards, portal } from './portal.ts'
import type { Face } from './solids.ts'
import { type TrussKind, trussFaces } from './truss.ts'

export type BridgePlan = {
  readonly from: number
  readonly to: number
  readonly kind: TrussKind
  /** Metres between the trusses, from deck to eave, to the ridge. */
  readonly width: number
  readonly eave: number
  readonly ridge: number
  readonly panel: number
  /** Where each span ends, besides `from` and `to`: the piers. */
  readonly piers?: readonly number[]
  /** The end whose portal shows. */
  readonly seenFrom?: 'left' | 'right'
  /** Boards on the sides: none shows the truss, half covers its lower part, a window band leaves a gap under the eave. */
  readonly boards?: 'none' | 'half' | 'window band'
}

export type BridgeLook = {
  readonly timber: string
  readonly boards: string
  readonly roof: string
  readonly trim: string
  readonly deck: string
}

export const bridgeLayers = {
  hiddenEnd: -1,
  farWall: 0,
  floor: 2,
  traffic: 3,
  nearWall: 4,
  piers: 4.5,
  farRoof: 6,
  ends: 7,
  nearRoof: 8,
} as const

/** What lies under the roof is darker than the light of the picture tells: no shadows are traced. */
const INSIDE = 0.5

/** A whole covered bridge along x, deck at height 0, with trusses, floor, boards, roof and both portals. */
export function coveredBridge(plan: BridgePlan, look: BridgeLook): readonly Face[] {
  const { from, to, width, eave, ridge, panel, seenFrom = 'right' } = plan
  const roof = { from: from - 0.9, to: to + 0.9, width: width + 0.9, eave, ridge }
  const end = (x: number, outward: number, shows: boolean) => {
    const layer = shows ? bridgeLayers.ends : bridgeLayers.hiddenEnd
    const barge = {
      ...roof,
      from: x + outward * 0.95,
      color: look.trim,
      layer: shows ? bridgeLayers.nearRoof + 1 : layer,
    }
    return [
      ...portal({ x, width, eave, ridge, color: look.boards, trim: look.trim, layer, outward }),
      ...bargeBoards(barge),
    ]
  }
  return [
    ...wall(plan, look, -1),
    ...floorFrame({ from, to, width, panel, color: look.timber, layer: bridgeLayers.floor }),
    ...deckPlanks({ from, to, width: width - 0.3, color: brighten(look.deck, 0.75), layer: bridgeLayers.floor }),
    ...wall(plan, look, 1),
    ...rafters({ ...roof, from, to, color: brighten(look.timber, INSIDE), layer: bridgeLayers.farWall }),
    ...shingleRoof({ ...roof, color: look.roof, layer: bridgeLayers.farRoof, underside: bridgeLayers.farWall - 0.6 }),
    ...end(from, -1, seenFrom === 'left'),
    ...end(to, 1, seenFrom === 'right'),
  ]
}

/** Side 1 is the wall toward the viewer. */
function wall(
  { from, to, kind, width, eave, panel, piers = [], boards = 'half' }: BridgePlan,
  look: BridgeLook,
  side: 1 | -1,
) {
  const shade = side < 0 ? INSIDE : 1
  const layer = side < 0 ? bridgeLayers.farWall : bridgeLayers.nearWall
  const z = (side * width) / 2
  const ends = [from, ...piers, to]
  const frame = {
    kind,
    z,
    height: eave,
    panel,
    color: brighten(look.timber, shade),
    archColor: brighten(look.trim, shade),
    layer,
  }
  const trusses = ends.slice(1).flatMap((end, i) => trussFaces({ ...frame, from: ends[i] ?? from, to: end }))
  const cladding = boardRuns(boards, eave).flatMap(([bottom, top]) =>
    siding({
      from,
      to,
      z: z + side * 0.45,
      bottom,
      top,
      color: brighten(look.boards, shade),
      layer: side < 0 ? layer - 0.5 : layer + 1,
    }),
  )
  return [...trusses, ...cladding]
}

function boardRuns(boards: BridgePlan['boards'], eave: number): readonly (readonly [number, number])[] {
  if (boards === 'none') return []
  if (boards === 'half') return [[-0.7, eave * 0.42]]
  return [
    [-0.7, eave * 0.62],
    [eave * 0.9, eave],
  ]
}
