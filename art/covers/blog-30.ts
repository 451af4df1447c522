import { mix } from '../scenery/color.ts'
import { mistPatch } from '../scenery/sky.ts'
import { curveThrough, type Point, polygon, toPoints } from '../scenery/svg.ts'
import { picture, valley } from './parts/backdrop.ts'
import type { Cover } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line, shape } from './parts/prop.ts'
import { cliff, LEFT, RIGHT, ravineStep, riverBelow } from './parts/ravine.ts'

const mood = moods.evening
const place = { seed: 'ravine', mood, horizon: 380, sun: [800, 260], disc: 62 } as const

export const cover: Cover = { id: 'blog-30', svg: draw }

function draw(): string {
  return picture(
    place,
    valley(place),
    ...[0, 1, 2, 3].map(ravineStep),
    riverBelow(),
    mistPatch([800, 760], 900, 220, mood.haze, 0.45),
    cliff(-1),
    cliff(1),
    ropeBridge(),
    snappedPlank(),
  )
}

const sag = (t: number) => 4 * t * (1 - t)
/** A point of the rope bridge: along 0..1, across 0 (far rope) to 1 (near rope). */
const onBridge = (t: number, across: number, lift = 0): Point => [
  LEFT - 14 + across * -18 + t * (RIGHT - LEFT + 28 + across * 36),
  430 + sag(t) * (62 + across * 26) + across * 66 - lift,
]

function ropeBridge(): string {
  const rope = (across: number, lift: number, width: number) =>
    line(
      curveThrough(Array.from({ length: 13 }, (_, i) => onBridge(i / 12, across, lift * (1 - sag(i / 12) * 0.2)))),
      '#6b4a35',
      width,
    )
  const hangers = (across: number) =>
    Array.from({ length: 9 }, (_, i) => (i + 1) / 10).map(t =>
      line(
        `M${onBridge(t, across).join(',')}L${onBridge(t, across, 116 * (1 - sag(t) * 0.2)).join(',')}`,
        '#6b4a35',
        4,
      ),
    )
  const posts = [0, 1].flatMap(end =>
    [0, 1].map(across =>
      line(`M${onBridge(end, across, -10).join(',')}L${onBridge(end, across, 136).join(',')}`, '#4a2f22', 17),
    ),
  )
  return [
    ...hangers(0),
    rope(0, 116, 7),
    ...posts.filter((_, i) => i % 2 === 0),
    rope(0, 0, 9),
    ...[0, 1, 2, 3, 4].map(plank),
    rope(1, 0, 10),
    ...hangers(1),
    rope(1, 116, 8),
    ...posts.filter((_, i) => i % 2 === 1),
  ].join('')
}

/** A short plank with a check mark burnt into it. */
function plank(index: number): string {
  const [a, b] = [0.035 + index * 0.19, 0.205 + index * 0.19]
  const corners = [onBridge(a, -0.12), onBridge(b, -0.12), onBridge(b, 1.12), onBridge(a, 1.12)]
  const wood = ['#d9b27c', '#cfa56d', '#e0bc88', '#d2a971', '#dcb581'][index] ?? '#d9b27c'
  const front = [onBridge(a, 1.12), onBridge(b, 1.12), onBridge(b, 1.12, -17), onBridge(a, 1.12, -17)]
  const [x, y] = onBridge((a + b) / 2, 0.52)
  const mark = (color: string, width: number, dy: number) =>
    line(`M${x - 30},${y + 2 + dy}L${x - 8},${y + 22 + dy}L${x + 36},${y - 24 + dy}`, color, width)
  const fibre = [0.25, 0.8].map(v =>
    line(`M${toPoints([onBridge(a + 0.01, v)])}L${toPoints([onBridge(b - 0.01, v)])}`, '#a97c4c', 2, 'opacity="0.6"'),
  )
  return (
    polygon(front, mix(wood, '#3a2418', 0.55)) +
    polygon(corners, wood) +
    fibre.join('') +
    mark('#f6e3c0', 12, 2) +
    mark('#175468', 11, 0)
  )
}

/** The long plank that was to do it all at once. */
function snappedPlank(): string {
  const half = (sign: -1 | 1) => {
    const x = (d: number) => 800 + sign * d
    const top: readonly Point[] = [
      [x(560), 652],
      [x(120), 742],
      [x(84), 764],
      [x(112), 768],
      [x(70), 796],
      [x(104), 794],
      [x(92), 818],
      [x(566), 716],
    ]
    const front: readonly Point[] = [
      [x(566), 716],
      [x(92), 818],
      [x(98), 842],
      [x(568), 740],
    ]
    return (
      polygon(front, '#3a2418') +
      polygon(top, sign < 0 ? '#8a6448' : '#b08457') +
      line(`M${x(540)},676L${x(150)},758M${x(540)},700L${x(140)},788`, '#5c4030', 3, 'opacity="0.6"')
    )
  }
  const splinters = shape(
    'M770,800l26,50l8,-4l-18,-50ZM838,836l-12,44l7,2l14,-42ZM806,748l10,-34l6,2l-6,36Z',
    '#d9b27c',
  )
  return half(-1) + half(1) + splinters
}
