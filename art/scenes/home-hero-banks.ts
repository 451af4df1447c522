import { type Camera, corners, type Vec3 } from '../scenery/camera.ts'
import { mix } from '../scenery/color.ts'
import { foliage } from '../scenery/moods.ts'
import { toOutline } from '../scenery/paint-solids.ts'
import { plants } from '../scenery/plant.ts'
import { linearGradient, path, polygon, stops, stroke } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { createRandom } from '../toolkit/random.ts'

export const WATER_Y = -6

export const haze = '#eeece2'

/** Where the river bends behind the bridge: a wooded bank. */
export function bend(camera: Camera): string {
  const shore: readonly Vec3[] = corners(
    [98, WATER_Y, 0],
    [90, WATER_Y, -12],
    [78, WATER_Y, -32],
    [56, WATER_Y, -62],
    [16, WATER_Y, -112],
    [90, WATER_Y + 3, -112],
    [150, 0, -20],
    [140, -0.5, 0],
  )
  const ground = linearGradient([1200, 880], [2400, 960], stops([0, '#d3d8c2'], [0.6, '#a3b79d'], [1, '#7fa093']))
  const random = createRandom('bend')
  const trees = Array.from({ length: 34 }, (_, i) => {
    const t = (i / 33) ** 1.4
    const depth = random.between(3, 22)
    const fade = 0.25 + t * 0.55
    const tone = (color: string) => mix(color, haze, Math.min(0.85, fade))
    return {
      seed: `bend ${i}`,
      at: [92 - t * 74 + depth, WATER_Y + 1 + depth * 0.12, -14 - t * 92 - depth * 0.5] as const,
      metres: random.between(9, 16),
      kind: random.next() < 0.25 ? ('hemlock' as const) : ('broadleaf' as const),
      foliage: { shade: tone(foliage.dawn.shade), body: tone(foliage.dawn.body), lit: tone('#e3cf9d') },
    }
  })
  return ground.defs + polygon(toOutline(camera, shore), ground.fill) + plants(camera, 1, trees)
}

/** The bank where we stand: the road into the bridge, a fence, a tree against the sun, and reeds. */
export function nearBank(): string {
  const ground = linearGradient([1980, 960], [2180, 1350], stops([0, '#a9b08a'], [0.18, '#5d8a7e'], [1, '#15414d']))
  const bank = `<path d="M1560,1350C1680,1330 1800,1300 1880,1262C1960,1222 1985,1120 2010,1040C2020,1000 2040,972 2090,966C2200,958 2300,960 2400,950V1350Z" fill="${ground.fill}"/>`
  const road = `<path d="M1960,958C2060,952 2180,962 2400,1010V1064C2260,1010 2120,980 1965,972Z" fill="#e9d9b6"/>`
  const posts = Array.from({ length: 9 }, (_, i) => {
    const [x, y, tall] = [2052 + i * i * 4.4 + i * 10, 982 + i * i * 1.5, 34 + i * 6]
    return stroke(path([x, y], [x, y - tall]), '#3c5a56', 5 + i * 0.5)
  })
  const rails = [0.4, 0.8].map(up =>
    stroke(path([2040, 982 - 34 * up], [2150, 998 - 48 * up], [2420, 1090 - 84 * up]), '#4a6962', 5),
  )
  return [
    broadleaf({
      seed: 'oak',
      at: [2330, 985],
      height: 560,
      lightFrom: 1,
      foliage: { shade: '#3d6a6c', body: '#5c8580', lit: '#d8c592' },
    }),
    ground.defs + bank + road,
    rails.join('') + posts.join(''),
    reeds('near', path([1580, 1356], [2420, 1330]), 150, ['#123a46', '#1d4a55', '#2b6470', '#7d9a86']),
  ].join('')
}
