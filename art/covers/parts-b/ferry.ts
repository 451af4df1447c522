import { corners, type Vec3 } from '../../scenery/camera.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { path } from '../../scenery/svg.ts'
import { times } from './frame.ts'

export const DECK = 0.9

const spaces: readonly (readonly [number, number])[] = [-2, 3.2, 8.4].flatMap(x => path([x, -1.7], [x, 1.9]))

export function boat(): readonly Face[] {
  const hull = sheet(corners([-5.6, DECK, 4.4], [12, DECK, 4.4], [11.2, 0, 4.2], [-4.8, 0, 4.2]), {
    color: '#85301b',
    layer: 1,
  })
  const planks = times(22, i =>
    box([-5.6 + i * 0.8, DECK - 0.15, -4], [-4.83 + i * 0.8, DECK, 4.4], {
      color: i % 3 ? '#b99468' : '#ab865b',
      layer: 2,
    }),
  ).flat()
  const rails = [-4, 4.4].flatMap((z, side) => [
    ...times(7, i =>
      beam([-5.4 + i * 2.87, DECK, z], [-5.4 + i * 2.87, DECK + 0.8, z], {
        width: 0.12,
        height: 0.12,
        color: '#ece6db',
        layer: side ? 60 : 3,
      }),
    ).flat(),
    ...beam([-5.5, DECK + 0.8, z], [12, DECK + 0.8, z], {
      width: 0.1,
      height: 0.12,
      color: '#f7f4ee',
      layer: side ? 60 : 3,
    }),
  ])
  return [hull, ...planks, ...rails]
}

export function ramp(): readonly Face[] {
  return times(6, i =>
    box([-8.6 + i * 0.5, DECK - 0.2, -1.7], [-8.15 + i * 0.5, DECK + 0.02, 2.1], { color: '#9a7450', layer: 4 }),
  ).flat()
}

/** Six spaces in paint, no more and no fewer. */
export function marks(): readonly Face[] {
  const bar = (a: Vec3, b: Vec3) =>
    sheet([a, [b[0], a[1], a[2]], b, [a[0], a[1], b[2]]], { color: '#fffaf0', layer: 5 })
  return spaces.flatMap(([x, z]) => {
    const [w, d, y] = [2.35, 1.5, DECK + 0.02]
    return [
      bar([x - w, y, z - d], [x + w, y, z - d + 0.16]),
      bar([x - w, y, z + d - 0.16], [x + w, y, z + d]),
      bar([x - w, y, z - d], [x - w + 0.16, y, z + d]),
      bar([x + w - 0.16, y, z - d], [x + w, y, z + d]),
    ]
  })
}
