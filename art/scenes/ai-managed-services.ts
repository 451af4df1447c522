import { deckPlanks, rafters, shingleRoof, siding } from '../scenery/bridge-shell.ts'
import { createCamera } from '../scenery/camera.ts'
import { crew, crewShadows } from '../scenery/crew.ts'
import { grain, vignette } from '../scenery/grain.ts'
import { hills } from '../scenery/hills.ts'
import { lightShaft } from '../scenery/lantern.ts'
import { type Light, paintShadows, paintSolids } from '../scenery/paint-solids.ts'
import { bargeBoards, portal } from '../scenery/portal.ts'
import { lightPool, sky } from '../scenery/sky.ts'
import { type Face, shadowOnGround } from '../scenery/solids.ts'
import { group, rectangle, stops, svgDocument } from '../scenery/svg.ts'
import { trussFaces } from '../scenery/truss.ts'
import { wagonFromBehind } from '../scenery/wagon.ts'
import { palette } from '../toolkit/palette.ts'
import { ladder, team } from './ai-managed-services-crew.ts'
import { type Scene, SERVICE_WIDTHS, SERVICE_SIZE as size } from './scene.ts'

const LENGTH = 33

const WALL = 2.9

const lampAt = [5.6, 2.9, -1.7] as const

const light: Light = {
  toward: [0.35, 0.62, 1],
  sun: '#ffcf86',
  shade: '#56626c',
  lamps: [
    { at: lampAt, color: '#ffc873', reach: 6.5, strength: 1 },
    { at: [9.6, 1.3, 1.5], color: '#ffc873', reach: 4, strength: 0.7 },
  ],
  haze: { color: '#f2c98c', near: 8, far: 44, most: 0.62 },
}

export const aiManagedServices: Scene = {
  name: 'ai-managed-services',
  path: '/images/services/ai-managed-services.jpg',
  ...SERVICE_WIDTHS,
  draw,
}

function draw(): string {
  const camera = createCamera(size, {
    eye: [-1.5, 1.95, 0.35],
    target: [20, 1.95, 0.35],
    fieldOfView: 74,
    shift: [110, 130],
  })
  const at = (x: number, y: number, z: number) => camera.project([x, y, z])
  const sunny = shadowOnGround(windows(), light.toward, 0)
  const wagon = wagonFromBehind(at(15.5, 0, -0.3), 3.1 * camera.scaleAt([15.5, 0, -0.3]))
  return svgDocument(
    size,
    [
      sky(size, 760, stops([0, '#f9e3b6'], [1, '#ffe9c2'])),
      hills(
        size,
        { seed: 'outside', y: 690, amplitude: 16, crowns: 7 },
        { top: '#c9b98f', foot: '#f3dcae', footY: 800 },
      ),
      lightPool(at(40, 2.2, 0), 330, '#fff6dd', 0.9),
      paintSolids(camera, shell(), light),
      group(paintShadows(camera, sunny, '#ffd794', 0.42), 'style="mix-blend-mode:screen"'),
      paintSolids(camera, frames(), light),
      lightPool(at(33, 2, 0), 520, '#ffe2ab', 0.55),
      wagon,
      crewShadows(camera, team, -0.5, 0.34, '#1a1a20', 0.35),
      paintSolids(camera, ladder(), light),
      crew(camera, team),
      ...[5, 8.5, 12].map(x =>
        lightShaft(
          [at(x, 3.9, WALL), at(x + 1.6, 3.9, WALL), at(x - 0.4, 0, -1.2), at(x - 2.4, 0, -1.2)],
          '#ffd998',
          0.13,
          14,
        ),
      ),
      lightPool(at(5.75, 2.95, -1.95), 420, '#ffb95e', 0.7),
      vignette(size, '#0b1c24', 0.55),
      rectangle(0, 0, size, '#ffb46a', 'opacity="0.05"'),
      grain(size),
    ].join(''),
  )
}

function shell(): readonly Face[] {
  const roof = { from: -3, to: LENGTH, width: 6.6, eave: 4.3, ridge: 7, color: '#5c4a3c' }
  const boards = (z: number) => [
    ...siding({ from: -3, to: LENGTH, z, bottom: -0.5, top: 2.7, color: '#8a4a33', layer: -1 }),
    ...siding({ from: -3, to: LENGTH, z, bottom: 3.85, top: 4.4, color: '#7a4430', layer: -1 }),
  ]
  return [
    ...portal({ x: LENGTH, width: 5.6, eave: 4.3, ridge: 7, color: '#6b3526', trim: '#c9a877', layer: -2 }),
    ...bargeBoards({ ...roof, layer: -3 }),
    ...boards(-WALL - 0.45),
    ...boards(WALL + 0.45),
    ...shingleRoof({ ...roof, layer: -1 }),
    ...deckPlanks({ from: -3, to: LENGTH + 1, width: 6, color: '#b48d60', layer: 0 }),
  ]
}

/** Both Burr trusses, the tie beams and the rafters, by distance alone. */
function frames(): readonly Face[] {
  const truss = {
    kind: 'burr',
    from: -3,
    to: LENGTH,
    height: 4.3,
    panel: 3,
    color: '#a47a50',
    archColor: '#c08f5c',
  } as const
  return [
    ...trussFaces({ ...truss, z: -WALL }),
    ...trussFaces({ ...truss, z: WALL }),
    ...rafters({ from: 0, to: LENGTH, width: 6, eave: 4.4, ridge: 6.9, color: '#8a6644' }),
  ]
}

/** What the low sun throws through the gap under the eaves: a strip of light a post's breadth short. */
function windows(): readonly Face[] {
  return Array.from({ length: 12 }, (_, i) => {
    const x = i * 3 - 2.6
    const points = [
      [x, 2.75, WALL],
      [x + 2.5, 2.75, WALL],
      [x + 2.5, 3.8, WALL],
      [x, 3.8, WALL],
    ] as const
    return { points, normal: [0, 0, 1], color: palette.lamp, twoSided: true, layer: 0 } as const
  })
}
