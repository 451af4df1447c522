import { corners, createCamera } from '../scenery/camera.ts'
import { mix } from '../scenery/color.ts'
import { coveredBridge } from '../scenery/covered-bridge.ts'
import { crew, crewShadows } from '../scenery/crew.ts'
import { grain, vignette } from '../scenery/grain.ts'
import { hills } from '../scenery/hills.ts'
import { stoneWall } from '../scenery/masonry.ts'
import { redBridge } from '../scenery/moods.ts'
import { type Light, paintSolids, toOutline } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { cloudBanks, lightPool, mistBank, sky, sunlight } from '../scenery/sky.ts'
import { linearGradient, path, polygon, stops, svgDocument } from '../scenery/svg.ts'
import { theodolite } from '../scenery/theodolite.ts'
import { reeds } from '../scenery/trees.ts'
import { glitter, water } from '../scenery/water.ts'
import { buildTeam } from './ai-staffing-crew.ts'
import { type Scene, SERVICE_WIDTHS, SERVICE_SIZE as size } from './scene.ts'

const horizon = 700

const light: Light = {
  toward: [-0.45, 0.4, 0.8],
  sun: '#ffc27a',
  shade: '#94887f',
  lamps: [{ at: [39, 2.6, 0], color: '#ffd08a', reach: 9, strength: 0.8 }],
  haze: { color: '#e6c9a8', near: 30, far: 110, most: 0.75 },
}

const plan = { from: 0, to: 40, kind: 'town', width: 5, eave: 4.4, ridge: 7, panel: 1.25, boards: 'half' } as const

export const aiStaffing: Scene = {
  name: 'ai-staffing',
  path: '/images/services/ai-staffing.jpg',
  ...SERVICE_WIDTHS,
  draw,
}

function draw(): string {
  const camera = createCamera(size, {
    eye: [58, 1.55, 10],
    target: [38, 1.55, 2.5],
    fieldOfView: 58,
    shift: [0, horizon - 600],
  })
  const team = buildTeam(camera)
  const ground = linearGradient([0, 740], [0, 1200], stops([0, '#a8946f'], [0.3, '#65715f'], [1, '#16323a']))
  const bank = toOutline(
    camera,
    corners([33, -0.1, 3.05], [40.2, 0, 3.05], [40.2, 0, -80], [57.4, 0, -80], [57.4, 0, 40], [33, -0.1, 40]),
  )
  const road = toOutline(
    camera,
    corners(
      [40.2, 0, -2.2],
      [40.2, 0, 2.2],
      [44, 0, 2.9],
      [48, 0, 4.4],
      [52, 0, 7.2],
      [54.6, 0, 10.4],
      [57.2, 0, 10.6],
      [57, 0, 8.4],
      [53, 0, 3.8],
      [48.4, 0, 0.6],
      [44, 0, -1.4],
    ),
  )
  return svgDocument(
    size,
    [
      sky(size, horizon, stops([0, '#57808d'], [0.4, '#a9b3aa'], [0.75, '#eec590'], [1, '#fbdca8'])),
      cloudBanks(size, { seed: 'evening', from: 120, to: 460, count: 9 }, '#fbd9ae', 0.5),
      sunlight({ at: [330, 610], radius: 0, color: '#ffcf86', glow: 760 }),
      hills(
        size,
        { seed: 'west', y: 590, amplitude: 40, shape: t => 30 * t },
        { top: '#a6a596', foot: '#f0cd9c', footY: 760 },
      ),
      hills(size, { seed: 'wood', y: 650, amplitude: 26, crowns: 10 }, { top: '#7f8c83', foot: '#e3c296', footY: 780 }),
      mistBank(size, 700, 50, '#fbe0b2', 0.6),
      plants(camera, -1, woods()),
      river(),
      paintSolids(camera, coveredBridge(plan, redBridge), light),
      ground.defs + polygon(bank, ground.fill),
      polygon(road, '#d3b684'),
      paintSolids(camera, wingWalls(), light),
      lightPool(camera.project([39, 2.4, 0]), 260, '#ffd48d', 0.75),
      crewShadows(camera, team, -0.7, 0.32, '#162a33', 0.42),
      theodolite(
        camera.project(camera.standing(330, 8.4)),
        1.45 * camera.scaleAt(camera.standing(330, 8.4)),
        '#1c3138',
        '#f2c78a',
      ),
      crew(camera, team),
      reeds('grass', path([-20, 1212], [520, 1212]), 100, ['#122c34', '#1d4046', '#6f7a5c']),
      reeds('verge', path([1330, 1212], [1620, 1212]), 100, ['#122c34', '#1d4046', '#6f7a5c']),
      vignette(size, '#14222b', 0.4),
      grain(size),
    ].join(''),
  )
}

function woods() {
  const tone = (color: string, haze: number) => mix(color, '#e6c9a0', haze)
  return Array.from({ length: 20 }, (_, i) => ({
    seed: `wood ${i}`,
    at: [8 + (i % 5) * 3, -0.4, -14 - i * 2.2 + (i % 3) * 2] as const,
    metres: 8 + (i % 4) * 2,
    kind: i % 5 === 2 ? ('hemlock' as const) : ('broadleaf' as const),
    foliage: { shade: tone('#3c5f5f', 0.3), body: tone('#5e7a6b', 0.3), lit: tone('#e0b878', 0.1) },
  }))
}

/** Seen past the side of the bridge, down to the far shore. */
function river(): string {
  const shore = [
    [0, 742],
    [1600, 742],
    [1600, 1000],
    [0, 1000],
  ] as const
  return (
    water(shore, stops([0, '#f6d49c'], [0.25, '#b9b59c'], [1, '#3b6a74'])) +
    glitter({ seed: 'evening', from: [330, 748], to: [330, 860], spread: 180, count: 70 }, '#fff0cc', 0.8)
  )
}

/** The low stone walls that lead the road to the portal. */
function wingWalls() {
  const look = { color: '#c9bda8', mortar: '#8d8474', height: 0.75, course: 0.25 }
  return [
    ...stoneWall({ ...look, seed: 'left wing', at: [40.1, 0, 3.2], along: [0.94, 0, 0.34], length: 4 }),
    ...stoneWall({ ...look, seed: 'right wing', at: [43.8, 0, -4.4], along: [-0.94, 0, 0.34], length: 4 }),
  ]
}
