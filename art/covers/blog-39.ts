import { clothes } from '../scenery/crew.ts'
import type { Person } from '../scenery/figure.ts'
import { person, personShadow } from '../scenery/person.ts'
import { linearGradient, path, rectangle, stops } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { createRandom } from '../toolkit/random.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { type Cover, line, picture, placed, raised, rows, shape, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { noon } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const YARD = 720
const BELT = 560
const horizon = 430
const sun = [250, 130] as const
const BAR = 690

export const cover: Cover = { id: 'blog-39', svg }

function svg(): string {
  const stone = unfinished()
  return picture([
    valley({
      seed: 'sorting yard',
      time: noon,
      horizon,
      sun,
      disc: 40,
      form: t => 50 * Math.cos(t * 5),
      trees: [40, 90],
    }),
    river({
      time: noon,
      horizon,
      sun,
      mirrored: `<g transform="translate(0 ${560 * 2}) scale(1 -1)">${stone}</g>`,
      sparkle: 90,
    }),
    stone,
    ground(noon, 'M-10,650C300,632 900,640 1610,622V910H-10Z', 620),
    broadleaf({ seed: 'yard oak', at: [1560, 640], height: 300, lightFrom: -1, foliage: noon.nearTrees }),
    heap(),
    belt(),
    ...times(8, i => placed(block(`good ${i}`, 84, 58, i === 5), 80 + i * 122, BELT - 1)),
    sight(),
    shelf(),
    inspector(),
    reeds('left', path([-10, 906], [420, 906]), 90, noon.reeds),
    reeds('right', path([1180, 906], [1610, 906]), 90, noon.reeds),
  ])
}

/** The bridge that the stones are for: two arches stand, of the third only the pier. */
function unfinished(): string {
  const arches: readonly Arch[] = [880, 1120].map(x => ({ at: [x, 556], half: 96, rise: 92 }))
  const box = [760, 420, 480, 150] as const
  const [x, y, width, height] = box
  const wall = blockwork({
    seed: 'yard bridge',
    at: [x, y],
    width,
    height,
    course: 25,
    color: '#d9d2c5',
    mortar: '#9aa39c',
  })
  return (
    cutWall(wall, box, arches, 580) +
    arches.map((arch, i) => voussoirs(`yard ${i}`, arch, { depth: 20, color: '#efe8d8' })).join('') +
    rectangle(x - 6, y - 16, { width: width - 40, height: 18 }, '#c3b592') +
    blockwork({
      seed: 'next pier',
      at: [1400, 478],
      width: 62,
      height: 92,
      course: 23,
      color: '#d9d2c5',
      mortar: '#9aa39c',
    })
  )
}

/** A cut stone standing on 0,0; cracked ones show a dark line. */
function block(seed: string, w: number, h: number, crack = false): string {
  const random = createRandom(seed)
  const color = random.pick(['#e3dccd', '#d9d2c5', '#ece6db', '#cfc8ba'])
  const face = linearGradient([0, -h], [0, 0], stops([0, '#ffffff', 0.35], [1, '#10303c', 0.28]))
  const outline = `M${-w / 2},0V${-h + 4}L${-w / 2 + 4},${-h}H${w / 2 - 4}L${w / 2},${-h + 4}V0Z`
  const split = crack
    ? line(
        `M${-w * 0.12},${-h}L${w * 0.04},${-h * 0.68}L${-w * 0.08},${-h * 0.42}L${w * 0.12},${-h * 0.1}`,
        '#3a2b26',
        4.5,
      ) + line(`M${w * 0.04},${-h * 0.68}L${w * 0.24},${-h * 0.52}`, '#3a2b26', 3)
    : ''
  return (
    shape(outline, color) +
    face.defs +
    shape(outline, face.fill) +
    line(`M${-w / 2 + 5},${-h + 2}H${w / 2 - 5}`, '#fffaf0', 3) +
    split
  )
}

/** What has not passed yet: a great many. */
function heap(): string {
  return [7, 6, 4, 2]
    .flatMap((count, row) =>
      times(count, i => placed(block(`heap ${row} ${i}`, 62, 42), -20 + row * 30 + i * 64, YARD + 66 - row * 43)),
    )
    .join('')
}

