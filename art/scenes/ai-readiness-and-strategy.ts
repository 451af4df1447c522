import { type Camera, corners, createCamera, type Vec3 } from '../scenery/camera.ts'
import { mix } from '../scenery/color.ts'
import { ghostArches, ghostCable, ghostTruss } from '../scenery/ghost-bridge.ts'
import { grain, vignette } from '../scenery/grain.ts'
import { hills } from '../scenery/hills.ts'
import { foliage } from '../scenery/moods.ts'
import { plants } from '../scenery/plant.ts'
import { cloudBanks, lightPool, mistBank, sky, sunlight } from '../scenery/sky.ts'
import { linearGradient, type Point, path, polygon, stops, svgDocument } from '../scenery/svg.ts'
import { glitter, water } from '../scenery/water.ts'
import { createRandom } from '../toolkit/random.ts'
import { centre, foreground } from './ai-readiness-and-strategy-crew.ts'
import { type Scene, SERVICE_WIDTHS, SERVICE_SIZE as size } from './scene.ts'

const horizon = 430

const haze = '#e2e9df'

export const aiReadinessAndStrategy: Scene = {
  name: 'ai-readiness-and-strategy',
  path: '/images/services/ai-readiness-and-strategy.jpg',
  ...SERVICE_WIDTHS,
  draw,
}

function draw(): string {
  const camera = createCamera(size, {
    eye: [0, 27, 0],
    target: [0, 27, -100],
    fieldOfView: 60,
    shift: [0, horizon - 600],
  })
  const land = linearGradient(
    [0, horizon],
    [0, 1100],
    [
      [0, haze],
      [0.16, '#b8c9ae'],
      [0.5, '#7fa38c'],
      [1, '#3d716d'],
    ],
  )
  const river = riverOutline(camera)
  return svgDocument(
    size,
    [
      sky(size, horizon, stops([0, '#8fbcc6'], [0.5, '#cfe0dc'], [1, '#f6efdc'])),
      cloudBanks(size, { seed: 'clear', from: 40, to: 300, count: 12 }, '#ffffff', 0.6),
      sunlight({ at: [1180, 330], radius: 0, color: '#ffe9b8', glow: 640 }),
      hills(
        size,
        { seed: 'ridge 1', y: 330, amplitude: 44, shape: t => 70 * Math.sin(t * 3) - 20 },
        { top: '#b5cbcb', foot: '#eceade', footY: 450 },
      ),
      hills(
        size,
        { seed: 'ridge 2', y: 390, amplitude: 34, shape: t => -90 * (t - 0.72) ** 2 * 4, crowns: 7 },
        { top: '#9ab8b5', foot: haze, footY: 460 },
      ),
      land.defs + polygon(path([0, horizon], [1600, horizon], [1600, 1200], [0, 1200]), land.fill),
      fields(camera),
      water(river, stops([0, '#fbf0d6'], [0.25, '#b7d3d2'], [0.6, '#5f9eab'], [1, '#22647a'])),
      glitter({ seed: 'bend', from: [1010, 520], to: [1120, 1000], spread: 150, count: 150 }, '#fff6de', 0.7),
      mistBank(size, horizon + 6, 34, '#fbf5e6', 0.85),
      woods(camera, 'far', 320, 760, 70),
      ghostCable(camera, -330, [centre(330) - 40, centre(330) + 40]),
      woods(camera, 'middle', 175, 320, 60),
      ghostArches(camera, -178, [centre(178) - 30, centre(178) + 30]),
      woods(camera, 'near', 96, 170, 30),
      ghostTruss(camera, -92, [centre(92) - 25, centre(92) + 25]),
      foreground(camera),
      lightPool([1180, 330], 800, '#ffe9bd', 0.3),
      vignette(size, '#12333f', 0.3),
      grain(size),
    ].join(''),
  )
}

const halfWidth = (distance: number) => 17 + Math.sin(distance / 40) * 2.5

function riverOutline(camera: Camera): readonly Point[] {
  const distances = Array.from({ length: 70 }, (_, i) => 36 * (800 / 36) ** (i / 69))
  const edge = (side: number) => distances.map((d): Point => camera.project([centre(d) + side * halfWidth(d), 0, -d]))
  return [...edge(-1), ...edge(1).toReversed()]
}

function fields(camera: Camera): string {
  const strips: readonly (readonly [number, number, number, number, string])[] = [
    [-120, -52, 150, 190, '#cfd0a2'],
    [-90, -44, 196, 240, '#a9bf95'],
    [66, 130, 150, 185, '#d9cf9f'],
    [76, 150, 190, 236, '#9fb98f'],
    [-150, -60, 250, 330, '#d5d3a8'],
    [90, 190, 245, 330, '#c9cda2'],
    [44, 90, 100, 140, '#a9bf8f'],
  ]
  return strips
    .map(([left, right, near, far, color]) => {
      const field: readonly Vec3[] = corners(
        [left, 0, -near],
        [right, 0, -near],
        [right * 1.05, 0, -far],
        [left * 1.05, 0, -far],
      )
      return polygon(field.map(camera.project), mix(color, haze, Math.min(0.7, near / 500)), 'opacity="0.75"')
    })
    .join('')
}

/** Trees along both banks between two distances, paler the farther. */
function woods(camera: Camera, seed: string, from: number, to: number, count: number): string {
  const random = createRandom(seed)
  const trees = Array.from({ length: count }, (_, i) => {
    const distance = random.between(from, to)
    const side = i % 2 ? 1 : -1
    const offset = halfWidth(distance) + 3 + random.next() ** 2 * distance * 0.35
    const tone = (color: string) => mix(color, haze, Math.min(0.8, distance / 560))
    return {
      seed: `${seed} ${i}`,
      at: [centre(distance) + side * offset, 0, -distance] as const,
      metres: random.between(6, 12),
      kind: random.next() < 0.2 ? ('hemlock' as const) : ('broadleaf' as const),
      foliage: { shade: tone(foliage.day.shade), body: tone(foliage.day.body), lit: tone('#c3c690') },
    }
  })
  return plants(camera, 1, trees)
}
