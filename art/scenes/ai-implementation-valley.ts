import { type Camera, corners } from '../scenery/camera.ts'
import { hills } from '../scenery/hills.ts'
import { toOutline } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { sky, sunlight } from '../scenery/sky.ts'
import { linearGradient, path, polygon, stops } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { createRandom } from '../toolkit/random.ts'
import { SERVICE_SIZE as size } from './scene.ts'

export const WATER_Y = -5

export const FAR = 48

export const horizon = 560

export function distance(): string {
  return [
    sky(size, horizon, stops([0, '#9fbdbf'], [0.45, '#dcd9c3'], [0.8, '#f8dfae'], [1, '#fbe9c6'])),
    sunlight({ at: [1130, 400], radius: 44, color: '#ffd58f', glow: 760 }),
    hills(
      size,
      { seed: 'ridge', y: 460, amplitude: 34, shape: t => -60 * t },
      { top: '#c9c9b4', foot: '#f7e0b4', footY: 600 },
    ),
    hills(
      size,
      { seed: 'wood', y: 520, amplitude: 26, shape: t => 40 - 110 * t, crowns: 9 },
      { top: '#a5b0a0', foot: '#f3dcb0', footY: 620 },
    ),
  ].join('')
}

export function farBank(camera: Camera): string {
  const tones = { shade: '#8a9a86', body: '#a5ab8c', lit: '#f0d79b' }
  const ground = toOutline(
    camera,
    corners(
      [FAR + 1, WATER_Y, 60],
      [FAR, WATER_Y, 8],
      [FAR, WATER_Y, -8],
      [FAR - 6, WATER_Y, -40],
      [FAR - 30, WATER_Y, -100],
      [FAR + 60, -1, -100],
      [FAR + 60, 0, 0],
      [FAR + 60, -1, 60],
    ),
  )
  const random = createRandom('far bank')
  const trees = Array.from({ length: 34 }, (_, i) => ({
    seed: `far ${i}`,
    at: [FAR + random.between(6, 34), -1, (i < 24 ? 6 : -84) + i * 2.3] as const,
    metres: random.between(6, 11),
    foliage: tones,
    kind: i % 4 === 1 ? ('hemlock' as const) : ('broadleaf' as const),
  }))
  return polygon(ground, '#b9b48f') + plants(camera, 1, trees)
}

export function nearBank(): string {
  const ground = linearGradient([300, 900], [360, 1200], stops([0, '#4c6a5f'], [1, '#12333c']))
  const bank = `<path d="M0,930C120,920 260,960 380,1030C520,1110 700,1170 900,1200H0Z" fill="${ground.fill}"/>`
  return ground.defs + bank + reeds('near', path([-20, 1210], [860, 1210]), 130, ['#0f2c35', '#1b4650', '#7d8a6a'])
}
