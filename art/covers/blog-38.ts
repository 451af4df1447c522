import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { path, rectangle } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { desk, deskLamp } from './parts/office.ts'
import { prop } from './parts/prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { type Cover, line, picture, placed, rows, shape } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { horse } from './parts-b/horse.ts'
import { slips } from './parts-b/papers.ts'
import { dusk } from './parts-b/times-of-day.ts'
import { river, valley } from './parts-b/valley.ts'

const DECK = 640
const WATER = 800
const horizon = 560
const sun = [300, 470] as const
const warm = { color: '#ffd699', from: 1, width: 3 } as const

export const cover: Cover = { id: 'blog-38', svg }

function svg(): string {
  const stone = bridge()
  return picture(
    [
      valley({ seed: 'letters', time: dusk, horizon, sun, disc: 40, form: t => 60 * Math.sin(t * 4), trees: [40, 90] }),
      river({
        time: dusk,
        horizon,
        sun,
        mirrored: `<g transform="translate(0 ${WATER * 2}) scale(1 -1)">${stone}</g>`,
        sparkle: 80,
      }),
      lightPool([700, 420], 430, '#ffbe6d', 0.6),
      lightPool([980, 470], 330, '#ffcf86', 0.55),
      stone,
      ...travelers(),
      keeper(),
      copyist(),
      courier(),
      rectangle(-10, DECK - 4, { width: 1620, height: 16 }, '#cbb992'),
      reeds('left', path([-10, 906], [260, 906]), 110, dusk.reeds),
      reeds('right', path([1390, 906], [1610, 906]), 110, dusk.reeds),
    ],
    '#061820',
    0.42,
  )
}

const arches: readonly Arch[] = [150, 583, 1017, 1450].map(x => ({ at: [x, WATER], half: 168, rise: 118 }))

function bridge(): string {
  const [x, width, height] = [-20, 1640, 186]
  const wall = blockwork({
    seed: 'letter bridge',
    at: [x, DECK],
    width,
    height,
    course: 31,
    color: '#b9a98c',
    mortar: '#77695a',
  })
  const soffits = arches.map(({ at: [ax, ay], half, rise }) =>
    shape(
      `M${ax - half},826V${ay}A${half},${rise} 0 0 1 ${ax + half},${ay}A${half - 14},${rise - 14} 0 0 0 ${ax - half + 40},${ay + 4}V826Z`,
      '#4d463f',
    ),
  )
  return [
    ...soffits,
    cutWall(
      wall + rectangle(x, DECK, { width, height }, '#10303c', 'opacity="0.3"'),
      [x, DECK, width, height],
      arches,
      830,
    ),
    ...arches.map((arch, i) => voussoirs(`letters ${i}`, arch, { depth: 24, color: '#cdbd9c' })),
  ].join('')
}

/** A folded letter, the sheet about 0,0; a serious one has a red seal. */
function letter(w: number, isSerious = false): string {
  const h = w * 0.66
  return (
    shape(`M${-w / 2},${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`, '#fffaf0') +
    line(`M${-w / 2},${-h / 2}L0,${h * 0.1}L${w / 2},${-h / 2}`, '#a89f8e', 2) +
    (isSerious ? `<circle cy="${h * 0.1}" r="${w * 0.15}" fill="#c2502f"/>` : '')
  )
}

/** Those who come with their letters, the last still in the dark. */
function travelers(): readonly string[] {
  const worn = [clothes.night, clothes.ochre, clothes.teal] as const
  return [90, 230, 370].map((x, i) => {
    const figure: Person = {
      at: [x, DECK],
      height: [188, 206, 196][i] ?? 196,
      pose: { lean: 3, nod: 4, arms: rows([10, 20], [40, 92]), legs: rows([14, 6], [-12, -14]) },
      facing: 1,
      clothes: worn[i] ?? clothes.teal,
      headwear: i === 1 ? 'bun' : 'brim',
      cut: i === 1 ? 'skirt' : 'coat',
      rim: { ...warm, width: 2 },
    }
    const { near } = handsOf(figure)
    return person(figure) + placed(letter(42, i === 1), near[0] + 12, near[1] - 10, -8)
  })
}

/** The first to read: the sheet is open before her, the lantern close. */
function keeper(): string {
  const figure: Person = {
    at: [590, DECK],
    height: 262,
    pose: { lean: 4, nod: 16, arms: rows([34, 100], [26, 108]), legs: rows([7, 2], [-7, -4]) },
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'bun',
    cut: 'coat',
    rim: warm,
  }
  const { near } = handsOf(figure)
  const sheet =
    shape('M-34,-46H34V46H-34Z', '#fffaf0') +
    line('M-24,-28H22M-24,-14H18M-24,0H24M-24,14H8', '#2b7a8b', 4) +
    line('M-26,8H26', '#c2502f', 4, 'opacity="0.9"')
  const post = line(`M770,${DECK}V336M770,342H712`, '#3a2b26', 11) + line('M767,600V346', '#8a6a4c', 3)
  return post + lantern([712, 342], 66, 220) + person(figure) + placed(sheet, near[0] + 20, near[1] - 24, 7)
}

/** After her the scribe, who copies what has been read. */
function copyist(): string {
  const scribe = person({
    at: [58, 0],
    height: 172,
    pose: { lean: 14, nod: 16, arms: rows([34, 78], [42, 92]), legs: rows([88, 2], [82, -4]) },
    facing: -1,
    clothes: clothes.linen,
    headwear: 'cap',
    rim: { color: '#ffe0a8', from: -1, width: 2 },
  })
  const stool = line('M84,0V-46M42,0V-44M36,-46H90', '#3a2b26', 7)
  const lamp = `<g transform="translate(-8 -76)">${deskLamp()}</g>`
  const sheet = shape('M-2,-76L22,-80L34,-76Z', '#fffaf0')
  return (
    prop([990, DECK], 150, stool + scribe + desk('#7b4a30') + sheet + lamp) +
    slips('copies', 912, DECK - 115, 60, 10, 5.5)
  )
}

function courier(): string {
  const figure: Person = {
    at: [1226, DECK],
    height: 226,
    pose: { lean: 1, nod: -2, arms: rows([48, 84], [12, 70]), legs: rows([9, 3], [-9, -5]) },
    facing: 1,
    clothes: clothes.teal,
    headwear: 'cap',
    cut: 'jacket',
    rim: { color: '#ffd699', from: -1, width: 3 },
  }
  const { far } = handsOf(figure)
  const satchel =
    line('M1214,470L1266,560', '#e6bd83', 5) +
    shape('M1238,548H1294V594H1238Z', '#7b3a26') +
    shape('M1236,546H1296V568H1236Z', '#a63d24') +
    placed(letter(34, true), 1264, 540, -6)
  const rein = line(`M${far[0]},${far[1]}Q1380,560 1486,456`, '#e6cf9f', 4)
  return (
    horse({ at: [1392, DECK], height: 232, facing: 1, color: '#6f4733', rim: '#ffd699', stride: 0.3 }) +
    person(figure) +
    satchel +
    rein
  )
}
