import { createCamera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { paintSolids, toOutline } from '../scenery/paint-solids.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { polygon } from '../scenery/svg.ts'
import { rippled } from '../scenery/water.ts'
import { archBridge } from './parts/arch-bridge.ts'
import { ground, picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { checklist } from './parts/office.ts'
import { line, oval, propAt, shape } from './parts/prop.ts'
import { seriesBridge, seriesSeed } from './parts/series.ts'
import { van } from './parts/vehicles.ts'
import { woodedShore } from './parts/woods.ts'

const mood = moods.dawn
const place = { seed: seriesSeed, mood, horizon: 300, sun: [1230, 190], disc: 46, shore: 345 } as const
const plan = { ...seriesBridge, parapet: 0.4, width: 5, ends: [9, 0.6] } as const
const { deck } = plan
const light = { ...mood.light, haze: { color: mood.haze, near: 16, far: 46, most: 0.5 } }

/** Part 5: finished and in use; a crew walks it with a checklist while traffic keeps to one lane. */
export const cover: Cover = { id: 'blog-25', svg: draw }

function draw(): string {
  const camera = createCamera(size, { eye: [5.4, 7, 16], target: [7.4, 7, 0], fieldOfView: 56, shift: [0, -165] })
  const { behind, before } = archBridge(plan)
  const waterline = camera.project([8, 0, plan.width / 2])[1]
  const bank = toOutline(camera, [
    [15.4, deck, 2.6],
    [16.4, deck, 3.4],
    [15.6, 0, 4.2],
    [14.8, -2, 6],
    [40, -2, 6],
    [40, deck, -8],
    [15.4, deck, -8],
  ])
  const soil = ground(mood, [1200, 480], [1500, 900])
  const posts = [0, 5.2, 10.4, 15.6]
  return picture(
    place,
    valley(place),
    woodedShore('part 5', mood, [-40, 358], [1640, 350], 34, 100),
    rippled(size, paintSolids(camera, mirrorInWater(before, 0), light), {
      waterline,
      outline: riverOutline(345),
      opacity: 0.7,
    }),
    soil.defs + polygon(bank, soil.fill),
    paintSolids(camera, behind, light),
    ...posts.map(x => propAt(camera, [x, deck, -2.2], lampPost(), 1.35)),
    ...[-0.9, 5.3, 12].map((x, i) =>
      propAt(camera, [x, deck, -1.1], van(['#175468', '#ece6db', '#a63d24'][i] ?? '#175468'), 0.72),
    ),
    ...[0.4, 2.6, 4.8, 7, 9.2, 11.4, 13.6].map(x => propAt(camera, [x - 0.4, deck, 0.5], cone(), 1.7)),
    ...walkers().map(([x, body]) => propAt(camera, [x, deck, 1.75], body, 1.3)),
    paintSolids(camera, before, light),
  )
}

function walkers(): readonly (readonly [number, string])[] {
  const base = { at: [0, 0], height: 172, facing: 1, rim: { color: '#fff0cf', from: 1 } } as const
  const draw = (figure: Omit<Person, keyof typeof base>) => person({ ...base, ...figure })
  const board = `<g transform="translate(32 -106) rotate(-8)">${checklist()}</g>`
  return [
    [3.6, draw({ pose: 'walking', clothes: clothes.teal, headwear: 'helmet', tool: { kind: 'level', turn: 10 } })],
    [5.1, draw({ pose: 'pointing', clothes: clothes.ochre, headwear: 'helmet' })],
    [7.6, draw({ pose: 'reading', clothes: clothes.oxide, headwear: 'helmet', cut: 'coat' }) + board],
    [10, draw({ pose: 'walking', clothes: clothes.night, headwear: 'helmet', tool: { kind: 'hammer', turn: 60 } })],
  ]
}

function lampPost(): string {
  return (
    line('M0,0V-210', '#182a30', 6) +
    shape('M-11,-212H11L15,-240H-15Z', '#fff3d6') +
    shape('M-17,-238L0,-254L17,-238Z', '#182a30')
  )
}

function cone(): string {
  return (
    oval([0, 0], [17, 4], '#15303c', 'opacity="0.4"') +
    shape('M-13,0H13L3,-44H-3Z', '#a63d24') +
    shape('M-8.5,-16H8.5L6,-27H-6Z', '#f7f4ee')
  )
}
