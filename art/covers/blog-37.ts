import { createCamera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { beam, box, type Face, mirrorInWater } from '../scenery/solids.ts'
import { reeds } from '../scenery/trees.ts'
import { rippled } from '../scenery/water.ts'
import { createRandom } from '../toolkit/random.ts'
import { picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { railing } from './parts/timber.ts'
import { woodedShore } from './parts/woods.ts'
import { handsOf } from './parts-b/hands.ts'

const mood = moods.dusk
const place = { seed: 'every plank', mood, horizon: 420, sun: [1240, 392], disc: 0, shore: 462 } as const
const WATER = -2.7
const WIDE = 1.3
const DEPTH = 1.9
/** The plank without a post, and how many there are on either side of the middle. */
const EMPTY = 1
const REACH = 9
const lamp = [EMPTY * WIDE - 0.95, 1.35, 1.5] as const
const light = { ...mood.light, lamps: [{ at: lamp, color: '#ffd08a', reach: 5.2, strength: 1.1 }] }

export const cover: Cover = { id: 'blog-37', svg: draw }

function draw(): string {
  const camera = createCamera(size, { eye: [0.4, 2.7, 12.4], target: [0.4, 0.35, 0], fieldOfView: 50, shift: [0, 60] })
  const frame = [...posts(), ...planks()]
  const rail = railing({
    from: [-REACH * WIDE, 0, -DEPTH],
    to: [REACH * WIDE, 0, -DEPTH],
    height: 1.25,
    color: '#7b5f45',
    layer: 0.5,
  })
  const mirror = paintSolids(camera, mirrorInWater([...frame, ...rail], WATER), light)
  const spot = [EMPTY * WIDE - 1.24, 0.02, 1.1] as const
  const clerk: Person = { ...look, at: camera.project(spot), height: 2.25 * camera.scaleAt(spot) }
  const [x, y] = handsOf(clerk).near
  const gap = camera.project([EMPTY * WIDE, -0.9, DEPTH])
  return picture(
    place,
    valley(place),
    woodedShore('every plank', mood, [-40, 470], [1640, 466], 28, 96),
    rippled(size, mirror, {
      waterline: camera.project([0, WATER, DEPTH])[1],
      outline: riverOutline(462),
      opacity: 0.55,
    }),
    paintSolids(camera, rail, light),
    paintSolids(camera, frame, light),
    lightPool(gap, 250, '#ffcc80', 0.55),
    lightPool([x, y + 44], 330, '#f0b56b', 0.75),
    person(clerk),
    lantern([x, y - 4], 74, 120),
    reeds(
      'near',
      [
        [-20, 906],
        [520, 906],
      ],
      70,
      ['#0d2a33', '#1a444f', '#091f27'],
    ),
  )
}

/** One under every plank but the empty one, front and back. */
function posts(): readonly Face[] {
  return places().flatMap(i =>
    i === EMPTY
      ? []
      : [-DEPTH + 0.2, DEPTH - 0.2].flatMap((z, row) =>
          beam([i * WIDE, WATER - 0.4, z], [i * WIDE, -0.12, z], {
            width: 0.42,
            height: 0.42,
            color: row ? '#9a7450' : '#6f5842',
            layer: row ? 2 : 0,
          }),
        ),
  )
}

function planks(): readonly Face[] {
  const random = createRandom('deck planks')
  const shades = ['#c99f6a', '#d3aa72', '#b98b5a', '#dcb985']
  return places().flatMap(i => {
    const color = shades[Math.floor(random.between(0, 3.99))] ?? '#c99f6a'
    return i === EMPTY
      ? lifted()
      : box([(i - 0.47) * WIDE, -0.14, -DEPTH], [(i + 0.47) * WIDE, 0, DEPTH], { color, layer: 3 })
  })
}

/** Turned up on its right edge, so that one looks beneath it. */
function lifted(): readonly Face[] {
  const foot = (EMPTY + 0.46) * WIDE
  const turn = (42 * Math.PI) / 180
  const middle = [foot - Math.cos(turn) * WIDE * 0.46, Math.sin(turn) * WIDE * 0.46] as const
  const half = WIDE * 0.46
  const low = [middle[0] + Math.cos(turn) * half, middle[1] - Math.sin(turn) * half] as const
  const high = [middle[0] - Math.cos(turn) * half, middle[1] + Math.sin(turn) * half] as const
  return Array.from({ length: 5 }, (_, k) => {
    const [a, b] = [-DEPTH + (k * 2 * DEPTH) / 5, -DEPTH + ((k + 1) * 2 * DEPTH) / 5]
    const z = (a + b) / 2
    return beam([low[0], low[1], z], [high[0], high[1], z], {
      width: b - a,
      height: 0.14,
      color: '#e6c08a',
      layer: 4,
      piece: 9,
    })
  }).flat()
}

function places(): readonly number[] {
  return Array.from({ length: REACH * 2 + 1 }, (_, i) => i - REACH)
}

const look: Omit<Person, 'at' | 'height'> = {
  pose: {
    lean: 20,
    nod: 18,
    arms: [
      [40, 62],
      [12, 30],
    ],
    legs: [
      [26, 4],
      [-14, -22],
    ],
  },
  facing: 1,
  clothes: clothes.oxide,
  headwear: 'brim',
  cut: 'coat',
  rim: { color: '#ffd699', from: 1, width: 3 },
}
