import { createCamera, type Vec3 } from '../scenery/camera.ts'
import { clothes, crew } from '../scenery/crew.ts'
import { stonePier } from '../scenery/masonry.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { mistPatch } from '../scenery/sky.ts'
import { beam, mirrorInWater } from '../scenery/solids.ts'
import { rippled } from '../scenery/water.ts'
import { picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { moods } from './parts/mood.ts'
import { line, propAt, shape } from './parts/prop.ts'
import { seriesBridge, seriesSeed } from './parts/series.ts'
import { plankWay, railing } from './parts/timber.ts'
import { woodedShore } from './parts/woods.ts'

const mood = moods.morning
const place = { seed: seriesSeed, mood, horizon: 330, sun: [360, 190], disc: 42, shore: 372 } as const
const deck = seriesBridge.deck
const CROSSING = -3.4
const light = { ...mood.light, haze: { color: mood.haze, near: 14, far: 40, most: 0.6 } }

/** Part 1: one stone pier and a footbridge; from its middle the planks go on in four directions. */
export const cover: Cover = { id: 'blog-21', svg: draw }

function draw(): string {
  const camera = createCamera(size, {
    eye: [1.1, deck + 3, 6.4],
    target: [1.1, deck + 3, -10],
    fieldOfView: 62,
    shift: [0, -130],
  })
  const solids = [...ways(), ...pier()]
  return picture(
    place,
    valley(place),
    woodedShore('part 1', mood, [-40, 384], [1640, 384], 30, 90),
    mistPatch([800, 400], 1500, 120, mood.haze, 0.7),
    rippled(size, paintSolids(camera, mirrorInWater(solids, 0), light), {
      waterline: 380,
      outline: riverOutline(372),
      opacity: 0.55,
    }),
    paintSolids(camera, solids, light),
    propAt(camera, [1.1, deck, CROSSING + 0.2], signpost(), 1.1),
    crew(camera, [
      {
        at: [-0.2, deck, CROSSING + 1.3],
        pose: 'resting',
        facing: 1,
        clothes: clothes.oxide,
        cut: 'coat',
        headwear: 'brim',
        metres: 1.9,
        rim: { color: mood.glow, from: -1 },
      },
    ]),
  )
}

function ways() {
  const directions = [-58, -20, 20, 58]
  const here: Vec3 = [0.5, deck, CROSSING]
  const onward = directions.flatMap((degrees, index) => {
    const angle = (degrees * Math.PI) / 180
    const along = (metres: number): Vec3 => [
      here[0] + Math.sin(angle) * metres,
      deck,
      here[2] - Math.cos(angle) * metres,
    ]
    const way = { seed: `way ${index}`, width: 1.3, color: '#b9946a', layer: 1 }
    const gaps = (share: number) => share < 0.62 || Math.floor(share * 23 + index) % 3 !== 0
    const trestles = [4.2, 6.4].flatMap(metres => {
      const [x, , z] = along(metres)
      return [-0.5, 0.5].flatMap(side =>
        beam([x + side * 1.3, -0.5, z], [x + side, deck - 0.3, z], { width: 0.16, height: 0.16, color: '#7a6047' }),
      )
    })
    return [...trestles, ...plankWay({ ...way, from: along(1.5), to: along(9), keep: gaps })]
  })
  const platform = plankWay({
    seed: 'platform',
    from: [0.5, deck, CROSSING + 2.4],
    to: [0.5, deck, CROSSING - 1.4],
    width: 4,
    color: '#c39d70',
    layer: 2,
  })
  const approach = plankWay({
    seed: 'approach',
    from: [0.5, deck, 6],
    to: [0.5, deck, CROSSING + 2.4],
    width: 2.2,
    color: '#c39d70',
    layer: 3,
  })
  const rails = [-0.6, 1.6].flatMap(x =>
    railing({ from: [x, deck, 6], to: [x, deck, CROSSING + 2.5], height: 1, color: '#85301b', layer: 4, panel: 1.6 }),
  )
  return [...onward, ...platform, ...approach, ...rails]
}

/** The first pier of the bridge to come. */
function pier() {
  const look = { color: seriesBridge.color, mortar: seriesBridge.mortar, course: 0.5, layer: 0 }
  return stonePier({
    ...look,
    seed: 'first pier',
    x: [-1.6, 2.6],
    z: [CROSSING - 1.2, CROSSING + 2.2],
    y: [-0.4, deck - 0.35],
  })
}

function signpost(): string {
  const arm = (y: number, side: number, tilt: number, fill: string) =>
    `<g transform="translate(0 ${y}) rotate(${tilt}) scale(${side} 1)">${shape('M-12,-13H78L94,0L78,13H-12Z', fill)}${shape('M-12,-13H78L81,-10H-12Z', '#ffffff', 'opacity="0.4"')}${line('M6,0H62', '#10303c', 3, 'opacity="0.35"')}</g>`
  return [
    shape('M-7,0V-250L0,-260L7,-250V0Z', '#6b4a35'),
    arm(-228, -1, 6, '#a63d24'),
    arm(-200, 1, -10, '#f0b56b'),
    arm(-168, -1, -8, '#2b7a8b'),
    arm(-138, 1, 7, '#f7f4ee'),
  ].join('')
}
