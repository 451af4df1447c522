import { lightPool } from '../scenery/sky.ts'
import { linearGradient, type Point, rectangle } from '../scenery/svg.ts'
import { createRandom } from '../toolkit/random.ts'
import { crown, smooth, steppingStone } from './parts/aerial.ts'
import { picture } from './parts/backdrop.ts'
import { bridgeSite } from './parts/bridge-site.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line } from './parts/prop.ts'
import { course, middleAt, stream } from './parts/streams.ts'

const mood = moods.noon
const FIFTH = 1230
const streams = [130, 385, 640, 895, FIFTH]

/** Part 2, from above: four streams are crossed on stones already; the fifth, the widest, is staked for a bridge. */
export const cover: Cover = { id: 'blog-22', svg: draw }

function draw(): string {
  const land = linearGradient(
    [0, 0],
    [1600, 900],
    [
      [0, '#e4dcc0'],
      [0.45, '#b9c1a0'],
      [1, '#7fa08c'],
    ],
  )
  return picture(
    { mood, sun: [150, 60] },
    land.defs + rectangle(0, 0, size, land.fill),
    contours(),
    ...streams.map((x, i) => stream(i, x)),
    ...streams.slice(0, 4).map((x, i) => crossing(i, x)),
    bridgeSite(),
    woods(),
    lightPool([150, 60], 1100, '#fff3d8', 0.4),
  )
}

function crossing(index: number, x: number): string {
  const y = [560, 330, 250, 660][index] ?? 450
  const middle = middleAt(index, x, y)
  const path =
    smooth(
      [
        [middle - 132, y + 26],
        [middle - 90, y + 4],
        [middle - 62, y],
      ],
      'M',
    ) +
    smooth(
      [
        [middle + 62, y - 4],
        [middle + 90, y],
        [middle + 124, y - 20],
      ],
      'M',
    )
  const stones = [-60, -20, 20, 60].map((dx, i) =>
    steppingStone(
      [middle + dx, y + (i % 2 ? 8 : -7)],
      19,
      ['#ece6db', '#f7f4ee', '#d9d2c5', '#f7f4ee'][i] ?? '#ece6db',
    ),
  )
  return line(path, '#f0e6cb', 15, 'opacity="0.85"') + stones.join('')
}

/** Lines of equal height, faint, between the streams. */
function contours(): string {
  return Array.from({ length: 15 }, (_, i) => {
    const x = i * 118 - 20
    const points = course(i + 20, x)
    return `<path d="${smooth(points, 'M')}" fill="none" stroke="#fffaf0" stroke-width="2.4" opacity="0.28"/>`
  }).join('')
}

function woods(): string {
  const random = createRandom('woods from above')
  const gaps = [-125, ...streams, 1480]
  const rows = [
    [90, 800],
    [180, 760],
    [110, 600, 850],
    [190, 780],
    [110, 640],
    [60, 250, 820],
  ]
  const spots = rows.flatMap((ys, gap) => {
    const before = gaps[gap] ?? 0
    const after = gaps[gap + 1] ?? 1600
    return ys.map((y): Point => [(middleAt(gap - 1, before, y) + middleAt(gap, after, y)) / 2, y])
  })
  return spots
    .flatMap(([x, y], i) =>
      [0, 1, 2].map(k =>
        crown(
          `crown ${i} ${k}`,
          [x + random.between(-20, 20), y + k * 40 - 40 + random.between(-10, 10)],
          random.between(20, 33),
          ['#1e5058', '#35706f', '#8fa982'],
        ),
      ),
    )
    .join('')
}
