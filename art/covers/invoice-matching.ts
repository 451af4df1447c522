import { createCamera, type Vec3 } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew, crewShadows } from '../scenery/crew.ts'
import { paintShadows, paintSolids } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { box, type Face, mirrorInWater, shadowOnGround } from '../scenery/solids.ts'
import { type Point, stops } from '../scenery/svg.ts'
import { ripples, rowboat } from './parts-b/boats.ts'
import { type Cover, line, picture, rows, size } from './parts-b/frame.ts'
import { scribe } from './parts-b/hands.ts'
import { archedFootbridge, bundle, jetty, warehouse } from './parts-b/river-port.ts'
import { noon, type TimeOfDay } from './parts-b/times-of-day.ts'
import { river, valley } from './parts-b/valley.ts'

const sun = [430, 96] as const
const HORIZON = 212
const WATER = -1.3
const morning: TimeOfDay = {
  ...noon,
  sky: stops([0, '#8dbcc4'], [0.6, '#dbe7e2'], [1, '#fbeed3']),
  glow: '#ffe9bd',
  mist: '#fbf3df',
  water: stops([0, '#eaf0e4'], [0.3, '#8fbfc2'], [1, '#1f6474']),
  light: { toward: [-0.5, 0.75, 0.45], sun: '#ffedc6', shade: '#879aa3' },
}
const camera = createCamera(size, {
  eye: [2.9, 10.4, 37],
  target: [2.9, 10.4, 0],
  fieldOfView: 43.6,
  shift: [0, HORIZON - 450],
})
const { light } = morning
const LEFT = { x: [2.6, 7.2], z: [-8.2, 6.4] } as const
const RIGHT = { x: [11.6, 16.2], z: [-8.2, 6.4] } as const
const BOAT: Vec3 = [-0.6, WATER, -0.6]
const STRAPS = ['#a63d24', '#175468', '#d79a3f', '#35706f'] as const

export const cover: Cover = { id: 'invoice-matching', svg }

function svg(): string {
  const low = [...quay(), ...jetty({ ...LEFT, water: WATER, layer: 2 }), ...jetty({ ...RIGHT, water: WATER, layer: 2 })]
  const store = warehouse({ x: [4.6, 22.6], z: [-18, -12.4], height: 4.2, layer: 1 })
  const foot = archedFootbridge({ x: [LEFT.x[1] - 0.1, RIGHT.x[0] + 0.1], z: 1.2, rise: 1.1, layer: 4 })
  const goods = [...bundles(LEFT.x[0] + 3.5), ...bundles(RIGHT.x[0] + 1.2), ...bundle([15.1, 0, 4.2], '#a63d24', 4.2)]
  return picture([
    valley({
      seed: 'river port',
      time: morning,
      horizon: HORIZON,
      sun,
      disc: 40,
      form: t => 56 * Math.sin(t * 5),
      trees: [20, 48],
    }),
    river({
      time: morning,
      horizon: HORIZON,
      sun,
      mirrored: paintSolids(camera, mirrorInWater([...low, ...foot], WATER), light),
      sparkle: 120,
    }),
    plants(camera, -1, trees()),
    paintSolids(camera, low, light),
    paintSolids(camera, store, light),
    paintShadows(camera, shadowOnGround(goods, [-0.5, 0.8, -0.2], 0), '#10303c', 0.3),
    crewShadows(camera, [...hands, ...clerks], 0.7, 0.2, '#10303c', 0.3),
    crew(
      camera,
      hands.filter(({ at }) => at[2] < -1),
    ),
    paintSolids(
      camera,
      goods.filter(face => face.points.every(([, , z]) => z < 0.6)),
      light,
    ),
    paintSolids(
      camera,
      foot.filter(({ layer }) => layer < 6),
      light,
    ),
    crew(camera, [porter]),
    load(),
    paintSolids(
      camera,
      foot.filter(({ layer }) => layer >= 6),
      light,
    ),
    paintSolids(
      camera,
      goods.filter(face => face.points.some(([, , z]) => z >= 0.6)),
      light,
    ),
    ...clerks.map(clerk => scribe({ ...clerk, at: camera.project(clerk.at), height: 1.75 * camera.scaleAt(clerk.at) })),
    crew(
      camera,
      hands.filter(({ at }) => at[2] >= -1),
    ),
    ripples(camera.project(BOAT)[0], camera.project(BOAT)[1], 90),
    rowboat(camera.project(BOAT)[0], camera.project(BOAT)[1], 190, '#7b3a26'),
    rope(),
  ])
}

/** Stone along the shore, in front of the warehouse. */
function quay(): readonly Face[] {
  const blocks = Array.from({ length: 30 }, (_, i) =>
    box([0 + i * 1.2, WATER - 0.4, -8.6], [1.17 + i * 1.2, -0.02, -8.2], {
      color: i % 2 ? '#d9cfbd' : '#cdc2ae',
      layer: 1,
    }),
  ).flat()
  return [...box([0, WATER - 0.4, -26], [40, -0.03, -8.5], { color: '#d8c79f', layer: 0 }), ...blocks]
}

function trees() {
  const spots: readonly (readonly [number, number])[] = rows(
    [2.2, -20],
    [3, -26],
    [24.6, -24],
    [8, -27],
    [14, -28],
    [20, -27],
  )
  return spots.map(([x, z], i) => ({
    seed: `port ${i}`,
    at: [x, 0, z] as const,
    metres: 7 + (i % 3),
    kind: i % 3 === 2 ? ('hemlock' as const) : ('broadleaf' as const),
    foliage: morning.nearTrees,
  }))
}

/** The same four on each jetty, in the same order. */
function bundles(x: number): readonly Face[] {
  return STRAPS.flatMap((strap, i) => bundle([x, 0, -5.6 + i * 2.1], strap, 3 + i * 0.3))
}

const rim = { color: '#fff4d8', from: -1 } as const
const clerks: readonly CrewMember[] = [
  { at: [4.2, 0, 3.4], pose: 'reading', facing: 1, clothes: clothes.oxide, headwear: 'bun', cut: 'skirt', rim },
  { at: [13.7, 0, 3.6], pose: 'reading', facing: -1, clothes: clothes.teal, headwear: 'brim', cut: 'coat', rim },
]
const hands: readonly CrewMember[] = [
  { at: [4.6, 0, -3.2], pose: 'pointing', facing: 1, clothes: clothes.linen, headwear: 'cap', rim },
  { at: [14.2, 0, -3.6], pose: 'bending', facing: -1, clothes: clothes.ochre, headwear: 'brim', rim },
  { at: [15, 0, -9.8], pose: 'walking', facing: -1, clothes: clothes.night, headwear: 'cap', rim },
]
const AT: Vec3 = [9.2, 1.1, 1.2]
const porter: CrewMember = {
  at: AT,
  pose: { lean: 3, nod: 0, arms: rows([152, 172], [140, 184]), legs: rows([22, 10], [-18, -36]) },
  facing: 1,
  clothes: clothes.ochre,
  headwear: 'none',
  rim,
}

/** Over the porter's head. */
function load(): string {
  const [x, y, z] = AT
  return paintSolids(camera, bundle([x + 0.1, y + 1.92, z], '#a63d24', 0, [0.95, 0.5, 0.55]), light)
}

function rope(): string {
  const [x, y]: Point = camera.project([1.1, WATER + 0.5, -0.6])
  const [bx, by] = camera.project([2.7, -0.1, 1])
  return line(`M${x},${y}Q${(x + bx) / 2},${Math.max(y, by) + 26} ${bx},${by}`, '#f0dcae', 3.4)
}
