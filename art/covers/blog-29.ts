import { lightPool } from '../scenery/sky.ts'
import { linearGradient, polygon, rectangle } from '../scenery/svg.ts'
import { broadleaf } from '../scenery/trees.ts'
import { wagonFromBehind } from '../scenery/wagon.ts'
import { picture, valley } from './parts/backdrop.ts'
import type { Cover } from './parts/cover.ts'
import { doors, FOOT, reveal } from './parts/gate-doors.ts'
import { moods } from './parts/mood.ts'
import { line } from './parts/prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { clerk } from './parts/toll-clerk.ts'

const mood = moods.noon
const place = { seed: 'toll', mood, horizon: 470, sun: [300, 150], disc: 46, shore: 520 } as const
/** Three towers of one gatehouse, each higher and stricter than the last. */
const gates = [
  { x: 250, width: 330, top: 400, arch: { at: [415, 560], half: 108, rise: 84 } },
  { x: 580, width: 390, top: 270, arch: { at: [775, 500], half: 118, rise: 112 } },
  { x: 970, width: 440, top: 130, arch: { at: [1190, 420], half: 130, rise: 130 } },
] as const satisfies readonly { x: number; width: number; top: number; arch: Arch }[]

export const cover: Cover = { id: 'blog-29', svg: draw }

function draw(): string {
  return picture(
    place,
    valley(place),
    broadleaf({ seed: 'left oak', at: [90, 560], height: 260, lightFrom: -1, foliage: mood.foliage }),
    broadleaf({ seed: 'right oak', at: [1530, 570], height: 300, lightFrom: -1, foliage: mood.foliage }),
    roadBeyond(),
    ...gates.map((_, i) => tower(i)),
    forecourt(),
    wagonFromBehind([415, 684], 168),
    wagonFromBehind([740, 836], 270),
    clerk(),
  )
}

/** What shows through the open gate: the road on over the bridge. */
function roadBeyond(): string {
  return (
    lightPool([415, 560], 260, '#fff3d8', 0.9) +
    polygon(
      [
        [388, 560],
        [442, 560],
        [540, 700],
        [290, 700],
      ],
      '#e9d9b6',
    )
  )
}

function tower(index: number): string {
  const gate = gates[index] ?? gates[0]
  const { x, width, top, arch } = gate
  const wall = blockwork({
    seed: `tower ${index}`,
    at: [x, top],
    width,
    height: FOOT - top,
    course: 40,
    color: '#e3dccd',
    mortar: '#a89f8e',
  })
  const shade = linearGradient(
    [x, 0],
    [x + width, 0],
    [
      [0, '#fff4dc', 0.25],
      [0.55, '#10303c', 0],
      [1, '#10303c', 0.34],
    ],
  )
  const lit = cutWall(
    wall + shade.defs + rectangle(x, top, { width, height: FOOT - top }, shade.fill),
    [x, top, width, FOOT - top],
    [arch],
    FOOT,
  )
  const roof = polygon(
    [
      [x - 26, top + 4],
      [x + 34, top - 86],
      [x + width - 34, top - 86],
      [x + width + 26, top + 4],
    ],
    '#a63d24',
  )
  const eave = rectangle(x - 26, top, { width: width + 52, height: 14 }, '#f7f4ee')
  const rows = [22, 44, 66].map(dy =>
    line(`M${x - 22 + dy * 0.66},${top - dy}H${x + width + 22 - dy * 0.66}`, '#85301b', 3),
  )
  return (
    (index === 0 ? '' : doors(arch, index)) +
    lit +
    voussoirs(`gate ${index}`, arch, { depth: 34, color: '#f3ede1' }) +
    roof +
    rows.join('') +
    eave +
    (index === 0 ? reveal(arch) : '')
  )
}

function forecourt(): string {
  const stone = linearGradient(
    [0, FOOT],
    [0, 900],
    [
      [0, '#d9cba9'],
      [1, '#a5956f'],
    ],
  )
  const parapet = (x: number, seed: string) =>
    blockwork({ seed, at: [x, 620], width: 270, height: 76, course: 38, color: '#d9d2c5', mortar: '#a89f8e' }) +
    rectangle(x - 6, 608, { width: 282, height: 16 }, '#f7f4ee')
  const ruts = line(`M395,${FOOT}L560,910M436,${FOOT}L760,910`, '#8d7d5b', 9, 'opacity="0.45"')
  const shadow = polygon(
    [
      [250, FOOT],
      [1420, FOOT],
      [1560, 748],
      [380, 740],
    ],
    '#10303c',
    'opacity="0.2"',
  )
  return (
    parapet(-20, 'left parapet') +
    parapet(1410, 'right parapet') +
    stone.defs +
    rectangle(0, FOOT, { width: 1600, height: 210 }, stone.fill) +
    shadow +
    ruts
  )
}
