import { createCamera, type Vec3 } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew, crewShadows } from '../scenery/crew.ts'
import { paintShadows, paintSolids } from '../scenery/paint-solids.ts'
import { shadowOnGround } from '../scenery/solids.ts'
import { linearGradient, type Point, path, stops } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { ripples } from './parts-b/boats.ts'
import { type Cover, line, picture, placed, rows, shape, size, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { horse } from './parts-b/horse.ts'
import { gauge } from './parts-b/stones.ts'
import { dawn, evening, type TimeOfDay } from './parts-b/times-of-day.ts'
import { river, valley } from './parts-b/valley.ts'
import { wagon } from './parts-b/wagon.ts'

const sun = [1010, 290] as const
const HORIZON = 462
/** The sun is almost down, and the air is rose. */
const afterglow: TimeOfDay = {
  ...dawn,
  sky: stops([0, '#5d8d9e'], [0.42, '#b4c1bc'], [0.74, '#f0cfb0'], [1, '#fbdfc2']),
  cloud: '#fbe0cb',
  glow: '#ffcf9c',
  glitter: '#fff1da',
  mist: '#fbe4d0',
  far: ['#b7b3b1', '#f3d9c3'],
  near: ['#85959a', '#ead0bc'],
  farTrees: { shade: '#7a8f90', body: '#97a5a0', lit: '#e8c8a8' },
  nearTrees: evening.nearTrees,
  water: stops([0, '#f8dfc6'], [0.35, '#a9b6b6'], [1, '#2d6272']),
  ground: stops([0, '#c9b184'], [0.3, '#85956f'], [1, '#23484c']),
  light: { toward: [-0.5, 0.5, 0.6], sun: '#ffd2a0', shade: '#8c8a8f' },
}
const camera = createCamera(size, {
  eye: [0, 3.1, 22],
  target: [0, 3.1, 0],
  fieldOfView: 48,
  shift: [0, HORIZON - 450],
})
const { light } = afterglow
const rim = { color: '#fff0d2', from: -1, width: 2.6 } as const

export const cover: Cover = { id: 'demand-forecast', svg }

function svg(): string {
  const cart = wagon({ at: WAGON, bed: '#a63d24', canvas: '#f3e6cc', open: 0.42 })
  return picture(
    [
      valley({
        seed: 'no bridge here',
        time: afterglow,
        horizon: HORIZON,
        sun,
        disc: 46,
        form: t => 44 * Math.sin(t * 4 + 2),
        trees: [26, 62],
      }),
      birds(),
      river({ time: afterglow, horizon: HORIZON, sun, sparkle: 130 }),
      staff(),
      bank(),
      broadleaf({ seed: 'last oak', at: [1556, 600], height: 330, lightFrom: -1, foliage: afterglow.nearTrees }),
      holes(),
      paintShadows(
        camera,
        shadowOnGround(
          cart.filter(({ layer }) => layer > 0.5),
          [-0.5, 0.8, -0.15],
          0,
        ),
        '#173238',
        0.26,
      ),
      crewShadows(camera, [loader, carrier, reader], 0.9, 0.2, '#173238', 0.3),
      team(),
      paintSolids(camera, cart, light),
      crew(camera, [loader]),
      tripod(),
      bundled(),
      crew(camera, [reader]),
      notebook(),
      stakesOnShoulder(),
      crew(camera, [carrier]),
      reeds('calm left', path([-10, 908], [640, 908]), 110, evening.reeds),
      reeds('calm right', path([1300, 908], [1610, 908]), 80, evening.reeds),
    ],
    '#173238',
    0.26,
  )
}

const WAGON: Vec3 = [4.9, 0, -1.2]

/** High water, read at the staff in the river. */
function staff(): string {
  return gauge(676, 430, 696, 22) + shape('M656,432H696V420H656Z', '#6b4a35') + ripples(676, 692, 34)
}

function bank(): string {
  const earth = linearGradient([0, 580], [0, 900], afterglow.ground)
  const d = 'M1610,556C1440,558 1260,568 1120,588C970,608 860,652 770,700C670,752 520,812 300,910H1610Z'
  return (
    earth.defs +
    shape(d, earth.fill) +
    line(
      'M1610,556C1440,558 1260,568 1120,588C970,608 860,652 770,700C670,752 520,812 300,910',
      '#f6e2c0',
      4,
      'opacity="0.6"',
    )
  )
}

function birds(): string {
  return rows([980, 250, 1], [1040, 222, 0.8], [1094, 262, 0.7], [1190, 206, 0.6])
    .map(([x, y, k]) => placed(line('M-22,-4Q-10,-14 0,0Q10,-14 22,-4', '#3a5a66', 3.4), x, y, -6, k))
    .join('')
}

/** Where the stakes were: two rows of small holes, each with its crumb of earth. */
function holes(): string {
  return times(5, i =>
    [4.4, 2.9].map(z => {
      const [x, y] = camera.project([1.2 + i * 1.35 - (z - 1) * 0.2, 0, z])
      return `<ellipse cx="${x}" cy="${y}" rx="11" ry="4" fill="#1c3436"/><ellipse cx="${x + 13}" cy="${y - 1}" rx="9" ry="4" fill="#9a7a52"/>`
    }),
  )
    .flat()
    .join('')
}

/** Tied together behind the wagon, the flags rolled up. */
function bundled(): string {
  const [x, y] = camera.project([5.9, 0, 2])
  const poles = times(7, i => {
    const [dx, dy] = [(i % 3) * 7, -5 - Math.floor(i / 3) * 9 - (i % 3) * 2]
    return (
      line(`M${dx - 84},${dy}L${dx + 78},${dy - 5}`, i % 2 ? '#f3e8d0' : '#d9c7a0', 7) +
      shape(`M${dx + 78},${dy - 9}L${dx + 96},${dy - 6}L${dx + 78},${dy - 2}Z`, '#c3a878') +
      line(`M${dx - 84},${dy}l24,-1`, '#b0452c', 9)
    )
  })
  const ties = line('M-30,0Q-38,-16 -26,-32M44,-4Q36,-20 48,-34', '#5a3f2c', 4)
  return placed(
    shape('M-92,2C-60,-6 70,-6 104,0C70,8 -60,10 -92,2Z', '#173238', 'opacity="0.35"') + poles.join('') + ties,
    x,
    y,
  )
}

function team(): string {
  const [x, y] = camera.project([8.5, 0, -1.2])
  const u = camera.scaleAt(WAGON)
  const from = camera.project([6.7, 0.95, -1.2])
  return (
    line(`M${from[0]},${from[1]}L${x + 10},${y - u * 1.05}`, '#4a3527', 6) +
    horse({ at: [x, y], height: u * 2.1, facing: 1, color: '#6f4733', rim: '#ffdcae', stride: 0.5 })
  )
}

const loader: CrewMember = {
  at: [2.35, 0, -0.9],
  pose: { lean: 8, nod: -4, arms: rows([78, 104], [70, 100]), legs: rows([14, 4], [-12, -8]) },
  facing: 1,
  clothes: clothes.ochre,
  headwear: 'cap',
  rim,
}
const reader: CrewMember = {
  at: [-0.3, 0, 0.6],
  pose: 'reading',
  facing: -1,
  clothes: clothes.oxide,
  headwear: 'bun',
  cut: 'skirt',
  rim,
}
const carrier: CrewMember = {
  at: [1.05, 0, 2.2],
  pose: { lean: 3, nod: 0, arms: rows([22, 30], [34, 158]), legs: rows([22, 10], [-18, -34]) },
  facing: 1,
  clothes: clothes.teal,
  headwear: 'brim',
  rim,
}

/** The folded legs of the instrument, on their way into the wagon. */
function tripod(): string {
  const { near } = handsOf({ ...loader, at: camera.project(loader.at), height: 1.75 * camera.scaleAt(loader.at) })
  return placed(
    line('M-96,10L92,-6M-96,17L92,0M-94,24L92,5', '#3a2a20', 6) +
      shape('M88,-16H122V12H88Z', '#f0b56b') +
      shape('M120,-8H146V4H120Z', '#24424c') +
      line('M-40,2V26M30,-4V16', '#a63d24', 6),
    near[0] + 4,
    near[1] - 6,
    -8,
    0.74,
  )
}

function notebook(): string {
  const { near } = handsOf({ ...reader, at: camera.project(reader.at), height: 1.75 * camera.scaleAt(reader.at) })
  return placed(
    shape('M-34,-22L0,-15L34,-22V12L0,20L-34,12Z', '#85301b') +
      shape('M-31,-25L0,-18V14L-31,8Z', '#f7f4ee') +
      shape('M31,-25L0,-18V14L31,8Z', '#ece6db'),
    near[0] - 8,
    near[1] - 8,
    0,
    0.58,
  )
}

function stakesOnShoulder(): string {
  const [x, y]: Point = camera.project(carrier.at)
  const u = camera.scaleAt(carrier.at)
  const poles = times(4, i =>
    line(`M${-u * 0.95},${-i * 6}L${u * 0.95},${-u * 0.12 - i * 6}`, i % 2 ? '#f3e8d0' : '#dccaa6', 6),
  )
  const flags = times(4, i => line(`M${-u * 0.9 + i * 3},${-i * 6}l24,-2`, '#b0452c', 8))
  return placed(poles.join('') + flags.join(''), x + u * 0.05, y - u * 1.42)
}
