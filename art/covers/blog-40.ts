import { clothes, inLight } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { linearGradient, path, stops } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { prop } from './parts/prop.ts'
import { cart } from './parts/vehicles.ts'
import { ripples, rowboat } from './parts-b/boats.ts'
import { type Cover, line, picture, raised, rows, shape, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { flatPier } from './parts-b/stones.ts'
import { evening } from './parts-b/times-of-day.ts'
import { river, valley } from './parts-b/valley.ts'

const DECK = 300
const SOFFIT = 352
const STAGE = 600
const horizon = 520
const sun = [1250, 420] as const

export const cover: Cover = { id: 'blog-40', svg }

function svg(): string {
  const span = piers() + deck()
  return picture(
    [
      valley({
        seed: 'gilded',
        time: evening,
        horizon,
        sun,
        disc: 46,
        form: t => 70 * Math.sin(t * 3 + 1),
        trees: [50, 110],
      }),
      river({
        time: evening,
        horizon,
        sun,
        mirrored: `<g transform="translate(0 1360) scale(1 -1)">${span}</g>`,
        sparkle: 120,
      }),
      piers(),
      lightPool([760, 520], 430, '#ffbe6d', 0.5),
      stage(),
      ...workers(),
      ...[-1, 1].map(side => curtain(side === 1 ? 1 : -1)),
      deck(),
      ...[430, 800, 1170].map((x, i) =>
        prop(
          [x, DECK],
          34,
          cart({ canvas: ['#f0e3c8', '#dbe7e6', '#f6d9ab'][i] ?? '#f0e3c8', bed: '#175468', horse: '#5a4331' }),
        ),
      ),
      railing(),
      buyers(),
      reeds('left', path([-10, 906], [330, 906]), 120, evening.reeds),
      reeds('right', path([1330, 906], [1610, 906]), 120, evening.reeds),
    ],
    '#10242b',
    0.42,
  )
}

function piers(): string {
  return (
    flatPier({ seed: 'gilt left', x: [60, 226], y: [DECK + 4, 720], batter: 22, course: 34, lightFrom: 1 }) +
    flatPier({ seed: 'gilt right', x: [1374, 1540], y: [DECK + 4, 720], batter: 22, course: 34, lightFrom: 1 })
  )
}

/** Gold all over, with rosettes, and thinner than any deck that carries itself. */
function deck(): string {
  const gold = linearGradient([0, DECK], [0, SOFFIT], stops([0, '#ffe9b0'], [0.35, '#e3b25c'], [1, '#9c6a2c']))
  const rosettes = times(
    29,
    i =>
      `<circle cx="${40 + i * 54.5}" cy="${DECK + 28}" r="11" fill="#fff0c4"/><circle cx="${40 + i * 54.5}" cy="${DECK + 28}" r="5" fill="#a63d24"/>`,
  )
  const fringe = times(54, i => shape(`M${i * 30 - 8},${SOFFIT - 2}q15,26 30,0Z`, i % 2 ? '#e3b25c' : '#c98f4e'))
  return (
    fringe.join('') +
    gold.defs +
    raised(shape(`M-20,${DECK}H1620V${SOFFIT}H-20Z`, gold.fill), 6) +
    line(`M-20,${DECK + 2}H1620`, '#fffaf0', 4) +
    line(`M-20,${SOFFIT - 8}H1620`, '#7b4a1f', 3) +
    rosettes.join('')
  )
}

function railing(): string {
  const posts = times(
    30,
    i =>
      line(`M${i * 56 - 10},${DECK}V${DECK - 34}`, '#c98f4e', 6) +
      `<circle cx="${i * 56 - 10}" cy="${DECK - 38}" r="7" fill="#ffe9b0"/>`,
  )
  return posts.join('') + line(`M-20,${DECK - 30}H1620`, '#e3b25c', 7) + line(`M-20,${DECK - 32}H1620`, '#fff0c4', 2)
}

/** What they stand on: planks on poles in the river. */
function stage(): string {
  const poles = times(
    8,
    i => line(`M${300 + i * 143},${STAGE}V${690 + (i % 3) * 8}`, '#4a3527', 13) + ripples(300 + i * 143, 694, 20),
  )
  return (
    poles.join('') +
    raised(shape(`M250,${STAGE}H1350V${STAGE + 18}H250Z`, '#8a6a4c'), 6) +
    line(`M250,${STAGE + 1}H1350`, '#e6bd83', 4)
  )
}

/** Nine of them, those behind the curtains seen only by their feet. */
function workers(): readonly string[] {
  const worn = [clothes.linen, clothes.teal, clothes.oxide, clothes.ochre, clothes.night] as const
  return times(9, i => {
    const x = 320 + i * 120
    const figure: Person = {
      at: [x, STAGE],
      height: 214,
      pose: { lean: i % 2 ? 3 : -2, nod: 12, arms: rows([150, 176], [160, 186]), legs: rows([14, 2], [-14, -6]) },
      facing: i < 5 ? 1 : -1,
      clothes: inLight(worn[i % 5] ?? clothes.linen, '#a8704a', 0.12),
      headwear: i % 3 === 1 ? 'cap' : 'none',
      rim: { color: '#ffd699', from: -1, width: 3 },
    }
    return person(figure)
  })
}

/** Red cloth from the deck down to their knees, drawn aside in the middle. */
function curtain(side: 1 | -1): string {
  const x = (offset: number) => 800 + side * offset
  const cloth = linearGradient([x(580), 0], [x(200), 0], stops([0, '#6e2415'], [0.6, '#a63d24'], [1, '#7b2a17']))
  const outline = `M${x(590)},${SOFFIT - 4}H${x(150)}C${x(170)},430 ${x(250)},480 ${x(300)},500C${x(280)},520 ${x(286)},545 ${x(292)},556${times(5, i => `Q${x(320 + i * 60)},${574} ${x(350 + i * 60)},556`).join('')}Z`
  const folds = times(6, i =>
    line(
      `M${x(560 - i * 62)},${SOFFIT}C${x(556 - i * 60)},430 ${x(552 - i * 46)},490 ${x(566 - i * 46)},552`,
      i % 2 ? '#5d1d10' : '#d9795f',
      5,
      'opacity="0.5"',
    ),
  )
  const tie = line(`M${x(318)},486Q${x(298)},508 ${x(280)},500`, '#f0b56b', 11)
  return raised(cloth.defs + shape(outline, cloth.fill), 9) + folds.join('') + tie
}

/** They came by boat, which is the only way to see the underside. */
function buyers(): string {
  const rim = { color: '#ffd699', from: 1, width: 3 } as const
  const lead: Person = {
    at: [560, 806],
    height: 190,
    pose: { lean: -3, nod: -22, arms: rows([10, 26], [104, 122]), legs: rows([9, 3], [-9, -5]) },
    facing: 1,
    clothes: clothes.night,
    headwear: 'brim',
    cut: 'coat',
    rim,
  }
  const second: Person = {
    at: [450, 806],
    height: 182,
    pose: { lean: 2, nod: -20, arms: rows([26, 82], [70, 84]), legs: rows([8, 3], [-8, -5]) },
    facing: 1,
    clothes: clothes.teal,
    headwear: 'bun',
    cut: 'coat',
    rim,
  }
  const { near } = handsOf(lead)
  return (
    person(second) +
    person(lead) +
    lantern([near[0], near[1] - 4], 52, 200) +
    rowboat(500, 830, 330, '#5a2c1c') +
    ripples(500, 846, 150)
  )
}
