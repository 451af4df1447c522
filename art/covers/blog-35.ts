import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { linearGradient, type Point, rectangle } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { rippled } from '../scenery/water.ts'
import { createRandom } from '../toolkit/random.ts'
import { picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line, oval, shape } from './parts/prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { handsOf } from './parts-b/hands.ts'
import { ripples, rowboat } from './parts-b/boats.ts'

const mood = moods.evening
const place = { seed: 'threshold', mood, horizon: 330, sun: [330, 250], disc: 44, shore: 400 } as const
const DECK = 392
const WATERLINE = 640
const arches: readonly Arch[] = [250, 800, 1350].map(x => ({ at: [x, 560], half: 196, rise: 128 }))
/** How far each gate reaches down; the middle one is being moved. */
const gates = [628, 596, 628] as const

export const cover: Cover = { id: 'blog-35', svg: draw }

function draw(): string {
  const stone = bridge()
  return picture(
    place,
    valley(place),
    broadleaf({ seed: 'bank oak', at: [1500, 400], height: 210, lightFrom: -1, foliage: mood.foliage }),
    broadleaf({ seed: 'bank ash', at: [92, 404], height: 150, lightFrom: -1, foliage: mood.foliage }),
    rippled(size, `<g transform="translate(0 ${WATERLINE * 2}) scale(1 -1)">${stone}</g>`, {
      waterline: WATERLINE,
      outline: riverOutline(WATERLINE),
      opacity: 0.55,
    }),
    stone,
    windlass(),
    keeper(),
    driftwood(),
    sampler(),
    reeds(
      'near',
      [
        [-20, 906],
        [420, 906],
      ],
      90,
      ['#183f4a', '#23505a', '#0d2a33'],
    ),
  )
}

function bridge(): string {
  const height = WATERLINE - DECK + 6
  const wall = blockwork({
    seed: 'threshold bridge',
    at: [-20, DECK],
    width: 1640,
    height,
    course: 40,
    color: '#d9cdb6',
    mortar: '#978a75',
  })
  const shade = linearGradient(
    [0, 0],
    [1600, 0],
    [
      [0, '#ffe0a8', 0.26],
      [0.5, '#ffe0a8', 0.05],
      [1, '#10303c', 0.3],
    ],
  )
  const vaults = arches.map(({ at: [x, y], half, rise }) =>
    shape(`M${x - half},${WATERLINE + 4}V${y}A${half},${rise} 0 0 1 ${x + half},${y}V${WATERLINE + 4}Z`, '#14343f'),
  )
  return [
    ...vaults,
    ...arches.map((arch, i) => gate(arch, gates[i] ?? WATERLINE)),
    cutWall(
      wall + shade.defs + rectangle(-20, DECK, { width: 1640, height }, shade.fill),
      [-20, DECK, 1640, height],
      arches,
      WATERLINE + 8,
    ),
    ...arches.map((arch, i) => voussoirs(`threshold ${i}`, arch, { depth: 32, color: '#ede2c9' })),
    rectangle(-20, DECK - 8, { width: 1640, height: 22 }, '#efe5cd'),
  ].join('')
}

/** Upright boards behind the arch, with crossbars; the river runs out below them. */
function gate({ at: [x, y], half, rise }: Arch, foot: number): string {
  const random = createRandom(`gate ${x}`)
  const top = y - rise
  const boards = Array.from({ length: 12 }, (_, i) => {
    const left = x - half + (i * half) / 6
    const tone = ['#7b5a3a', '#8a6a4c', '#6f5138'][Math.floor(random.between(0, 2.99))] ?? '#7b5a3a'
    return rectangle(left + 1.5, top, { width: half / 6 - 3, height: foot - top }, tone)
  })
  const bars = [0.42, 0.86].map(share =>
    rectangle(x - half, top + (foot - top) * share - 9, { width: half * 2, height: 18 }, '#4d3826'),
  )
  const clip = `<clipPath id="gate${x}"><path d="M${x - half},${WATERLINE}V${y}A${half},${rise} 0 0 1 ${x + half},${y}V${WATERLINE}Z"/></clipPath>`
  const edge = rectangle(x - half, foot - 5, { width: half * 2, height: 7 }, '#f0c98c')
  return `${clip}<g clip-path="url(#gate${x})">${boards.join('')}${bars.join('')}${edge}</g>`
}

