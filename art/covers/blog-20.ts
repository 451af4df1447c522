import { clothes } from '../scenery/crew.ts'
import { person } from '../scenery/person.ts'
import { lightPool, mistPatch } from '../scenery/sky.ts'
import { linearGradient, type Point, rectangle } from '../scenery/svg.ts'
import { glitter, rippled } from '../scenery/water.ts'
import { picture, riverOutline } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { FLOOR, hall, leftHall, rightHall } from './parts/library.ts'
import { moods } from './parts/mood.ts'
import { desk, deskLamp, ledger } from './parts/office.ts'
import { line, prop, shape } from './parts/prop.ts'

const mood = moods.night
const WATER = 770

/** A night in the library: the light lies on the reader's table and on the five cards. */
export const cover: Cover = { id: 'blog-20', svg: draw }

function draw(): string {
  const scene = [leftHall(), rightHall(), bridge()].join('')
  return picture({ mood, sun: [1330, 430] }, hall(), river(scene), scene, librarian(), reader())
}

function river(scene: string): string {
  const flow = linearGradient(
    [0, WATER],
    [0, 900],
    [
      [0, '#2b6576'],
      [1, '#06161d'],
    ],
  )
  return [
    flow.defs + rectangle(0, 700, { width: 1600, height: 200 }, flow.fill),
    rippled(size, `<g transform="translate(0 ${WATER * 2}) scale(1 -1)">${scene}</g>`, {
      waterline: WATER,
      outline: riverOutline(WATER),
      opacity: 0.5,
    }),
    glitter({ seed: 'moon', from: [900, 760], to: [860, 900], spread: 190, count: 70 }, '#f6d9ab', 0.5),
    mistPatch([860, 770], 700, 60, '#2b6576', 0.6),
  ].join('')
}

const deckAt = (t: number): Point => [540 + t * 602, FLOOR - 8 - 4 * t * (1 - t) * 74]
const along = (lift: number) =>
  Array.from({ length: 21 }, (_, i) => deckAt(i / 20))
    .map(([x, y]) => `${x},${y - lift}`)
    .join('L')

/** A small wooden bridge, bowed, with a red rail. */
function bridge(): string {
  const posts = Array.from({ length: 9 }, (_, i) => deckAt(0.04 + i * 0.115))
  const planks = Array.from({ length: 34 }, (_, i) => deckAt((i + 0.5) / 34)).map(([x, y], i) =>
    rectangle(x - 8.4, y - 4, { width: 16.4, height: 15 }, i % 3 ? '#c39a6a' : '#d9b27c'),
  )
  const brace = line(`M552,${FLOOR + 66}Q840,${FLOOR - 96} 1130,${FLOOR + 66}`, '#6b4a35', 15)
  const struts = posts.slice(1, -1).map(([x, y]) => line(`M${x},${y + 8}V${y + 44}`, '#6b4a35', 9))
  return [
    brace,
    ...struts,
    line(`M${along(-15)}`, '#7d5a3f', 13),
    ...planks,
    ...posts.map(([x, y]) => line(`M${x},${y}v-66`, '#85301b', 8)),
    line(`M${along(66)}`, '#c2502f', 9),
    line(`M${along(34)}`, '#85301b', 6),
  ].join('')
}

function librarian(): string {
  const [x, y] = deckAt(0.46)
  const figure = person({
    at: [0, 0],
    height: 168,
    pose: {
      lean: 4,
      nod: 6,
      arms: [
        [30, 96],
        [24, 100],
      ],
      legs: [
        [24, 12],
        [-20, -38],
      ],
    },
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'bun',
    cut: 'skirt',
    rim: { color: '#ffe0a8', from: 1, width: 2 },
  })
  const cards = [-2, -1, 0, 1, 2].map(
    i =>
      `<g transform="rotate(${i * 17})">${shape('M-11,-50H11V-18H-11Z', '#fffaf0')}${line('M-7,-43H7M-7,-37H7M-7,-31H3', '#2b7a8b', 1.6)}${shape('M-11,-50H11V-47H-11Z', '#a63d24')}</g>`,
  )
  return (
    lightPool([x + 92, y - 245], 180, '#ffe0a8', 0.6) +
    prop([x, y - 2], 192, `${figure}<g transform="translate(44 -104)">${cards.join('')}</g>`)
  )
}

/** At the table, under the lamp. */
function reader(): string {
  const figure = person({
    at: [62, 0],
    height: 172,
    pose: 'seated',
    facing: -1,
    clothes: clothes.teal,
    headwear: 'none',
    rim: { color: '#ffe0a8', from: -1, width: 2 },
  })
  const chair = line('M88,0V-46M40,0V-44M34,-46H92M90,-46V-108', '#4a2f22', 7)
  const book = `<g transform="translate(8 -77)">${ledger()}</g>`
  const lamp = `<g transform="translate(-48 -76)">${deskLamp()}</g>`
  return (
    lightPool([1270, 470], 330, '#ffd48d', 0.8) + prop([1360, FLOOR - 10], 190, chair + figure + desk() + book + lamp)
  )
}
