import { clothes } from '../scenery/crew.ts'
import { bridgeFromTheSide } from '../scenery/elevation.ts'
import type { Person } from '../scenery/figure.ts'
import { redBridge } from '../scenery/moods.ts'
import { person } from '../scenery/person.ts'
import { path } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { createRandom } from '../toolkit/random.ts'
import { ripples, rowboat } from './parts-b/boats.ts'
import { type Cover, line, picture, shape, size, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { flatPier } from './parts-b/stones.ts'
import { dusk } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const horizon = 440
const DECK = 330
const sun = [520, 380] as const
const lamp = '#f0b56b'
const red = '#ef6a4c'

export const cover: Cover = { id: 'blog-42', svg }

function svg(): string {
  const span = bridge()
  return picture(
    [
      valley({ seed: 'cases', time: dusk, horizon, sun, disc: 34, form: t => 60 * Math.sin(t * 4), trees: [36, 90] }),
      river({
        time: dusk,
        horizon,
        sun,
        mirrored: `<g transform="translate(0 ${horizon * 2 + 40}) scale(1 -1)">${span}</g>`,
        sparkle: 60,
      }),
      span,
      lights(),
      ground(dusk, 'M-20,800C150,790 260,820 330,920H-20Z', 800),
      keeper(),
      reeds('left', path([-10, 906], [360, 906]), 110, dusk.reeds),
      reeds('right', path([1440, 906], [1610, 906]), 90, dusk.reeds),
    ],
    '#0b222b',
    0.4,
  )
}

function bridge(): string {
  const plan = { from: 0, to: 46, kind: 'burr', width: 5, eave: 4.2, ridge: 6.6, panel: 3.2, boards: 'half' } as const
  const piers = [150, 600, 1050, 1500].map(x =>
    flatPier({ seed: `case ${x}`, x: [x - 28, x + 28], y: [DECK + 20, horizon + 30], batter: 8, course: 20, lightFrom: -1 }),
  )
  return piers.join('') + bridgeFromTheSide(size, { at: [-20, DECK], width: 1640, plan, look: redBridge, light: dusk.light })
}

/** Paper lamps drift down from the bridge; nine in ten burn as they should. */
function lights(): string {
  const { next: random } = createRandom('lamps on the river')
  const found = times(230, () => {
    const depth = random() ** 1.5
    const [x, y] = [800 + (random() - 0.5) * (700 + 1100 * depth), horizon + 36 + depth * 400]
    return { x, y, size: 3 + depth * 13, isWrong: random() < 0.1 }
  })
  return found
    .filter(({ x, y }) => Math.abs(x - 1010) > 190 || y < 640)
    .sort((a, b) => a.y - b.y)
    .map(light)
    .join('')
}

type Lamp = { readonly x: number; readonly y: number; readonly size: number; readonly isWrong: boolean }

function light({ x, y, size, isWrong }: Lamp): string {
  const color = isWrong ? red : lamp
  const round = (value: number) => Math.round(value * 10) / 10
  const [cx, cy] = [x, y].map(round)
  return (
    `<ellipse cx="${cx}" cy="${round(y + size * 1.9)}" rx="${round(size * 0.7)}" ry="${round(size * 1.7)}" fill="${color}" opacity="0.3"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(size * 2)}" fill="${color}" opacity="0.16"/>` +
    shape(`M${round(x - size)},${round(y + size * 0.8)}h${round(size * 2)}l${round(-size * 0.4)},${round(size * 0.5)}h${round(-size * 1.2)}Z`, '#3a2a22') +
    `<rect x="${round(x - size * 0.6)}" y="${round(y - size)}" width="${round(size * 1.2)}" height="${round(size * 1.8)}" rx="${round(size * 0.2)}" fill="${color}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(size * 0.35)}" fill="#fff4d6"/>`
  )
}

/** In a boat, with a lamp that does not burn as it should on the hook. */
function keeper(): string {
  const figure: Person = {
    at: [985, 752],
    height: 250,
    pose: 'pulling',
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'helmet',
    rim: { color: '#fbdca8', from: -1 },
  }
  const { near, far } = handsOf(figure)
  const pole = line(`M${far[0] - 60},${far[1] + 50}L${near[0]},${near[1]}L1180,640`, '#8a6a4c', 8)
  const hooked = light({ x: 1192, y: 690, size: 24, isWrong: true }) + line('M1180,640V664', '#d8b27c', 3)
  return ripples(1000, 800, 300) + pole + hooked + person(figure) + rowboat(1000, 778, 380)
}
