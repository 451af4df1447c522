import { deckPlanks, rafters, shingleRoof, siding } from '../../scenery/bridge-shell.ts'
import { bargeBoards, portal } from '../../scenery/portal.ts'
import { beam, box, type Face } from '../../scenery/solids.ts'
import { trussFaces } from '../../scenery/truss.ts'
import { palette } from '../../toolkit/palette.ts'
import { times } from './frame.ts'

/** One span under roof; from its portal the bare deck runs on and ends in the air. */
export function bridge(): readonly Face[] {
  const ends = times(6, i =>
    box([11.2, -0.5, -2.7 + i * 0.98], [11.6 + (i % 3) * 0.5, -0.1, -2.4 + i * 0.98], { color: '#9a7450', layer: 7.9 }),
  )
  const rails = [-1, 1].flatMap(side => [
    ...times(3, i =>
      beam([2.4 + i * 3.4, 0, side * 2.85], [2.4 + i * 3.4, 1.15, side * 2.85], {
        width: 0.16,
        height: 0.16,
        color: '#c9a877',
        layer: 9.5,
      }),
    ).flat(),
    ...beam([0, 1.12, side * 2.85], [9.4, 1.12, side * 2.85], {
      width: 0.12,
      height: 0.16,
      color: '#d8b27c',
      layer: 9.5,
    }),
  ])
  const face = box([10.9, -0.55, -2.9], [11.1, -0.05, 2.9], { color: '#7b5a3a', layer: 7.95 })
  return [
    ...shell(),
    ...ends.flat(),
    ...face,
    ...deckPlanks({ from: -1, to: 11, width: 5.9, color: '#c99f6a', layer: 9 }),
    ...rails,
  ]
}

/** Boards, both trusses and rafters by distance alone, then the gable. */
function shell(): readonly Face[] {
  const roof = { from: -32, to: 0.9, width: 6.6, eave: 4.6, ridge: 7.4, color: '#4a3a30' }
  const truss = {
    kind: 'burr',
    from: -32,
    to: -0.2,
    height: 4.5,
    panel: 3.2,
    color: '#a47a50',
    archColor: '#c08f5c',
    layer: 2,
  } as const
  return [
    ...[-2.95, 2.95].flatMap(z => siding({ from: -32, to: 0, z, bottom: -0.4, top: 4.6, color: '#8a4a33', layer: -1 })),
    ...shingleRoof({ ...roof, layer: 0, overhang: 0 }),
    ...deckPlanks({ from: -32, to: 0, width: 5.8, color: '#a98c68', layer: 1 }),
    ...[-2.6, 2.6].flatMap(z => trussFaces({ ...truss, z })),
    ...rafters({ ...roof, from: -30, to: -0.4, color: '#8a6644', layer: 2 }),
    ...portal({ x: 0, width: 5.6, eave: 4.6, ridge: 7.4, color: palette.oxide, trim: palette.stone, layer: 7 }),
    ...bargeBoards({ ...roof, from: 0.5, width: 6.5, color: palette.stone, overhang: 0.7, layer: 8.5 }),
  ]
}
