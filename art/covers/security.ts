import { corners, createCamera, type Vec3 } from '../scenery/camera.ts'
import { coveredBridge } from '../scenery/covered-bridge.ts'
import { type CrewMember, clothes, crew, crewShadows, inLight } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { stonePier } from '../scenery/masonry.ts'
import { redBridge } from '../scenery/moods.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { lightPool } from '../scenery/sky.ts'
import { beam, mirrorInWater } from '../scenery/solids.ts'
import { blurred, linearGradient, type Point, path, polygon, stops, stroke } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { createRandom } from '../toolkit/random.ts'
import { type Cover, picture, placed, rows, size, times } from './parts-b/frame.ts'
import { gatehouse } from './parts-b/gatehouse.ts'
import { handsOf } from './parts-b/hands.ts'
import { horse } from './parts-b/horse.ts'
import { night } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'
import { wagon } from './parts-b/wagon.ts'
import { waxSeal } from './parts-b/wax-seal.ts'

const moon = [560, 130] as const
const HORIZON = 500
const WATER = -4.6
const camera = createCamera(size, {
  eye: [8.4, 2.7, 21],
  target: [5.6, 2.7, 0],
  fieldOfView: 50,
  shift: [0, HORIZON - 450],
})
const GUARD: Vec3 = [12.45, 0, 1.7]
const lamps: Light['lamps'] = [
  { at: [0.8, 4, 0], color: '#ffc879', reach: 9, strength: 0.95 },
  { at: [3.7, 3, -2.4], color: '#ffc879', reach: 4.2, strength: 0.5 },
  { at: [12.2, 1.3, 2.4], color: '#ffd08a', reach: 4.4, strength: 0.62 },
  { at: [4.9, 2.3, -3.15], color: '#fff6d8', reach: 1.15, strength: 1.5 },
  { at: [2.75, 1.15, -3.15], color: '#ffdc9c', reach: 1.3, strength: 1.4 },
]
const light: Light = { ...night.light, lamps }

export const cover: Cover = { id: 'security', svg }

function svg(): string {
  const bridge = coveredBridge(
    {
      from: -44,
      to: 0,
      piers: [-22],
      kind: 'town',
      width: 5,
      eave: 4.4,
      ridge: 7.2,
      panel: 1.2,
      boards: 'window band',
    },
    redBridge,
  )
  const piers = [-22, -0.9].flatMap(x =>
    stonePier({
      seed: `night ${x}`,
      x: [x - 1.6, x + 1.4],
      z: [-3, 3],
      y: [WATER, -0.6],
      color: '#c9c0ae',
      mortar: '#6f7a78',
    }),
  )
  const solids = [...piers, ...bridge.map(face => ({ ...face, layer: face.layer + 20 }))]
  return picture(
    [
      valley({
        seed: 'night gate',
        time: night,
        horizon: HORIZON,
        sun: moon,
        disc: 34,
        form: t => 60 * Math.sin(t * 4),
      }),
      stars(),
      river({
        time: night,
        horizon: HORIZON,
        sun: moon,
        mirrored: paintSolids(camera, mirrorInWater(solids, WATER), light),
        sparkle: 90,
      }),
      landing(),
      plants(camera, 1, woods()),
      paintSolids(camera, solids, light),
      lightPool(camera.project([0.4, 2.2, 0]), 190, '#ffc879', 0.55),
      paintSolids(camera, gatehouse(), light),
      glow(),
      barrier(),
      bracket(),
      crewShadows(camera, [keeper], -0.8, 0.2, '#040f14', 0.5),
      crew(camera, [keeper]),
      lightPool(camera.project([12.1, 0, 1.6]), 280, '#ffc879', 0.5),
      team(),
      inspection(),
      reeds('night left', path([-10, 906], [500, 906]), 110, night.reeds),
    ],
    '#040f14',
    0.4,
  )
}

function stars(): string {
  const random = createRandom('stars over the gate')
  return times(60, () => {
    const [x, y] = [random.between(0, 1600), random.between(0, 250)]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(0.7, 1.9).toFixed(1)}" fill="#dbe7e6" opacity="${random.between(0.3, 0.9).toFixed(2)}"/>`
  }).join('')
}

