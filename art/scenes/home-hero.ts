import { createCamera } from '../scenery/camera.ts'
import { bridgeLayers, coveredBridge } from '../scenery/covered-bridge.ts'
import { grain } from '../scenery/grain.ts'
import { hills } from '../scenery/hills.ts'
import { stonePier } from '../scenery/masonry.ts'
import { redBridge, threeSpans } from '../scenery/moods.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import { person } from '../scenery/person.ts'
import { cloudBanks, lightPool, mistBank, mistPatch, sky, sunlight } from '../scenery/sky.ts'
import { box, type Face, mirrorInWater } from '../scenery/solids.ts'
import { group, type Point, path, rectangle, stops, svgDocument } from '../scenery/svg.ts'
import { treeRow } from '../scenery/trees.ts'
import { glitter, rippled, water } from '../scenery/water.ts'
import { palette } from '../toolkit/palette.ts'
import { bend, haze, nearBank, WATER_Y } from './home-hero-banks.ts'
import type { Scene } from './scene.ts'

export const size = { width: 2400, height: 1350 }

const horizon = 850

const farShore = 886

/** The part that phones see. */
export const tall = { width: 1080, height: 1440 }
export const tallCorner: Point = [1060, size.height - tall.height]

export const homeCamera = createCamera(size, {
  eye: [126, 1.8, 46],
  target: [72, 1.8, 0],
  fieldOfView: 54,
  shift: [0, horizon - size.height / 2],
})

const SKY_TOP = '#dde8e7'

const light: Light = {
  toward: [0.78, 0.42, 0.42],
  sun: '#ffdfae',
  shade: '#869fa8',
  haze: { color: haze, near: 50, far: 165, most: 0.92 },
}

/** Little grain at a high quality: AVIF makes a woven pattern of more grain in so wide a sky. */
const film = 0.1
const quality = 72

export const homeHero: Scene = {
  name: 'home',
  path: '/images/hero/home.jpg',
  width: 1600,
  widths: [640, 1080, 1600, 2400],
  quality,
  draw: () => svgDocument(size, valley() + grain(size, film)),
}

/** For phones: nearer to the right bank, with more sky above. */
export const homeHeroTall: Scene = {
  name: 'home-tall',
  path: '/images/hero/home-tall.jpg',
  width: 1080,
  widths: [480, 740, 1080],
  quality,
  draw: () => {
    const above = rectangle(tallCorner[0], tallCorner[1], { width: tall.width, height: 100 }, SKY_TOP)
    const specks = group(grain(tall, film), `transform="translate(${tallCorner.join(' ')})"`)
    return svgDocument(tall, above + valley() + specks, tallCorner)
  },
}

function valley(): string {
  const camera = homeCamera
  const solids = [...coveredBridge(threeSpans, redBridge), ...piers()]
  const outline: readonly Point[] = path([0, farShore], [2400, farShore], [2400, 1350], [0, 1350])
  const mirrored = paintSolids(camera, mirrorInWater(solids, WATER_Y), light)
  return [
    distance(),
    water(outline, stops([0, '#f6ead5'], [0.22, '#bcd2d0'], [0.6, '#5d98a4'], [1, '#235d70'])),
    rippled(size, mirrored, { waterline: farShore, outline, opacity: 0.75, ripple: 12 }),
    glitter({ seed: 'sun', from: [1760, 930], to: [1500, 1340], spread: 420, count: 220 }, '#fff2d8', 0.75),
    mistBank(size, farShore + 4, 46, '#fdf4e2', 0.8),
    bend(camera),
    paintSolids(camera, solids, light),
    mistPatch([330, 915], 900, 130, haze, 0.95),
    mistPatch([960, 960], 800, 60, haze, 0.6),
    person({
      at: camera.project([100.6, -0.3, 0.4]),
      height: 84,
      pose: 'walking',
      facing: -1,
      tool: { kind: 'lantern' },
      headwear: 'brim',
      cut: 'coat',
      clothes: { coat: '#17404c', trousers: '#102f39', skin: '#8a5a44', hat: '#102f39' },
      rim: { color: '#ffe6bb', from: 1 },
    }),
    nearBank(),
    lightPool([2290, 470], 900, '#ffdf9f', 0.5),
  ].join('')
}

function distance(): string {
  return [
    sky(size, horizon, stops([0, SKY_TOP], [0.42, '#f1f1ea'], [1, '#fdeed3'])),
    cloudBanks(size, { seed: 'dawn', from: 130, to: 600, count: 10 }, '#ffffff', 0.45),
    sunlight({ at: [2290, 440], radius: 0, color: '#fbd7a0', glow: 1250 }),
    hills(
      size,
      { seed: 'far', y: 720, amplitude: 40, shape: t => -200 * t },
      { top: '#cfdddb', foot: haze, footY: 840 },
    ),
    hills(
      size,
      { seed: 'middle', y: 790, amplitude: 34, shape: t => -250 * t * t, crowns: 8 },
      { top: '#b3caca', foot: '#f3ecdc', footY: 880 },
    ),
    hills(
      size,
      { seed: 'near hill', y: 900, amplitude: 24, shape: t => 60 - 420 * Math.max(0, t - 0.3) ** 1.3, crowns: 14 },
      { top: '#8fb0b1', foot: '#e6e3d2', footY: 900 },
    ),
    mistBank(size, 850, 80, '#fbf3e2', 0.85),
    treeRow({
      seed: 'left bank',
      along: path([-40, farShore - 2], [620, farShore]),
      count: 22,
      heights: [40, 105],
      lightFrom: 1,
      foliage: { shade: '#a3bdbe', body: '#b6cbc9', lit: '#e4e4d2' },
      hemlocks: 0.2,
    }),
  ].join('')
}

function piers(): readonly Face[] {
  const look = { color: palette.stoneShade, mortar: palette.stoneDeep, course: 0.7, layer: bridgeLayers.piers }
  const at = (from: number, to: number): readonly Face[] =>
    stonePier({ ...look, seed: `pier ${from}`, x: [from, to], z: [-2.9, 2.9], y: [WATER_Y, -0.6] })
  // The road runs in level with the deck; without it the ends of the floor beams show in the opening.
  const sill = box([96.06, -0.62, -2.4], [102.4, 0, 2.4], { color: '#e0cfa8', layer: bridgeLayers.ends + 0.5 })
  return [at(-7, 0.9), ...(threeSpans.piers ?? []).map(x => at(x - 1.3, x + 1.3)), at(95.1, 104), sill].flat()
}
