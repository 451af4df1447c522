import { createCamera, type Vec3 } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew } from '../scenery/crew.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { mistBank } from '../scenery/sky.ts'
import { type Face, mirrorInWater } from '../scenery/solids.ts'
import { clipped, curveThrough, linearGradient, type Point, path, stops, stroke } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { glitter, rippled } from '../scenery/water.ts'
import { type Cover, pairs, picture, shape, size } from './parts-b/frame.ts'
import { horse } from './parts-b/horse.ts'
import { evening } from './parts-b/times-of-day.ts'
import { DECK, FAR, farBridge, nearBridge, ramp, yard } from './parts-b/two-bridges.ts'
import { ground, valley } from './parts-b/valley.ts'
import { wagon } from './parts-b/wagon.ts'

const sun = [1330, 150] as const
const HORIZON = 304
const camera = createCamera(size, {
  eye: [12.5, 18, 70],
  target: [12.5, 18, 0],
  fieldOfView: 43.6,
  shift: [0, HORIZON - 450],
})
const light = {
  ...evening.light,
  toward: [-0.4, 0.6, 0.6],
  haze: { color: '#f3d3a0', near: 80, far: 260, most: 0.75 },
} as const
const meadow = stops([0, '#d3b681'], [0.3, '#a3a471'], [0.65, '#6c8565'], [1, '#2c5452'])
const left = pairs([-9, 44, -3, 26, 1, 12, 3, 0, 3.4, -20, 2.6, -42, 4, -66, 12, -100, 40, -150, 110, -200, 300, -240])
const right = pairs([30, 44, 29, 20, 28.6, 0, 32, -22, 38, -44, 45, -66, 62, -92, 96, -118, 170, -140, 420, -165])

export const cover: Cover = { id: 'work', svg }

function svg(): string {
  const near = nearBridge()
  const far = farBridge()
  const outline = [...left.map(flat), ...right.map(flat).toReversed()]
  const wet = `${curveThrough(left.map(flat))}L${flat(right.at(-1) ?? [0, 0]).join(',')}${curveThrough(right.map(flat).toReversed()).replace('M', 'L')}Z`
  const depth = linearGradient([0, HORIZON + 40], [0, 900], evening.water)
  const mirrored = (faces: readonly Face[]) =>
    rippled(size, paintSolids(camera, mirrorInWater(faces, 0), light), {
      waterline: HORIZON + 60,
      outline,
      opacity: 0.55,
      ripple: 8,
    })
  const sparkle = glitter(
    { seed: 'two bridges', from: [1180, 470], to: [1140, 890], spread: 200, count: 130 },
    evening.glitter,
    0.7,
  )
  return picture([
    valley({
      seed: 'two bridges',
      time: evening,
      horizon: HORIZON,
      sun,
      disc: 42,
      form: t => 60 * Math.cos(t * 5),
      trees: [14, 30],
    }),
    ground({ ...evening, ground: meadow }, `M-10,${HORIZON}H1610V910H-10Z`, HORIZON, 880),
    fields(),
    mistBank(size, HORIZON + 6, 60, '#f8dcae', 0.8),
    depth.defs + shape(wet, depth.fill),
    shape(wet, 'none', 'stroke="#f3d9a6" stroke-width="3" opacity="0.5"'),
    mirrored(far),
    clipped(sparkle, `<path d="${wet}"/>`),
    plants(
      camera,
      1,
      woods.filter(({ at }) => at[2] < FAR.z),
    ),
    paintSolids(camera, [...ramp(1.4, -26, FAR.z, FAR.deck), ...far], light),
    paintSolids(camera, yard(), light),
    crew(camera, [foreman]),
    plants(
      camera,
      1,
      woods.filter(({ at }) => at[2] >= FAR.z && at[2] < 0),
    ),
    mirrored(near),
    paintSolids(camera, [...ramp(1.2, -24, 0, DECK), ...ramp(30.8, 62, 0, DECK)], light),
    paintSolids(
      camera,
      near.filter(({ layer }) => layer < 4),
      light,
    ),
    crew(camera, walkers),
    crossing(),
    paintSolids(
      camera,
      near.filter(({ layer }) => layer >= 4),
      light,
    ),
    plants(
      camera,
      1,
      woods.filter(({ at }) => at[2] >= 0),
    ),
    reeds('two left', path([-10, 908], [520, 908]), 100, evening.reeds),
  ])
}

function flat([x, z]: Point): Point {
  return camera.project([x, 0, z])
}

function fields(): string {
  const field = (corners: readonly number[], fill: string) =>
    shape(
      `M${pairs(corners)
        .map(corner => flat(corner).map(Math.round).join(','))
        .join('L')}Z`,
      fill,
      'opacity="0.5"',
    )
  return [
    field([-60, -60, -14, -54, -10, -90, -70, -100], '#d9b873'),
    field([-60, -108, -10, -98, -4, -140, -90, -160], '#a9a36f'),
    field([74, -70, 130, -78, 170, -104, 100, -96], '#d9b873'),
    field([-90, -190, -20, -170, 0, -260, -140, -300], '#d9b873'),
    field([20, -200, 90, -222, 120, -330, 10, -300], '#a9a36f'),
    field([150, -180, 260, -190, 330, -300, 190, -260], '#a9a36f'),
    field([-40, -20, -10, -16, -10, -44, -48, -48], '#93956a'),
  ].join('')
}

function crossing(): string {
  const at: Vec3 = [20, DECK, 0.2]
  const u = camera.scaleAt(at)
  return (
    paintSolids(camera, wagon({ at, bed: '#1d5866', canvas: '#fbeccb' }), light) +
    stroke([camera.project([21.7, DECK + 1, 0.2]), camera.project([23.2, DECK + 1, 0.2])], '#4a3527', 3) +
    horse({ at: camera.project([23.8, DECK, 0.2]), height: u * 2.2, facing: 1, color: '#6f4733', rim: '#ffe2ab' })
  )
}

const spots = pairs([
  -12, -20, -19, -8, -24, -30, -8, -46, -20, -76, -4, -84, -34, -60, -2, -120, 20, -138, 50, -170, 70, -84, 76, -78, 66,
  -40, 90, -108, 61, -30, 54, -20, 62, -62, -60, -180, -30, -210, 10, -230, 70, -240, -90, -140, 110, -210, 180, -220,
  140, -160, -15, 14, 120, -126,
])
const woods = spots.map(([x, z], i) => ({
  seed: `two tree ${i}`,
  at: [x, 0, z] as const,
  metres: 8 + (i % 3) * 0.8,
  kind: i % 4 === 3 ? ('hemlock' as const) : ('broadleaf' as const),
  foliage: z < -50 ? evening.farTrees : evening.nearTrees,
}))

const rim = { color: '#ffe2ab', from: 1 } as const
const walkers: readonly CrewMember[] = [
  { at: [12.4, DECK, 0.9], pose: 'walking', clothes: clothes.ochre, headwear: 'bun', cut: 'skirt', rim },
  { at: [13.6, DECK, 1.1], pose: 'walking', clothes: clothes.night, headwear: 'brim', cut: 'coat', rim },
  { at: [28.6, DECK, 0.9], pose: 'walking', facing: -1, clothes: clothes.teal, headwear: 'cap', rim },
]
/** Beside the stones, with the plan. */
const foreman: CrewMember = {
  at: [45.6, 0, -54],
  pose: 'reading',
  facing: -1,
  tool: { kind: 'plan' },
  clothes: clothes.oxide,
  headwear: 'brim',
  cut: 'coat',
  metres: 2.2,
}
