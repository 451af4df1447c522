import { createCamera } from '../scenery/camera.ts'
import { bridgeLayers } from '../scenery/covered-bridge.ts'
import { crew } from '../scenery/crew.ts'
import { grain, vignette } from '../scenery/grain.ts'
import { hills } from '../scenery/hills.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import { cloudBanks, lightPool, mistBank, mistPatch, sky, sunlight } from '../scenery/sky.ts'
import { beam, mirrorInWater } from '../scenery/solids.ts'
import { linearGradient, type Point, path, stops, svgDocument } from '../scenery/svg.ts'
import { broadleaf, reeds, treeRow } from '../scenery/trees.ts'
import { glitter, rippled, water } from '../scenery/water.ts'
import { bridge, GAP, stones, WATER_Y } from './ai-readiness-and-adoption-bridge.ts'
import { front, team } from './ai-readiness-and-adoption-crew.ts'
import { type Scene, SERVICE_WIDTHS, SERVICE_SIZE as size } from './scene.ts'

const shore = 690

const light: Light = {
  toward: [-0.15, 0.8, 0.25],
  sun: '#ffe7bd',
  shade: '#8796a0',
  haze: { color: '#dfe6df', near: 16, far: 60, most: 0.5 },
}

export const aiReadinessAndAdoption: Scene = {
  name: 'ai-readiness-and-adoption',
  path: '/images/services/ai-readiness-and-adoption.jpg',
  ...SERVICE_WIDTHS,
  draw,
}

function draw(): string {
  const camera = createCamera(size, { eye: [9, 4.6, 21], target: [9, 4.6, 0], fieldOfView: 62, shift: [0, -30] })
  const outline: readonly Point[] = path([0, shore], [1600, shore], [1600, 1200], [0, 1200])
  const solids = [...bridge(), ...stones()]
  const sun: Point = [846, 492]
  return svgDocument(
    size,
    [
      sky(size, shore, stops([0, '#a9cacd'], [0.5, '#dfe7dd'], [1, '#fbeed2'])),
      cloudBanks(size, { seed: 'morning', from: 60, to: 360, count: 10 }, '#ffffff', 0.5),
      sunlight({ at: sun, radius: 46, color: '#ffe3a8', glow: 640 }),
      hills(
        size,
        { seed: 'blue', y: 560, amplitude: 36, shape: t => 160 * Math.sin(t * Math.PI) - 120 },
        { top: '#b7cfcf', foot: '#f3ead4', footY: 700 },
      ),
      hills(
        size,
        { seed: 'woods', y: 620, amplitude: 24, shape: t => 130 * Math.sin(t * Math.PI) - 110, crowns: 12 },
        { top: '#8fb0ae', foot: '#e6e6d6', footY: 720 },
      ),
      treeRow({
        seed: 'shore',
        along: path([-40, 700], [1640, 700]),
        count: 40,
        heights: [60, 150],
        lightFrom: 1,
        foliage: { shade: '#7da09f', body: '#98b5ad', lit: '#e0dbb6' },
      }),
      mistBank(size, 695, 46, '#fdf3dc', 0.9),
      water(outline, stops([0, '#f4ead2'], [0.35, '#9cc0c0'], [1, '#1c5a6c'])),
      rippled(size, paintSolids(camera, mirrorInWater(solids, WATER_Y), light), {
        waterline: shore,
        outline,
        opacity: 0.55,
        ripple: 9,
      }),
      glitter({ seed: 'gap', from: [846, 720], to: [850, 1190], spread: 190, count: 170 }, '#fff4d6', 0.85),
      mistPatch([300, 960], 900, 90, '#e9efe8', 0.5),
      paintSolids(
        camera,
        solids.filter(face => face.layer < bridgeLayers.traffic),
        light,
      ),
      crew(camera, team),
      paintSolids(
        camera,
        beam([GAP[0] - 0.5, 0.72, 0.3], [GAP[1] + 0.6, 0.72, 0.3], { width: 0.32, height: 0.09, color: '#e6bd83' }),
        light,
      ),
      crew(camera, front),
      paintSolids(
        camera,
        solids.filter(face => face.layer >= bridgeLayers.traffic),
        light,
      ),
      lightPool(sun, 330, '#fff0c9', 0.5),
      banks(),
      vignette(size, '#12333f', 0.28),
      grain(size),
    ].join(''),
  )
}

function banks(): string {
  const ground = linearGradient([0, 700], [0, 1200], stops([0, '#8aa286'], [0.3, '#42706c'], [1, '#113540']))
  const left = 'M0,770C60,760 120,790 150,850C175,930 190,1000 260,1060C340,1120 470,1160 560,1200H0Z'
  const right = 'M1600,770C1540,760 1490,790 1455,850C1425,930 1420,1010 1340,1070C1250,1130 1150,1160 1060,1200H1600Z'
  const tones = { shade: '#23525a', body: '#3f7472', lit: '#c2bd8c' }
  return [
    broadleaf({ seed: 'left oak', at: [20, 800], height: 470, lightFrom: 1, foliage: tones }),
    broadleaf({ seed: 'right oak', at: [1590, 800], height: 430, lightFrom: -1, foliage: tones }),
    ground.defs,
    `<path d="${left}" fill="${ground.fill}"/><path d="${right}" fill="${ground.fill}"/>`,
    reeds('left', path([-10, 1208], [520, 1208]), 120, ['#0f303b', '#1d4d56', '#7d9a86']),
    reeds('right', path([1100, 1208], [1610, 1208]), 120, ['#0f303b', '#1d4d56', '#7d9a86']),
  ].join('')
}