function belt(): string {
  const legs = times(5, i => {
    const x = 70 + i * 245
    return line(`M${x},${BELT + 30}L${x - 30},${YARD + 16}M${x},${BELT + 30}L${x + 30},${YARD + 16}`, '#6b4a35', 13)
  })
  const rollers = times(
    17,
    i =>
      `<circle cx="${40 + i * 66}" cy="${BELT + 15}" r="14" fill="#35535a"/><circle cx="${40 + i * 66}" cy="${BELT + 15}" r="5" fill="#dbe7e6"/>`,
  )
  return (
    raised(legs.join(''), 6) +
    rectangle(-10, BELT + 24, { width: 1125, height: 18 }, '#8a6a4c') +
    rollers.join('') +
    rectangle(-10, BELT - 1, { width: 1125, height: 8 }, '#16323b') +
    line(`M-10,${BELT}H1112`, '#8fb8bf', 2)
  )
}

/** The limit: a red bar on two posts with a scale, and the beam of the eye through it. */
function sight(): string {
  const marks = times(9, i => line(`M${BAR + 62},${BELT - 40 - i * 22}h${i % 2 ? 10 : 18}`, '#10303c', 3))
  const post = (x: number) =>
    shape(`M${x - 9},${BELT + 8}V286H${x + 9}V${BELT + 8}Z`, '#a98055') + line(`M${x - 5},${BELT}V292`, '#e6bd83', 4)
  const beam = shape(`M${BAR},330L${BAR - 62},${BELT - 2}H${BAR + 62}Z`, '#fff3d6', 'opacity="0.5"')
  return (
    beam +
    post(BAR - 88) +
    post(BAR + 88) +
    shape(`M${BAR - 112},270H${BAR + 112}V292H${BAR - 112}Z`, '#7b5a3a') +
    shape(`M${BAR + 58},${BELT - 236}H${BAR + 78}V${BELT - 28}H${BAR + 58}Z`, '#f7f4ee') +
    marks.join('') +
    raised(shape(`M${BAR - 100},${BELT - 86}H${BAR + 100}V${BELT - 74}H${BAR - 100}Z`, '#c2502f'), 5) +
    shape(`M${BAR - 30},292H${BAR + 30}L${BAR + 18},334H${BAR - 18}Z`, '#16323b') +
    `<circle cx="${BAR}" cy="334" r="17" fill="#8fb8bf"/><circle cx="${BAR - 4}" cy="330" r="6" fill="#fffaf0"/>`
  )
}

/** Room for many; only three have been found. */
function shelf(): string {
  const [left, right, top] = [1288, 1540, 388]
  const boards = times(
    4,
    i =>
      rectangle(left, top + i * 108, { width: right - left, height: 12 }, '#a98055') +
      line(`M${left},${top + i * 108 + 1}H${right}`, '#e6bd83', 3),
  )
  const tag = (x: number, y: number) =>
    line(`M${x},${y - 58}v16`, '#6b4a35', 2) + shape(`M${x - 11},${y - 44}h22v28h-22Z`, '#c2502f')
  const found = rows([1346, top + 108], [1346, top + 216], [1430, top + 216])
  return (
    raised(
      shape(
        `M${left - 12},${top - 14}H${left + 4}V${YARD + 20}H${left - 12}ZM${right - 4},${top - 14}H${right + 12}V${YARD + 20}H${right - 4}Z`,
        '#6b4a35',
      ),
      8,
    ) +
    shape(`M${left + 4},${top}H${right - 4}V${top + 330}H${left + 4}Z`, '#16323b', 'opacity="0.55"') +
    boards.join('') +
    found.map(([x, y], i) => placed(block(`bad ${i}`, 72, 50, true), x, y) + tag(x + 24, y + 4)).join('')
  )
}

function inspector(): string {
  const figure: Person = {
    at: [1180, YARD + 30],
    height: 292,
    pose: { lean: 3, nod: 8, arms: rows([44, 92], [34, 96]), legs: rows([8, 3], [-8, -4]) },
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'helmet',
    cut: 'coat',
    rim: { color: '#fff4d8', from: -1, width: 3 },
  }
  const { near } = handsOf(figure)
  return (
    personShadow(figure, 0.6, 0.16, '#10303c', 0.35) +
    person(figure) +
    placed(block('doubt', 66, 46), near[0] + 14, near[1] + 8, -5)
  )
}
