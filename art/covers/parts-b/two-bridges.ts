import { deckPlanks, floorFrame } from '../../scenery/bridge-shell.ts'
import { stonePier } from '../../scenery/masonry.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { trussFaces } from '../../scenery/truss.ts'
import { times } from './frame.ts'

/** Height of the near bridge. */
export const DECK = 4.6
/** Of the far bridge: where it crosses, and how high. */
export const FAR = { z: -62, deck: 5.4 } as const

/** The red one, in use: three spans of lattice on stone piers; layers from 4 on stand before the wagon. */
export function nearBridge(): readonly Face[] {
  const run = { from: 1, to: 31 } as const
  const lattice = { kind: 'town', height: 0.95, panel: 0.8, color: '#b0452c' } as const
  const sides = [-2.6, 2.6].flatMap((z, side) => [
    ...trussFaces({ ...lattice, ...run, z, color: side ? '#b9482d' : '#8f3a25', layer: side ? 4 : 1 }),
    ...beam([run.from, 1.02, z], [run.to, 1.02, z], {
      width: 0.5,
      height: 0.14,
      color: '#f3e6cc',
      layer: side ? 4.5 : 1.2,
    }),
  ])
  const road = [
    ...floorFrame({ ...run, width: 5.2, panel: 3, color: '#7b5a3a', layer: 0.6 }),
    ...deckPlanks({ ...run, width: 5, color: '#d3ab74', layer: 1.1 }),
  ]
  const lifted = [...sides, ...road].map(face => ({
    ...face,
    points: face.points.map(([x, y, z]) => [x, y + DECK, z] as const),
  }))
  const piers = [1.6, 11.2, 20.8, 30.4].flatMap((x, i) =>
    stonePier({
      seed: `red ${i}`,
      x: [x - 1, x + 1],
      z: [-2.7, 2.7],
      y: [-0.6, DECK - 0.7],
      color: '#dccfb8',
      mortar: '#9a8f7c',
      course: 0.6,
      layer: 0,
    }),
  )
  return [...piers, ...lifted]
}

/** An earth bank that carries the road down from the deck to the fields. */
export function ramp(from: number, to: number, z: number, deck: number): readonly Face[] {
  const [near, far] = [z + 2.4, z - 2.4]
  const side = Math.sign(to - from)
  const reach = z < 0 ? 2.4 : 16
  const [foot, aside] = [to - side * 6, side * reach * 0.12]
  return [
    {
      ...sheet(
        [
          [from + aside, -0.2, near + reach],
          [from, -0.2, near + 0.4],
          [from, deck, near],
          [to, 0.02, near],
          [foot, -0.2, near + reach],
        ],
        { color: '#82986c', layer: -2 },
      ),
      normal: [0, 0.6, 0.8],
    },
    {
      ...sheet(
        [
          [from, deck, far],
          [from, deck, near],
          [to, 0.02, near],
          [to, 0.02, far],
        ],
        { color: '#e3c78f', layer: -1 },
      ),
      normal: [0, 1, 0],
    },
  ]
}

/** The other one, left in order: a road to the second pier with a rail across its end, and no scaffold. */
export function farBridge(): readonly Face[] {
  const { z, deck } = FAR
  const stone = { z: [z - 2.6, z + 2.6], color: '#e3d4b8', mortar: '#a39680', course: 0.7 } as const
  const piers = [
    stonePier({ ...stone, seed: 'far bank', x: [1.4, 5], y: [-0.6, deck - 0.4], layer: 0 }),
    stonePier({ ...stone, seed: 'far first', x: [14, 16.4], y: [-0.6, deck - 0.4], layer: 0 }),
    stonePier({ ...stone, seed: 'far second', x: [25.4, 27.8], y: [-0.6, deck - 0.4], layer: 0 }),
  ].flat()
  const end = 27.9
  const deckBox = box([0, deck - 0.5, z - 2.7], [end, deck, z + 2.7], { color: '#c79a63', layer: 1 })
  const rails = [z - 2.6, z + 2.6].flatMap((side, i) => [
    ...times(11, n =>
      beam([n * 2.75 + 0.2, deck, side], [n * 2.75 + 0.2, deck + 1.3, side], {
        width: 0.26,
        height: 0.26,
        color: '#f3e6cc',
        layer: 2 + i,
      }),
    ).flat(),
    ...beam([0, deck + 1.25, side], [end, deck + 1.25, side], {
      width: 0.22,
      height: 0.24,
      color: '#f3e6cc',
      layer: 2 + i,
    }),
  ])
  const stop = [0.75, 1.35].flatMap(y =>
    beam([end, deck + y, z - 2.6], [end, deck + y, z + 2.6], { width: 0.34, height: 0.5, color: '#c24a2c', layer: 3 }),
  )
  return [...piers, ...deckBox, ...rails, ...stop]
}

/** On the right bank, where it would have landed: cut stones in rows, poles of the scaffold in a stack. */
export function yard(): readonly Face[] {
  const z = FAR.z + 4
  const stones = [5, 4, 3].flatMap((count, row) =>
    times(count, i =>
      box([47 + row * 0.95 + i * 1.9, row * 1.25, z], [48.7 + row * 0.95 + i * 1.9, 1.15 + row * 1.25, z + 2], {
        color: (i + row) % 2 ? '#eadfc6' : '#d9cbb0',
        layer: 4 + row * 0.1,
      }),
    ).flat(),
  )
  const poles = times(8, i =>
    beam(
      [47 + (i % 2) * 0.5, 0.25 + (i % 3) * 0.4, z + 4 + i * 0.2],
      [56.5 + (i % 2) * 0.5, 0.25 + (i % 3) * 0.4, z + 4 + i * 0.2],
      {
        width: 0.34,
        height: 0.34,
        color: i % 2 ? '#b98c58' : '#9a7242',
        layer: 5,
      },
    ),
  ).flat()
  return [...stones, ...poles]
}
