import { corners } from '../../scenery/camera.ts'
import { type BridgePlan, coveredBridge } from '../../scenery/covered-bridge.ts'
import { stonePier } from '../../scenery/masonry.ts'
import { redBridge } from '../../scenery/moods.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { trussFaces } from '../../scenery/truss.ts'
import { times } from './frame.ts'

export const WATER = -7

const span = { kind: 'burr', width: 5, eave: 4.4, ridge: 7, panel: 3.4, boards: 'half' } as const

/** Whole and painted, still on the barge that brought it. */
export function delivered(): readonly Face[] {
  const plan: BridgePlan = { ...span, from: 1.6, to: 26.4, piers: [], seenFrom: 'right' }
  const cribs = [5, 14, 23].flatMap(x =>
    [-2, 2].flatMap(z => [
      ...box([x - 1.4, -4.6, z - 0.5], [x + 1.4, -2.6, z + 0.5], { color: '#8a6a4c', layer: 3.6 }),
      ...box([x - 0.5, -2.6, z - 0.5], [x + 0.5, -0.6, z + 0.5], { color: '#a98c68', layer: 3.6 }),
    ]),
  )
  const hull = sheet(corners([-1, -4.6, 5], [29, -4.6, 5], [26, WATER, 5], [2, WATER, 5]), {
    color: '#173f4b',
    layer: 3.5,
  })
  const strake = box([-1, -4.9, 4.9], [29, -4.5, 5.1], { color: '#f0b56b', layer: 3.7 })
  return [...coveredBridge(plan, redBridge), hull, ...strake, ...cribs]
}

/** Not ours: a bare frame on three hired boats. */
export function hired(): readonly Face[] {
  const look = { timber: '#5c8d94', boards: '#2b7a8b', roof: '#456e76', trim: '#dbe7e6', deck: '#8fb8bf' }
  const boats = [33.5, 42, 50.5].flatMap(x => [
    sheet(corners([x - 3, -4.2, 3.6], [x + 3, -4.2, 3.6], [x + 2.1, WATER, 3.2], [x - 2.1, WATER, 3.2]), {
      color: '#7b3a26',
      layer: 3.7,
    }),
    ...box([x - 3, -4.4, 3.5], [x + 3, -4.05, 3.8], { color: '#f6d9ab', layer: 3.8 }),
    ...[-1.6, 1.6].flatMap(dx =>
      beam([x + dx, -4.2, 2.4], [x, -0.5, 2.4], { width: 0.3, height: 0.3, color: '#8fb8bf', layer: 3.6 }),
    ),
  ])
  return [
    ...coveredBridge({ ...span, kind: 'king post', boards: 'none', from: 29.2, to: 54.8, panel: 4 }, look),
    ...boats,
  ]
}

/** Fresh timber: trusses up, half of the rafters, no roof yet. */
export function cut(): readonly Face[] {
  const wood = '#e2b87c'
  const truss = {
    kind: 'burr',
    from: 57.2,
    to: 83,
    height: 4.4,
    panel: 3.2,
    color: wood,
    archColor: '#f0cf9a',
  } as const
  const deck = times(64, i =>
    box([57.2 + i * 0.4, -0.2, -2.6], [57.56 + i * 0.4, 0, 2.6], { color: i % 3 ? '#d9ad70' : '#c99a5e', layer: 2 }),
  ).flat()
  const rafter = times(5, i => 74 + i * 2.2).flatMap(x =>
    [-1, 1].flatMap(side =>
      beam([x, 4.3, side * 2.9], [x, 6.8, 0], { width: 0.16, height: 0.22, color: '#d2a565', layer: 6 }),
    ),
  )
  const crane = [
    ...beam([66, 0, -1], [69, 11, 0], { width: 0.26, height: 0.26, color: '#8a6a4c', layer: 3, piece: 20 }),
    ...beam([72, 0, -1], [69, 11, 0], { width: 0.26, height: 0.26, color: '#8a6a4c', layer: 3, piece: 20 }),
    ...beam([69, 11, 0], [69, 6.6, 0], { width: 0.07, height: 0.07, color: '#f6e3bd', layer: 3, piece: 20 }),
    ...beam([66.4, 6.3, 0], [71.6, 6.5, 0], { width: 0.35, height: 0.4, color: wood, layer: 3, piece: 20 }),
  ]
  return [
    ...trussFaces({ ...truss, z: -2.5, color: '#b98f5a', layer: 0 }),
    ...deck,
    ...trussFaces({ ...truss, z: 2.5, layer: 4 }),
    ...rafter,
    ...crane,
  ]
}

export function piers(): readonly Face[] {
  return [0, 28, 56, 84].flatMap(x =>
    stonePier({
      seed: `pier ${x}`,
      x: [x - 1.1, x + 1.1],
      z: [-3, 3],
      y: [WATER, -0.5],
      color: '#e6dfd0',
      mortar: '#a89f8e',
      course: 0.8,
      layer: 4.6,
    }),
  )
}
