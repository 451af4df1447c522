import { createCamera, type Vec3 } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew, crewShadows } from '../scenery/crew.ts'
import { stonePier } from '../scenery/masonry.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { beam, box, type Face, mirrorInWater, sheet } from '../scenery/solids.ts'
import { curveThrough, type Point, path, stroke } from '../scenery/svg.ts'
import { theodolite } from '../scenery/theodolite.ts'
import { reeds } from '../scenery/trees.ts'
import { arcade } from './parts-b/arches.ts'
import { type Cover, pairs, picture, rows, size } from './parts-b/frame.ts'
import { horse } from './parts-b/horse.ts'
import { dawn } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'
import { centering, derrick, type Opening, voussoirRing } from './parts-b/voussoir-ring.ts'
import { wagon } from './parts-b/wagon.ts'

const sun = [1290, 190] as const
const HORIZON = 366
const camera = createCamera(size, {
  eye: [-2.3, 10.4, 63],
  target: [-2.3, 10.4, 0],
  fieldOfView: 43.6,
  shift: [0, HORIZON - 450],
})
const light = {
  ...dawn.light,
  toward: [-0.5, 0.6, 0.55],
  haze: { color: '#f3ead4', near: 60, far: 220, most: 0.7 },
} as const
const Z = [-2.5, 2.5] as const
const SPRING = 2.2
const DECK = 6.3
const STONE = '#e0d5c1'
const BANK = 1.1
const FIRST = 11.1
/** One bridge, each opening a stage further on than the one at its left. */
const formed: Opening = { x: [-2.4, 3.3], z: Z, spring: SPRING, rise: 2.95 }
const half: Opening = { x: [4.7, 10.4], z: Z, spring: SPRING, rise: 2.95 }

export const cover: Cover = { id: 'how-we-work', svg }

function svg(): string {
  const stone = [...finished(), ...stages()]
  const parapet = stone.filter(({ layer }) => layer >= 7)
  const behind = stone.filter(({ layer }) => layer < 7)
  return picture([
    valley({
      seed: 'stages',
      time: dawn,
      horizon: HORIZON,
      sun,
      disc: 44,
      form: t => 46 * Math.sin(t * 5 + 1),
      trees: [16, 40],
    }),
    river({
      time: dawn,
      horizon: HORIZON,
      sun,
      mirrored: paintSolids(camera, mirrorInWater(stone, 0), light),
      sparkle: 130,
    }),
    bank(
      pairs([
        -700, -3000, -160, -700, -34, -210, -19, -120, -11, -60, -7.6, -20, -5, -3, -3.4, 4, -4.4, 10, -7.4, 18, -8.6,
        32,
      ]),
      -1,
    ),
    bank(pairs([900, -3000, 180, -700, 58, -210, 46, -120, 36, -60, 29, -20, 25, 0, 24, 8, 25, 20]), 1),
    plants(camera, 1, woods()),
    paintSolids(camera, behind, light),
    crossing(),
    crew(camera, [winchman]),
    paintSolids(camera, parapet, light),
    survey(),
    crewShadows(camera, [...surveyors], -0.7, 0.2, '#173a46', 0.3),
    crew(camera, [...surveyors, ...masons]),
    theodolite(camera.project([-7.4, BANK, 10]), camera.scaleAt([-7.4, BANK, 10]) * 1.55, '#12303a', '#f6d9ab'),
    reeds('bank', path([-20, 908], [420, 908]), 100, dawn.reeds),
  ])
}

/** Land on one side of the river, its shore through these points (x, z). */
function bank(shore: readonly Point[], side: 1 | -1): string {
  const edge = shore.map(([x, z]) => camera.project([x, 0, z]))
  const top = shore.map(([x, z]) => camera.project([x - side * -0.5, BANK, z]))
  const out = side < 0 ? -20 : size.width + 20
  const close = (line: readonly Point[]) => `${curveThrough(line)}L${line.at(-1)?.[0]},920H${out}V${line[0]?.[1]}Z`
  const rim = `<path d="${close(edge)}" fill="#8f9a7c"/>`
  return rim + ground(dawn, close(top), HORIZON, 860)
}

function woods() {
  const spots = pairs([
    -40, -120, -30, -92, -27, -64, -20, -48, -34, -40, -16, -26, -24, -14, 52, -130, 47, -90, 41, -62, 36, -44, 33, -26,
    29.5, -12,
  ])
  return spots.map(([x, z], i) => ({
    seed: `stage tree ${i}`,
    at: [x, BANK, z] as Vec3,
    metres: 7 + (i % 3) * 1.6,
    kind: i % 4 === 2 ? ('hemlock' as const) : ('broadleaf' as const),
    foliage: z < -40 ? dawn.farTrees : dawn.nearTrees,
  }))
}

