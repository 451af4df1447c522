import { deckPlanks, floorFrame, siding } from '../../scenery/bridge-shell.ts'
import { stonePier } from '../../scenery/masonry.ts'
import { beam, box, type Face } from '../../scenery/solids.ts'
import { trussFaces } from '../../scenery/truss.ts'
import { palette } from '../../toolkit/palette.ts'
import { rows } from './frame.ts'

export const WATER = -5.6

export const STAGE = -2.75

/** The floor from below, the truss and the foot of the boards above it. */
export function bridge(): readonly Face[] {
  const run = { from: -8, to: 30 } as const
  const truss = { kind: 'burr', panel: 3.2, height: 4.4, color: '#8a6a4c', archColor: '#c9a877' } as const
  const spans = rows([-16, 0.6], [0.6, 18.4], [18.4, 36])
  return [
    ...deckPlanks({ ...run, width: 5, color: '#7b5f45', layer: 1 }),
    ...floorFrame({ ...run, width: 5, panel: 1.6, color: '#9a7450', layer: 2 }),
    ...spans.flatMap(([from, to]) => trussFaces({ ...truss, from, to, z: -2.5, color: '#5a4331', layer: 0 })),
    ...spans.flatMap(([from, to]) => trussFaces({ ...truss, from, to, z: 2.5, layer: 4 })),
    ...siding({ ...run, z: 2.95, bottom: -0.5, top: 2.1, color: palette.oxide, layer: 5 }),
  ]
}

export function piers(): readonly Face[] {
  return [0.6, 18.4].flatMap(x =>
    stonePier({
      seed: `under ${x}`,
      x: [x - 1.2, x + 1.2],
      z: [-3, 3],
      y: [WATER, -0.75],
      color: palette.stoneShade,
      mortar: palette.stoneDeep,
      course: 0.62,
    }),
  )
}

/** Two planks hung on ropes from the floor beams. */
export function scaffold(): readonly Face[] {
  const planks = [0.4, 1].flatMap(z =>
    box([4.6, STAGE - 0.12, z], [11, STAGE, z + 0.5], { color: '#d0a670', layer: 1 }),
  )
  const ropes = [5, 10.6].flatMap(x =>
    [0.45, 1.45].flatMap(z =>
      beam([x, STAGE - 0.2, z], [x, -0.5, z], { width: 0.06, height: 0.06, color: '#f6e3bd', layer: 0 }),
    ),
  )
  const bearers = [5, 10.6].flatMap(x =>
    box([x - 0.1, STAGE - 0.28, 0.2], [x + 0.1, STAGE - 0.12, 1.7], { color: '#8a6a4c', layer: 0.5 }),
  )
  return [...ropes, ...bearers, ...planks]
}
