import { brighten } from '../../scenery/color.ts'
import { rectangle } from '../../scenery/svg.ts'
import { line, oval, shape } from './prop.ts'
import type { Arch } from './stones.ts'

export const FOOT = 690

/** The thickness of the wall, in shade, at the right of the open gate. */
export function reveal({ at: [x, y], half, rise }: Arch): string {
  const d = `M${x + half},${FOOT}V${y}A${half},${rise} 0 0 0 ${x},${y - rise}A${half - 24},${rise} 0 0 1 ${x + half - 26},${y}V${FOOT}Z`
  const leaf = shape(`M${x - half},${FOOT}V${y - 30}L${x - half + 30},${y - 20}V${FOOT - 12}Z`, '#85301b')
  return shape(d, '#857d6f') + leaf
}

/** Two leaves of boards with iron bands; the third gate has a grille before them. */
export function doors({ at: [x, y], half, rise }: Arch, index: number): string {
  const count = 10
  const boards = Array.from({ length: count }, (_, i) => {
    const left = x - half - 4 + (i * (half * 2 + 8)) / count
    return rectangle(
      left,
      y - rise - 10,
      { width: (half * 2 + 8) / count - 2, height: FOOT - y + rise + 10 },
      brighten('#85301b', 0.8 + ((i * 7) % 5) * 0.08),
    )
  })
  const bands = [0.3, 0.62, 0.9].map(t =>
    rectangle(x - half, y + (FOOT - y) * t - 12, { width: half * 2, height: 13 }, '#182a30'),
  )
  const grille =
    index < 2
      ? ''
      : line(
          [-3, -2, -1, 0, 1, 2, 3].map(i => `M${x + i * 36},${y - rise}V${FOOT - 4}`).join('') +
            [0, 1, 2, 3, 4, 5, 6].map(i => `M${x - half},${y - rise + 50 + i * 52}H${x + half}`).join(''),
          '#10303c',
          9,
        )
  const lock = oval([x, y + (FOOT - y) * 0.55], [13, 13], '#f0b56b')
  return (
    rectangle(x - half - 4, y - rise - 10, { width: half * 2 + 8, height: 500 }, '#4d1c10') +
    boards.join('') +
    bands.join('') +
    line(`M${x},${y - rise}V${FOOT}`, '#3a140b', 5) +
    grille +
    lock
  )
}
