import { linearGradient, rectangle } from '../../scenery/svg.ts'
import { shape } from './prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './stones.ts'

export const DECK = 560
const arches: readonly Arch[] = [870, 1130, 1390, 1650].map(x => ({ at: [x, 690], half: 104, rise: 92 }))

export function bridge(): string {
  const wall = blockwork({
    seed: 'narrow bridge',
    at: [700, DECK],
    width: 920,
    height: 260,
    course: 30,
    color: '#d6c4a4',
    mortar: '#8d7d66',
  })
  const soffits = arches.map(({ at: [x, y], half, rise }) =>
    shape(
      `M${x - half},820V${y}A${half},${rise} 0 0 1 ${x + half},${y}V820H${x + half - 26}V${y + 6}A${half - 16},${rise - 10} 0 0 0 ${x - half},${y}Z`,
      '#5c564e',
    ),
  )
  const shade = linearGradient(
    [0, DECK],
    [0, 820],
    [
      [0, '#10303c', 0],
      [1, '#10303c', 0.45],
    ],
  )
  return [
    ...soffits,
    cutWall(
      wall + shade.defs + rectangle(700, DECK, { width: 920, height: 260 }, shade.fill),
      [700, DECK, 920, 260],
      arches,
      830,
    ),
    ...arches.map((arch, i) => voussoirs(`narrow ${i}`, arch, { depth: 24, color: '#e6d5b3' })),
    rectangle(690, DECK - 10, { width: 930, height: 14 }, '#cbb68e'),
  ].join('')
}

export function curb(): string {
  return rectangle(690, DECK + 2, { width: 930, height: 12 }, '#f0dfba')
}
