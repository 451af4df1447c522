import { deckPlanks, floorFrame, rafters, siding } from '../scenery/bridge-shell.ts'
import { createCamera } from '../scenery/camera.ts'
import { bridgeLayers } from '../scenery/covered-bridge.ts'
import { crew } from '../scenery/crew.ts'
import { grain, vignette } from '../scenery/grain.ts'
import { stonePier } from '../scenery/masonry.ts'
import { paintShadows, paintSolids } from '../scenery/paint-solids.ts'
import { lightPool, mistBank } from '../scenery/sky.ts'
import { beam, type Face, mirrorInWater, shadowOnGround } from '../scenery/solids.ts'
import { type Point, path, stops, svgDocument } from '../scenery/svg.ts'
import { type Timber, trussFaces } from '../scenery/truss.ts'
import { glitter, rippled, water } from '../scenery/water.ts'
import { palette } from '../toolkit/palette.ts'
import { builders, derrick, light } from './ai-implementation-crew.ts'
import { distance, FAR, farBank, horizon, nearBank, WATER_Y } from './ai-implementation-valley.ts'
import { type Scene, SERVICE_WIDTHS, SERVICE_SIZE as size } from './scene.ts'

const farShore = 610

const frame = { z: 2.6, height: 4, panel: 3, color: '#b48656', archColor: '#c99a63' }

export const aiImplementation: Scene = {
  name: 'ai-implementation',
  path: '/images/services/ai-implementation.jpg',
  ...SERVICE_WIDTHS,
  draw,
}

function draw(): string {
  const camera = createCamera(size, {
    eye: [-9, 3.6, 11],
    target: [24, 3.6, -3.5],
    fieldOfView: 62,
    shift: [0, horizon - 600],
  })
  const outline: readonly Point[] = path([0, farShore], [1600, farShore], [1600, 1200], [0, 1200])
  const bridge = [...frameFaces(), ...falsework(), ...stones()]
  const deck = shadowOnGround(
    frameFaces().filter(face => face.layer !== bridgeLayers.floor),
    light.toward,
    0,
  )
  return svgDocument(
    size,
    [
      distance(),
      water(outline, stops([0, '#f7dfb2'], [0.3, '#9db7ae'], [1, '#1c4f5e'])),
      rippled(size, paintSolids(camera, mirrorInWater(bridge, WATER_Y), light), {
        waterline: farShore,
        outline,
        opacity: 0.6,
      }),
      glitter({ seed: 'gold', from: [1130, 620], to: [1250, 1190], spread: 260, count: 200 }, '#fff0c8', 0.85),
      farBank(camera),
      mistBank(size, farShore, 40, '#fbe6bd', 0.6),
      paintSolids(
        camera,
        bridge.filter(face => face.layer < bridgeLayers.nearWall),
        light,
      ),
      paintShadows(
        camera,
        deck.filter(shape => shape.every(([x, , z]) => x > 0 && x < 27 && Math.abs(z) < 2.4)),
        '#3a2f36',
        0.32,
      ),
      crew(camera, builders),
      paintSolids(
        camera,
        bridge.filter(face => face.layer >= bridgeLayers.nearWall),
        light,
      ),
      derrick(camera),
      nearBank(),
      lightPool([1130, 420], 900, '#ffd591', 0.35),
      vignette(size, '#2c2f3a', 0.25),
      grain(size),
    ].join(''),
  )
}

/** What is raised so far: whole frames near us, then posts without braces, then the bare bottom chord. */
function frameFaces(): readonly Face[] {
  const raised =
    (reach: number) =>
    ({ part, from, to }: Timber) => {
      const x = Math.max(from[0], to[0])
      if (part === 'post') return x < reach + 7
      if (part === 'chord') return from[1] < 1 || x < reach + 1
      return x < reach
    }
  const side = (z: number, reach: number, layer: number) => [
    ...trussFaces({ ...frame, kind: 'burr', z, from: 0, to: 24, layer, keep: raised(90) }),
    ...trussFaces({ ...frame, kind: 'burr', z, from: 24, to: FAR, layer, keep: raised(reach) }),
  ]
  return [
    ...side(-frame.z, 33, bridgeLayers.farWall),
    ...siding({ from: 0, to: 10.6, z: -frame.z - 0.4, bottom: -0.6, top: 2, color: palette.oxide, layer: -1 }),
    ...floorFrame({ from: 0, to: FAR, width: 5, panel: 3, color: '#8d6a48', layer: bridgeLayers.floor }),
    ...deckPlanks({ from: 0, to: 27, width: 4.9, color: '#cfa873', layer: bridgeLayers.floor }),
    ...side(frame.z, 29, bridgeLayers.nearWall),
    ...rafters({ from: 1, to: 13, width: 5.2, eave: 4.1, ridge: 6.3, color: '#c2935f', layer: bridgeLayers.farRoof }),
  ]
}

/** The trestles that carry a bridge until its arches close. */
function falsework(): readonly Face[] {
  return [28, 32, 36, 40, 44].flatMap(x =>
    [-2.4, 2.4].flatMap(z => [
      ...beam([x, WATER_Y - 0.5, z * 1.25], [x, -0.6, z], { width: 0.24, height: 0.24, color: '#7a6047', layer: 1 }),
      ...beam([x, WATER_Y + 0.6, -z * 1.2], [x, -1, z], { width: 0.12, height: 0.2, color: '#6f5842', layer: 1 }),
    ]),
  )
}

function stones(): readonly Face[] {
  const look = {
    color: palette.stoneShade,
    mortar: palette.stoneDeep,
    course: 0.6,
    z: [-3.2, 3.2],
    y: [WATER_Y, -0.5],
  } as const
  return [
    ...stonePier({ ...look, seed: 'far', x: [FAR - 0.6, FAR + 5], layer: 0.5 }),
    ...stonePier({ ...look, seed: 'mid', x: [22.8, 25.2], layer: 1.5 }),
    ...stonePier({ ...look, seed: 'near', x: [-7, 0.6], layer: bridgeLayers.piers }),
  ]
}
