import { createCamera } from '../scenery/camera.ts'
import { clothes, crew } from '../scenery/crew.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { lightPool } from '../scenery/sky.ts'
import { box, type Face } from '../scenery/solids.ts'
import { wagonFromBehind } from '../scenery/wagon.ts'
import { picture, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { ledger } from './parts/office.ts'
import { line, oval, propAt, shape } from './parts/prop.ts'
import { seriesBridge, seriesSeed } from './parts/series.ts'
import { boardedRailing, plankWay } from './parts/timber.ts'
import { woodedShore } from './parts/woods.ts'

const mood = moods.night
const place = { seed: seriesSeed, mood, horizon: 400, sun: [1180, 150], disc: 46, shore: 440 } as const
const deck = seriesBridge.deck
const GATE = 2.2
const light = {
  ...mood.light,
  lamps: [
    { at: [GATE, deck + 2.6, -1.9], color: '#ffd08a', reach: 6, strength: 1 },
    { at: [GATE, deck + 2.6, 1.9], color: '#ffd08a', reach: 6, strength: 1 },
    { at: [14, deck + 1, 0], color: '#ffd08a', reach: 5, strength: 0.8 },
  ],
  haze: { color: mood.haze, near: 12, far: 50, most: 0.7 },
} as const

/** Part 4: the bridge has railings of solid boards, a gate that weighs, and a keeper with a ledger. */
export const cover: Cover = { id: 'blog-24', svg: draw }

function draw(): string {
  const camera = createCamera(size, {
    eye: [-4.4, deck + 2, 0.5],
    target: [10, deck + 2, 0.5],
    fieldOfView: 62,
    shift: [0, -50],
  })
  const [wagonX, wagonY] = camera.project([11, deck, 0])
  const lamps = [-1.9, 1.9].map(z => {
    const at = [GATE - 0.2, deck + 2.15, z] as const
    return lightPool(camera.project(at), 230, '#ffce84', 0.75) + propAt(camera, at, lampHead())
  })
  return picture(
    place,
    valley(place),
    woodedShore('far', mood, [-40, 448], [1640, 448], 26),
    paintSolids(camera, [...railings(), ...roadway()], light),
    lightPool([wagonX, wagonY - 30], 170, '#ffce84', 0.7),
    wagonFromBehind([wagonX, wagonY], 2.7 * camera.scaleAt([11, deck, 0])),
    paintSolids(camera, gate(), light),
    propAt(camera, [GATE - 0.3, deck + 3.55, 0], weightSign()),
    propAt(camera, [GATE - 0.4, deck + 1.02, -1.62], barrier()),
    ...lamps,
    crew(camera, [
      {
        at: [1.5, deck, 1.5],
        pose: 'reading',
        facing: -1,
        clothes: clothes.ochre,
        cut: 'coat',
        headwear: 'cap',
        rim: { color: '#ffd699', from: -1 },
        metres: 1.8,
      },
    ]),
    propAt(camera, [1.4, deck, 0.78], lectern()),
  )
}

function roadway(): readonly Face[] {
  return plankWay({ seed: 'part 4', from: [-4, deck, 0], to: [40, deck, 0], width: 4.2, color: '#a98c68', plank: 0.42 })
}

function railings(): readonly Face[] {
  return [-2.1, 2.1].flatMap(z =>
    boardedRailing({ from: [-3.6, deck, z], to: [40, deck, z], height: 1.15, color: '#a63d24', layer: 1, panel: 0.36 }),
  )
}

/** Two stone posts and the beam between them, from which the sign hangs. */
function gate(): readonly Face[] {
  const posts = [-2.05, 2.05].flatMap(z => [
    ...Array.from({ length: 7 }, (_, i) =>
      box([GATE - 0.28, deck + i * 0.5, z - 0.3], [GATE + 0.28, deck + i * 0.5 + 0.47, z + 0.3], {
        color: i % 2 ? '#d9d2c5' : '#ece6db',
      }),
    ).flat(),
    ...box([GATE - 0.4, deck + 3.5, z - 0.42], [GATE + 0.4, deck + 3.68, z + 0.42], { color: '#f7f4ee' }),
  ])
  const beam = box([GATE - 0.16, deck + 3.68, -2.6], [GATE + 0.16, deck + 4, 2.6], { color: '#85301b' })
  return [...posts, ...beam]
}

/** A round sign on two chains: a weight, and the line that it may not pass. */
function weightSign(): string {
  return (
    line('M-34,-30V0M34,-30V0', '#a89f8e', 4) +
    oval([0, 34], [54, 54], '#a63d24') +
    oval([0, 34], [43, 43], '#f7f4ee') +
    shape('M-17,22H17L27,60H-27Z', '#10303c') +
    '<circle cx="0" cy="14" r="9" fill="none" stroke="#10303c" stroke-width="6"/>'
  )
}

/** The arm of the gate, raised aside. */
function barrier(): string {
  const bands = [0, 1, 2, 3].map(i =>
    line(`M${8 + i * 11},${-18 - i * 42}l5.5,-21`, '#a63d24', 11, 'style="stroke-linecap:butt"'),
  )
  return line('M0,12L52,-186', '#f7f4ee', 11) + bands.join('') + oval([0, 6], [15, 15], '#182a30')
}

function lampHead(): string {
  return shape('M-9,0H9L13,26H-13Z', '#fff3d6') + shape('M-15,2L0,-12L15,2ZM-14,26H14V31H-14Z', '#0b222b')
}

function lectern(): string {
  const book = `<g transform="translate(0 -104) scale(1.35 1)">${ledger()}</g>`
  return (
    shape('M-6,0V-100H6V0Z', '#6b4630') +
    shape('M-22,0H22L14,-9H-14Z', '#553524') +
    shape('M-38,-104H38L32,-96H-32Z', '#8a5a3a') +
    book
  )
}
