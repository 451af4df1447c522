import { curveThrough, linearGradient, type Point } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { picture, valley } from './parts/backdrop.ts'
import type { Cover } from './parts/cover.ts'
import { foreman } from './parts/foreman.ts'
import { moods } from './parts/mood.ts'
import { bridge, curb, DECK } from './parts/narrow-bridge.ts'
import { line, mirrored, prop } from './parts/prop.ts'
import { cart } from './parts/vehicles.ts'

const mood = moods.evening
const place = { seed: 'foreman', mood, horizon: 330, sun: [1330, 232], disc: 50, shore: 480 } as const
const coats = ['#6b4a35', '#4a3a34', '#8a6a4c'] as const
const canvases = ['#f0e3c8', '#d8b27c', '#dbe7e6'] as const

export const cover: Cover = { id: 'blog-28', svg: draw }

function draw(): string {
  return picture(
    place,
    valley(place),
    hillRoad(),
    bridge(),
    ...queue().map(([at, size, side], i) => wagon(at, size, side, i)),
    ...[860, 1060, 1260, 1460].map((x, i) => wagon([x, DECK - 4], 33, 1, i)),
    curb(),
    foreground(),
    foreman(),
  )
}

function wagon(at: Point, size: number, side: 1 | -1, index: number): string {
  const body = cart({
    canvas: canvases[index % 3] ?? canvases[0],
    bed: index % 2 ? '#175468' : '#a63d24',
    horse: coats[(index * 2) % 3] ?? coats[0],
  })
  return prop(at, size, side === 1 ? body : mirrored(body))
}

/** Twelve that wait: three high on the hill, four on the turn, five at the bridge. */
function queue(): readonly (readonly [Point, number, 1 | -1])[] {
  const high = [60, 160, 260].map(x => [[x, 366 + x * 0.03], 15, 1] as const)
  const turn = [336, 246, 156, 66].map(x => [[x, 456 - x * 0.06], 20, -1] as const)
  const low = [60, 178, 296, 414, 530].map(x => [[x, 566], 24, 1] as const)
  return [...high, ...turn, ...low]
}

/** The road comes down the hill in two turns. */
function hillRoad(): string {
  const hill = linearGradient(
    [0, 330],
    [0, 760],
    [
      [0, '#a39a74'],
      [0.5, '#5f7a6c'],
      [1, '#183f4a'],
    ],
  )
  const slope = `<path d="M-10,330C160,318 330,352 440,420C540,470 640,530 726,556L742,910H-10Z" fill="${hill.fill}"/>`
  const road = curveThrough([
    [-20, 366],
    [200, 374],
    [350, 384],
    [420, 410],
    [350, 438],
    [150, 450],
    [-10, 466],
    [-60, 510],
    [-10, 556],
    [200, 566],
    [740, 567],
  ])
  return [
    hill.defs + slope,
    broadleaf({ seed: 'hill oak', at: [470, 452], height: 120, lightFrom: 1, foliage: mood.foliage }),
    broadleaf({ seed: 'hill elm', at: [520, 478], height: 90, lightFrom: 1, foliage: mood.foliage }),
    line(road, '#8d7a56', 25),
    line(road, '#dcc391', 20),
  ].join('')
}

function foreground(): string {
  const near = linearGradient(
    [0, 700],
    [0, 900],
    [
      [0, '#6f7a5c'],
      [0.3, '#24505a'],
      [1, '#0b222b'],
    ],
  )
  return (
    near.defs +
    `<path d="M330,910C380,800 520,756 680,760C840,764 960,820 1010,910Z" fill="${near.fill}"/>` +
    reeds(
      'knoll',
      [
        [360, 890],
        [1000, 890],
      ],
      90,
      ['#0b222b', '#175468', '#6f7a5c'],
    )
  )
}
