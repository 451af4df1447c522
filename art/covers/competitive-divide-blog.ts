import { type Camera, createCamera } from '../scenery/camera.ts'
import { mix } from '../scenery/color.ts'
import { stonePier } from '../scenery/masonry.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { lightPool, mistBank } from '../scenery/sky.ts'
import { box, type Face, mirrorInWater } from '../scenery/solids.ts'
import type { Point } from '../scenery/svg.ts'
import { stops } from '../scenery/svg.ts'
import { glitter, rippled, water } from '../scenery/water.ts'
import { createRandom } from '../toolkit/random.ts'
import { arcade } from './parts-b/arches.ts'
import { type Cover, picture, rows, size, times } from './parts-b/frame.ts'
import { evening } from './parts-b/times-of-day.ts'
import { ground, valley } from './parts-b/valley.ts'

const horizon = 250
const sun = [1080, 150] as const
const camera: Camera = createCamera(size, {
  eye: [6, 34, 0],
  target: [6, 34, -100],
  fieldOfView: 58,
  shift: [0, horizon - 450],
})
const light = {
  ...evening.light,
  toward: [0.5, 0.5, 0.35] as const,
  haze: { color: '#eecf9f', near: 90, far: 420, most: 0.45 },
}
const middle = (d: number) => Math.sin(Math.min(d, 200) / 150) * 8 + Math.max(0, d - 185) ** 1.2 * 0.09
const half = (d: number) => 37 + Math.sin(d / 60)

export const cover: Cover = { id: 'competitive-divide-blog', svg }

function svg(): string {
  const outline = shores()
  const solids = [...bridge(), ...stubs()]
  return picture(
    [
      valley({ seed: 'divide', time: evening, horizon, sun, disc: 44, form: t => 50 * Math.sin(t * 4) }),
      ground(
        {
          ...evening,
          ground: stops([0, '#ebcf9c'], [0.12, '#b9ae80'], [0.4, '#6f8a70'], [1, '#1c434a']),
        },
        'M0,250H1600V900H0Z',
        246,
      ),
      water(outline, stops([0, '#f3d8a6'], [0.06, '#fbe6ba'], [0.2, '#b9b79c'], [0.55, '#5f8d93'], [1, '#1d4f5e'])),
      rippled(size, paintSolids(camera, mirrorInWater(solids, 0), light), {
        waterline: horizon,
        outline,
        opacity: 0.4,
        ripple: 6,
      }),
      glitter({ seed: 'divide', from: [1040, 300], to: [960, 890], spread: 220, count: 150 }, '#fff0cc', 0.7),
      mistBank(size, horizon + 8, 30, '#fbe3b8', 0.7),
      woods('far', 240, 700, 90),
      paintSolids(camera, bridge(), light),
      woods('middle', 120, 168, 26),
      paintSolids(camera, stubs(), light),
      lightPool([1040, 330], 420, '#ffdf9f', 0.35),
      woods('near', 78, 112, 14),
    ],
    '#10242b',
    0.4,
  )
}

function shores(): readonly Point[] {
  const distances = times(60, i => 46 * (5000 / 46) ** (i / 59))
  const edge = (side: number) => distances.map((d): Point => camera.project([middle(d) + side * half(d), 0, -d]))
  return [...edge(-1), ...edge(1).toReversed()]
}

/** Six beginnings: each leaves the left bank, none gets past the middle. */
function stubs(): readonly Face[] {
  const starts = rows([150, 3], [132, 2], [114, 3], [98, 1], [84, 2], [70, 2])
  return starts.flatMap(([d, count], row) => {
    const shore = middle(d) - half(d)
    const piers = times(count, i =>
      stonePier({
        seed: `stub ${row} ${i}`,
        x: [shore + 6 + i * 9, shore + 8.6 + i * 9],
        z: [-d - 1.8, -d + 1.8],
        y: [0, 4.4],
        color: '#cfc4b0',
        mortar: '#968b79',
        course: 0.9,
        layer: row * 3,
      }),
    ).flat()
    const deck = times(Math.round((count * 9 + 5) / 1.2), i =>
      box([shore - 6 + i * 1.2, 4.4, -d - 1.9], [shore - 4.9 + i * 1.2, 4.9, -d + 1.9], {
        color: i % 3 ? '#a98660' : '#8f6f4e',
        layer: row * 3 + 1,
      }),
    ).flat()
    return [...piers, ...deck]
  })
}

/** The one that arrives: every arch leans on the next. */
function bridge(): readonly Face[] {
  return arcade({
    from: middle(174) - 50,
    to: middle(174) + 50,
    spans: 7,
    z: [-178, -170],
    y: [0, 5.5, 14.5],
    color: '#f7ead2',
    pier: 2.4,
  })
}

function woods(seed: string, from: number, to: number, count: number): string {
  const random = createRandom(seed)
  const haze = (color: string, d: number) => mix(color, '#ecd2a4', Math.min(0.75, d / 520))
  return plants(
    camera,
    1,
    times(count, i => {
      const d = random.between(from, to)
      const aside = half(d) + 5 + random.next() ** 2 * d * 0.5
      return {
        seed: `${seed} ${i}`,
        at: [middle(d) + (i % 2 ? aside : -aside), 0, -d] as const,
        metres: random.between(7, 13),
        kind: random.next() < 0.25 ? ('hemlock' as const) : ('broadleaf' as const),
        foliage: { shade: haze('#1c434a', d), body: haze('#35605c', d), lit: haze('#e0b070', d) },
      }
    }),
  )
}
