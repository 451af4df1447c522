import { clothes } from '../scenery/crew.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { rectangle } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { picture, valley } from './parts/backdrop.ts'
import type { Cover } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line, prop, shape } from './parts/prop.ts'
import { type Arch, blockwork, cutWall, voussoirs } from './parts/stones.ts'
import { type Stratum, stratum } from './parts/strata.ts'
import { woodedShore } from './parts/woods.ts'

const mood = moods.noon
const place = { seed: 'five layers', mood, horizon: 330, sun: [1260, 130], disc: 46, shore: 392 } as const
const FACE = 640
const arch: Arch = { at: [330, 660], half: 214, rise: 214 }

const layers: readonly Stratum[] = [
  { kind: 'bed', y: 776, height: 130, end: 1640, color: '#4d8088' },
  { kind: 'footing', y: 664, height: 112, end: 1206, color: '#a89f8e' },
  { kind: 'masonry', y: 540, height: 124, end: 1070, color: '#d9d2c5' },
  { kind: 'rubble', y: 428, height: 112, end: 930, color: '#b04a2f' },
  { kind: 'paving', y: 366, height: 62, end: 800, color: '#f0ebe0' },
]

export const cover: Cover = { id: 'blog-32', svg: draw }

function draw(): string {
  return picture(
    place,
    valley(place),
    woodedShore('five layers', mood, [600, 408], [1640, 402], 18, 110),
    rectangle(0, 770, { width: 1600, height: 130 }, '#24505e'),
    ...layers.map(layer => stratum(layer, layer.kind === 'bed' ? -20 : FACE - 20)),
    facing(),
    parapet(),
    lightPool([930, 484], 260, '#f6d9ab', 0.4),
    line('M628,431H932V537H628Z', '#f0b56b', 5, 'stroke-dasharray="18 12"'),
    surveyor(),
    reeds(
      'river bed',
      [
        [1180, 906],
        [1620, 906],
      ],
      70,
      ['#0b222b', '#175468', '#2b7a8b'],
    ),
  )
}

/** The bridge as everybody sees it, before its side is taken away. */
function facing(): string {
  const wall = blockwork({
    seed: 'facing',
    at: [-20, 366],
    width: FACE + 20,
    height: 420,
    course: 42,
    color: '#e3dccd',
    mortar: '#a89f8e',
  })
  const soffit = `<path d="M116,660A214,214 0 0 1 544,660V786H480V668A200,200 0 0 0 156,560Z" fill="#7d776c"/>`
  const ring = voussoirs('facing ring', arch, { depth: 36, color: '#f0e9dc' })
  const cut = line(`M${FACE},366V786`, '#8d8474', 6)
  return soffit + cutWall(wall, [-20, 366, FACE + 20, 420], [arch], 790) + ring + cut
}

function parapet(): string {
  const rail = blockwork({
    seed: 'parapet',
    at: [-20, 312],
    width: 600,
    height: 54,
    course: 27,
    color: '#ece6db',
    mortar: '#a89f8e',
  })
  return (
    rail +
    rectangle(-20, 302, { width: 612, height: 14 }, '#f7f4ee') +
    rectangle(-20, 362, { width: FACE + 30, height: 10 }, '#f7f4ee')
  )
}

function surveyor(): string {
  const figure = person({
    at: [0, 0],
    height: 178,
    pose: {
      lean: 3,
      nod: 12,
      arms: [
        [30, 70],
        [48, 104],
      ],
      legs: [
        [7, 3],
        [-7, -4],
      ],
    },
    facing: -1,
    clothes: clothes.ochre,
    cut: 'coat',
    rim: { color: '#fff3d8', from: 1 },
  })
  return prop([1400, 800], 214, figure + map())
}

/** A paper map of the five layers; a red mark about one of them. */
function map(): string {
  const bands = ['#f0ebe0', '#b04a2f', '#cfc6b6', '#8d8474', '#2b7a8b']
  const rows = bands.map((color, i) => shape(`M-50,${-40 + i * 16}H${50 - (4 - i) * 9}V${-26 + i * 16}H-50Z`, color))
  return `<g transform="translate(-66 -112) rotate(-7)">${shape('M-60,-52H60V52H-60Z', '#d9d2c5', 'transform="translate(4 4)"')}${shape('M-60,-52H60V52H-60Z', '#f7f4ee')}${rows.join('')}${line('M-55,-18C-58,-30 26,-32 30,-18C32,-4 -52,-4 -55,-16', '#a63d24', 3.6)}${line('M30,-18L52,-6', '#10303c', 5)}${line('M-20,-52V52M20,-52V52', '#a89f8e', 1, 'opacity="0.5"')}</g>`
}