/** Two arches with their road, at the right; layers from 7 on stand before the wagon. */
function finished(): readonly Face[] {
  const arches = arcade({
    from: FIRST,
    to: FIRST + 14,
    spans: 2,
    z: Z,
    y: [-1, SPRING, DECK],
    color: STONE,
    pier: 1.4,
    layer: 4,
  })
  const road = box([FIRST, DECK - 0.1, Z[0]], [40, DECK, Z[1]], { color: '#d3b684', layer: 5.5 })
  const rail = (z: number, layer: number) => [
    ...box([FIRST, DECK, z - 0.25], [40, DECK + 0.62, z + 0.25], { color: '#eadfca', layer }),
    ...box([FIRST - 0.1, DECK + 0.6, z - 0.32], [40, DECK + 0.74, z + 0.32], { color: '#f7efdd', layer: layer + 0.1 }),
  ]
  const cheek = box([10.4, -1, Z[0]], [FIRST, DECK, Z[1] - 0.06], { color: STONE, layer: 3 })
  return [...cheek, ...arches.filter(({ layer }) => layer <= 5.2), ...road, ...rail(Z[0], 5.8), ...rail(Z[1], 7)]
}

/** The middle: a form of timber, and beside it the arch half laid, with the derrick that lifts its next stone. */
function stages(): readonly Face[] {
  const look = { z: Z, color: STONE, mortar: '#a89f8e', course: 0.55, batter: 0.15 } as const
  return [
    ...stonePier({ ...look, seed: 'first', x: [-4, -2.5], y: [-1, SPRING], layer: 1 }),
    ...centering(formed, '#b98c58', 1),
    ...stonePier({ ...look, seed: 'second', x: [3.4, 4.6], y: [-1, SPRING], layer: 2 }),
    ...centering(half, '#b98c58', 3.8),
    ...voussoirRing(half, { color: '#f3ead8', layer: 5, laid: turn => turn > 0.47 || turn < 0.2 }),
    ...spandrel(),
    ...derrick([12.2, DECK, -0.6], [7.2, DECK + 4.6, -0.6], 2.6, 6),
  ]
}

/** The wall over the half that is laid, stepped toward the gap. */
function spandrel(): readonly Face[] {
  return [10, 9.6, 9.1, 9.3, 9.9, 10.4].flatMap((from, i) => {
    const y = SPRING + 1.1 + i * 0.5
    return box([from, y, Z[0]], [FIRST, y + 0.48, Z[1] - 0.05], { color: i % 2 ? STONE : '#d3c8b3', layer: 4.9 })
  })
}

function crossing(): string {
  const at: Vec3 = [18.8, DECK, 0.3]
  const team = camera.project([15.5, DECK, 0.3])
  const u = camera.scaleAt(at)
  return (
    paintSolids(camera, wagon({ at, bed: '#a63d24', canvas: '#f3e6cc' }), light) +
    stroke([camera.project([16.9, DECK + 0.9, 0.3]), camera.project([15.4, DECK + 0.9, 0.3])], '#4a3527', 3) +
    horse({ at: team, height: u * 2.05, facing: -1, color: '#6f4733', rim: '#ffe7bd' })
  )
}

const stakes = rows([-9.6, 3], [-7.4, 3], [-5.2, 3], [-9.8, -2.4], [-7.6, -2.4], [-5.4, -2.4])

/** Two rows of stakes with a cord along each, in line with the bridge to come. */
function survey(): string {
  const posts = stakes.flatMap(([x, z]) => [
    ...beam([x, BANK - 0.1, z], [x, BANK + 1.3, z], { width: 0.13, height: 0.13, color: '#f7f0de', layer: 0 }),
    sheet(
      [
        [x, BANK + 1.32, z],
        [x + 0.75, BANK + 1.1, z],
        [x, BANK + 0.86, z],
      ],
      { color: '#a63d24', layer: 1 },
    ),
  ])
  const cord = (z: number) =>
    stroke([camera.project([-10.4, BANK + 0.75, z]), camera.project([-3.9, z > 0 ? SPRING : SPRING, z])], '#fffaf0', 2)
  return cord(-2.4) + cord(3) + paintSolids(camera, posts, light)
}

const rim = { color: '#fff0cf', from: 1 } as const
const surveyors: readonly CrewMember[] = [
  { at: [-8.3, BANK, 10], pose: 'sighting', clothes: clothes.teal, headwear: 'brim', rim },
  {
    at: [-4.75, BANK, 4.2],
    pose: 'standing',
    facing: -1,
    tool: { kind: 'rod' },
    clothes: clothes.oxide,
    headwear: 'cap',
    rim,
  },
]
const masons: readonly CrewMember[] = [
  { at: [0.5, 5.2, 1.4], pose: 'hammering', tool: { kind: 'mallet' }, clothes: clothes.linen, headwear: 'brim', rim },
  { at: [8.6, 5.35, 1.2], pose: 'raising', facing: -1, clothes: clothes.ochre, headwear: 'brim', rim },
]
const winchman: CrewMember = {
  at: [13, DECK, 0.6],
  pose: 'pulling',
  facing: -1,
  clothes: clothes.teal,
  headwear: 'cap',
  rim,
}