/** A drum between two posts, its chain going down to the gate, and a post with notches. */
function windlass(): string {
  const [x, y] = [800, DECK - 6]
  const notches = [0, 1, 2, 3, 4].map(i => rectangle(x + 96, y - 150 + i * 28, { width: 26, height: 7 }, '#f7efdd'))
  return [
    line(`M${x - 46},${y}V${y - 92}M${x + 46},${y}V${y - 92}`, '#5a4331', 15),
    rectangle(x - 40, y - 86, { width: 80, height: 34 }, '#a47a50'),
    line(`M${x - 18},${y - 86}V${y - 52}M${x},${y - 86}V${y - 52}M${x + 18},${y - 86}V${y - 52}`, '#5a4331', 4),
    line(`M${x - 12},${y - 52}V${y + 20}M${x + 12},${y - 52}V${y + 20}`, '#2a211c', 5, 'stroke-dasharray="7 5"'),
    line(`M${x + 109},${y}V${y - 160}`, '#7b3a26', 24, 'style="stroke-linecap:butt"'),
    ...notches,
    shape(`M${x + 84},${y - 66}l-26,-13v26z`, '#f7efdd'),
    line(`M${x - 54},${y - 70}H${x - 84}M${x - 84},${y - 104}V${y - 36}`, '#3a2b26', 8),
  ].join('')
}

function keeper(): string {
  return person({
    at: [684, DECK - 4],
    height: 172,
    pose: {
      lean: 14,
      nod: 2,
      arms: [
        [66, 98],
        [44, 84],
      ],
      legs: [
        [28, 10],
        [-20, -26],
      ],
    },
    facing: 1,
    clothes: clothes.teal,
    headwear: 'brim',
    cut: 'coat',
    rim: { color: '#ffd699', from: -1, width: 3 },
  })
}

const logs: readonly (readonly [x: number, y: number, length: number, turn: number, color: string])[] = [
  [180, 700, 120, -4, '#7b5a3a'],
  [420, 762, 96, 6, '#8a6a4c'],
  [690, 716, 132, -3, '#6f5138'],
  [596, 846, 150, 4, '#7b5a3a'],
  [900, 690, 100, 5, '#8a6a4c'],
  [1330, 716, 116, -6, '#7b5a3a'],
  [1480, 800, 140, 3, '#6f5138'],
]

function driftwood(): string {
  return logs.map(log).join('') + log([1000, 836, 150, -2, '#a63d24'])
}

function log([x, y, length, turn, color]: (typeof logs)[number]): string {
  const half = length / 2
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${oval([0, 13], [half + 18, 7], '#f6dcae', 'opacity="0.35"')}${line(`M${-half},0H${half}`, color, 24)}${line(`M${-half},-7H${half}`, '#e6bd83', 4, 'opacity="0.55"')}${line(`M${half * 0.2},-2l20,-24`, color, 8)}${oval([half + 2, 0], [9, 12], '#d8b27c')}</g>`
}

/** Downstream: the one that bears the mark got through, and the lantern is over it. */
function sampler(): string {
  const clerk: Person = {
    at: [1168, 806],
    height: 190,
    pose: {
      lean: 24,
      nod: 14,
      arms: [
        [-20, 20],
        [62, 66],
      ],
      legs: [
        [18, -6],
        [-10, -14],
      ],
    },
    facing: -1,
    clothes: clothes.ochre,
    headwear: 'cap',
    rim: { color: '#ffd699', from: -1, width: 3 },
  }
  const [x, y]: Point = handsOf(clerk).near
  return [
    ripples(1216, 838, 420),
    lightPool([x, y + 60], 260, '#ffcf86', 0.85),
    person(clerk),
    rowboat(1216, 822, 330),
    lantern([x, y - 4], 66, 110),
  ].join('')
}
