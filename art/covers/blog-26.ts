import { linearGradient, rectangle } from '../scenery/svg.ts'
import { broadleaf, reeds, treeRow } from '../scenery/trees.ts'
import { rippled } from '../scenery/water.ts'
import { ground, picture, riverOutline, valley } from './parts/backdrop.ts'
import { clinic, cottage } from './parts/buildings.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line, prop, shape } from './parts/prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { van } from './parts/vehicles.ts'

const mood = moods.dawn
const place = { seed: 'three routes', mood, horizon: 400, sun: [1180, 300], disc: 56, shore: 560 } as const
const DECK = 556
const routes = [
  { color: '#a63d24', van: 640, house: [70, 372], lane: -27, bend: 120 },
  { color: '#f0b56b', van: 880, house: [250, 330], lane: -15, bend: 60 },
  { color: '#175468', van: 1120, house: [420, 392], lane: -4, bend: 20 },
] as const

export const cover: Cover = { id: 'blog-26', svg: draw }

function draw(): string {
  const stone = bridge()
  return picture(
    place,
    valley(place),
    leftBank(),
    rightBank(),
    rippled(size, `<g transform="translate(0 1520) scale(1 -1)">${stone}</g>`, {
      waterline: 760,
      outline: riverOutline(760),
      opacity: 0.6,
    }),
    stone,
    ...routes.map(ribbon),
    ...routes.map(({ house: [x, y] }) => prop([x, y], 34, cottage())),
    ...routes.map(({ van: x, color }) => prop([x, DECK - 2], 38, van(color === '#f0b56b' ? '#ece6db' : color))),
    rectangle(420, DECK + 2, { width: 860, height: 14 }, '#f7efdd'),
    prop([1425, 500], 50, clinic()),
    reeds(
      'near',
      [
        [-20, 906],
        [700, 906],
      ],
      100,
      ['#1d4f58', '#2b6a7b', '#10303c'],
    ),
  )
}

/** From a door, down the hill and along the bridge to the van. */
function ribbon({ color, van: x, house: [hx, hy], lane, bend }: (typeof routes)[number]): string {
  const y = DECK + lane
  const d = `M${hx + 12},${hy}C${hx + 120},${hy + 50} ${hx - 60 - bend},${y - 40 - bend * 0.3} ${hx + 60},${y - 20}C${hx + 150},${y + 4} 360,${y} 440,${y}H${x - 96}`
  return (
    line(d, '#1c3b47', 17, 'opacity="0.28" transform="translate(4 7)"') +
    line(d, color, 14) +
    line(d, '#fff4dc', 2.5, 'opacity="0.5" transform="translate(0 -4.5)"')
  )
}

const arches: readonly Arch[] = [570, 850, 1130].map(x => ({ at: [x, 700], half: 116, rise: 108 }))

function bridge(): string {
  const [x, width, height] = [400, 900, 210]
  const wall = blockwork({
    seed: 'clinic bridge',
    at: [x, DECK],
    width,
    height,
    course: 34,
    color: '#ddd0b8',
    mortar: '#9d907b',
  })
  const shade = linearGradient(
    [x, DECK],
    [x + width, DECK],
    [
      [0, '#10303c', 0.28],
      [1, '#ffe6bb', 0.22],
    ],
  )
  const soffits = arches.map(({ at: [ax, ay], half, rise }) =>
    shape(
      `M${ax - half},766V${ay}A${half},${rise} 0 0 1 ${ax + half},${ay}A${half - 12},${rise - 14} 0 0 0 ${ax - half + 34},${ay + 6}V766Z`,
      '#75695c',
    ),
  )
  return [
    ...soffits,
    cutWall(
      wall + shade.defs + rectangle(x, DECK, { width, height }, shade.fill),
      [x, DECK, width, height],
      arches,
      770,
    ),
    ...arches.map((arch, i) => voussoirs(`clinic ${i}`, arch, { depth: 27, color: '#efe3cb' })),
    rectangle(x - 10, DECK - 36, { width: width + 20, height: 38 }, '#cbb992'),
  ].join('')
}

function leftBank(): string {
  const soil = ground(mood, [200, 340], [200, 900])
  return [
    `${soil.defs}<path d="M-10,360C90,318 260,300 380,360C470,400 500,470 500,540L486,640C470,760 420,860 380,910H-10Z" fill="${soil.fill}"/>`,
    treeRow({
      seed: 'left wood',
      along: [
        [120, 340],
        [520, 420],
      ],
      count: 8,
      heights: [50, 90],
      lightFrom: 1,
      foliage: mood.foliage,
    }),
    broadleaf({ seed: 'old oak', at: [120, 640], height: 200, lightFrom: 1, foliage: mood.foliage }),
  ].join('')
}

function rightBank(): string {
  const soil = ground(mood, [1400, 460], [1400, 900])
  return [
    `${soil.defs}<path d="M1610,470C1480,470 1330,490 1250,524L1222,640C1220,760 1250,860 1290,910H1610Z" fill="${soil.fill}"/>`,
    line('M1240,540C1300,536 1340,520 1420,512', '#d5c4a0', 30),
    treeRow({
      seed: 'right wood',
      along: [
        [1250, 500],
        [1640, 470],
      ],
      count: 8,
      heights: [90, 170],
      lightFrom: -1,
      foliage: mood.foliage,
    }),
  ].join('')
}
