import { deckPlanks, floorFrame, rafters, shingleRoof, siding } from '../scenery/bridge-shell.ts'
import { bridgeLayers } from '../scenery/covered-bridge.ts'
import { stonePier } from '../scenery/masonry.ts'
import type { Face } from '../scenery/solids.ts'
import { trussFaces } from '../scenery/truss.ts'
import { palette } from '../toolkit/palette.ts'

export const WATER_Y = -4.2

const SPAN = 18

export const GAP = [8.2, 12.2] as const

/** Roof and deck come from both ends; the middle still shows rafters above and beams below. */
export function bridge(): readonly Face[] {
  const roof = { width: 5.9, eave: 4.3, ridge: 6.7, color: '#7b8582', layer: bridgeLayers.farRoof, underside: -0.6 }
  const truss = { kind: 'king post', from: 0, to: SPAN, height: 4.3, panel: 3, color: '#a9825a' } as const
  return [
    ...siding({ from: 0, to: 6, z: -3, bottom: -0.6, top: 2.5, color: palette.oxideDeep, layer: -1 }),
    ...siding({ from: 14, to: SPAN, z: -3, bottom: -0.6, top: 2.5, color: palette.oxideDeep, layer: -1 }),
    ...trussFaces({ ...truss, z: -2.6, color: '#7d6a54', layer: bridgeLayers.farWall }),
    ...floorFrame({ from: 0, to: SPAN, width: 5, panel: 1.5, color: '#7f6247', layer: bridgeLayers.floor }),
    ...deckPlanks({ from: -0.5, to: GAP[0], width: 5, color: '#d0a670', layer: bridgeLayers.floor }),
    ...deckPlanks({ from: GAP[1], to: SPAN + 0.5, width: 5, color: '#d0a670', layer: bridgeLayers.floor }),
    ...trussFaces({ ...truss, z: 2.6, layer: bridgeLayers.nearWall }),
    ...siding({
      from: 0,
      to: 2.6,
      z: 3,
      bottom: -0.6,
      top: 2.2,
      color: palette.oxide,
      layer: bridgeLayers.nearWall + 1,
    }),
    ...siding({
      from: 15.6,
      to: SPAN,
      z: 3,
      bottom: -0.6,
      top: 2.2,
      color: palette.oxide,
      layer: bridgeLayers.nearWall + 1,
    }),
    ...rafters({ ...roof, from: 0, to: SPAN, color: '#8d6d4b', layer: bridgeLayers.farWall }),
    ...shingleRoof({ ...roof, from: -0.9, to: 6.3, shingle: 0.4 }),
    ...shingleRoof({ ...roof, from: 13.5, to: SPAN + 0.9, shingle: 0.4 }),
  ]
}

export function stones(): readonly Face[] {
  const look = {
    color: palette.stoneShade,
    mortar: palette.stoneDeep,
    course: 0.55,
    z: [-3.2, 2.9],
    y: [WATER_Y, -0.6],
    layer: bridgeLayers.piers,
  } as const
  return [
    ...stonePier({ ...look, seed: 'left', x: [-5, 0.7] }),
    ...stonePier({ ...look, seed: 'right', x: [SPAN - 0.7, SPAN + 5] }),
  ]
}
