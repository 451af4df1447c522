import { clothes } from '../scenery/crew.ts'
import { person } from '../scenery/person.ts'
import { mistPatch } from '../scenery/sky.ts'
import { linearGradient, rectangle } from '../scenery/svg.ts'
import { rippled } from '../scenery/water.ts'
import { picture, riverOutline, valley } from './parts/backdrop.ts'
import { boatInside, boatSide } from './parts/boat.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { calendar } from './parts/office.ts'
import { line, oval, prop, shape } from './parts/prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { woodedShore } from './parts/woods.ts'

const mood = moods.dawn
const place = { seed: 'by the day', mood, horizon: 470, sun: [330, 350], disc: 54, shore: 520 } as const
const arch: Arch = { at: [440, 560], half: 560, rise: 420 }
const LEDGE = 704

export const cover: Cover = { id: 'blog-27', svg: draw }

function draw(): string {
  const stone = masonry()
  return picture(
    place,
    valley(place),
    woodedShore('by the day', mood, [-40, 532], [1000, 528], 22, 120),
    mistPatch([420, 560], 1100, 130, mood.haze, 0.7),
    rippled(size, `<g transform="translate(0 1500) scale(1 -1)">${pier()}</g>`, {
      waterline: 750,
      outline: riverOutline(750),
      opacity: 0.55,
    }),
    stone,
    pier(),
    boatInside(),
    engineer(),
    boatSide(),
    waterEdge(),
  )
}

function masonry(): string {
  const wall = blockwork({
    seed: 'great arch',
    at: [-20, -20],
    width: 1640,
    height: 800,
    course: 62,
    color: '#d8cdb8',
    mortar: '#a0937e',
  })
  const shade = linearGradient(
    [200, 0],
    [1600, 500],
    [
      [0, '#fff0cf', 0.2],
      [0.5, '#10303c', 0.12],
      [1, '#10303c', 0.5],
    ],
  )
  const soffit = shape(
    'M1000,760V560A560,420 0 0 0 440,140A560,420 0 0 0 -120,560V500A500,396 0 0 1 420,178A510,400 0 0 1 944,572V760Z',
    '#8b8072',
  )
  const lit = cutWall(
    wall + shade.defs + rectangle(-20, -20, { width: 1640, height: 800 }, shade.fill),
    [-20, -20, 1640, 790],
    [arch],
    770,
  )
  return soffit + lit + voussoirs('great ring', arch, { depth: 62, color: '#e8dcc5' })
}

/** The foot of the pier, with a ledge to land on. */
function pier(): string {
  const foot = blockwork({
    seed: 'landing',
    at: [880, LEDGE],
    width: 760,
    height: 84,
    course: 42,
    color: '#cfc3ad',
    mortar: '#8d8272',
  })
  const shade = linearGradient(
    [880, 0],
    [1600, 0],
    [
      [0, '#10303c', 0.05],
      [1, '#10303c', 0.5],
    ],
  )
  return (
    foot +
    shade.defs +
    rectangle(880, LEDGE, { width: 760, height: 84 }, shade.fill) +
    rectangle(872, LEDGE - 14, { width: 760, height: 18 }, '#f3ead6') +
    line(`M930,${LEDGE - 190}v40M930,${LEDGE - 150}`, '#182a30', 8)
  )
}

function engineer(): string {
  const figure = person({
    at: [0, 0],
    height: 178,
    pose: {
      lean: 12,
      nod: -4,
      arms: [
        [40, 64],
        [14, 74],
      ],
      legs: [
        [-22, -34],
        [66, -4],
      ],
    },
    facing: 1,
    clothes: { ...clothes.teal, hat: '#c9a877' },
    cut: 'jacket',
    rim: { color: '#ffe6bb', from: -1, width: 2 },
  })
  const roll = `<g transform="translate(46 -118) rotate(-52)">${shape('M-52,-8H52V8H-52Z', '#f7f4ee')}${oval([52, 0], [4, 8], '#d9d2c5')}${line('M-6,-8V8M4,-8V8', '#a63d24', 3)}</g>`
  const sheet = `<g transform="translate(2 -100) rotate(-12) scale(0.92)">${calendar([10, 24])}</g>`
  const sleeve = line('M16,-140L24,-106L44,-96', '#24606f', 12)
  return prop([818, 740], 228, roll + figure + sheet + sleeve)
}

/** The line where the stone meets the water. */
function waterEdge(): string {
  return [0, 1, 2, 3, 4]
    .map(i => line(`M${900 + i * 130},${790 + (i % 2) * 5}h${90}`, '#f5e2bd', 3, 'opacity="0.6"'))
    .join('')
}
