import { createCamera } from '../scenery/camera.ts'
import { brighten } from '../scenery/color.ts'
import { type CrewMember, clothes, crew, crewShadows } from '../scenery/crew.ts'
import { stonePier } from '../scenery/masonry.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { beam, box, type Face, mirrorInWater } from '../scenery/solids.ts'
import { type Point, polygon, stroke } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { rippled } from '../scenery/water.ts'
import { createRandom } from '../toolkit/random.ts'
import { ground, picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { arcade } from './parts-b/arches.ts'

const mood = moods.morning
const place = { seed: 'seeded stones', mood, horizon: 360, sun: [420, 210], disc: 46, shore: 400 } as const
const light = { ...mood.light, toward: [-0.55, 0.65, 0.5] } as const
const WATER = -1.6
const BENCH = 0.62
const camera = createCamera(size, { eye: [0, 3.4, 14.5], target: [0, 1.7, 0], fieldOfView: 44, shift: [0, 20] })
/** Of the eight blocks on the trestles: the one that is slipped in, and the one under the hammer. */
const SEED = 2
const UNDER = 5

export const cover: Cover = { id: 'blog-36', svg: draw }

function draw(): string {
  const bridge = halfBuilt()
  const soil = ground(mood, [800, 560], [800, 900])
  return picture(
    place,
    valley(place),
    rippled(size, paintSolids(camera, mirrorInWater(bridge, WATER), light), {
      waterline: camera.project([0, WATER, -50])[1],
      outline: riverOutline(400),
      opacity: 0.5,
    }),
    paintSolids(camera, bridge, light),
    `${soil.defs}<path d="M-10,640C240,616 520,606 800,606C1100,606 1380,620 1610,646V910H-10Z" fill="${soil.fill}"/>`,
    broadleaf({ seed: 'yard oak', at: [70, 668], height: 330, lightFrom: 1, foliage: mood.foliage }),
    broadleaf({ seed: 'yard ash', at: [1540, 664], height: 290, lightFrom: -1, foliage: mood.foliage }),
    crewShadows(camera, [foreman, mason], 0.9, 0.25, '#173a46', 0.35),
    crew(camera, [foreman]),
    paintSolids(camera, [...trestles(), ...blocks()], light),
    joints(),
    chalk(),
    ring(),
    crew(camera, [mason]),
    reeds(
      'near',
      [
        [-20, 908],
        [1620, 908],
      ],
      120,
      ['#2c6167', '#24565c', '#1e5058'],
    ),
  )
}

/** The finished arches; beyond them two piers wait for theirs. */
function halfBuilt(): readonly Face[] {
  const arches = arcade({ from: -74, to: 6, spans: 5, z: [-56, -50], y: [WATER, 1, 5.4], color: '#ddd2bf', pier: 3 })
  const piers = [22, 38].flatMap((x, i) =>
    stonePier({
      seed: `waiting pier ${i}`,
      x: [x - 1.6, x + 1.6],
      z: [-56, -50],
      y: [WATER, i ? 1.6 : 3.2],
      color: '#ddd2bf',
      mortar: '#a89f8e',
      course: 0.9,
    }),
  )
  return [...arches, ...piers]
}

function trestles(): readonly Face[] {
  const legs = [-4.4, -1.5, 1.5, 4.4].flatMap(x =>
    [-0.55, 0.55].flatMap(z =>
      beam([x, -0.02, z * 1.25], [x, BENCH - 0.1, z], { width: 0.16, height: 0.16, color: '#8a6a4c', layer: 0 }),
    ),
  )
  const boards = [-0.36, 0.36].flatMap(z =>
    box([-5.3, BENCH - 0.12, z - 0.33], [5.3, BENCH, z + 0.33], { color: '#c79a63', layer: 1 }),
  )
  return [...legs, ...boards]
}

function blocks(): readonly Face[] {
  const random = createRandom('blocks to test')
  return Array.from({ length: 8 }, (_, i) => {
    const [left, right] = edges(i)
    const look = { color: brighten('#ead9b6', random.between(0.88, 1.06)), layer: 2 }
    return box([left, BENCH, -0.5], [right, BENCH + random.between(0.66, 0.72), 0.5], look)
  }).flat()
}

/** The dressed margin on the face of every block. */
function joints(): string {
  return Array.from({ length: 8 }, (_, i) => {
    const [left, right] = edges(i)
    const corner = (x: number, y: number): Point => camera.project([x, BENCH + y, 0.5])
    const margin = [
      corner(left + 0.08, 0.08),
      corner(right - 0.08, 0.08),
      corner(right - 0.08, 0.58),
      corner(left + 0.08, 0.58),
      corner(left + 0.08, 0.08),
    ]
    return stroke(margin, '#8d8068', 2.4, 'opacity="0.55"')
  }).join('')
}

function edges(i: number): readonly [number, number] {
  const left = -4.95 + i * 1.25
  return [left, left + 1.1]
}

/** A crack down the face of the slipped-in block, and the foreman's red mark at its foot. */
function chalk(): string {
  const [left] = edges(SEED)
  const at = (x: number, y: number): Point => camera.project([left + x, BENCH + y, 0.5])
  const crack = [at(0.42, 0.68), at(0.5, 0.52), at(0.42, 0.4), at(0.56, 0.24), at(0.5, 0.06)]
  const branch = [at(0.42, 0.4), at(0.28, 0.3), at(0.24, 0.2)]
  return (
    polygon([...crack, ...crack.toReversed().map(([x, y]): Point => [x + 5, y])], '#3d4a4c') +
    stroke(branch, '#3d4a4c', 3) +
    stroke([at(0.74, 0.14), at(0.96, 0.36)], '#a63d24', 8) +
    stroke([at(0.76, 0.38), at(0.95, 0.12)], '#a63d24', 8)
  )
}

/** Sound, in arcs, from the block under the hammer. */
function ring(): string {
  const [left, right] = edges(UNDER)
  const [x, y] = camera.project([(left + right) / 2 + 0.1, BENCH + 0.72, 0.2])
  return [44, 72, 100]
    .map((radius, i) => {
      const arc = Array.from({ length: 13 }, (_, k): Point => {
        const angle = -2.5 + k * 0.155
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
      })
      return stroke(arc, '#fff4dc', 5 - i, `opacity="${0.9 - i * 0.24}"`)
    })
    .join('')
}

const rim = { color: '#fff0d0', from: -1, width: 3 } as const
const foreman: CrewMember = {
  at: [edges(SEED)[0] - 0.15, 0, -0.85],
  pose: {
    lean: 16,
    nod: 6,
    arms: [
      [40, 64],
      [26, 62],
    ],
    legs: [
      [10, 4],
      [-12, -10],
    ],
  },
  facing: 1,
  clothes: clothes.oxide,
  headwear: 'brim',
  cut: 'coat',
  rim,
  metres: 2.35,
}
const mason: CrewMember = {
  at: [edges(UNDER)[1] + 0.75, 0, 0.55],
  pose: {
    lean: 22,
    nod: 8,
    arms: [
      [30, 60],
      [62, 118],
    ],
    legs: [
      [24, 2],
      [-12, -18],
    ],
  },
  facing: -1,
  tool: { kind: 'hammer', turn: -30 },
  clothes: clothes.teal,
  headwear: 'cap',
  rim,
  metres: 2.35,
}
