import { createCamera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { paintSolids, toOutline } from '../scenery/paint-solids.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { polygon } from '../scenery/svg.ts'
import { treeRow } from '../scenery/trees.ts'
import { rippled } from '../scenery/water.ts'
import { archBridge } from './parts/arch-bridge.ts'
import { ground, picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { cardDrawers, desk, deskLamp, ledger } from './parts/office.ts'
import { mirrored, propAt } from './parts/prop.ts'
import { seriesBridge, seriesSeed } from './parts/series.ts'
import { hungTool } from './parts/tags.ts'
import { railing } from './parts/timber.ts'

const mood = moods.evening
const place = { seed: seriesSeed, mood, horizon: 470, sun: [330, 330], disc: 44, shore: 520 } as const
const deck = seriesBridge.deck
const MIDDLE = 7.8
const BIG = 1.5

/** Part 3: the stone arches stand; a clerk's desk on the middle one, drawers on the bank, tools on the railing. */
export const cover: Cover = { id: 'blog-23', svg: draw }

function draw(): string {
  const camera = createCamera(size, { eye: [5.5, 5, 15], target: [5.5, 5, 0], fieldOfView: 58, shift: [0, 10] })
  const { behind, before } = archBridge(seriesBridge)
  const rail = (z: number) =>
    railing({ from: [0, deck, z], to: [23.4, deck, z], height: 0.8, color: '#85301b', layer: 7, panel: 1.3 })
  const mirror = paintSolids(camera, mirrorInWater([...before, ...rail(1.95)], 0), mood.light)
  const bank = toOutline(camera, [
    [0.2, deck, 2.1],
    [-0.6, deck, 3.2],
    [0.2, 0, 4],
    [0.6, -2, 5],
    [-20, -2, 5],
    [-20, deck, -6],
    [0.2, deck, -6],
  ])
  const soil = ground(mood, [0, 560], [0, 900])
  const tools = ['saw', 'lens', 'hammer', 'key', 'square', 'compass'] as const
  const clerk = person({
    at: [-58, 0],
    height: 168,
    pose: 'seated',
    clothes: clothes.oxide,
    headwear: 'bun',
    rim: { color: mood.glow, from: -1 },
  })
  const [lampX, lampY] = camera.project([MIDDLE + 0.7, deck + 1.8, 0])
  return picture(
    place,
    valley(place),
    treeRow({
      seed: 'far bank',
      along: [
        [1120, 534],
        [1640, 524],
      ],
      count: 9,
      heights: [80, 170],
      lightFrom: -1,
      foliage: mood.foliage,
    }),
    rippled(size, mirror, { waterline: camera.project([0, 0, 2])[1], outline: riverOutline(520), opacity: 0.6 }),
    paintSolids(camera, [...behind, ...rail(-1.95)], mood.light),
    lightPool([lampX, lampY], 260, '#ffd48d', 0.8),
    propAt(camera, [MIDDLE, deck, -0.2], clerk + desk(), BIG),
    propAt(camera, [MIDDLE - 0.2, deck + 0.77 * BIG, -0.2], ledger(), BIG),
    propAt(camera, [MIDDLE + 0.8, deck + 0.75 * BIG, -0.2], mirrored(deskLamp()), BIG),
    paintSolids(camera, [...before, ...rail(1.95)], mood.light),
    soil.defs + polygon(bank, soil.fill),
    propAt(camera, [-1.15, deck, 0.6], cardDrawers(7, 9, { open: [16, 38] }), 1.5),
    ...tools.map((tool, i) => propAt(camera, [3.9 + i * 1.56, deck + 0.78, 2.1], hungTool(tool), 1.15)),
  )
}
