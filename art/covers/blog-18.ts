import { createCamera } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew } from '../scenery/crew.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { path } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { type Cover, picture, rows, size } from './parts-b/frame.ts'
import { cut, delivered, hired, piers, WATER } from './parts-b/three-spans.ts'
import { noon } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const horizon = 433
const sun = [250, 130] as const
const camera = createCamera(size, { eye: [42, 12, 74], target: [42, 12, 0], fieldOfView: 61, shift: [0, -135] })
const light = { ...noon.light, toward: [-0.4, 0.75, 0.55] as const }

export const cover: Cover = { id: 'blog-18', svg }

function svg(): string {
  const solids = [...delivered(), ...hired(), ...cut(), ...piers()]
  const mirrored = paintSolids(camera, mirrorInWater(solids, WATER), light)
  return picture([
    valley({ seed: 'three ways', time: noon, horizon, sun, form: t => 50 * Math.cos(t * 5), trees: [34, 84] }),
    river({ time: noon, horizon, sun, mirrored, sparkle: 70 }),
    paintSolids(camera, solids, light),
    crew(camera, people),
    ground(noon, 'M0,515C20,519 40,545 44,585C46,645 30,695 0,725Z', 515, 755),
    ground(noon, 'M1600,545C1560,549 1530,565 1516,605C1506,690 1470,760 1400,900H1600Z', 545, 850),
    logs(),
    broadleaf({ seed: 'left', at: [-10, 575], height: 280, lightFrom: -1, foliage: noon.nearTrees }),
    broadleaf({ seed: 'right', at: [1606, 600], height: 300, lightFrom: -1, foliage: noon.nearTrees }),
    reeds('left', path([-10, 906], [420, 906]), 100, noon.reeds),
    reeds('right', path([1250, 906], [1610, 906]), 120, noon.reeds),
  ])
}

function logs(): string {
  const ends = rows(
    [1466, 792],
    [1496, 792],
    [1526, 792],
    [1556, 792],
    [1586, 792],
    [1481, 766],
    [1511, 766],
    [1541, 766],
    [1571, 766],
    [1496, 740],
    [1526, 740],
    [1556, 740],
  )
  return ends
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="15" fill="#7b5a3a"/><circle cx="${x}" cy="${y}" r="12" fill="#e6bd83"/><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#b98b5a" stroke-width="1.6"/>`,
    )
    .join('')
}

const rim = { color: '#fff4d8', from: -1 } as const
const people: readonly CrewMember[] = [
  { at: [-0.4, -0.5, 3], pose: 'pointing', facing: 1, clothes: clothes.linen, headwear: 'brim', metres: 2.5, rim },
  { at: [27.4, -4.6, 5], pose: 'pulling', facing: -1, clothes: clothes.oxide, headwear: 'cap', metres: 2.5, rim },
  {
    at: [0.8, -4.6, 5],
    pose: 'standing',
    facing: 1,
    tool: { kind: 'staff' },
    clothes: clothes.night,
    headwear: 'brim',
    metres: 2.5,
    rim,
  },
  { at: [42, -4.1, 3.6], pose: 'standing', facing: 1, clothes: clothes.teal, headwear: 'cap', metres: 2.5, rim },
  {
    at: [62, 0, 1.6],
    pose: 'sawing',
    facing: 1,
    tool: { kind: 'saw' },
    clothes: clothes.oxide,
    headwear: 'brim',
    metres: 2.3,
    rim,
  },
  { at: [75.5, 0, 1.6], pose: 'raising', facing: -1, clothes: clothes.teal, headwear: 'helmet', metres: 2.3, rim },
]
