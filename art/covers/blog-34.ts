import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { blurred, linearGradient, type Point, polygon, rectangle, stroke } from '../scenery/svg.ts'
import { reeds, treeRow } from '../scenery/trees.ts'
import { rippled } from '../scenery/water.ts'
import { createRandom } from '../toolkit/random.ts'
import { picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line, mirrored, prop, shape } from './parts/prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { cart } from './parts/vehicles.ts'

const mood = moods.dusk
const place = { seed: 'storm tracks', mood, horizon: 470, sun: [1330, 452], disc: 0, shore: 520 } as const
const DECK = 604
const WATERLINE = 806
const EYE = [250, 168] as const
const arches: readonly Arch[] = [140, 470, 800, 1130, 1460].map(x => ({ at: [x, 744], half: 132, rise: 92 }))

export const cover: Cover = { id: 'blog-34', svg: draw }

function draw(): string {
  const stone = bridge()
  return picture(
    place,
    valley(place),
    storm(),
    tracks(),
    treeRow({
      seed: 'far wood',
      along: [
        [-30, 530],
        [1640, 526],
      ],
      count: 30,
      heights: [40, 92],
      lightFrom: 1,
      foliage: mood.foliage,
    }),
    rippled(size, `<g transform="translate(0 ${WATERLINE * 2}) scale(1 -1)">${stone}</g>`, {
      waterline: WATERLINE,
      outline: riverOutline(WATERLINE),
      opacity: 0.5,
    }),
    stone,
    ...waiting(),
    parapet(),
    reeds(
      'near',
      [
        [-20, 908],
        [640, 908],
      ],
      90,
      ['#0d2a33', '#1a444f', '#091f27'],
    ),
  )
}

/** A wheel of cloud over the hills on the left, with rain below it. */
function storm(): string {
  const random = createRandom('storm wheel')
  const banks = Array.from({ length: 74 }, (_, i) => {
    const angle = random.between(0, Math.PI * 2)
    const reach = random.between(10, 360)
    const [x, y] = [EYE[0] + Math.cos(angle) * reach, EYE[1] + Math.sin(angle) * reach * 0.42]
    const fill = i % 5 === 0 ? '#36606c' : i % 2 ? '#0c2630' : '#173c48'
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(random.between(50, 130))}" ry="${Math.round(random.between(18, 40))}" fill="${fill}" opacity="0.8"/>`
  })
  const arms = [0, 1, 2].map(i => {
    const turns = Array.from({ length: 40 }, (_, k) => {
      const angle = i * 2.1 + k * 0.13
      const reach = 26 + k * 6.4
      return `${k ? 'L' : 'M'}${Math.round(EYE[0] + Math.cos(angle) * reach)},${Math.round(EYE[1] + Math.sin(angle) * reach * 0.42)}`
    })
    return line(turns.join(''), '#8fb0b2', 9, 'opacity="0.5"')
  })
  const rain = Array.from({ length: 70 }, () => {
    const [x, y] = [random.between(-20, 520), random.between(230, 440)]
    return `M${Math.round(x)},${Math.round(y)}l-14,${Math.round(random.between(34, 62))}`
  }).join('')
  return (
    blurred(banks.join(''), 12) +
    blurred(arms.join(''), 3) +
    line(rain, '#a9c3c4', 2, 'opacity="0.3"') +
    `<ellipse cx="${EYE[0]}" cy="${EYE[1]}" rx="24" ry="11" fill="#c9d6d0" opacity="0.7"/>`
  )
}

const ends: readonly Point[] = [
  [1640, 70],
  [1640, 150],
  [1640, 222],
  [1640, 286],
  [1640, 344],
  [1560, 420],
  [1350, 470],
  [1130, 500],
  [900, 512],
]

