import { blurred, type Point, rectangle } from '../../scenery/svg.ts'
import { seenFromAbove, stake } from './aerial.ts'
import { line, oval } from './prop.ts'

const SITE = 1190
/** The bridge to come: stakes on both banks, a cord between them, dashes for its edges, and the first cut stones. */
export function bridgeSite(): string {
  const [left, right, top, foot] = [SITE - 150, SITE + 150, 388, 506]
  const dashes = [top, foot].map(y => line(`M${left},${y}H${right}`, '#fffaf0', 6, 'stroke-dasharray="20 16"'))
  const veil = rectangle(left, top, { width: right - left, height: foot - top }, '#a63d24', 'opacity="0.34"')
  const arch = line(
    `M${SITE - 100},${top}Q${SITE},${top + 34} ${SITE + 100},${top}M${SITE - 100},${foot}Q${SITE},${foot - 34} ${SITE + 100},${foot}`,
    '#fffaf0',
    3.5,
    'stroke-dasharray="10 10"',
  )
  const blocks = [0, 1, 2, 3, 4, 5].map(i => {
    const [x, y] = [right + 46 + (i % 3) * 50, 596 + Math.floor(i / 3) * 38]
    return (
      rectangle(x + 10, y + 12, { width: 44, height: 32 }, '#10303c', 'opacity="0.3"') +
      rectangle(x, y, { width: 44, height: 32 }, i % 2 ? '#f7f4ee' : '#ece6db') +
      rectangle(x, y + 26, { width: 44, height: 6 }, '#a89f8e')
    )
  })
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [left, foot],
    [right, foot],
  ]
  return [
    blurred(rectangle(left, top + 8, { width: right - left, height: foot - top }, '#10303c', 'opacity="0.25"'), 8),
    veil,
    ...dashes,
    arch,
    ...blocks,
    ...corners.map(stake),
    instrument([left - 62, 448]),
    seenFromAbove([left - 110, 448], 27, '#a63d24', '#f6d9ab', 0),
    seenFromAbove([right + 78, 446], 27, '#175468', '#f0b56b', 180),
  ].join('')
}

function instrument([x, y]: Point): string {
  const legs = line(`M${x},${y}l22,-24M${x},${y}l22,26M${x},${y}l-26,4`, '#182a30', 5)
  return legs + line(`M${x - 14},${y}H${x + 24}`, '#f0b56b', 9) + oval([x, y], [9, 9], '#182a30')
}
