import { createCamera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import type { Person } from '../scenery/figure.ts'
import { personShadow } from '../scenery/person.ts'
import { lightPool, mistBank } from '../scenery/sky.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { linearGradient, path, stops } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { arcade } from './parts-b/arches.ts'
import { type Cover, line, picture, placed, rows, shape, size, times } from './parts-b/frame.ts'
import { scribe } from './parts-b/hands.ts'
import { dawn } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const horizon = 430
const sun = [1010, 250] as const
const camera = createCamera(size, { eye: [20, 13, 60], target: [34, 13, 0], fieldOfView: 60, shift: [0, -60] })
const light = {
  ...dawn.light,
  toward: [-0.6, 0.6, 0.5] as const,
  haze: { color: '#f1ead6', near: 60, far: 190, most: 0.8 },
}

export const cover: Cover = { id: 'blog-8', svg }

function svg(): string {
  const bridge = arcade({ from: 6, to: 230, spans: 16, z: [-3, 3], y: [-4, 2, 9], color: '#e6dccb', pier: 2.4 })
  return picture([
    valley({
      seed: 'milestones',
      time: dawn,
      horizon,
      sun,
      disc: 46,
      form: t => 110 * (t - 0.6) ** 2 * 3 - 60,
      trees: [24, 60],
    }),
    river({ time: dawn, horizon, sun, mirrored: paintSolids(camera, mirrorInWater(bridge, -4), light), sparkle: 90 }),
    paintSolids(camera, bridge, light),
    mistBank(size, 560, 46, '#fdf3dc', 0.75),
    ground(dawn, 'M0,470C120,440 260,418 372,424C470,430 540,470 660,560C820,680 1020,780 1600,806V900H0Z', 420),
    broadleaf({ seed: 'road oak', at: [96, 540], height: 420, lightFrom: 1, foliage: dawn.nearTrees }),
    road(),
    stones(),
    personShadow(surveyor, -0.9, 0.2, '#16323a', 0.35),
    lightPool([960, 700], 320, '#ffe3a8', 0.35),
    scribe(surveyor),
    reeds('verge', path([-10, 908], [360, 908]), 120, dawn.reeds),
    reeds('verge right', path([1050, 908], [1610, 908]), 130, dawn.reeds),
  ])
}

/** From the bridge head down to the feet of the viewer. */
function road(): string {
  const dust = linearGradient([0, 430], [0, 900], stops([0, '#f3e2bd'], [1, '#c0a474']))
  return (
    dust.defs +
    shape(
      'M380,428C470,446 484,470 478,500C466,560 420,640 300,900H900C790,720 600,590 548,520C520,486 500,456 430,428Z',
      dust.fill,
    ) +
    line('M490,540C476,640 470,760 500,900M520,550C600,660 690,780 740,900', '#a98c5e', 6, 'opacity="0.35"')
  )
}

/** Four of them, one for each date; every stone carries its count in notches. */
function stones(): string {
  const places: readonly (readonly [number, number, number])[] = rows(
    [556, 500, 0.24],
    [636, 560, 0.4],
    [764, 654, 0.66],
    [980, 806, 1.1],
  )
  return places.map(([x, y, scale], i) => placed(milestone(4 - i), x, y, 0, scale)).join('')
}

function milestone(notches: number): string {
  const face = linearGradient([-60, 0], [70, 0], stops([0, '#fff6e2'], [1, '#d0c4ae']))
  const marks = times(notches, i => line(`M${-24},${-132 + i * 24}h48`, '#85301b', 10))
  return [
    '<ellipse cx="40" cy="2" rx="120" ry="15" fill="#16323a" opacity="0.3"/>',
    shape('M-62,0V-128C-62,-178 -34,-204 4,-204C42,-204 84,-178 84,-128V0Z', '#8f8674'),
    face.defs + shape('M-66,2V-128C-66,-176 -38,-200 -2,-200C34,-200 62,-176 62,-128V2Z', face.fill),
    line('M-64,-128C-64,-174 -37,-198 -2,-198C16,-198 32,-192 44,-181', '#ffffff', 4),
    line('M-40,-30l14,-9M10,-46l20,8M20,-18l16,-4M-34,-76l10,6', '#b8ad98', 3),
    shape(
      'M-84,4C-76,-18 -60,-12 -52,-22C-44,-8 -30,-14 -22,2ZM34,4C40,-14 56,-10 66,-24C72,-8 88,-12 94,4Z',
      '#2f6468',
    ),
    marks.join(''),
  ].join('')
}

const surveyor: Person = {
  at: [330, 846],
  height: 400,
  pose: 'reading',
  facing: 1,
  clothes: clothes.teal,
  headwear: 'brim',
  cut: 'coat',
  rim: { color: '#fff0cf', from: 1, width: 4 },
}
