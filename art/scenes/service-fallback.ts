import { createCamera } from '../scenery/camera.ts'
import { type BridgePlan, bridgeLayers, coveredBridge } from '../scenery/covered-bridge.ts'
import { grain, vignette } from '../scenery/grain.ts'
import { hills } from '../scenery/hills.ts'
import { stonePier } from '../scenery/masonry.ts'
import { redBridge } from '../scenery/moods.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import { lightPool, mistBank, mistPatch, sky, sunlight } from '../scenery/sky.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { type Point, path, stops, svgDocument } from '../scenery/svg.ts'
import { reeds, treeRow } from '../scenery/trees.ts'
import { glitter, rippled, water } from '../scenery/water.ts'
import { palette } from '../toolkit/palette.ts'
import { type Scene, SERVICE_WIDTHS, SERVICE_SIZE as size } from './scene.ts'

const WATER_Y = -4
const shore = 800
const plan = {
  from: -2,
  to: 30,
  kind: 'burr',
  width: 5,
  eave: 4.2,
  ridge: 6.6,
  panel: 3.2,
  boards: 'half',
} as const satisfies BridgePlan
const light: Light = {
  toward: [-0.5, 0.5, 0.6],
  sun: '#ffe6bd',
  shade: '#8ea2a8',
  haze: { color: '#e4e8e0', near: 10, far: 55, most: 0.85 },
}

/** Stands in for a picture that cannot be had: one arch leaving its abutment, nothing happening. */
export const serviceFallback: Scene = {
  name: 'fallback',
  path: '/images/services/fallback.jpg',
  ...SERVICE_WIDTHS,
  draw,
}

function draw(): string {
  const camera = createCamera(size, { eye: [-7, -1.6, 14], target: [12, -1.6, -2], fieldOfView: 58, shift: [-40, 190] })
  const outline: readonly Point[] = path([0, shore], [1600, shore], [1600, 1200], [0, 1200])
  const stone = {
    color: palette.stoneShade,
    mortar: palette.stoneDeep,
    course: 0.55,
    z: [-3, 2.9],
    y: [WATER_Y, -0.6],
    layer: bridgeLayers.piers,
  } as const
  const solids = [
    ...coveredBridge({ ...plan, seenFrom: 'left' }, redBridge),
    ...stonePier({ ...stone, seed: 'near', x: [-12, -1.1] }),
    ...stonePier({ ...stone, seed: 'far', x: [29, 36] }),
  ]
  return svgDocument(
    size,
    [
      sky(size, shore, stops([0, '#c5d9d9'], [0.6, '#eceee6'], [1, '#f7ecd6'])),
      sunlight({ at: [1320, 470], radius: 0, color: '#fbe2b4', glow: 800 }),
      hills(
        size,
        { seed: 'quiet far', y: 650, amplitude: 34, shape: t => -70 * t },
        { top: '#c0d3d1', foot: '#f1ecdd', footY: 800 },
      ),
      hills(
        size,
        { seed: 'quiet wood', y: 710, amplitude: 24, crowns: 9 },
        { top: '#a3c0be', foot: '#ece9da', footY: 810 },
      ),
      treeRow({
        seed: 'quiet shore',
        along: path([700, 802], [1640, 802]),
        count: 26,
        heights: [60, 150],
        lightFrom: 1,
        foliage: { shade: '#93b0b0', body: '#a9c1bc', lit: '#e2dfc6' },
      }),
      mistBank(size, shore, 50, '#fbf4e4', 0.9),
      water(outline, stops([0, '#f3ead7'], [0.4, '#a5c6c7'], [1, '#2f7080'])),
      rippled(size, paintSolids(camera, mirrorInWater(solids, WATER_Y), light), {
        waterline: shore,
        outline,
        opacity: 0.65,
        ripple: 11,
      }),
      glitter({ seed: 'quiet', from: [1320, 815], to: [1240, 1190], spread: 220, count: 110 }, '#fff8e6', 0.75),
      mistPatch([1200, 830], 900, 90, '#f3f0e4', 0.6),
      paintSolids(camera, solids, light),
      lightPool([1320, 470], 620, '#ffedc9', 0.35),
      reeds('quiet reeds', path([-10, 1210], [700, 1215]), 160, ['#123a46', '#2b6470', '#7d9a86']),
      vignette(size, '#12333f', 0.22),
      grain(size),
    ].join(''),
  )
}
