import { bridgeFromTheSide } from '../scenery/elevation.ts'
import { redBridge, threeSpans } from '../scenery/moods.ts'
import { lightPool, mistBank, mistPatch } from '../scenery/sky.ts'
import { blurred, linearGradient, path, rectangle, stops } from '../scenery/svg.ts'
import { broadleaf, hemlock, reeds } from '../scenery/trees.ts'
import { type Cover, line, picture, placed, rows, shape, size, times } from './parts-b/frame.ts'
import { flatPier } from './parts-b/stones.ts'
import { quiet } from './parts-b/times-of-day.ts'
import { lockedMailbox, tollCottage } from './parts-b/toll-cottage.ts'
import { river, valley } from './parts-b/valley.ts'

const sun = [520, 260] as const
const HORIZON = 452
const FOG = '#f1ece0'
const DECK = 506
const WATERLINE = 590

export const cover: Cover = { id: 'privacy', svg }

function svg(): string {
  return picture(
    [
      valley({ seed: 'fog river', time: quiet, horizon: HORIZON, sun, disc: 46, form: t => 50 * Math.sin(t * 5 + 2) }),
      fog(HORIZON - 120, 130, 0.75),
      river({ time: quiet, horizon: HORIZON, sun, sparkle: 50 }),
      shape('M-10,500C50,498 110,504 136,512C160,540 180,570 230,598H-10Z', '#b7c7bd'),
      bridge(),
      fog(HORIZON + 60, 110, 0.55),
      fog(WATERLINE, 120, 0.75),
      mistPatch([380, 500], 900, 130, FOG, 0.9),
      farShore(),
      bank(),
      road(),
      shape('M1030,742C1160,726 1480,726 1610,748C1480,770 1100,772 960,742Z', '#5f7a78', 'opacity="0.35"'),
      smoke(),
      lightPool([1474, 620], 150, '#ffdf9f', 0.3),
      placed(tollCottage(), 1322, 742),
      hedge(),
      mistPatch([1460, 760], 900, 90, FOG, 0.7),
      mistPatch([700, 700], 700, 110, FOG, 0.75),
      fence(),
      shape('M838,848C868,838 948,840 978,850C948,862 868,862 838,848Z', '#3f5f60', 'opacity="0.4"'),
      placed(lockedMailbox(), 900, 850, 0, 0.9),
      reeds('fog left', path([-10, 908], [560, 908]), 110, ['#5b7f7e', '#7d9a90', '#47706f']),
      reeds('fog right', path([1180, 908], [1610, 908]), 70, ['#5b7f7e', '#7d9a90', '#47706f']),
      fog(560, 200, 0.22),
    ],
    '#3a5a60',
    0.28,
  )
}

function fog(y: number, thickness: number, opacity: number): string {
  return mistBank(size, y, thickness, FOG, opacity)
}

/** The covered bridge, of which the fog leaves only the shape. */
function bridge(): string {
  const piers = [0, 1, 2, 3].map(i =>
    flatPier({
      seed: `fog ${i}`,
      x: [116 + i * 240, 152 + i * 240],
      y: [DECK + 10, WATERLINE],
      color: '#e9e5d8',
      batter: 6,
      course: 18,
    }),
  )
  const house = bridgeFromTheSide(size, {
    at: [130, DECK],
    width: 720,
    plan: { ...threeSpans, boards: 'window band' },
    look: redBridge,
    light: quiet.light,
    haze: { color: '#e6e2d6', share: 0.5 },
  })
  return `<g opacity="0.85">${piers.join('')}${house}</g>`
}

function farShore(): string {
  const foliage = { shade: '#b3c5c0', body: '#c1cfc8', lit: '#dad9c6' }
  const trees = rows([985, 130], [1050, 190], [1120, 165], [1545, 230], [1600, 190]).map(([x, height], i) =>
    (i % 2 ? hemlock : broadleaf)({ seed: `fog tree ${i}`, at: [x, 540], height, lightFrom: -1, foliage }),
  )
  return `<g opacity="0.9">${trees.join('')}</g>`
}

function bank(): string {
  const earth = linearGradient([0, 500], [0, 900], stops([0, '#cfd3be'], [0.35, '#9db39f'], [1, '#47706f']))
  return (
    earth.defs +
    shape('M1610,520C1400,506 1050,500 846,508C800,540 740,590 650,640C540,700 360,790 120,910H1610Z', earth.fill) +
    line('M846,508C800,540 740,590 650,640C540,700 360,790 120,910', '#e9e4d2', 4, 'opacity="0.7"')
  )
}

/** From the bridge, past the house, to the viewer. */
function road(): string {
  const dust = linearGradient([0, 560], [0, 900], stops([0, '#e9dfc8'], [1, '#c9b48f']))
  return (
    dust.defs +
    shape(
      'M846,512C900,530 880,590 800,660C700,746 520,820 420,910H800C810,850 850,800 900,740C940,690 960,640 950,590C944,556 920,520 880,506Z',
      dust.fill,
    ) +
    line('M864,512C920,545 910,610 850,680C770,766 640,830 590,906', '#b59f7a', 5, 'opacity="0.35"')
  )
}

function smoke(): string {
  const puffs = times(
    7,
    i =>
      `<ellipse cx="${1476 + i * 9 + (i % 2) * 10}" cy="${256 - i * 30}" rx="${13 + i * 6}" ry="${15 + i * 3}" fill="#ffffff" opacity="${(0.6 - i * 0.07).toFixed(2)}"/>`,
  )
  return blurred(puffs.join(''), 7)
}

function hedge(): string {
  const foliage = { shade: '#5b837d', body: '#78998c', lit: '#c6cba4' }
  return [1100, 1166, 1424, 1500, 1566]
    .map((x, i) => broadleaf({ seed: `hedge ${i}`, at: [x, 770], height: 78 + (i % 2) * 14, lightFrom: -1, foliage }))
    .join('')
}

/** Pickets between the house and the road, with the gate closed. */
function fence(): string {
  const pickets = times(16, i => {
    const x = 1120 + i * 33
    return shape(`M${x - 8},812V744L${x},732L${x + 8},744V812Z`, i % 2 ? '#f7f2e6' : '#ece5d5')
  })
  const rails = [758, 792].map(y => rectangle(1108, y, { width: 560, height: 9 }, '#e3dac7'))
  return rails.join('') + pickets.join('')
}