/** The near bank with the road from the portal to the right edge. */
function landing(): string {
  const at = (x: number, z: number, y = 0): Point => camera.project([x, y, z])
  const shore: readonly Point[] = [
    at(60, -60),
    at(9, -46),
    at(1, -24),
    at(-0.9, -8),
    at(-1.2, 3.6),
    at(0.4, 9),
    at(2.6, 13.4),
  ]
  const [last = [0, 0]] = shore.slice(-1)
  const bank = `M1620,${shore[0]?.[1]}L${shore.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(0)}`).join('L')}L${last[0] - 60},920H1620Z`
  const lit = linearGradient(
    at(0, 0),
    at(24, 0),
    stops([0, '#d9b27c'], [0.4, '#a98a66'], [0.62, '#d0a873'], [1, '#5b5a52']),
  )
  const road = polygon(
    corners([-0.6, 0, -2.2], [9, 0, -2.3], [40, 0, -4.4], [40, 0, 4.6], [12, 0, 3.2], [-0.6, 0, 2.2]).map(point =>
      camera.project(point),
    ),
    lit.fill,
  )
  return ground(night, bank, HORIZON, 860) + lit.defs + road
}

function woods() {
  const spots = rows([22, -24], [17, -30], [26, -18], [12, -34], [19.5, -14])
  return spots.map(([x, z], i) => ({
    seed: `night tree ${i}`,
    at: [x, 0, z] as const,
    metres: 8 + (i % 3) * 2,
    kind: i % 2 ? ('hemlock' as const) : ('broadleaf' as const),
    foliage: night.nearTrees,
  }))
}

/** Light that falls out of the window and the door onto the road. */
function glow(): string {
  const fall = polygon(
    corners([2.2, 0, -3.3], [3.3, 0, -3.3], [4.4, 0, 0.4], [1.9, 0, 0.4]).map(point => camera.project(point)),
    '#ffdd9c',
  )
  return blurred(fall, 8, 'opacity="0.5"') + lightPool(camera.project([4.9, 2.3, -3.3]), 170, '#ffc879', 0.6)
}

/** The lamp of the house, hung out over its door. */
function bracket(): string {
  const iron = { width: 0.07, height: 0.07, color: '#1c1714', layer: 0, piece: 9 }
  const arm = [
    ...beam([3.72, 3.7, -3.4], [3.72, 3.7, -2.6], iron),
    ...beam([3.72, 3.3, -3.4], [3.72, 3.68, -2.8], iron),
  ]
  return paintSolids(camera, arm, light) + lantern(camera.project([3.72, 3.66, -2.65]), 52, 230)
}

/** Down, until the seal has been read. */
function barrier(): string {
  const post = paintSolids(
    camera,
    beam([1.9, 0, -2.4], [1.9, 1.35, -2.4], { width: 0.3, height: 0.3, color: '#ece6db', layer: 0 }),
    light,
  )
  const end = paintSolids(
    camera,
    beam([1.9, 0, 2.5], [1.9, 1.05, 2.5], { width: 0.22, height: 0.22, color: '#ece6db', layer: 0 }),
    light,
  )
  const at = (t: number) => camera.project([1.9, 1.15, -2.7 + t * 5.4])
  const bars = times(9, i => stroke([at(i / 9), at((i + 1) / 9)], i % 2 ? '#f7f0de' : '#b8452a', 11))
  return post + bars.join('') + end
}

const warm = { color: '#ffd699', from: -1, width: 2.6 } as const
const keeper: CrewMember = {
  at: [2.9, 0, 1.2],
  pose: 'standing',
  facing: 1,
  clothes: inLight(clothes.teal, '#8a6a4c', 0.15),
  headwear: 'cap',
  cut: 'coat',
  rim: warm,
}

const WAGON: Vec3 = [10, 0, 0.4]

function team(): string {
  const u = camera.scaleAt(WAGON)
  const at = camera.project([6.3, 0, 0.4])
  const [x, y] = camera.project(WAGON)
  const shaft = [camera.project([8.3, 0.95, 0.4]), camera.project([6.4, 1.05, 0.4])]
  return (
    `<ellipse cx="${x - 60}" cy="${y + 4}" rx="330" ry="22" fill="#040f14" opacity="0.45"/>` +
    horse({ at, height: u * 2.1, facing: -1, color: '#6b4a38', rim: '#e9b877', stride: 0.6 }) +
    stroke(shaft, '#2a1c14', 6) +
    paintSolids(camera, wagon({ at: WAGON, bed: '#a63d24', canvas: '#efe0bf' }), light)
  )
}

/** The rope about the cover is closed with a red seal; the guard holds it to the light. */
function inspection(): string {
  const at = (x: number, y: number, z = 1.32): Point => camera.project([x, y, z])
  const seal = at(11.62, 1.5)
  const rope = stroke([at(8.1, 1.62), at(9.2, 1.52), at(10.4, 1.6), seal], '#3a2a1e', 5)
  const drop = stroke([at(11.4, 2.95, 0.6), at(11.6, 2.2, 1.1), seal], '#3a2a1e', 5)
  const guard: CrewMember = {
    at: GUARD,
    pose: { lean: 8, nod: 8, arms: rows([70, 104], [34, 80]), legs: rows([14, 2], [-8, -6]) },
    facing: -1,
    clothes: inLight(clothes.oxide, '#8a6a4c', 0.1),
    headwear: 'brim',
    cut: 'coat',
    metres: 1.8,
    rim: warm,
  }
  const [gx, gy] = camera.project(GUARD)
  const u = camera.scaleAt(GUARD)
  const { near } = handsOf({ ...guard, at: [gx, gy], height: u * 1.8 })
  const lamp: Point = [near[0], near[1] + u * 0.02]
  return (
    rope +
    drop +
    crewShadows(camera, [guard], 0.9, 0.22, '#040f14', 0.5) +
    lantern(lamp, u * 0.46, 150) +
    crew(camera, [guard]) +
    placed(waxSeal(), seal[0], seal[1])
  )
}
