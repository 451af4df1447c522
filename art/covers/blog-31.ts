import { clothes } from '../scenery/crew.ts'
import { person } from '../scenery/person.ts'
import { curveThrough, linearGradient, type Point } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { ground, picture, valley } from './parts/backdrop.ts'
import type { Cover } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line, oval, prop, shape } from './parts/prop.ts'
import { sketchedBridge } from './parts/sketched-bridge.ts'
import { storefront } from './parts/storefront.ts'

const mood = moods.morning
const place = { seed: 'small business', mood, horizon: 420, sun: [1150, 190], disc: 50 } as const
const stones: readonly Point[] = [
  [600, 716],
  [742, 700],
  [886, 712],
]

export const cover: Cover = { id: 'blog-31', svg: draw }

function draw(): string {
  return picture(
    place,
    valley(place),
    banks(),
    sketchedBridge(),
    prop([250, 640], 140, storefront()),
    ...stones.map((at, i) => stone(at, i + 1)),
    stone([1036, 690], 0),
    shopkeeper(),
    reeds(
      'left',
      [
        [-20, 900],
        [470, 900],
      ],
      90,
      ['#175468', '#2c6167', '#10303c'],
    ),
    reeds(
      'right',
      [
        [1290, 880],
        [1620, 880],
      ],
      110,
      ['#175468', '#2c6167', '#10303c'],
    ),
  )
}

function banks(): string {
  const far = ground(mood, [0, 440], [0, 760])
  const near = ground(mood, [0, 600], [0, 900])
  const stream = linearGradient(
    [0, 470],
    [0, 900],
    [
      [0, '#c9dedb'],
      [0.35, '#6ba6b1'],
      [1, '#175468'],
    ],
  )
  const edge: readonly Point[] = [
    [1010, 470],
    [900, 500],
    [760, 540],
    [600, 590],
    [520, 650],
    [470, 740],
    [430, 910],
  ]
  const other: readonly Point[] = [
    [1090, 470],
    [1120, 500],
    [1180, 540],
    [1260, 600],
    [1310, 680],
    [1330, 780],
    [1345, 910],
  ]
  const water = `${curveThrough(edge)}L${other
    .toReversed()
    .map(([x, y]) => `${x},${y}`)
    .join(' ')}Z`
  const shallows =
    line(curveThrough(edge), '#ece6db', 16, 'opacity="0.8"') + line(curveThrough(other), '#ece6db', 16, 'opacity="0.8"')
  const ripples = Array.from({ length: 46 }, (_, i) => {
    const y = 500 + ((i * 53) % 380)
    const t = (y - 470) / 430
    return oval(
      [1040 - t * 160 + Math.sin(i * 2.3) * (60 + t * 340), y],
      [8 + t * 30, 1 + t * 2.2],
      '#ffffff',
      `opacity="${0.2 + (i % 4) * 0.1}"`,
    )
  })
  return [
    far.defs,
    `<path d="M0,470C400,450 1200,455 1600,462V900H0Z" fill="${far.fill}"/>`,
    broadleaf({ seed: 'oak by the stream', at: [1450, 600], height: 330, lightFrom: -1, foliage: mood.foliage }),
    broadleaf({ seed: 'ash', at: [1310, 505], height: 150, lightFrom: -1, foliage: mood.foliage }),
    broadleaf({ seed: 'elm', at: [620, 490], height: 120, lightFrom: 1, foliage: mood.foliage }),
    near.defs + stream.defs,
    `<path d="${water}" fill="${stream.fill}"/>`,
    shallows,
    ...ripples,
  ].join('')
}

/** A stone in the water; its number is told in strokes, as on a tally. Without one it is still in the hands. */
function stone([x, y]: Point, tally: number): string {
  const marks = Array.from({ length: tally }, (_, i) =>
    line(`M${x - (tally - 1) * 9 + i * 18},${y + 1}v17`, '#a63d24', 6),
  )
  const ring = tally
    ? oval([x, y + 20], [82, 22], '#dbe7e6', 'opacity="0.5"')
    : oval([x, y + 30], [78, 15], '#10303c', 'opacity="0.35"')
  const lift = tally ? 0 : -8
  return `${ring}<g transform="translate(0 ${lift})">${oval([x, y + 12], [74, 33], '#8d8474')}${oval([x, y], [73, 32], '#d9d2c5')}${oval([x - 4, y - 5], [64, 25], '#f7f4ee')}${marks.join('')}</g>`
}

function shopkeeper(): string {
  const figure = {
    at: [0, 0],
    height: 172,
    pose: {
      lean: 66,
      nod: -18,
      arms: [
        [34, 26],
        [40, 30],
      ],
      legs: [
        [44, -22],
        [30, -34],
      ],
    },
    facing: 1,
    clothes: { ...clothes.teal, hat: '#3a2b26' },
    headwear: 'none',
    rim: { color: mood.glow, from: 1 },
  } as const
  const apron =
    shape('M2,-70L40,-88L74,-104L80,-92L54,-66L40,-34L18,-38Z', '#f0e6cf') + line('M0,-72L30,-96', '#f0e6cf', 4)
  return prop([868, 694], 215, person(figure) + apron)
}
