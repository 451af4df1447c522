import { createCamera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import type { Person } from '../scenery/figure.ts'
import { person, personShadow } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { box, mirrorInWater } from '../scenery/solids.ts'
import { path, stops } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { arcade } from './parts-b/arches.ts'
import { type Cover, line, picture, rows, shape, size, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { horse } from './parts-b/horse.ts'
import { evening } from './parts-b/times-of-day.ts'
import { house } from './parts-b/toll-house.ts'
import { ground, quad, river, valley } from './parts-b/valley.ts'
import { wagon } from './parts-b/wagon.ts'

const WATER = -3.5
const horizon = 500
const sun = [1180, 350] as const
const camera = createCamera(size, { eye: [0, 3.6, 18.5], target: [3, 3.6, 0], fieldOfView: 65, shift: [-14, 30] })
const light: Light = {
  ...evening.light,
  toward: [0.3, 0.6, 0.55],
  lamps: [{ at: [-3.4, 2.2, 1.4], color: '#ffd08a', reach: 5, strength: 0.8 }],
}
const at = (x: number, y: number, z: number) => camera.project([x, y, z])

export const cover: Cover = { id: 'blog-10', svg }

function svg(): string {
  const stone = arcade({ from: 5, to: 65, spans: 6, z: [-2.6, 2.6], y: [WATER, -2.6, 0], color: '#ddd2bf', pier: 1.8 })
  const far = stone.filter(face => face.layer < 3)
  const near = stone.filter(face => face.layer >= 3)
  return picture(
    [
      valley({
        seed: 'toll',
        time: evening,
        horizon,
        sun,
        disc: 46,
        form: t => 80 * Math.cos(t * 3) - 40,
        trees: [50, 120],
      }),
      river({ time: evening, horizon, sun, mirrored: paintSolids(camera, mirrorInWater(stone, WATER), light) }),
      paintSolids(camera, far, light),
      ground(evening, 'M0,594C300,588 700,612 990,690C1060,700 1080,790 1130,900H0Z', 590),
      quad([at(-14, 0.01, -2), at(6, 0.01, -2), at(6, 0.01, 2.1), at(-14, 0.01, 2.1)], '#d8bb88'),
      paintSolids(camera, house(), light),
      lightPool(at(-7.1, 1.9, -2.4), 170, '#ffcf86', 0.6),
      horse({ at: at(12.5, 0, -0.8), height: 1.9 * camera.scaleAt([12.5, 0, -0.8]), facing: 1, rim: '#ffd699' }),
      passing(),
      gate(),
      suspect(),
      paintSolids(camera, near, light),
      reeds('verge', path([-10, 906], [1100, 906]), 90, evening.reeds),
    ],
    '#10242b',
    0.4,
  )
}

/** Waved through: they get smaller along the bridge. */
function passing(): string {
  const row: readonly (readonly [number, string])[] = stops([30, '#f6d9ab'], [19.5, '#ece6db'], [8.6, '#dbe7e6'])
  return row
    .map(
      ([x, canvas]) =>
        horse({
          at: at(x + 4.1, 0, -0.6),
          height: 1.9 * camera.scaleAt([x, 0, -0.6]),
          facing: 1,
          color: '#6f4733',
          rim: '#ffd699',
        }) + paintSolids(camera, wagon({ at: [x, 0, -0.6], canvas, bed: '#1d5866' }), light),
    )
    .join('')
}

/** The bar is up: banded red and white on a stone post. */
function gate(): string {
  const [foot, top] = [at(3.6, 1, -2.4), at(5.6, 6.4, -2.4)]
  const mark = (t: number) =>
    `${Math.round(foot[0] + (top[0] - foot[0]) * t)},${Math.round(foot[1] + (top[1] - foot[1]) * t)}`
  const bands = times(8, i =>
    line(`M${mark(i / 8)}L${mark((i + 1) / 8)}`, i % 2 ? '#a63d24' : '#f7f4ee', 11, 'style="stroke-linecap:butt"'),
  )
  return paintSolids(camera, box([3.3, 0, -2.7], [3.9, 1.5, -2.1], { color: '#d9d2c5' }), light) + bands.join('')
}

/** The one that sits low: its cover is drawn back by the keeper, whose other arm sends the rest on. */
function suspect(): string {
  const spot = at(-3.9, 0, 1.5)
  const keeper: Person = {
    at: spot,
    height: 2.35 * camera.scaleAt([-3.9, 0, 1.5]),
    pose: { lean: 4, nod: -4, arms: rows([-128, -150], [74, 112]), legs: rows([12, 6], [-12, -8]) },
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'cap',
    cut: 'coat',
    rim: { color: '#ffd699', from: 1, width: 3 },
  }
  const { near } = handsOf(keeper)
  const edge = [at(-2.2, 2.35, -0.2), at(-1.5, 2.5, 0.7), at(-2, 1.75, 1.45)].map(
    ([x, y]) => `${Math.round(x)},${Math.round(y)}`,
  )
  const flap = shape(
    `M${edge[0]}L${edge[1]}L${edge[2]}Q${near[0] + 40},${near[1] - 8} ${near[0]},${near[1] + 4}Z`,
    '#d9c9a4',
  )
  const load = wagon({ at: [-0.4, 0, 0.6], low: 0.5, open: 0.36, canvas: '#f0dcb4', bed: '#85301b' })
  return [
    personShadow(keeper, -1, 0.24, '#2a211c', 0.4),
    `<ellipse cx="${at(-0.4, 0, 1)[0]}" cy="${at(-0.4, 0, 1.2)[1]}" rx="${2.4 * camera.scaleAt([0, 0, 1])}" ry="17" fill="#2a211c" opacity="0.35"/>`,
    horse({
      at: at(3.5, 0, 0.9),
      height: 1.95 * camera.scaleAt([3.5, 0, 0.9]),
      facing: 1,
      rim: '#ffd699',
      stride: 0.4,
    }),
    line(`M${at(1.4, 0.8, 1).join(',')}L${at(4.3, 1.1, 1).join(',')}`, '#8a6a4c', 6),
    paintSolids(camera, load, light),
    flap,
    person(keeper),
    lantern(at(-1.5, 2.55, 0.6), 34, 170),
  ].join('')
}