/** From the storm outward: nine ways that it may take, the middle ones brighter. */
function tracks(): string {
  const outer = [way(ends[1] ?? EYE, 0.06), way(ends[7] ?? EYE, 0.06)] as const
  const cone = polygon([...outer[0], [1640, 500], ...outer[1].toReversed()], '#f0b56b', 'opacity="0.16"')
  const lines = ends.map((end, i) => {
    const far = Math.abs(i - 4.4)
    const look = `opacity="${(0.95 - far * 0.15).toFixed(2)}" ${far < 1 ? '' : 'stroke-dasharray="24 14"'}`
    return stroke(way(end, 0.26 + (i % 2) * 0.07), '#ffdfa6', 6.5 - far * 0.8, look)
  })
  return cone + lines.join('')
}

/** Bent away from the course that the storm has held so far. */
function way([x, y]: Point, from: number): readonly Point[] {
  const bend: Point = [EYE[0] + (x - EYE[0]) * 0.5, EYE[1] + 70 + (y - EYE[1]) * 0.12]
  return Array.from({ length: 25 }, (_, i): Point => {
    const t = from + (1 - from) * (i / 24)
    const mix = (axis: 0 | 1) => (1 - t) ** 2 * EYE[axis] + 2 * t * (1 - t) * bend[axis] + t * t * (axis ? y : x)
    return [mix(0), mix(1)]
  })
}

function bridge(): string {
  const height = WATERLINE - DECK + 6
  const wall = blockwork({
    seed: 'storm bridge',
    at: [-20, DECK],
    width: 1640,
    height,
    course: 34,
    color: '#a9a797',
    mortar: '#5d6a68',
  })
  const shade = linearGradient(
    [0, 0],
    [1600, 0],
    [
      [0, '#06161d', 0.5],
      [0.6, '#10303c', 0.1],
      [1, '#f0b56b', 0.22],
    ],
  )
  const soffits = arches.map(({ at: [x, y], half, rise }) =>
    shape(
      `M${x - half},${WATERLINE}V${y}A${half},${rise} 0 0 1 ${x + half},${y}A${half - 12},${rise - 12} 0 0 0 ${x - half + 30},${y + 6}V${WATERLINE}Z`,
      '#3d4c4d',
    ),
  )
  return [
    ...soffits,
    cutWall(
      wall + shade.defs + rectangle(-20, DECK, { width: 1640, height }, shade.fill),
      [-20, DECK, 1640, height],
      arches,
      WATERLINE + 4,
    ),
    ...arches.map((arch, i) => voussoirs(`storm ${i}`, arch, { depth: 26, color: '#c3bfab' })),
  ].join('')
}

/** Low, in front of wheels and feet. */
function parapet(): string {
  return (
    rectangle(-20, DECK - 12, { width: 1640, height: 30 }, '#b7b19c') +
    rectangle(-20, DECK - 18, { width: 1640, height: 10 }, '#d9cfb4') +
    line(`M-20,${DECK + 18}H1620`, '#4d5a58', 3)
  )
}

const carts = [
  { x: 1010, canvas: '#f6d9ab', bed: '#85301b', horse: '#6f4733' },
  { x: 1330, canvas: '#ece6db', bed: '#1d5866', horse: '#5a4331' },
] as const

/** Two wagons that face the storm, and the crew with its lamps. */
function waiting(): readonly string[] {
  const lamps = [620, 760, 1176].map(x => lightPool([x, DECK - 76], 190, '#ffcc80', 0.6))
  const rim = { color: '#ffd699', from: 1, width: 3 } as const
  return [
    ...lamps,
    ...carts.map(({ x, ...look }) => prop([x, DECK - 10], 56, mirrored(cart(look)))),
    person({
      at: [596, DECK - 8],
      height: 158,
      pose: 'pointing',
      facing: -1,
      clothes: clothes.oxide,
      headwear: 'brim',
      cut: 'coat',
      rim,
    }),
    person({
      at: [742, DECK - 8],
      height: 150,
      pose: 'reading',
      facing: -1,
      tool: { kind: 'plan' },
      clothes: clothes.teal,
      headwear: 'bun',
      cut: 'skirt',
      rim,
    }),
    lantern([632, DECK - 112], 52, 90),
    lantern([792, DECK - 96], 48, 80),
    lantern([1176, DECK - 110], 46, 80),
    line(`M792,${DECK - 10}V${DECK - 100}M1176,${DECK - 10}V${DECK - 114}`, '#2a211c', 6),
  ]
}
